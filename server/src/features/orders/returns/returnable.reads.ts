// Lines whose return window is open (spec §9: 20 days).
import type { calls, Language, ParsedOf, ResultOf } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import { namedAs } from '../../../platform/db/localized-name.ts';
import { piecesLeft } from './pieces-left.reads.ts';

type Returnable = typeof calls.returns.returnableLines;

/** A line of which pieces may come back, its price in minor units. */
export interface ReturnableRow extends Omit<ResultOf<Returnable>['items'][number], 'unitPrice' | 'returnUntil'> {
  unitPriceMinor: number;
  returnUntil: Date;
}

/** One page of them, the window that is over soonest first. */
export async function readReturnable(
  db: Db,
  input: ParsedOf<Returnable>,
  asked: { companyId: number; language: Language },
): Promise<{ rows: ReturnableRow[]; total: number }> {
  const { page, pageSize } = input;
  const [orderNo, keyword] = [input.orderNo ?? null, input.keyword ?? null];
  const rows = await db<(ReturnableRow & { total: number })[]>`
    with open as (
      select o.order_no, o.id as order_id, o.return_until, o.currency, l.line_no, l.code, ${namedAs(db, 'l', asked.language)},
        l.machine_serial, l.unit_price_minor, l.part_id, ${piecesLeft(db)} as left
      from orders o join order_lines l on l.order_id = o.id
      where o.company_id = ${asked.companyId} and o.status = 'completed' and o.return_until >= now()
        and (${orderNo}::text is null or o.order_no = ${orderNo})
        and (${keyword}::text is null or l.code = upper(${keyword}) or strpos(lower(concat_ws(' ', o.order_no, o.purchase_order_no, l.code,
          l.machine_serial, l.reference, l.name_en, l.name_es, l.name_pt, l.name_fr, l.name_zh)), lower(${keyword})) > 0)
    )
    select open.*, coalesce(p.image_url, '') as image_url, count(*) over ()::int as total
    from open join parts p on p.id = open.part_id where open.left > 0
    order by open.return_until, open.order_id, open.line_no limit ${pageSize} offset ${(page - 1) * pageSize}`;
  return { rows, total: rows[0]?.total ?? 0 };
}
