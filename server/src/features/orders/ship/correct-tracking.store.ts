// Reads and changes who carries batches on their way (product §8 deliver).
import type { Trx } from '../../../platform/db/db.ts';
import { codeTogether } from './tracking.reads.ts';

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

/** Writes how a carrier without an adapter is called; what was reported stays. */
export async function writeCarrierName(trx: Trx, ids: readonly number[], carrierName: string | null): Promise<void> {
  await trx`update shipments set carrier_name = ${carrierName} where id = any(${ids as number[]}::bigint[])`;
}

/**
 * Writes carrier and code anew; its carrier is asked at once, and what was reported of the old code counts no more.
 * Where both stand as they stood, what was reported of the parcel stays; false where that is so of all batches.
 */
export async function writeTracking(
  trx: Trx,
  ids: readonly number[],
  { carrier, trackingCode, isTogether }: { carrier: string; trackingCode: string; isTogether: boolean },
): Promise<boolean> {
  const code = isTogether ? codeTogether(trx, trackingCode) : trx`${trackingCode}::text`;
  const { count } = await trx`
    update shipments s set carrier = ${carrier}, carrier_name = null, code_corrected_at = now(), tracked_at = null,
      track_failures = 0, tracking_code = ${code}
    where s.id = any(${ids as number[]}::bigint[]) and (s.carrier, s.tracking_code) is distinct from (${carrier}, ${code})`;
  return count > 0;
}
