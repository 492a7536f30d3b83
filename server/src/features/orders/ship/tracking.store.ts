// Keeps what carriers say, each report once (product §7 Tracking).
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { Carrier, CarrierReport, TrackedShipment } from '../../../platform/outside/carriers/carrier.ts';
import { carriersCode } from './tracking.reads.ts';

/** Locks a batch that still goes by the code its carrier was asked by; false where it was put right meanwhile. */
export async function lockAsked(
  trx: Trx,
  { name }: Pick<Carrier, 'name'>,
  { shipmentId, trackingCode }: Pick<TrackedShipment, 'shipmentId' | 'trackingCode'>,
): Promise<boolean> {
  const rows = await trx`
    select from shipments s join orders o on o.id = s.order_id
    where s.id = ${shipmentId} and s.carrier = ${name} and ${carriersCode(trx)} = ${trackingCode} for update of s`;
  return rows.length > 0;
}

/** Keeps the reports of a batch; one that is known already is left as it is. Each time a code is put right all is said anew. */
export async function keepReports(trx: Trx, shipmentId: number, reports: readonly CarrierReport[]): Promise<void> {
  const rows = reports.map((report) => ({ ...report, at: report.at.toISOString() }));
  await trx`
    insert into tracking_events (shipment_id, occurred_at, status, place, description, carrier_event)
    select s.id, at, r.status, place, text, case when s.code_corrected_at is null then mark else extract(epoch from s.code_corrected_at) || ' ' || mark end
    from shipments s, jsonb_to_recordset(${trx.json(rows)}) as r (at timestamptz, status text, place text, text text, mark text)
    where s.id = ${shipmentId}
    on conflict do nothing`;
  await trx`update shipments set tracked_at = now(), track_failures = 0 where id = ${shipmentId}`;
}

/** Notes that a carrier did not answer for a batch. */
export async function noteUnanswered(db: Db, shipmentId: number): Promise<void> {
  await db`update shipments set tracked_at = now(), track_failures = track_failures + 1 where id = ${shipmentId}`;
}

/** Whether a batch is still on its way. */
export async function isUnderWay(trx: Trx, shipmentId: number): Promise<boolean> {
  return (await trx`select from shipments where id = ${shipmentId} and status = 'inTransit'`).length > 0;
}
