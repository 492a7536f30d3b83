// Sends a batch out of its warehouse: what was set aside for its lines leaves the stock, and the batch is on its way (product §7: stock down, packing list, tracking).
import type { Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { addWorkingDays, workingDaysBetween } from '../../../platform/working-days.rules.ts';
import { takeOutOfStock } from '../../stock/index.ts';
import { codeTogether } from '../ship/tracking.reads.ts';
import type { Move } from './move.ts';
import type { LockedOrder } from './order-moves.store.ts';

interface Sent {
  lineId: number;
  partId: number;
  code: string;
  warehouseId: number;
  quantity: number;
}

/** Lowers the stock of a batch, or of all that have not left; refuses where a warehouse does not hold it. */
export async function lowerStock(trx: Trx, order: LockedOrder, { facts }: Move): Promise<void> {
  const sent = await readPacked(trx, order.id, facts?.batchNo);
  const missing = await takeOutOfStock(trx, order.id, sent);
  if (missing.length > 0)
    refuse('waitsForWarehouse', {
      codes: missing.map((one) => one.code).join(', '),
      left: missing.map((one) => one.left).join(', '),
    });
  await putOffArrival(trx, order.id, facts?.batchNo);
  const code = facts?.trackingCode ?? null;
  await trx`
    update shipments s set status = 'inTransit', dispatched_at = now(), carrier = ${facts?.carrier ?? null}, carrier_name = ${facts?.carrierName ?? null},
      tracking_code = ${facts?.batchNo === undefined ? codeTogether(trx, code) : trx`${code}::text`},
      packing_list_no = ${order.orderNo}::text || '-' || batch_no
    where order_id = ${order.id} and status = 'planned' and batch_no = coalesce(${facts?.batchNo ?? null}::int, batch_no)`;
  await trx`
    update order_lines l set shipped_quantity = l.shipped_quantity + sent.quantity
    from (
      select "lineId" as line_id, sum(quantity)::int as quantity from jsonb_to_recordset(${trx.json(sent)})
        as r ("lineId" bigint, quantity int) group by 1
    ) sent where l.id = sent.line_id`;
  await trx`update orders set dispatched_at = coalesce(dispatched_at, now()) where id = ${order.id}`;
}

async function readPacked(trx: Trx, orderId: number, batchNo: number | undefined): Promise<Sent[]> {
  return await trx<Sent[]>`
    select l.id as line_id, l.part_id, l.code, s.warehouse_id, sum(sl.quantity)::int as quantity
    from shipments s join shipment_lines sl on sl.shipment_id = s.id join order_lines l on l.id = sl.order_line_id
    where s.order_id = ${orderId} and s.status = 'planned' and s.batch_no = coalesce(${batchNo ?? null}::int, s.batch_no)
    group by l.id, l.part_id, l.code, s.warehouse_id order by l.part_id, s.warehouse_id`;
}

// What leaves late arrives late: the days of the way are counted from today.
async function putOffArrival(trx: Trx, orderId: number, batchNo: number | undefined): Promise<void> {
  const late = await trx<{ id: number; dispatchOn: string; deliveryOn: string; today: string }[]>`
    select id, estimated_dispatch_on as dispatch_on, estimated_delivery_on as delivery_on, current_date as today from shipments
    where order_id = ${orderId} and status = 'planned' and batch_no = coalesce(${batchNo ?? null}::int, batch_no)
      and estimated_dispatch_on < current_date and estimated_delivery_on is not null`;
  const days = late.map(({ id, dispatchOn, deliveryOn, today }) => ({
    id,
    day: addWorkingDays(today, workingDaysBetween(dispatchOn, deliveryOn)),
  }));
  await trx`
    update shipments s set estimated_delivery_on = r.day
    from jsonb_to_recordset(${trx.json(days)}) as r (id bigint, day date) where s.id = r.id`;
}
