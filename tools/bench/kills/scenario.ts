// What is written while parts of the shop are killed; each scenario can tell later which acknowledged writes are gone.
import { randomUUID } from 'node:crypto';
import { makeBuyer } from '@outrigger/server/src/features/orders/orders.make.ts';
import { makePart } from '@outrigger/server/src/features/parts/parts.make.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { makeOrderLoad } from '../orders/order-load.ts';
import { orderBody } from '../orders/place.ts';
import type { ShopProcess } from './shop-process.ts';

/** `write` answers a name once the shop has acknowledged it and throws otherwise; `lost` answers the names that are not there, `broken` what does not add up. */
export interface Scenario {
  name: string;
  write: (signal: AbortSignal) => Promise<string>;
  lost: (acknowledged: string[]) => Promise<string[]>;
  broken: () => Promise<string[]>;
}

/** What the order scenario asks of, and who is told of each request. */
export interface OrderShop {
  shop: ShopProcess;
  db: Db;
  onAnswer: (begunAt: number, isGiven: boolean) => void;
}

/** Orders on credit over HTTP: each is sent under its own key until it is answered; an acknowledged one must be found, once, with its line and its credit. */
export async function orderScenario({ shop, db, onAnswer }: OrderShop): Promise<Scenario> {
  const buyer = await makeBuyer(db, { credit: { limitMinor: 1e14 } });
  const { code } = await makePart(db, { stock: 2e9 });
  const load = makeOrderLoad({
    url: shop.url,
    token: buyer.token,
    body: orderBody(buyer.addressId, [{ code, qty: 1 }], 'credit'),
    onAnswer,
  });
  return {
    name: 'orders through the API',
    write: (signal) => load.placeOne(signal),
    lost: (acknowledged) => lostOrders(db, acknowledged),
    broken: async () => [...load.strange(), ...(await brokenBooks(db, buyer.companyId))],
  };
}

/** The acknowledged orders that are not there with their lines. */
export async function lostOrders(db: Db, acknowledged: string[]): Promise<string[]> {
  const found = await db<{ orderNo: string }[]>`
    select o.order_no from orders o
    where o.order_no = any(${acknowledged}) and exists (select 1 from order_lines l where l.order_id = o.id)`;
  return without(
    acknowledged,
    found.map((row) => row.orderNo),
  );
}

/** What does not add up for a company that orders on credit alone: one order a key, credit as its orders say (quality 3, 6). */
export async function brokenBooks(db: Db, companyId: number): Promise<string[]> {
  const [found] = await db<{ doubled: number; credit: number }[]>`
    select (select count(*)::int from (
        select 1 from orders where company_id = ${companyId} group by purchase_order_no having count(*) > 1) one) as doubled,
      (select (c.posted_minor - coalesce((select sum(total_minor) from orders where company_id = ${companyId}), 0))::int
        from credit_lines c where c.company_id = ${companyId}) as credit`;
  return namesOf(found);
}

/** What must be true of the whole shop, whoever wrote: a ledger that balances, invoices 1..n, stock that is there and set aside for open orders alone. */
export async function brokenShop(db: Db): Promise<string[]> {
  const [found] = await db<Record<string, number>[]>`
    select (select count(*)::int from (
        select 1 from ledger_entries group by transaction_id having sum(amount_minor) <> 0) one) as unbalanced_movements,
      (select coalesce(sum(amount_minor), 0)::int from ledger_entries) as ledger_sum,
      (select coalesce(max(number) - count(*), 0)::int from invoices) as invoice_gaps,
      (select count(*)::int from stock_levels where reserved < 0 or reserved > on_hand) as negative_stock,
      (select count(*)::int from stock_levels s where s.reserved <> coalesce((
        select sum(r.quantity) from reservations r
        where r.part_id = s.part_id and r.warehouse_id = s.warehouse_id and r.inbound_delivery_id is null and r.state = 'held'), 0)) as stock_held,
      (select count(*)::int from orders o where (o.status in ('unpaid', 'pendingApproval', 'toBeShipped') and o.is_stock_taken)
        <> exists (select from reservations r where r.order_id = o.id and r.state = 'held')) as orders_without_hold_or_holds_without_order`;
  return namesOf(found);
}

const namesOf = (found: Record<string, number> | undefined): string[] =>
  Object.entries(found ?? {}).flatMap(([what, count]) => (count === 0 ? [] : [`${what}: ${count}`]));

/** Rows written straight into the database: what it has committed must be there. */
export async function rowScenario(db: Db): Promise<Scenario> {
  await db`create table if not exists kill_probe (name uuid primary key)`;
  const write = async () => {
    const name = randomUUID();
    await db`insert into kill_probe (name) values (${name})`;
    return name;
  };
  const lost = async (acknowledged: string[]) => {
    const found = await db<
      { name: string }[]
    >`select name::text from kill_probe where name = any(${acknowledged}::uuid[])`;
    return without(
      acknowledged,
      found.map((row) => row.name),
    );
  };
  return { name: 'rows in the database', write, lost, broken: async () => [] };
}

function without(all: string[], found: string[]): string[] {
  const there = new Set(found);
  return all.filter((name) => !there.has(name));
}
