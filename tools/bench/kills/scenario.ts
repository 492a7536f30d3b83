// What is written while parts of the shop are killed; each scenario can tell later which acknowledged writes are gone.
import { randomUUID } from 'node:crypto';
import { makeBuyer } from '@outrigger/server/src/features/orders/orders.make.ts';
import { makePart } from '@outrigger/server/src/features/parts/parts.make.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { answeredBy, orderBody } from '../orders/place.ts';
import type { ShopProcess } from './shop-process.ts';

/** `write` answers a name once the shop has acknowledged it and throws otherwise; `lost` answers the names that are not there. */
export interface Scenario {
  name: string;
  write: () => Promise<string>;
  lost: (acknowledged: string[]) => Promise<string[]>;
}

/** Orders on credit through the API: an acknowledged order number must be found, with its lines and its hold. */
export async function orderScenario(shop: ShopProcess, db: Db): Promise<Scenario> {
  const buyer = await makeBuyer(db, { credit: { limitMinor: 1e14 } });
  const { code } = await makePart(db, { stock: 2e9 });
  const body = JSON.stringify(orderBody(buyer.addressId, [{ code, qty: 1 }], 'credit'));
  const write = async () => {
    const headers = {
      token: buyer.token,
      'idempotency-key': randomUUID(),
      'currency-name': 'USD',
      'content-type': 'application/json',
    };
    const answer = await fetch(`${shop.url}/api/order/make`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(10_000),
    });
    const { orderNo } = answeredBy(answer.status, await answer.text());
    if (!orderNo) throw new Error(`the order was answered ${answer.status}`);
    return orderNo;
  };
  const lost = async (acknowledged: string[]) => {
    const found = await db<{ orderNo: string }[]>`
      select o.order_no from orders o
      where o.order_no = any(${acknowledged}) and exists (select 1 from order_lines l where l.order_id = o.id)`;
    return without(
      acknowledged,
      found.map((row) => row.orderNo),
    );
  };
  return { name: 'orders through the API', write, lost };
}

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
  return { name: 'rows in the database', write, lost };
}

function without(all: string[], found: string[]): string[] {
  const there = new Set(found);
  return all.filter((name) => !there.has(name));
}
