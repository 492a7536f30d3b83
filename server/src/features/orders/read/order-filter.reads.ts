// What narrows the orders of a company and how they run, for the list and for its file (spec §2 My orders).
import { type calls, normalCode, type ParsedOf } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { Fragment } from '../../../platform/db/localized-name.ts';

type OrderList = ParsedOf<typeof calls.orders.orderList>;
type OrderSort = OrderList['sort'];
type Filter = Pick<OrderList, 'from' | 'to' | 'fromOffset' | 'toOffset' | 'machineDown'>;

/** How the list runs: what is compared of an order, and which way. */
export interface Order {
  key: Fragment;
  down: Fragment;
  up: Fragment;
  /** Comes after, and before, the place of an order. */
  isAfter: (orderNo: string) => Fragment;
  isBefore: (orderNo: string) => Fragment;
}

/** The way a list of the company runs. */
export function sortedBy(trx: Db | Trx, sort: OrderSort, companyId: number): Order {
  const key = keyOf(trx, sort);
  const place = (orderNo: string) => trx`(
    select ${key}, o.id from orders o where o.company_id = ${companyId} and o.order_no = ${orderNo})`;
  const greater = (orderNo: string) => trx`(${key}, o.id) > ${place(orderNo)}`;
  const less = (orderNo: string) => trx`(${key}, o.id) < ${place(orderNo)}`;
  const falling = trx`${key} desc, o.id desc`;
  const rising = trx`${key}, o.id`;
  return sort.endsWith('Desc')
    ? { key, down: falling, up: rising, isAfter: less, isBefore: greater }
    : { key, down: rising, up: falling, isAfter: greater, isBefore: less };
}

// Orders without a purchase order come together.
const KEYS: Record<string, (trx: Db | Trx) => Fragment> = {
  number: (trx) => trx`o.order_no`,
  status: (trx) =>
    trx`array_position(array['pendingApproval', 'notApproved', 'unpaid', 'toBeShipped', 'inTransit', 'completed', 'canceled'], o.status)`,
  purchase: (trx) => trx`lower(coalesce(o.purchase_order_no, ''))`,
  maker: (trx) => trx`(
    select lower(coalesce(nullif(concat_ws(' ', m.first_name, m.last_name), ''), m.username, m.email, '')) from users m where m.id = o.created_by)`,
  lines: (trx) => trx`o.line_count`,
};

// Totals of several currencies are compared by what they were worth when the orders were placed; without a promise an order comes last in time.
function keyOf(trx: Db | Trx, sort: OrderSort): Fragment {
  if (sort.startsWith('placed')) return trx`o.placed_at`;
  if (sort.startsWith('total')) return trx`(o.total_minor / o.exchange_rate)`;
  const key = KEYS[sort.replace(/(Asc|Desc)$/, '')];
  if (key) return key(trx);
  return trx`coalesce(o.last_promise_on, 'infinity')`;
}

/** The orders of a company that hold some words, as PostgreSQL writes a list of ids: thousands are handed back as they came. Looked for once, however often the page asks. */
export async function readMatching(trx: Db | Trx, keyword: string, companyId: number): Promise<string> {
  const code = normalCode(keyword);
  const [row] = await trx<{ ids: string }[]>`
    select coalesce(array_agg(o.id), '{}')::text as ids from orders o where o.company_id = ${companyId}
      and (strpos(o.sought_words, lower(${keyword})) > 0
        or (${code !== ''} and strpos(o.sought_codes, ${code}) > 0))`;
  return row?.ids ?? '{}';
}

/** What narrows a list but for its status, so that it can be told how many there are in each. */
export function filterOf(
  db: Db,
  input: Filter,
  { companyId, found }: { companyId: number; found: string | null },
): Fragment {
  const { from = null, to = null, fromOffset, toOffset, machineDown } = input;
  // Days are the reader's own, as the list shows them: UTC's midnight and so many minutes.
  return db`o.company_id = ${companyId}
    and (${from}::date is null or o.placed_at >= ${from}::timestamp at time zone 'UTC' + make_interval(mins => ${fromOffset}::int))
    and (${to}::date is null or o.placed_at < (${to}::date + 1)::timestamp at time zone 'UTC' + make_interval(mins => ${toOffset}::int))
    and (${machineDown === undefined} or o.is_machine_down)
    ${found === null ? db`` : db`and o.id = any(${found}::bigint[])`}`;
}
