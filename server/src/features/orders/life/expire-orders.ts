// Ends orders whose time ran out: unpaid past their pay-by time, waiting for approval longer than 14 days (product §7).
import { limits } from '@outrigger/contract';
import { type Db, inTransaction, type Trx } from '../../../platform/db/db.ts';
import { ledger, writeMovements } from '../../credit/index.ts';
import { releaseStock } from '../../stock/index.ts';
import { stepOf } from './order.rules.ts';
import { endByClock, findOverdue, type LockedOrder, lockOverdue } from './order-moves.store.ts';

const AT_ONCE = 100;

/** Ends up to a hundred orders, each in a transaction of its own; answers how many. */
export async function expireOrders(db: Db): Promise<number> {
  const overdue = await inTransaction(db, (trx) => findOverdue(trx, limits.approvalDays, AT_ONCE));
  let ended = 0;
  for (const orderId of overdue) ended += (await inTransaction(db, (trx) => expireOrder(trx, orderId))) ? 1 : 0;
  return ended;
}

async function expireOrder(trx: Trx, orderId: number): Promise<boolean> {
  const order = await lockOverdue(trx, orderId, limits.approvalDays);
  // Paid, approved or ended in the meantime: the clock came too late.
  if (!order) return false;
  const event = order.status === 'unpaid' ? 'payByPassed' : 'approvalExpired';
  const step = stepOf(order.status, event, { ...order, dueMinor: order.totalMinor - order.storeCreditMinor });
  if (typeof step === 'string') return false;
  await endByClock(trx, order, { event, to: step.to });
  await releaseStock(trx, order.id);
  await writeMovements(trx, movementsBack(order));
  return true;
}

function movementsBack(order: LockedOrder) {
  const { id: orderId, companyId, currency, storeCreditMinor, heldMinor } = order;
  const of = { orderId, companyId, currency, userId: null };
  // What is nothing is left out when it is written.
  return [
    ledger.returnStoreCredit({ ...of, amountMinor: storeCreditMinor }),
    ledger.voidHold({ ...of, amountMinor: heldMinor }),
  ];
}
