// Reads what a batch is planned to hold, and parts it where less of it is packed (product §7: batches).
import type { Trx } from '../../../platform/db/db.ts';
import { addWorkingDays, laterDay, workingDaysBetween } from '../../../platform/working-days.rules.ts';

/** A line of a planned batch. */
export interface PlannedLine {
  shipmentId: number;
  lineId: number;
  lineNo: number;
  code: string;
  quantity: number;
}

/** What is planned of a batch, or of all batches, under the lock of their order. */
export async function readPlanned(trx: Trx, orderId: number, batchNo: number | null): Promise<PlannedLine[]> {
  return await trx<PlannedLine[]>`
    select min(sl.shipment_id) as shipment_id, l.id as line_id, l.line_no, l.code, sum(sl.quantity)::int as quantity
    from shipments s join shipment_lines sl on sl.shipment_id = s.id join order_lines l on l.id = sl.order_line_id
    where s.order_id = ${orderId} and s.status = 'planned' and s.batch_no = coalesce(${batchNo}::int, s.batch_no)
    group by l.id order by l.line_no`;
}

/** Moves what was not packed of a planned batch into a new one from the same warehouse; answers its number. */
export async function splitBatch(
  trx: Trx,
  { orderId, batchNo, rest }: { orderId: number; batchNo: number; rest: readonly (PlannedLine & { kept: number })[] },
): Promise<number> {
  const rows = rest.map(({ shipmentId, lineId, quantity, kept }) => ({
    shipmentId,
    lineId,
    kept,
    left: quantity - kept,
  }));
  await trx`
    delete from shipment_lines d using jsonb_to_recordset(${trx.json(rows)}) as r ("shipmentId" bigint, "lineId" bigint, kept int)
    where d.shipment_id = r."shipmentId" and d.order_line_id = r."lineId" and r.kept = 0`;
  await trx`
    update shipment_lines u set quantity = r.kept
    from jsonb_to_recordset(${trx.json(rows)}) as r ("shipmentId" bigint, "lineId" bigint, kept int)
    where u.shipment_id = r."shipmentId" and u.order_line_id = r."lineId" and r.kept > 0`;
  const [made] = await trx<{ batchNo: number }[]>`
    with new as (
      insert into shipments (order_id, company_id, batch_no, warehouse_id, estimated_dispatch_on, estimated_delivery_on)
      select s.order_id, s.company_id, (select max(batch_no) + 1 from shipments where order_id = ${orderId}), s.warehouse_id,
        s.estimated_dispatch_on, s.estimated_delivery_on
      from shipments s where s.order_id = ${orderId} and s.batch_no = ${batchNo} returning id, order_id, batch_no
    ), lines as (
      insert into shipment_lines (shipment_id, order_id, order_line_id, quantity)
      select new.id, new.order_id, r."lineId", r."left"
      from new, jsonb_to_recordset(${trx.json(rows)}) as r ("lineId" bigint, "left" int)
    )
    select batch_no from new`;
  await trx`
    update shipments s set weight_grams = (
      select sum(l.weight_grams * sl.quantity) from shipment_lines sl join order_lines l on l.id = sl.order_line_id where sl.shipment_id = s.id)
    where s.order_id = ${orderId} and s.batch_no = any(${[batchNo, made?.batchNo ?? 0]}::int[])`;
  const restNo = made?.batchNo ?? 0;
  await estimateRest(trx, orderId, restNo);
  return restNo;
}

interface RestDays {
  dispatchOn: string | null;
  deliveryOn: string | null;
  /** The day all of it lies there; null where a piece is missing and none is announced. */
  readyOn: string | null;
  packingDays: number;
  today: string;
}

// What was left out goes when its pieces are there; where nobody knows when that is, no day is promised.
async function estimateRest(trx: Trx, orderId: number, batchNo: number): Promise<void> {
  const [days] = await trx<RestDays[]>`
    select s.estimated_dispatch_on as dispatch_on, s.estimated_delivery_on as delivery_on, w.dispatch_days as packing_days, current_date as today, (
      select case when bool_and(one.ready_on is not null) then max(one.ready_on) end from (
        select case when m.missing_here > 0 then (
          select min(c.expected_on) from (
            -- What of each delivery is nobody else's, with all that come before it.
            select d.expected_on, sum(d.quantity - d.promised + coalesce((select sum(r.quantity) from reservations r
              where r.inbound_delivery_id = d.id and r.order_id = ${orderId} and r.state = 'held'), 0)) over (order by d.expected_on, d.id) as pieces
            from inbound_deliveries d where d.part_id = m.part_id and d.warehouse_id = s.warehouse_id and d.received_at is null
          ) c where c.pieces >= m.missing) else current_date end as ready_on
        from (
          -- An earlier batch of the order takes its pieces first.
          select part_id, sum(missing) as missing, sum(missing) filter (where shipment_id = s.id) as missing_here from lacking_lines
          where part_id = any(array(select part_id from order_lines where order_id = ${orderId})) and order_id = s.order_id
            and warehouse_id = s.warehouse_id group by part_id having bool_or(shipment_id = s.id)
        ) m
      ) one) as ready_on
    from shipments s join warehouses w on w.id = s.warehouse_id where s.order_id = ${orderId} and s.batch_no = ${batchNo}`;
  if (!days?.dispatchOn || !days.deliveryOn) return;
  const { dispatchOn, deliveryOn, readyOn, packingDays, today } = days;
  const leaves = readyOn && laterDay(dispatchOn, addWorkingDays(laterDay(readyOn, today), packingDays));
  const arrives = leaves && addWorkingDays(leaves, workingDaysBetween(dispatchOn, deliveryOn));
  await trx`
    update shipments set estimated_dispatch_on = ${leaves}, estimated_delivery_on = ${arrives}
    where order_id = ${orderId} and batch_no = ${batchNo}`;
}

/** Whether another batch than these travels by this code of the carrier already. */
export async function isTrackingCodeTaken(
  trx: Trx,
  { carrier, trackingCode, except = [] }: { carrier: string; trackingCode: string; except?: readonly number[] },
): Promise<boolean> {
  const taken = await trx`
    select from shipments where carrier = ${carrier} and tracking_code = ${trackingCode} and id <> all(${except as number[]}::bigint[])`;
  return taken.length > 0;
}
