// A company's orders, newest first (spec §2 My orders, §7 list).
import { type calls, type Language, money, type OrderStatus, type ParsedOf, type ResultOf } from '@outrigger/contract';
import { atOneMoment, type Db, type Trx } from '../../../platform/db/db.ts';
import { type Fragment, namedIn } from '../../../platform/db/localized-name.ts';
import { filterOf, type Order, readMatching, sortedBy } from './order-filter.reads.ts';

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

// The way that was paid, where it is another than was chosen; of an order that ended also by money that came too late to count.
const paidBy = (db: Db): Fragment => db`
  coalesce((
    select a.method from captures c join payment_attempts a on a.id = c.attempt_id where c.order_id = o.id
      and (c.counts or o.status in ('canceled', 'notApproved')) order by c.counts desc, c.id desc limit 1), o.payment_method)`;

// Asked of orders in transit alone.
const isPartlySent = (db: Db): Fragment => db`
  case when o.status = 'inTransit' then exists (select from order_lines l where l.order_id = o.id and l.shipped_quantity < l.quantity) else false end`;

/** What a list shows of an order; the query names orders o and users u. */
export const summaryColumns = (db: Db, language: Language): Fragment => db`
  o.order_no, o.status, o.placed_at, ${isPartlySent(db)} as is_partly_sent, o.line_count, o.total_minor, o.currency, ${paidBy(db)} as payment_method, o.purchase_order_no, o.is_machine_down,
  coalesce(o.description, (
    select ${namedIn(db, 'l', language)} from order_lines l where l.order_id = o.id and l.line_no = 1)) as description,
  case when o.paid_at is not null or (o.payment_method = 'credit' and o.status in ('toBeShipped', 'inTransit', 'completed')) then 'paid'
    when o.status in ('canceled', 'notApproved') then 'failed'
    when o.status = 'unpaid' and (select a.status from payment_attempts a where a.order_id = o.id order by a.id desc limit 1) = 'failed'
      then 'failed' else 'pending' end as payment_status,
  o.last_promise_on as promise_date,
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
    const found = input.keyword === undefined ? null : await readMatching(trx, input.keyword, asked.companyId);
    const where = filterOf(db, input, { companyId: asked.companyId, found });
    return await readPage(trx, { input, asked, where, columns: summaryColumns(db, asked.language) });
  });
}

type Page = { input: ParsedOf<OrderList>; asked: ListFor; columns: Fragment; where: Fragment };

async function readPage(trx: Trx, of: Page): Promise<ResultOf<OrderList>> {
  const { input, asked, where } = of;
  const { page, pageSize } = input;
  const counts = await trx<{ status: OrderStatus; count: number }[]>`
    select o.status, count(*)::int as count from orders o where ${where} group by o.status`;
  const counted = counts.filter((row) => !input.status || row.status === input.status);
  const total = counted.reduce((sum, row) => sum + row.count, 0);
  const listed = trx`${where} and (${input.status ?? null}::text is null or o.status = ${input.status ?? null})`;
  const order = sortedBy(trx, input.sort, asked.companyId);
  const shown = await readRows(trx, { ...of, where: listed }, order);
  // A page by its number says itself how many stand above it.
  const isByPlace = input.cursor !== undefined || input.before !== undefined;
  const above = isByPlace ? await countAbove(trx, listed, { first: shown[0]?.orderNo, order }) : (page - 1) * pageSize;
  const skipped = shown.length > 0 ? above : 0;
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

// Which orders they are is found first, and what is shown of them read for these alone; before an order the nearest ones are read upwards and turned round.
async function readRows(trx: Trx, { input, columns, where }: Page, order: Order): Promise<SummaryRow[]> {
  const { page, pageSize, cursor, before } = input;
  const rows = (within: Fragment, way: Fragment, place: Fragment) => trx<SummaryRow[]>`
    select ${columns} from (select o.id from orders o where ${where} ${within} order by ${way} ${place}) page
      join orders o on o.id = page.id join users u on u.id = o.created_by
    order by ${way}`;
  if (before !== undefined)
    return (await rows(trx`and ${order.isBefore(before)}`, order.up, trx`limit ${pageSize}`)).toReversed();
  const after = cursor === undefined ? trx`` : trx`and ${order.isAfter(cursor)}`;
  const offset = cursor === undefined ? (page - 1) * pageSize : 0;
  return await rows(after, order.down, trx`limit ${pageSize} offset ${offset}`);
}

async function countAbove(
  trx: Trx,
  listed: Fragment,
  { first, order }: { first: string | undefined; order: Order },
): Promise<number> {
  if (first === undefined) return 0;
  const [row] = await trx<{ count: number }[]>`
    select count(*)::int as count from orders o where ${listed} and ${order.isBefore(first)}`;
  return row?.count ?? 0;
}
