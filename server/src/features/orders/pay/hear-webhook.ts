// Hears a provider's webhook: signed by it, each notice once, and safe to be sent again (product §7 Payment).
import type { HearWebhook } from '../../../platform/http/serve-payments.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import type { PaymentNotice, ProviderName } from '../../../platform/outside/payments/payment-gateway.ts';
import type { Shop } from '../../../platform/shop.ts';
import { attempts, hearRefund, payments } from '../../payments/index.ts';
import { applyPayment } from './apply-payment.ts';
import { settleAttempt } from './settle-attempt.ts';

/** What the webhook path does with a call. */
export const makeHearWebhook =
  (shop: Shop): HearWebhook =>
  async (provider, call) => {
    const gateway = shop.gateways.named(provider);
    const notices = gateway ? await gateway.readWebhook(call) : null;
    if (!gateway || notices === null) return false;
    for (const notice of notices)
      if ('refund' in notice) await hearRefund(shop.db, gateway.name, notice);
      else await hearNotice(shop, gateway.name, notice);
    return true;
  };

async function hearNotice(shop: Shop, provider: ProviderName, notice: PaymentNotice): Promise<void> {
  const { eventId, providerRef, state } = notice;
  const attempt = await payments.findAtProvider(shop.db, provider, providerRef);
  const heard = { provider, eventId, attemptId: attempt?.id ?? null, says: state.is };
  if (!attempt) return void (await inTransaction(shop.db, (trx) => attempts.noteNotice(trx, heard)));
  // Asked first and noted after: an outage meanwhile has the provider send it again.
  if (state.is === 'live' && attempt.status === 'live') await settleAttempt(shop, attempt);
  await applyPayment(shop.db, attempt, state, (trx) => attempts.noteNotice(trx, heard));
}
