// Product §7 Stock choice: the day beside a price is the one that a plan of the part alone promises to the usual address.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makePart } from '../../parts/parts.make.ts';
import { makeBuyer } from '../orders.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { deliveryDates } = calls.deliveryDates;

test('what lies there, what comes, and more than lies there have the day of their plan; what cannot be had has none', async () => {
  const { db } = it.shop;
  const { token, addressId } = await makeBuyer(db);
  const here = await makePart(db, { stock: 5 });
  const comes = await makePart(db, { stock: 0 });
  const never = await makePart(db, { stock: 0 });
  await db`update parts set sell_policy = 'stockOnly' where id = ${never.partId}`;
  await db`
    insert into inbound_deliveries (reference, warehouse_id, part_id, quantity, expected_on)
    values (${comes.code}, ${comes.warehouseId}, ${comes.partId}, 50, current_date + 3)`;
  const pieces = [here.partId, `${here.partId}*9`, comes.partId, never.partId, 999_999_999];
  const { result } = await it.ask(deliveryDates, { pieces: pieces.join() }, { token });
  expect(result.map((one) => one.pieces)).toEqual(pieces.map(String));
  const planned = async (lines: string) => {
    const plan = await it.ask(calls.orders.stockAssign, { lines, addressId }, { token });
    return plan.result.lines[0]?.promiseDate;
  };
  const days = [await planned(`${here.code}*1`), await planned(`${here.code}*9`), await planned(`${comes.code}*1`)];
  expect(days.join()).toMatch(/^\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d$/);
  expect(result.map((one) => one.deliveryTo)).toEqual([...days, null, null]);
});

test('the usual address counts: where nothing is shipped to there is no day', async () => {
  const { db } = it.shop;
  const { token, companyId, addressId } = await makeBuyer(db);
  const part = await makePart(db, { stock: 5 });
  const ask = async () =>
    (await it.ask(deliveryDates, { pieces: String(part.partId) }, { token })).result[0]?.deliveryTo;
  expect(await ask()).toMatch(/^\d{4}-/);
  await db`update addresses set country = 'KP' where company_id = ${companyId} and id = ${addressId}`;
  expect(await ask()).toBeNull();
  // Without any address the days of most zones are said.
  await db`update addresses set removed_at = now(), is_default = false where id = ${addressId}`;
  expect(await ask()).toMatch(/^\d{4}-/);
});
