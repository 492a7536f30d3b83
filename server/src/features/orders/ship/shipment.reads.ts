// One shipment as it is packed and printed: its order, its lines with what is missing, and where it goes (spec §3 packing list; product §7).
import type { Language, ShipmentToPack } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { langOfName, namedAs, namedIn } from '../../../platform/db/localized-name.ts';
import { machinesOfLine } from '../read/order-detail.reads.ts';
import { carriersCode } from './tracking.reads.ts';

/** The order a shipment belongs to. */
export interface ShippedOrder {
  id: number;
  orderNo: string;
  orderStatus: ShipmentToPack['orderStatus'];
  company: string;
  language: Language;
  shipMode: ShipmentToPack['shipMode'];
  placedAt: Date;
  purchaseOrderNo: string | null;
  costCentre: string | null;
  notes: string | null;
  wantedBy: string | null;
  isMachineDown: boolean;
  recipient: ShipmentToPack['recipient'];
}

/** The order, whoever's it is; null where there is none. */
export async function readShippedOrder(db: Db, orderNo: string, language: Language): Promise<ShippedOrder | null> {
  const [row] = await db<ShippedOrder[]>`
    select o.id, o.order_no, o.status as order_status, co.name as company, o.language, o.ship_mode, o.placed_at, o.purchase_order_no, o.cost_centre, o.notes,
      o.wanted_by, o.is_machine_down, jsonb_build_object('name', o.recipient_name, 'address', o.street_address, 'city', o.city, 'postalCode', o.postal_code,
        'state', o.state, 'country', o.country, 'countryName', ${namedIn(db, 'c', language)}, 'phone', o.phone) as recipient
    from orders o join companies co on co.id = o.company_id join countries c on c.code = o.country
    where o.order_no = ${orderNo}`;
  return row ?? null;
}

/** A batch of it, without its lines. */
export interface ShippedBatch {
  batchNo: number;
  status: ShipmentToPack['status'];
  estimatedDispatch: string | null;
  estimatedDelivery: string | null;
  dispatchedAt: Date | null;
  deliveredAt: Date | null;
  carrier: string | null;
  carrierName: string | null;
  trackingCode: string | null;
  packingListNo: string | null;
}

/** The batches asked for, in their order; those that were canceled only where one is asked for by its number. */
export async function readShippedBatches(db: Db, orderId: number, batchNo: number | null): Promise<ShippedBatch[]> {
  return await db<ShippedBatch[]>`
    select s.batch_no, s.status, s.estimated_dispatch_on as estimated_dispatch, s.estimated_delivery_on as estimated_delivery,
      s.dispatched_at, s.delivered_at, s.carrier, s.carrier_name, ${carriersCode(db)} as tracking_code, s.packing_list_no
    from shipments s join orders o on o.id = s.order_id where s.order_id = ${orderId}
      and case when ${batchNo}::int is null then s.status <> 'canceled' else s.batch_no = ${batchNo}::int end
    order by s.batch_no`;
}

/** Whether the batch, or every batch that is not canceled, has been delivered. */
export async function hasArrived(trx: Trx, orderId: number, batchNo: number | null): Promise<boolean> {
  const [row] = await trx<{ hasArrived: boolean | null }[]>`
    select bool_and(status = 'delivered') as has_arrived from shipments
    where order_id = ${orderId} and status <> 'canceled' and batch_no = coalesce(${batchNo}::int, batch_no)`;
  return row?.hasArrived ?? false;
}

/** What lies in these batches, in the order it is packed: by warehouse, then by line. Of a part of a line nobody knows how many pieces are for which machine. */
export async function readPackedLines(
  db: Db,
  { orderId, batchNos, language }: { orderId: number; batchNos: readonly number[]; language: Language },
): Promise<ShipmentToPack['lines']> {
  return await db<ShipmentToPack['lines']>`
    select s.batch_no, l.line_no, l.code, ${namedAs(db, 'l', language)}, l.reference, l.machine_serial, sl.quantity,
      case when sl.quantity = l.quantity then ${machinesOfLine(db)} else '[]' end as machines, coalesce(m.missing, 0) as missing, case when m.missing > 0 then (
        select min(d.expected_on) from inbound_deliveries d
        where d.part_id = l.part_id and d.warehouse_id = s.warehouse_id and d.received_at is null) end as expected_on,
      l.weight_grams * sl.quantity as weight_grams,
      jsonb_build_object('code', w.code, 'name', ${namedIn(db, 'w', language)}, 'nameLang', ${langOfName(db, 'w', language)}, 'city', w.city) as warehouse
    from shipments s join warehouses w on w.id = s.warehouse_id join shipment_lines sl on sl.shipment_id = s.id
      join order_lines l on l.id = sl.order_line_id
      left join (select * from lacking_lines where part_id = any(array(select part_id from order_lines where order_id = ${orderId}))) m
        on m.order_id = s.order_id and m.shipment_id = s.id and m.order_line_id = l.id
    where s.order_id = ${orderId} and s.batch_no = any(${batchNos as number[]}::int[])
    order by w.position, s.batch_no, l.line_no`;
}
