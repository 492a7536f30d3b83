// What the clock brings about: orders whose time ran out end or complete, and reminders go out before (product §7).
import { type Db, inTransaction, isOfStatement, type Trx } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/refuse.ts';
import { tryMove } from './move-order.ts';
import { findDue, lockFree } from './order-moves.store.ts';
import type { ClockEvent } from './order.rules.ts';

const AT_ONCE = 100;

/** Ends orders unpaid past their pay-by time, and orders that waited for approval longer than 14 days; answers how many. */
export async function expireOrders(db: Db): Promise<number> {
  return await moveDue(db, 'payByPassed', 'approvalExpired');
}

/** Completes orders 30 days after their last delivery; answers how many. */
export const completeOrders = (db: Db): Promise<number> => moveDue(db, 'receiptOverdue');

/** Reminds who has to pay or to approve before the time is over; answers how many orders. */
export async function remindOrders(db: Db): Promise<number> {
  return await moveDue(db, 'payReminder', 'approvalReminder');
}

/**
 * Moves up to a hundred orders of each event whose time has come, each in a transaction of its own.
 * One that cannot be moved holds up no other; what it failed with is thrown once all were tried.
 */
async function moveDue(db: Db, ...events: ClockEvent[]): Promise<number> {
  let moved = 0;
  const failures: unknown[] = [];
  for (const event of events) {
    const found = await inTransaction(db, (trx) => findDue(trx, event, AT_ONCE));
    for (const orderId of found)
      try {
        moved += (await inTransaction(db, (trx) => moveOne(trx, orderId, event))) ? 1 : 0;
      } catch (thrown) {
        // Without a database the next would only wait in vain.
        if (!(thrown instanceof Refusal) && !isOfStatement(thrown)) throw thrown;
        failures.push(new Error(`order ${orderId} could not be moved by ${event}`, { cause: thrown }));
      }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not be moved`);
  return moved;
}

async function moveOne(trx: Trx, orderId: number, event: ClockEvent): Promise<boolean> {
  const order = await lockFree(trx, orderId);
  // In hand elsewhere: the next look finds it. Paid, approved or ended in the meantime: the table refuses, and the clock came too late.
  return order !== null && (await tryMove(trx, order, { event, actor: 'clock', userId: null })) === 'moved';
}
