// Reads and changes who carries batches on their way (product §8 deliver).
import type { Trx } from '../../../platform/db/db.ts';

/** A batch on its way as it was handed over. */
export interface UnderWay {
  id: number;
  batchNo: number;
  carrier: string | null;
  carrierName: string | null;
  trackingCode: string | null;
}

/** One batch of an order that is on its way, or all of them, the first on top. */
export async function lockUnderWay(trx: Trx, orderId: number, batchNo: number | null): Promise<UnderWay[]> {
  return await trx<UnderWay[]>`
    select id, batch_no, carrier, carrier_name, tracking_code from shipments
    where order_id = ${orderId} and status = 'inTransit' and batch_no = coalesce(${batchNo}::int, batch_no)
    order by batch_no for update`;
}

/** Writes how a carrier without an adapter is called; what was reported stays. */
export async function writeCarrierName(trx: Trx, ids: readonly number[], carrierName: string | null): Promise<void> {
  await trx`update shipments set carrier_name = ${carrierName} where id = any(${ids as number[]}::bigint[])`;
}

/** Writes carrier and code anew; its carrier is asked at once, and what was reported of the old code counts no more. */
export async function writeTracking(
  trx: Trx,
  carrier: string,
  batches: readonly { id: number; code: string }[],
): Promise<void> {
  const rows = batches.map(({ id, code }) => ({ id, code }));
  await trx`
    update shipments s set carrier = ${carrier}, carrier_name = null, code_corrected_at = now(), tracked_at = null,
      track_failures = 0, tracking_code = r.code
    from jsonb_to_recordset(${trx.json(rows)}) as r (id bigint, code text) where s.id = r.id`;
}
