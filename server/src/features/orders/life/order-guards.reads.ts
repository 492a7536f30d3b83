// What must hold besides the status before an order moves, asked under its lock (product §7: guard).
import type { Trx } from '../../../platform/db/db.ts';
import type { Move } from './move.ts';
import { isDue, type LockedOrder } from './order-moves.store.ts';
import type { ClockEvent, Guard } from './order.rules.ts';

type Ask = (trx: Trx, order: LockedOrder, move: Move) => Promise<boolean>;

const CLOCK_EVENTS: readonly string[] = [
  'payReminder',
  'payByPassed',
  'approvalReminder',
  'approvalExpired',
  'receiptOverdue',
] satisfies ClockEvent[];
const isOfClock = (event: string): event is ClockEvent => CLOCK_EVENTS.includes(event);

const exists = async (found: Promise<readonly unknown[]>): Promise<boolean> => (await found).length > 0;
const none = async (found: Promise<readonly unknown[]>): Promise<boolean> => !(await exists(found));

/** Each guard of the table with its question. */
export const isHeld: Record<Guard, Ask> = {
  timeHasCome: async (trx, { id }, { event }) => isOfClock(event) && (await isDue(trx, id, event)),
  nothingCaptured: (trx, { id }) => none(trx`select from captures where order_id = ${id} and counts limit 1`),
  allCleared: (trx, { id }) =>
    none(trx`select from order_approvals where order_id = ${id} and state <> 'approved' limit 1`),
  // The routine that ends it comes up to a minute later.
  mayStillApprove: async (trx, { id }) => !(await isDue(trx, id, 'approvalExpired')),
  // Together goes all at once.
  batchOpen: async (trx, { id, shipMode }, { facts }) =>
    (facts?.batchNo === undefined || shipMode === 'batches') && (await hasBatch(trx, id, ['planned', facts?.batchNo])),
  batchOnItsWay: (trx, { id }, { facts }) => hasBatch(trx, id, ['inTransit', facts?.batchNo]),
  allDispatched: (trx, { id }) =>
    none(trx`select from order_lines where order_id = ${id} and shipped_quantity < quantity limit 1`),
  // The window is that of whoever asked: how long the way back and a look at it take is not his to answer for.
  returnWindowOpen: (trx, { id }, { facts }) =>
    exists(trx`
      select from orders o left join returns r on r.id = ${facts?.returnId ?? null}
      where o.id = ${id} and o.return_until >= coalesce(r.requested_at, now())`),
};

const hasBatch = (
  trx: Trx,
  orderId: number,
  [status, batchNo]: [status: string, batchNo: number | undefined],
): Promise<boolean> =>
  exists(trx`
    select from shipments where order_id = ${orderId} and status = ${status}
      and batch_no = coalesce(${batchNo ?? null}::int, batch_no) limit 1`);
