// Reads and changes who carries batches on their way (product §8 deliver).
import type { Trx } from '../../../platform/db/db.ts';

/** A batch on its way as it was handed over. */
export interface UnderWay {
  id: number;
  carrier: string | null;
  carrierName: string | null;
  trackingCode: string | null;
}

/** One batch of an order that is on its way, or all of them, the first on top. */
export async function lockUnderWay(trx: Trx, orderId: number, batchNo: number | null): Promise<UnderWay[]> {
  return await trx<UnderWay[]>`
    select id, carrier, carrier_name, tracking_code from shipments
    where order_id = ${orderId} and status = 'inTransit' and batch_no = coalesce(${batchNo}::int, batch_no)
    order by batch_no for update`;
}

/** Writes carrier and code anew; its carrier is asked at once, and what was reported of the old code counts no more. */
export async function writeTracking(
  trx: Trx,
  to: { ids: readonly number[]; isWhole: boolean; carrier: string; carrierName: string | null; trackingCode: string },
): Promise<void> {
  await trx`
    update shipments set carrier = ${to.carrier}, carrier_name = ${to.carrierName}, code_corrected_at = now(),
      tracked_at = null, track_failures = 0,
      tracking_code = ${to.trackingCode}::text || case when ${to.isWhole} and batch_no > 1 then '-' || batch_no else '' end
    where id = any(${to.ids as number[]}::bigint[])`;
}
