// Gives freshly placed demo orders the day they are said to be from; what they keep otherwise never changes (product §7).
import type { Trx } from '../../../server/src/platform/db/db.ts';

/** Tables whose guards stand aside while the days are moved, within this transaction alone. */
const GUARDED = ['orders', 'order_lines', 'order_events', 'ledger_transactions', 'invoices'] as const;

/** Moves everything that placing the order wrote; steps taken afterwards write their own days. */
export async function moveBack(trx: Trx, orderId: number, days: number): Promise<void> {
  const by = trx`make_interval(days => ${days}::int)`;
  for (const table of GUARDED) await trx`alter table ${trx(table)} disable trigger user`;
  await trx`
    update orders set placed_at = placed_at - ${by}, created_at = created_at - ${by}, changed_at = changed_at - ${by}, pay_by = pay_by - ${by}
    where id = ${orderId}`;
  await trx`
    update order_lines set created_at = created_at - ${by}, promise_date = promise_date - ${days}::int where order_id = ${orderId}`;
  await trx`update order_events set at = at - ${by} where order_id = ${orderId}`;
  await trx`update ledger_transactions set created_at = created_at - ${by} where order_id = ${orderId}`;
  await trx`update invoices set issued_at = issued_at - ${by} where order_id = ${orderId}`;
  for (const table of GUARDED) await trx`alter table ${trx(table)} enable trigger user`;
  await trx`update reservations set held_at = held_at - ${by} where order_id = ${orderId}`;
  await trx`
    update shipments set estimated_dispatch_on = estimated_dispatch_on - ${days}::int, estimated_delivery_on = estimated_delivery_on - ${days}::int
    where order_id = ${orderId}`;
}
