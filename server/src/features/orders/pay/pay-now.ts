// Opens an attempt to pay an unpaid order: the row first, then the provider, then what it said (spec §4 pay now; product §7 Payment).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import type { Answering } from '../../../platform/http/serve.ts';
import type { PayMethod, ProviderName } from '../../../platform/outside/payments/payment-gateway.ts';
import { readPaymentSecret } from '../../../platform/outside/payments/payment-secrets.reads.ts';
import { enqueue } from '../../../platform/jobs/outbox.store.ts';
import { refuse } from '../../../platform/refuse.ts';
import { type Attempt, attempts, payments, startPayment } from '../../payments/index.ts';
import { mayViewPrices } from '../../pricing/index.ts';
import { type LockedOrder, lockOrder } from '../life/order-moves.store.ts';
import { CLOSE_ATTEMPT_JOB } from './close-attempt-job.ts';
import { isPayable } from './payable.reads.ts';
import { settleAttempt } from './settle-attempt.ts';

type PayNow = typeof calls.payments.payNow;

/** One live attempt at a time: a second press finds the first, and another way to pay ends it. */
export async function payNow(
  context: CustomerContext,
  input: ParsedOf<PayNow>,
  { keep }: Answering,
): Promise<ResultOf<PayNow>> {
  const { db, caller } = context;
  if (!mayViewPrices(caller)) refuse('noPermission');
  await settleOpenOne(context, input.orderNo);
  const secret = await readPaymentSecret(db, 'returns');
  const attempt = await inTransaction(db, (trx) => openFor(trx, context, { ...input, secret }));
  const { returnToken, ...started } = await startPayment(context, attempt).catch((error) =>
    giveUp(context, attempt, error),
  );
  const result = { redirectUrl: started.redirectUrl, attempt: returnToken };
  const isLive = await inTransaction(db, async (trx) => {
    const isStillLive = await attempts.noteStarted(trx, attempt.id, started);
    if (isStillLive) await keep(trx, result);
    // Ended meanwhile, when nobody knew yet what to close at the provider.
    else await enqueue(trx, CLOSE_ATTEMPT_JOB, { attemptId: attempt.id });
    return isStillLive;
  });
  return isLive ? result : refuse('paymentError');
}

// Its page may be over, or paid, without the shop having heard of it.
async function settleOpenOne({ db, shop, caller }: CustomerContext, orderNo: string): Promise<void> {
  const open = await payments.findOpen(db, { orderNo, companyId: caller.companyId });
  if (open?.providerRef) await settleAttempt(shop, open).catch(() => {});
}

async function openFor(
  trx: Trx,
  { caller, shop }: CustomerContext,
  asked: ParsedOf<PayNow> & { secret: Buffer },
): Promise<Attempt> {
  const { orderNo } = asked;
  const order =
    (await lockOrder(trx, { orderNo, companyId: caller.companyId })) ?? refuse('orderNotFound', { orderNo });
  if (!(await isPayable(trx, order.id))) refuse('orderNotAllowed', { orderNo, status: order.status, event: 'payNow' });
  const method = asked.method ?? (order.paymentMethod === 'wallet' ? 'wallet' : 'card');
  const provider = shop.gateways.forMethod(method)?.name ?? refuse('paymentError');
  const open = await attempts.findLiveAttempt(trx, order.id);
  if (open && open.method === method && open.provider === provider) return open;
  if (open) await supersede(trx, open);
  return await attempts.openAttempt(trx, boundTo(order, { method, provider }), asked.secret);
}

const boundTo = (order: LockedOrder, how: { method: PayMethod; provider: ProviderName }) => ({
  orderId: order.id,
  companyId: order.companyId,
  amountMinor: order.dueMinor,
  currency: order.currency,
  ...how,
});

async function supersede(trx: Trx, attempt: Attempt): Promise<void> {
  await attempts.endAttempt(trx, attempt.id, { as: 'ended', failure: 'another way was chosen' });
  await enqueue(trx, CLOSE_ATTEMPT_JOB, { attemptId: attempt.id });
}

// Where the provider did not answer the attempt stays, so that asking again finds the payment it may have opened.
async function giveUp({ db }: CustomerContext, attempt: Attempt, error: unknown): Promise<never> {
  const isDeclined = error instanceof Error && 'reason' in error && error.reason === 'paymentFailed';
  if (isDeclined)
    await inTransaction(db, (trx) =>
      attempts.endAttempt(trx, attempt.id, { as: 'failed', failure: 'declined when it was opened' }),
    );
  throw error;
}
