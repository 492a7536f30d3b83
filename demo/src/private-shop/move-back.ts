// Gives freshly placed demo orders the day they are said to be from; what they keep otherwise never changes (product §7).
import { limits } from '@outrigger/contract';
import type { Trx } from '@outrigger/server/src/platform/db/db.ts';

/** Tables whose guards stand aside while the days are moved, within this transaction alone. */
const GUARDED = ['orders', 'order_lines', 'order_events', 'ledger_transactions', 'invoices'] as const;

/** Moves everything that placing the order wrote to its day and minute (UTC); days that were promised fall on working days as ever. Steps taken afterwards write their own times. */
export async function moveBack(
  trx: Trx,
  orderId: number,
  { days, minute }: { days: number; minute: number },
): Promise<void> {
  const [moved] = await trx<{ seconds: number }[]>`
    select extract(epoch from placed_at - (date_trunc('day', placed_at, 'UTC') - make_interval(days => ${days}::int, mins => -${minute}::int)))::float8 as seconds
    from orders where id = ${orderId}`;
  const by = trx`make_interval(secs => ${moved?.seconds ?? 0}::float8)`;
  for (const table of GUARDED) await trx`alter table ${trx(table)} disable trigger user`;
  await trx`
    update orders set placed_at = placed_at - ${by}, created_at = created_at - ${by}, changed_at = changed_at - ${by}, pay_by = pay_by - ${by}
    where id = ${orderId}`;
  await trx`
    update order_lines set created_at = created_at - ${by}, promise_date = ${workingDay(trx, 'promise_date', days)} where order_id = ${orderId}`;
  // The trigger that follows the lines stands aside too.
  await trx`
    update orders set last_promise_on = (select max(promise_date) from order_lines where order_id = ${orderId}) where id = ${orderId}`;
  await trx`update order_events set at = at - ${by} where order_id = ${orderId}`;
  await trx`update ledger_transactions set created_at = created_at - ${by} where order_id = ${orderId}`;
  await trx`update invoices set issued_at = issued_at - ${by} where order_id = ${orderId}`;
  for (const table of GUARDED) await trx`alter table ${trx(table)} enable trigger user`;
  await trx`update reservations set held_at = held_at - ${by} where order_id = ${orderId}`;
  await moveBatchDays(trx, orderId, days);
}

/** Moves the days that batches of an order are expected on; they stay working days. */
export async function moveBatchDays(trx: Trx, orderId: number, days: number): Promise<void> {
  await trx`
    update shipments set estimated_dispatch_on = ${workingDay(trx, 'estimated_dispatch_on', days)},
      estimated_delivery_on = ${workingDay(trx, 'estimated_delivery_on', days)}
    where order_id = ${orderId}`;
}

/** What the steps of an order write, with the moments that are the step's own. */
const WRITTEN: readonly [table: string, key: string, columns: readonly string[]][] = [
  ['orders', 'id', ['changed_at', 'paid_at', 'dispatched_at', 'delivered_at', 'completed_at', 'closed_at']],
  ['order_events', 'order_id', ['at']],
  ['order_approvals', 'order_id', ['decided_at']],
  ['ledger_transactions', 'order_id', ['created_at']],
  ['invoices', 'order_id', ['issued_at']],
  ['credit_notes', 'invoice_id', ['issued_at']],
  ['payment_attempts', 'order_id', ['created_at', 'ended_at']],
  ['captures', 'order_id', ['captured_at']],
  ['refunds', 'order_id', ['requested_at', 'ended_at']],
  ['reservations', 'order_id', ['held_at', 'ended_at']],
  ['shipments', 'order_id', ['dispatched_at', 'delivered_at']],
  ['tracking_events', 'shipment_id', ['occurred_at', 'received_at']],
  ['returns', 'id', ['requested_at', 'accepted_at', 'decided_at']],
  ['ratings', 'order_line_id', ['created_at']],
];

/** Moves all that was written of an order since a moment to the time of its step; what was moved before stays. */
export async function moveStepBack(trx: Trx, orderId: number, step: { since: Date; to: Date }): Promise<void> {
  const by = trx`make_interval(secs => ${(step.since.getTime() - step.to.getTime()) / 1000}::float8)`;
  const [order] = await trx<{ invoices: number[]; shipments: number[]; returns: number[]; lines: number[] }[]>`
    select array(select id from invoices where order_id = ${orderId}) as invoices,
      array(select id from shipments where order_id = ${orderId}) as shipments,
      array(select return_id from return_lines where order_id = ${orderId}) as returns,
      array(select id from order_lines where order_id = ${orderId}) as lines`;
  const idsOf = (table: string, key: string): number[] => {
    if (table === 'returns') return order?.returns ?? [];
    const of = { invoice_id: order?.invoices, shipment_id: order?.shipments, order_line_id: order?.lines };
    return of[key as keyof typeof of] ?? [orderId];
  };
  for (const [table, key, columns] of WRITTEN) {
    await trx`alter table ${trx(table)} disable trigger user`;
    for (const column of columns)
      await trx`
        update ${trx(table)} set ${trx(column)} = ${trx(column)} - ${by}
        where ${trx(key)} = any(${idsOf(table, key)}::bigint[]) and ${trx(column)} >= ${step.since}`;
    // Ahead of every step since: it follows from the day of completion, which is moved once.
    if (table === 'orders')
      await trx`update orders set return_until = completed_at + make_interval(days => ${limits.returnDays}) where id = ${orderId}`;
    await trx`alter table ${trx(table)} enable trigger user`;
  }
}

/** So many days earlier, or the Monday after. */
export function workingDay(trx: Trx, column: string, days: number) {
  const day = trx`(${trx(column)} - ${days}::int)`;
  return trx`${day} + case extract(isodow from ${day}) when 6 then 2 when 7 then 1 else 0 end`;
}
