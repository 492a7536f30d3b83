// Writes what single effects change on an order and its batches (product §7).
import { limits } from '@outrigger/contract';
import type { Trx } from '../../../platform/db/db.ts';
import type { Move } from './move.ts';

/** Marks an order as paid now. */
export async function markPaid(trx: Trx, orderId: number): Promise<void> {
  await trx`update orders set paid_at = now() where id = ${orderId}`;
}

/** Gives an order its time to be paid, counted from now. */
export async function setPayBy(trx: Trx, orderId: number): Promise<void> {
  await trx`update orders set pay_by = now() + make_interval(hours => ${limits.payByHours}) where id = ${orderId}`;
}

/** Ends the batches that have not left. */
export async function cancelPlannedBatches(trx: Trx, orderId: number): Promise<void> {
  await trx`update shipments set status = 'canceled' where order_id = ${orderId} and status = 'planned'`;
}

/** What of the company's credit line an order holds and has posted, in minor units. */
export async function readPosted(trx: Trx, orderId: number): Promise<{ heldMinor: number; postedMinor: number }> {
  const [row] = await trx<{ heldMinor: number; postedMinor: number }[]>`
    select coalesce(sum(e.amount_minor) filter (where a.kind = 'held'), 0)::bigint as held_minor,
      coalesce(sum(e.amount_minor) filter (where a.kind = 'posted'), 0)::bigint as posted_minor
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.order_id = ${orderId}`;
  return row ?? { heldMinor: 0, postedMinor: 0 };
}

/** Writes that a batch on its way arrived, or all of them: now, or when its carrier says, within what may be true of it. */
export async function noteDelivery(trx: Trx, orderId: number, facts: Move['facts']): Promise<void> {
  await trx`
    update shipments set status = 'delivered',
      delivered_at = greatest(dispatched_at, least(now(), coalesce(${facts?.deliveredAt ?? null}::timestamptz, now())))
    where order_id = ${orderId} and status = 'inTransit' and batch_no = coalesce(${facts?.batchNo ?? null}::int, batch_no)`;
  await trx`
    update orders set delivered_at = (select max(delivered_at) from shipments where order_id = ${orderId}) where id = ${orderId}`;
}

/** Completes an order and opens its return window. */
export async function openReturnWindow(trx: Trx, orderId: number): Promise<void> {
  await trx`
    update orders set completed_at = now(), return_until = now() + make_interval(days => ${limits.returnDays})
    where id = ${orderId}`;
}
