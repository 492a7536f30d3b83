// How a walk brings each event about: by the call a person would make, or by the move that a provider, carrier or desk reports (quality 1).
import { calls } from '@outrigger/contract';
import { inTransaction } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/refuse.ts';
import { attempts, recordCapture } from '../../payments/index.ts';
import { happen, newKey } from '../orders.make.ts';
import type { Move } from './move.ts';
import { moveOrder } from './move-order.ts';
import { lockOrder } from './order-moves.store.ts';
import type { Walker, WalkEvent } from './walk-model.make.ts';

const { approvals, orderLife } = calls;
const reason = 'Walked into.';

/** Does it; false where it was refused. */
export const tryEvent: Record<Exclude<WalkEvent, 'timePasses'>, (walker: Walker) => Promise<boolean>> = {
  cancelByMaker: ({ it, orderNo, makerToken: token }) =>
    isDone(it.ask(orderLife.cancelOrder, { orderNo }, { token, key: newKey() })),
  cancelByDesk: ({ it, orderNo, deskToken: token }) =>
    isDone(it.ask(orderLife.cancelForCustomer, { orderNo, reason }, { token, key: newKey() })),
  approveByMain: ({ it, orderNo, mainToken: token }) =>
    isDone(it.ask(approvals.approveOrder, { orderNo }, { token, key: newKey() })),
  approveByDesk: ({ it, orderNo, deskToken: token }) =>
    isDone(it.ask(approvals.officeApproveOrder, { orderNo }, { token, key: newKey() })),
  rejectByMain: ({ it, orderNo, mainToken: token }) =>
    isDone(it.ask(approvals.rejectOrder, { orderNo, reason }, { token, key: newKey() })),
  rejectByDesk: ({ it, orderNo, deskToken: token }) =>
    isDone(it.ask(approvals.officeRejectOrder, { orderNo, reason }, { token, key: newKey() })),
  pay,
  dispatch: async (walker) => {
    // What was to be ordered has come.
    await walker.it.shop.db`
      update stock_levels set on_hand = on_hand + 9 where part_id = any(${walker.partIds}::bigint[])`;
    return await isMoved(walker, { event: 'dispatch', actor: 'clock', userId: null });
  },
  deliver: (walker) => isMoved(walker, { event: 'delivered', actor: 'carrier', userId: null }),
  confirm: (walker) => isMoved(walker, { event: 'confirmReceipt', actor: 'clock', userId: null }),
};

async function isDone(asked: Promise<{ status: number; reason?: string | undefined; text: string }>): Promise<boolean> {
  const answer = await asked;
  if (answer.status !== 200 && answer.status !== 409) throw new Error(answer.text);
  return answer.status === 200;
}

async function isMoved({ it, orderNo }: Walker, move: Move): Promise<boolean> {
  try {
    return (await happen(it.shop.db, orderNo, move)) !== undefined;
  } catch (thrown) {
    if (thrown instanceof Refusal) return false;
    throw thrown;
  }
}

async function pay({ it, orderNo }: Walker): Promise<boolean> {
  return await inTransaction(it.shop.db, async (trx) => {
    const order = await lockOrder(trx, { orderNo, companyId: null });
    if (!order) return false;
    const { id: orderId, companyId, dueMinor: amountMinor, currency } = order;
    const bound = { orderId, companyId, amountMinor, currency, provider: 'test', method: 'wallet' } as const;
    const attempt = await attempts.openAttempt(trx, bound, Buffer.alloc(32));
    await recordCapture(trx, attempt, { captureRef: `cap ${orderNo}`, amountMinor, currency, counts: true });
    return (await moveOrder(trx, order, { event: 'captured', actor: 'provider', userId: null })) === 'moved';
  });
}
