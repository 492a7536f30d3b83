// What carriers said of the batches of an order, and which batches are to be asked for (product §7 Tracking).
import type { Language, ResultOf, calls } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { type Fragment, langOfName, namedIn } from '../../../platform/db/localized-name.ts';
import type { Carrier, TrackedShipment } from '../../../platform/outside/carriers/carrier.ts';

type Batch = ResultOf<typeof calls.shipping.track>[number];

/** A batch with all that was said of it; moments in JSON are texts. */
export interface TrackedRow extends Omit<Batch, 'link' | 'dispatchedAt' | 'deliveredAt' | 'askedAt'> {
  dispatchedAt: Date | null;
  deliveredAt: Date | null;
  askedAt: Date | null;
}

// The town that the batch's own warehouse w stands in and is named after is called as it is, beside its name on the page.
const placeOf = (db: Db, language: Language): Fragment => db`
  case when e.place = w.city and w.name_en = w.city then ${namedIn(db, 'w', language)} else e.place end`;

/** The batches of an order of a company, or of whichever for the desk; null where there is no such order. */
export async function readTracked(
  db: Db,
  asked: { companyId: number | null; orderNo: string; batchNo: number | null; language: Language },
): Promise<TrackedRow[] | null> {
  const { companyId, orderNo, batchNo, language } = asked;
  const [order] = await db<{ id: number }[]>`
    select id from orders where order_no = ${orderNo} and company_id = coalesce(${companyId}::bigint, company_id)`;
  if (!order) return null;
  return await db<TrackedRow[]>`
    select s.batch_no, s.carrier, s.carrier_name, ${carriersCode(db)} as tracking_code, s.estimated_delivery_on as estimated_delivery, s.dispatched_at,
      s.delivered_at, s.tracked_at as asked_at,
      jsonb_build_object('code', w.code, 'name', ${namedIn(db, 'w', language)}, 'nameLang', ${langOfName(db, 'w', language)}, 'city', w.city) as warehouse,
      (select coalesce(jsonb_agg(jsonb_build_object('at', e.occurred_at, 'status', e.status, 'place', ${placeOf(db, language)}, 'text', e.description)
          order by e.occurred_at, e.id), '[]')
        from tracking_events e where e.shipment_id = s.id and e.received_at >= coalesce(s.code_corrected_at, '-infinity')) as events
    from shipments s join orders o on o.id = s.order_id join warehouses w on w.id = s.warehouse_id
    where s.order_id = ${order.id} and s.status in ('planned', 'inTransit', 'delivered') and s.batch_no = coalesce(${batchNo}::int, s.batch_no)
    order by s.batch_no`;
}

/** What is hung on the number of shipments s that go together: they share the carrier's, and ours tells each after the first apart. */
const hungOn = (db: Db | Trx): Fragment => db`(case when s.batch_no > 1 then '-' || s.batch_no else '' end)`;

/** The number as it is kept of shipments s that go together. */
export const codeTogether = (db: Db | Trx, carriers: string | null): Fragment =>
  db`(${carriers}::text || ${hungOn(db)})`;

/** The number as the carrier gave it, of shipments s of orders o; the demo's carrier takes each batch from its own warehouse, by its own number. */
export const carriersCode = (db: Db | Trx): Fragment => db`
  case when o.ship_mode = 'together' and s.carrier <> 'simulated' and s.batch_no > 1 and right(s.tracking_code, length(${hungOn(db)})) = ${hungOn(db)}
    then left(s.tracking_code, -length(${hungOn(db)})) else s.tracking_code end`;

/** A batch on its way with what its carrier is asked by. */
export interface DueShipment extends TrackedShipment {
  orderId: number;
  batchNo: number;
}

/** Batches of a carrier that were not asked for within its pause, longest ago first; after failures the pause grows. */
export async function readDue(db: Db, { name, pauseMinutes }: Carrier, count: number): Promise<DueShipment[]> {
  return await db<DueShipment[]>`
    select s.id as shipment_id, s.order_id, s.batch_no, ${carriersCode(db)} as tracking_code, s.dispatched_at,
      s.estimated_delivery_on as arrives_on, w.city as from, o.city as to, now() as now
    from shipments s join orders o on o.id = s.order_id join warehouses w on w.id = s.warehouse_id
    where s.status = 'inTransit' and s.carrier = ${name} and s.tracking_code is not null
      and (s.tracked_at is null or s.tracked_at < now() - make_interval(mins => ${pauseMinutes} * (1 << least(s.track_failures, 4))))
    order by s.tracked_at nulls first, s.id limit ${count}`;
}
