// Orders of all companies for the parts desk, found by what somebody on the telephone may name (product §8).
import { type calls, money, type ParsedOf, type ResultOf } from '@outrigger/contract';
import { atOneMoment, type Db, type Trx } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import type { Fragment } from '../../../platform/db/localized-name.ts';

type List = typeof calls.orderDesk.deskOrders;
type Listed = ResultOf<List>;
type Row = Omit<Listed['items'][number], 'total' | 'placedAt'> & {
  totalMinor: number;
  currency: string;
  placedAt: Date;
};

/** One page, with how many there are in each status. */
export async function readDeskOrders(db: Db, { status, keyword, page, pageSize }: ParsedOf<List>): Promise<Listed> {
  return await atOneMoment(db, async (trx) => {
    const found = matching(trx, keyword ?? null);
    // Where nothing is looked for, whose they are need not be known to count them.
    const counted = keyword === undefined ? trx`` : trx`join companies c on c.id = o.company_id where ${found}`;
    const counts = await trx<{ status: string; count: number }[]>`
      select o.status, count(*)::int as count from orders o ${counted} group by o.status`;
    const rows = await trx<Row[]>`
      select o.order_no, c.name as company, o.status, o.placed_at, o.purchase_order_no, o.line_count, o.total_minor, o.currency,
        o.is_machine_down, coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) as created_by
      from orders o join companies c on c.id = o.company_id join users u on u.id = o.created_by
      where ${found} and o.status = coalesce(${status ?? null}::text, o.status)
      order by o.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
    const total = counts.reduce((sum, one) => sum + (status === undefined || one.status === status ? one.count : 0), 0);
    return {
      items: rows.map(({ totalMinor, currency, placedAt, ...row }) => ({
        ...row,
        placedAt: placedAt.toISOString(),
        total: money(totalMinor, currency),
      })),
      total,
      page,
      pageSize,
      counts: Object.fromEntries(counts.map((row) => [row.status, row.count])),
    };
  });
}

// A line for several machines names them all in one text, so each of them is looked for by itself, too.
// Parts and machines are named whole, as they stand on a label; of the rest a piece will do.
const matching = (db: Trx, keyword: string | null): Fragment =>
  keyword === null
    ? db`true`
    : db`(strpos(lower(concat_ws(' ', o.order_no, c.name, o.purchase_order_no, o.cost_centre)), lower(${keyword})) > 0
      or o.id in (select s.order_id from shipments s where lower(s.tracking_code) like lower(${likePattern(keyword)}))
      or o.id in (select l.order_id from order_lines l where normal_code(${keyword}) <> '' and l.machine_serial is not null
        and normal_code(l.machine_serial) = normal_code(${keyword}))
      or o.id in (select l.order_id from machines m join order_line_machines lm on lm.machine_id = m.id
        join order_lines l on l.id = lm.order_line_id where m.serial_norm = normal_code(${keyword}))
      or o.id in (select l.order_id from order_lines l join parts p on p.id = l.part_id where p.code_norm = normal_code(${keyword})))`;
