// What an order's share of a credited return is worth (spec §9; product §7: by the prices it was sold at).
import { restockingFee } from '@outrigger/contract';
import type { Trx } from '../../../platform/db/db.ts';

/** The goods that were taken of this order in a credited return, and the fee on them, in minor units; throws where there are none, since then nothing may be granted. */
export async function readShare(
  trx: Trx,
  of: { orderId: number; returnId: number },
): Promise<{ goodsMinor: number; feeMinor: number }> {
  const [row] = await trx<{ goodsMinor: number | null }[]>`
    select sum(l.unit_price_minor * r.taken_quantity)::bigint as goods_minor
    from return_lines r join returns t on t.id = r.return_id join order_lines l on l.id = r.order_line_id
    where t.id = ${of.returnId} and t.status = 'credited' and r.order_id = ${of.orderId} and r.taken_quantity > 0`;
  const goodsMinor = row?.goodsMinor ?? null;
  if (goodsMinor === null) throw new RangeError('the move names no credited return of the order');
  return { goodsMinor, feeMinor: restockingFee(goodsMinor) };
}
