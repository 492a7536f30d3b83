// A company with very many orders, copied from one that was placed: open and ended, over two years, by several people.
import { makeSubAccount } from '@outrigger/server/src/features/identity/identity.make.ts';
import { makeBuyer } from '@outrigger/server/src/features/orders/orders.make.ts';
import { makePart } from '@outrigger/server/src/features/parts/parts.make.ts';
import type { Db, Trx } from '@outrigger/server/src/platform/db/db.ts';
import { orderBody, place } from '../orders/place.ts';
import type { ScratchShop } from '../orders/scratch-shop.ts';

const MAKERS = 6;
const LINES = 3;

/** Who has them: the token of its main account. */
export interface ManyOrders {
  token: string;
}

/** Places one order of three lines and copies it until there are so many; triggers rest meanwhile, the checks of the tables do not. */
export async function makeManyOrders({ db, apps: [app] }: ScratchShop, count: number): Promise<ManyOrders> {
  if (!app) throw new Error('no app to order at');
  const buyer = await makeBuyer(db, { credit: { limitMinor: 1e12 } });
  const parts = await Promise.all(Array.from({ length: LINES }, () => makePart(db, { stock: 100 })));
  const lines = parts.map(({ code }) => ({ code, qty: 1 }));
  const sent = { token: buyer.token, body: orderBody(buyer.addressId, lines, 'credit') };
  const { orderNo, text } = await place(app, sent);
  if (orderNo === undefined) throw new Error(text);
  const makers = await Promise.all(Array.from({ length: MAKERS }, () => makeSubAccount(db, buyer.companyId)));
  await copyOrders(db, { orderNo, count, userIds: [buyer.userId, ...makers.map(({ userId }) => userId)] });
  return { token: buyer.token };
}

type Copied = { orderNo: string; count: number; userIds: number[] };

async function copyOrders(db: Db, { orderNo, count, userIds }: Copied): Promise<void> {
  await db.begin(async (trx) => {
    await trx`set local session_replication_role = replica`;
    await trx`set local statement_timeout = 0`;
    const [orders, lines] = [await columnsOf(trx, 'orders'), await columnsOf(trx, 'order_lines')];
    await trx`
      insert into orders (${trx.unsafe(orders)}) overriding system value
      select ${trx.unsafe(orders)} from (
        select copy.* from orders o cross join generate_series(1, ${count - 1}::int) n, lateral jsonb_populate_record(o, jsonb_build_object(
          'id', nextval(pg_get_serial_sequence('orders', 'id')), 'order_no', 'BN' || lpad(n::text, 8, '0'),
          'created_by', (${userIds}::bigint[])[1 + n % ${userIds.length}::int],
          'placed_at', o.placed_at - make_interval(mins => n * 105),
          'status', (array['completed', 'completed', 'completed', 'inTransit', 'toBeShipped', 'canceled'])[1 + n % 6],
          'dispatched_at', o.placed_at, 'completed_at', o.placed_at, 'return_until', o.placed_at,
          'purchase_order_no', case when n % 3 > 0 then 'PO-' || 700000 + n * 7919 % 100000 end, 'cost_centre', 'WS-' || n % 40,
          'freight_minor', n * 7919 % 90000, 'total_minor', o.items_minor + n * 7919 % 90000, 'is_machine_down', n % 50 = 0)) copy
        where o.order_no = ${orderNo}) copies`;
    await trx`
      insert into order_lines (${trx.unsafe(lines)}) overriding system value
      select ${trx.unsafe(lines)} from (
        select copy.* from orders o join order_lines l on l.order_id = o.id join orders c on c.company_id = o.company_id and c.id <> o.id,
          lateral jsonb_populate_record(l, jsonb_build_object('id', nextval(pg_get_serial_sequence('order_lines', 'id')), 'order_id', c.id,
          'promise_date', (c.placed_at + make_interval(days => (c.id % 40)::int))::date, 'machine_serial', 'SN' || c.id % 500)) copy
        where o.order_no = ${orderNo}) copies`;
    await trx`
      update orders o set sought_words = replace(o.sought_words, lower(${orderNo}), lower(concat_ws(E'\\n', o.order_no, o.purchase_order_no, o.cost_centre)))
        || E'\\n' || l.serials, sought_codes = o.sought_codes || E'\\n' || upper(l.serials), last_promise_on = l.last
      from (select order_id, lower(string_agg(distinct machine_serial, E'\\n')) as serials, max(promise_date) as last from order_lines group by order_id) l
      where l.order_id = o.id and o.order_no <> ${orderNo}`;
  });
  await db`analyze orders`;
  await db`analyze order_lines`;
}

/** The columns that are written; those the database computes are left to it. */
async function columnsOf(trx: Trx, table: string): Promise<string> {
  const rows = await trx<{ columnName: string }[]>`
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`;
  return rows.map(({ columnName }) => columnName).join(', ');
}
