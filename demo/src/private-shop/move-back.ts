// Gives freshly placed demo orders the day they are said to be from; what they keep otherwise never changes (product §7).
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
  await trx`update order_events set at = at - ${by} where order_id = ${orderId}`;
  await trx`update ledger_transactions set created_at = created_at - ${by} where order_id = ${orderId}`;
  await trx`update invoices set issued_at = issued_at - ${by} where order_id = ${orderId}`;
  for (const table of GUARDED) await trx`alter table ${trx(table)} enable trigger user`;
  await trx`update reservations set held_at = held_at - ${by} where order_id = ${orderId}`;
  await trx`
    update shipments set estimated_dispatch_on = ${workingDay(trx, 'estimated_dispatch_on', days)},
      estimated_delivery_on = ${workingDay(trx, 'estimated_delivery_on', days)}
    where order_id = ${orderId}`;
}

/** So many days earlier, or the Monday after. */
function workingDay(trx: Trx, column: string, days: number) {
  const day = trx`(${trx(column)} - ${days}::int)`;
  return trx`${day} + case extract(isodow from ${day}) when 6 then 2 when 7 then 1 else 0 end`;
}
