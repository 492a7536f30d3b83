// Returns as they are accepted, with the lines they hold (spec §9; product §7).
import type { Trx } from '../../../platform/db/db.ts';

/** What goods taken back were sold for, and what the house keeps of it, in minor units. */
export interface ReturnWorth {
  goodsMinor: number;
  feeMinor: number;
}

/** An accepted return of this order; throws where there is none, since then nothing may be granted. */
export async function readReturn(trx: Trx, of: { orderId: number; returnId: number }): Promise<ReturnWorth> {
  const [row] = await trx<ReturnWorth[]>`
    select goods_minor, fee_minor from returns r where id = ${of.returnId} and status = 'accepted'
      and exists (select from return_lines l where l.return_id = r.id and l.order_id = ${of.orderId})`;
  if (!row) throw new RangeError('the move names no accepted return of the order');
  return row;
}

/** A line of an order as far as a return needs it. */
export interface ReturnableLine {
  id: number;
  lineNo: number;
  unitPriceMinor: number;
}

/** The lines of an order; that no more comes back than was shipped is held by the database. */
export async function readReturnable(trx: Trx, orderId: number): Promise<ReturnableLine[]> {
  return await trx<ReturnableLine[]>`
    select id, line_no, unit_price_minor from order_lines where order_id = ${orderId} order by line_no`;
}

/** An accepted return about to be written. */
export interface AcceptedReturn extends ReturnWorth {
  orderId: number;
  companyId: number;
  currency: string;
  reason: string;
  requestedBy: number;
  decidedBy: number;
  lines: { lineId: number; quantity: number }[];
}

/** Writes it with its lines and counts the pieces as come back; answers its id. */
export async function insertReturn(trx: Trx, given: AcceptedReturn): Promise<number> {
  const { orderId, companyId, currency, goodsMinor, feeMinor } = given;
  const [row] = await trx<{ id: number }[]>`
    insert into returns (company_id, currency, status, reason, goods_minor, fee_minor, credit_minor, requested_by, decided_by, decided_at)
    values (${companyId}, ${currency}, 'accepted', ${given.reason}, ${goodsMinor}, ${feeMinor}, ${goodsMinor - feeMinor},
      ${given.requestedBy}, ${given.decidedBy}, now())
    returning id`;
  const returnId = row?.id ?? 0;
  const lines = trx.json(given.lines);
  await trx`
    insert into return_lines (return_id, company_id, currency, order_id, order_line_id, quantity)
    select ${returnId}, ${companyId}, ${currency}, ${orderId}, "lineId", quantity
    from jsonb_to_recordset(${lines}) as r ("lineId" bigint, quantity int)`;
  await trx`
    update order_lines l set returned_quantity = l.returned_quantity + r.quantity
    from jsonb_to_recordset(${lines}) as r ("lineId" bigint, quantity int) where l.id = r."lineId" and l.order_id = ${orderId}`;
  return returnId;
}
