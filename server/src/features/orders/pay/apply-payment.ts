// What a provider says of an attempt becomes a move of its order: money that counts, money that goes back, a try that failed (product §7; quality 4).
import { type Db, inTransaction, type Trx } from '../../../platform/db/db.ts';
import type { PaymentState } from '../../../platform/outside/payments/payment-gateway.ts';
import { type Attempt, attempts, recordCapture, requestRefunds } from '../../payments/index.ts';
import type { Move } from '../life/move.ts';
import { moveOrder, tryMove } from '../life/move-order.ts';
import { type LockedOrder, lockOrder } from '../life/order-moves.store.ts';

/** What else is written with it, in the same transaction; false where it was heard before. */
export type Hear = (trx: Trx) => Promise<boolean>;

/** Applies what webhook, return or poll brought, in any order and number: the first word that ends an attempt stands, and money is never overheard. */
export async function applyPayment(
  db: Db,
  attempt: Attempt,
  state: PaymentState,
  hear: Hear = async () => true,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, { orderNo: attempt.orderNo, companyId: attempt.companyId });
    const locked = await attempts.lockAttempt(trx, attempt.id);
    if (!order || !locked || !(await hear(trx))) return;
    if (state.is === 'captured') await takeMoney(trx, { order, attempt: locked }, state);
    else if (state.is !== 'live') await endTry(trx, { order, attempt: locked }, state);
  });
}

interface Locked {
  order: LockedOrder;
  attempt: Attempt;
}

async function takeMoney(
  trx: Trx,
  { order, attempt }: Locked,
  state: Extract<PaymentState, { is: 'captured' }>,
): Promise<void> {
  if (attempt.status === 'captured') return;
  const { captureRef, amountMinor, currency } = state;
  const isWhole = amountMinor === attempt.amountMinor && currency === attempt.currency;
  const counts = order.status === 'unpaid' && isWhole;
  await recordCapture(trx, attempt, { captureRef, amountMinor, currency, counts });
  const move = { event: 'captured', actor: 'provider', userId: null, facts: factsOf(attempt) } as const;
  if (counts) await moveOrder(trx, order, move);
  else await giveBack(trx, order, move);
}

// Late, twice or another sum than was asked for: all of it goes back, and what was paid before stays paid.
async function giveBack(trx: Trx, order: LockedOrder, move: Move): Promise<void> {
  await requestRefunds(trx, {
    orderId: order.id,
    reason: 'paid late, twice or in another amount',
    userId: null,
    isLateAlone: true,
  });
  if (order.status !== 'unpaid') await tryMove(trx, order, move);
}

async function endTry(
  trx: Trx,
  { order, attempt }: Locked,
  state: Extract<PaymentState, { is: 'failed' | 'ended' }>,
): Promise<void> {
  const wasLive = await attempts.endAttempt(trx, attempt.id, { as: state.is, failure: state.failure });
  if (wasLive && state.is === 'failed' && order.status === 'unpaid')
    await moveOrder(trx, order, { event: 'paymentFailed', actor: 'provider', userId: null, facts: factsOf(attempt) });
}

const factsOf = ({ id: attemptId, provider, method }: Attempt) => ({ attemptId, provider, method });
