// Pays a demo order at the built-in test provider, as its pay page does, and tells the shop (product §7 Payment).
import { applyPayment } from '@outrigger/server/src/features/orders/pay/apply-payment.ts';
import { lockOrder } from '@outrigger/server/src/features/orders/life/order-moves.store.ts';
import { attempts } from '@outrigger/server/src/features/payments/index.ts';
import { inTransaction, type Db } from '@outrigger/server/src/platform/db/db.ts';
import { readPaymentSecret } from '@outrigger/server/src/platform/outside/payments/payment-secrets.reads.ts';
import { makeTestGateway } from '@outrigger/server/src/platform/outside/payments/test-provider/test-gateway.ts';
import { endTestPayment } from '@outrigger/server/src/platform/outside/payments/test-provider/test-payments.store.ts';
import type { PlacedOrder } from './place-plan.ts';

/** Opens one attempt over all that is due, pays it there, and hears of it. */
export async function payPlan(db: Db, { orderNo, plan }: PlacedOrder): Promise<void> {
  const gateway = makeTestGateway(db);
  const method = plan.paymentMethod === 'card' ? 'card' : 'wallet';
  const secret = await readPaymentSecret(db, 'returns');
  const attempt = await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, { orderNo, companyId: null });
    if (!order) throw new Error('the order is gone');
    const { id: orderId, companyId, dueMinor: amountMinor, currency } = order;
    const bound = { orderId, companyId, amountMinor, currency, provider: 'test', method } as const;
    return await attempts.openAttempt(trx, bound, secret);
  });
  const { amountMinor, currency } = attempt;
  const key = `demo-${orderNo}`;
  const opened = { key, amountMinor, currency, method, orderNo, language: 'en', returnUrl: '/pay/return' } as const;
  const started = await gateway.start(opened);
  await inTransaction(db, (trx) => attempts.noteStarted(trx, attempt.id, started));
  await endTestPayment(db, started.providerRef, { as: 'paid', notices: 0 });
  await applyPayment(db, attempt, await gateway.settle(started.providerRef));
}
