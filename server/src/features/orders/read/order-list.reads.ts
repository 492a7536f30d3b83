// A company's orders, newest first (spec §2 My orders, §7 list).
import { type calls, type Language, money, type OrderStatus, type ParsedOf, type ResultOf } from '@outrigger/contract';
import { atOneMoment, type Db, type Trx } from '../../../platform/db/db.ts';
import { type Fragment, namedIn } from '../../../platform/db/localized-name.ts';

type OrderList = typeof calls.orders.orderList;
type Summary = ResultOf<OrderList>['items'][number];

/** Whose list, for whom. */
export interface ListFor {
  companyId: number;
  language: Language;
  maySeePrices: boolean;
}

/** A row of the list before it is said what the caller may see of it. */
export interface SummaryRow extends Omit<Summary, 'placedAt' | 'total'> {
  placedAt: Date;
  totalMinor: number;
  currency: string;
}

/** What a list shows of an order; the query names orders o and users u. */
export const summaryColumns = (db: Db, language: Language): Fragment => db`
  o.order_no, o.status, o.placed_at, o.line_count, o.total_minor, o.currency, o.payment_method, o.purchase_order_no, o.is_machine_down,
  coalesce(o.description, (
    select ${namedIn(db, 'l', language)} from order_lines l where l.order_id = o.id and l.line_no = 1)) as description,
  case when o.paid_at is not null or (o.payment_method = 'credit' and o.status in ('toBeShipped', 'inTransit', 'completed')) then 'paid'
    when o.status in ('canceled', 'notApproved') then 'failed'
    when o.status = 'unpaid' and (select a.status from payment_attempts a where a.order_id = o.id order by a.id desc limit 1) = 'failed'
      then 'failed' else 'pending' end as payment_status,
  (select max(l.promise_date) from order_lines l where l.order_id = o.id) as promise_date,
  coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) as created_by,
  array(select split_part(p.image_url, ',', 1) from order_lines l join parts p on p.id = l.part_id
    where l.order_id = o.id and p.image_url <> '' order by l.line_no limit 4) as images`;

/** Turns a row into what leaves the server; the total only for who may see prices. */
export function summaryOf({ totalMinor, currency, ...row }: SummaryRow, maySeePrices: boolean): Summary {
  return {
    ...row,
    placedAt: row.placedAt.toISOString(),
    ...(maySeePrices ? { total: money(totalMinor, currency) } : {}),
  };
}

/** One page of the list, with how many orders there are in each status and above it, all as of one moment. */
export async function readOrderList(db: Db, input: ParsedOf<OrderList>, asked: ListFor): Promise<ResultOf<OrderList>> {
  return await atOneMoment(db, async (trx) => {
    const page = {
      input,
      asked,
      columns: summaryColumns(db, asked.language),
      where: filterOf(db, input, asked.companyId),
    };
    return await readPage(trx, page);
  });
}

async function readPage(trx: Trx, of: Page): Promise<ResultOf<OrderList>> {
  const { input, asked, where } = of;
  const { page, pageSize } = input;
  const counts = await trx<{ status: OrderStatus; count: number }[]>`
    select o.status, count(*)::int as count from orders o where ${where} group by o.status`;
  const counted = counts.filter((row) => !input.status || row.status === input.status);
  const total = counted.reduce((sum, row) => sum + row.count, 0);
  const listed = trx`${where} and (${input.status ?? null}::text is null or o.status = ${input.status ?? null})`;
  const shown = await readRows(trx, listed, of);
  const skipped = await countAbove(trx, listed, { first: shown[0]?.orderNo, companyId: asked.companyId });
  return {
    items: shown.map((row) => summaryOf(row, asked.maySeePrices)),
    total,
    page,
    pageSize,
    counts: Object.fromEntries(counts.map((row) => [row.status, row.count])),
    skipped,
    previousCursor: skipped > 0 ? (shown[0]?.orderNo ?? null) : null,
    nextCursor: skipped + shown.length < total ? (shown.at(-1)?.orderNo ?? null) : null,
  };
}

type Page = { input: ParsedOf<OrderList>; asked: ListFor; columns: Fragment; where: Fragment };

// Before an order the nearest ones are read upwards and turned round.
async function readRows(trx: Trx, listed: Fragment, { input, asked, columns }: Page): Promise<SummaryRow[]> {
  const { page, pageSize, cursor, before } = input;
  const place = (orderNo: string) => placeOf(trx, orderNo, asked.companyId);
  const rows = (within: Fragment, end: Fragment) => trx<SummaryRow[]>`
    select ${columns} from orders o join users u on u.id = o.created_by
    where ${listed} ${within} ${end}`;
  if (before !== undefined)
    return (
      await rows(trx`and (o.placed_at, o.id) > ${place(before)}`, trx`order by o.placed_at, o.id limit ${pageSize}`)
    ).toReversed();
  const after = cursor === undefined ? trx`` : trx`and (o.placed_at, o.id) < ${place(cursor)}`;
  const offset = cursor === undefined ? (page - 1) * pageSize : 0;
  return await rows(after, trx`order by o.placed_at desc, o.id desc limit ${pageSize} offset ${offset}`);
}

const placeOf = (trx: Trx, orderNo: string, companyId: number): Fragment => trx`(
  select l.placed_at, l.id from orders l where l.company_id = ${companyId} and l.order_no = ${orderNo})`;

async function countAbove(
  trx: Trx,
  listed: Fragment,
  { first, companyId }: { first: string | undefined; companyId: number },
): Promise<number> {
  if (first === undefined) return 0;
  const [row] = await trx<{ count: number }[]>`
    select count(*)::int as count from orders o where ${listed} and (o.placed_at, o.id) > ${placeOf(trx, first, companyId)}`;
  return row?.count ?? 0;
}

function filterOf(db: Db, input: ParsedOf<OrderList>, companyId: number): Fragment {
  const { from = null, to = null, fromOffset, toOffset, keyword = null, machineDown } = input;
  // Days are the reader's own, as the list shows them: UTC's midnight and so many minutes.
  return db`o.company_id = ${companyId}
    and (${from}::date is null or o.placed_at >= ${from}::timestamp at time zone 'UTC' + make_interval(mins => ${fromOffset}::int))
    and (${to}::date is null or o.placed_at < (${to}::date + 1)::timestamp at time zone 'UTC' + make_interval(mins => ${toOffset}::int))
    and (${machineDown === undefined} or o.is_machine_down)
    and (${keyword}::text is null or strpos(lower(concat_ws(' ', o.order_no, o.purchase_order_no, o.cost_centre, o.wanted_by::text)), lower(${keyword})) > 0
      or exists (select 1 from order_lines l where l.order_id = o.id and (l.code = upper(${keyword}) or normal_code(l.code) = normal_code(${keyword})
        or strpos(lower(concat_ws(' ', l.reference, l.machine_serial)), lower(${keyword})) > 0)))`;
}
