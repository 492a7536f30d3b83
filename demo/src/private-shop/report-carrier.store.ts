// What the invented carrier reports of a demo order's batches (product §7 Tracking).
import type { Db } from '@outrigger/server/src/platform/db/db.ts';

/** Reports the batches that were picked up or delivered last, each once: picked up at the warehouse, delivered where they go. */
export async function reportCarrier(db: Db, orderId: number, status: 'pickedUp' | 'delivered'): Promise<void> {
  await db`
    insert into tracking_events (shipment_id, occurred_at, status, place, carrier_event, received_at)
    select s.id, now(), ${status}, case when s.status = 'delivered' then o.city else w.city end, s.id || ${`-${status}`}::text, now()
    from shipments s join warehouses w on w.id = s.warehouse_id join orders o on o.id = s.order_id
    where s.order_id = ${orderId} and s.status = case ${status}::text when 'pickedUp' then 'inTransit' else 'delivered' end
    on conflict do nothing`;
}
