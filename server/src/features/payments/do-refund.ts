// Gives refunds to their providers, by a key of ours so that the money goes back once, and writes what they said, then or days later (product §7 Payment).
import { type Db, inTransaction } from '../../platform/db/db.ts';
import type { Log } from '../../platform/log.ts';
import { askInTurn } from '../../platform/outside/payments/ask-in-turn.ts';
import {
  GatewayRefusal,
  type RefundNotice,
  type RefundState,
} from '../../platform/outside/payments/payment-gateway.ts';
import { readPaymentSecret } from '../../platform/outside/payments/payment-secrets.reads.ts';
import type { Shop } from '../../platform/shop.ts';
import { keyAtProvider } from './attempt-keys.rules.ts';
import { endRefund, notePending, type OpenRefund, takePendingRefunds } from './captures.store.ts';
import { findRefundAtProvider, readOpenRefund } from './payments.reads.ts';

const AT_ONCE = 50;

/** Does the job of one refund, or asks how it stands; throws while the provider is away, so that the outbox tries again. */
export async function doRefund(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const refund = await readOpenRefund(shop.db, Number(facts['refundId']));
  if (refund) await writeState(shop.db, refund, await askProvider(shop, refund));
}

/** Asks about every refund that is pending at its provider; one provider's outage keeps no other waiting. */
export async function lookAtRefunds(shop: Shop, log: Pick<Log, 'warn'>): Promise<void> {
  const { db } = shop;
  const pending = await inTransaction(db, (trx) => takePendingRefunds(trx, AT_ONCE));
  await askInTurn(pending, {
    read: (id) => readOpenRefund(db, id),
    ask: (refund) => askProvider(shop, refund),
    apply: (refund, state) => writeState(db, refund, state),
    away: new Set(),
    log,
  });
}

/** Hears what a provider says of a refund by itself; of one that is none of the shop's, nothing. */
export async function hearRefund(db: Db, provider: string, notice: RefundNotice): Promise<void> {
  const refund = await findRefundAtProvider(db, provider, notice.refundRef);
  if (refund) await writeState(db, refund, notice.refund);
}

async function writeState(db: Db, refund: OpenRefund, state: RefundState): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (state.is === 'pending') await notePending(trx, refund.id, state.refundRef);
    else if (state.is === 'done') await endRefund(trx, refund, { as: 'done', refundRef: state.refundRef });
    else await endRefund(trx, refund, { as: 'failed', failure: state.failure });
  });
}

async function askProvider({ gateways, db }: Shop, refund: OpenRefund): Promise<RefundState> {
  const { provider, captureRef, refundRef } = refund;
  const gateway = gateways.named(provider);
  if (!gateway || !captureRef) throw new Error(`nobody can give back what ${provider} took`);
  // Asked again by its key, a provider repeats its first answer; how the refund stands now it says by its number.
  if (refundRef !== null) return await orFailed(gateway.refundState(refundRef));
  const { id, amountMinor, currency } = refund;
  const key = keyAtProvider(await readPaymentSecret(db, 'returns'), 'refund', id);
  return await orFailed(gateway.refund({ captureRef, amountMinor, currency, key }));
}

// A clear no, also of a provider that does not know the refund any more, ends this try.
async function orFailed(asking: Promise<RefundState>): Promise<RefundState> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof GatewayRefusal) return { is: 'failed', failure: error.message };
    throw error;
  }
}
