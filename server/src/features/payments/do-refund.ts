// Gives one refund to its provider, by a key of ours so that the money goes back once, and writes what it said (product §7 Payment).
import { inTransaction } from '../../platform/db/db.ts';
import { GatewayRefusal, type RefundState } from '../../platform/outside/payments/payment-gateway.ts';
import { readPaymentSecret } from '../../platform/outside/payments/payment-secrets.reads.ts';
import type { Shop } from '../../platform/shop.ts';
import { keyAtProvider } from './attempt-keys.rules.ts';
import { endRefund, type OpenRefund } from './captures.store.ts';
import { readOpenRefund } from './payments.reads.ts';

/** Does the job of one refund; throws while the provider is away or still thinking, so that the outbox tries again. */
export async function doRefund(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const refund = await readOpenRefund(shop.db, Number(facts['refundId']));
  if (!refund) return;
  const state = await askProvider(shop, refund);
  if (state.is === 'pending') throw new Error(`the refund ${refund.id} is pending at ${refund.provider}`);
  const end =
    state.is === 'done'
      ? { as: 'done' as const, refundRef: state.refundRef }
      : { as: 'failed' as const, failure: state.failure };
  await inTransaction(shop.db, (trx) => endRefund(trx, refund, end));
}

async function askProvider({ gateways, db }: Shop, refund: OpenRefund): Promise<RefundState> {
  const { id, provider, captureRef, amountMinor, currency } = refund;
  const gateway = gateways.named(provider);
  if (!gateway || !captureRef) throw new Error(`nobody can give back what ${provider} took`);
  const key = keyAtProvider(await readPaymentSecret(db, 'returns'), 'refund', id);
  try {
    return await gateway.refund({ captureRef, amountMinor, currency, key });
  } catch (error) {
    if (error instanceof GatewayRefusal) return { is: 'failed', failure: error.message };
    throw error;
  }
}
