// Product §5 Supersession: lists sorted and filtered by price have a replaced part at the price that is shown for it (docs/decisions/0008).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makeCategory, makePart, makeSupersession } from './parts.make.ts';
import { sortBegunPrices } from './sort-begun-prices.store.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

test('product §5 a part whose successor begins without a write, or whose equal came in again, takes its place in the sorted lists', async () => {
  const { db } = it.shop;
  const priced = (priceMinor: number, stock: number) => makePart(db, { priceMinor, stock });
  const [begun, equal, next, before] = [
    await priced(5, 0),
    await priced(6, 0),
    await priced(700, 9),
    await priced(8, 0),
  ];
  await makeSupersession(db, begun, next, { effectiveFrom: new Date().toISOString().slice(0, 10) });
  await makeSupersession(db, equal, next, { isTwoWay: true });
  await makeSupersession(db, before, equal);
  const ids = [begun, equal, before].map((part) => part.partId);
  const amounts = async () =>
    (await db`select amount_minor from part_price_sort where part_id = any(${ids}::bigint[]) order by part_id`).map(
      (row) => row['amountMinor'],
    );
  expect(await amounts()).toEqual([700, 700, 700]);
  await db`insert into stock_levels (part_id, warehouse_id, on_hand) values (${equal.partId}, ${equal.warehouseId}, 1)`;
  await db`update part_price_sort set amount_minor = 5 where part_id = ${begun.partId}`;
  await sortBegunPrices(db);
  expect(await amounts()).toEqual([700, 6, 6]);
});

test('product §5 the price range finds a replaced part at the price of its successor, the price that is shown', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const categoryId = await makeCategory(db, `shown-${Date.now()}`);
  const old = await makePart(db, { categoryId, priceMinor: 500, stock: 0 });
  const next = await makePart(db, { categoryId, priceMinor: 90_000 });
  const other = await makePart(db, { categoryId, priceMinor: 70_000 });
  const listed = async (asked: object) =>
    (await it.ask(calls.parts.goodsList, { categoryId, ...asked }, { token })).result.items.map((item) => item.id);
  expect(await listed({ maxPrice: '100' })).toEqual([old.partId]);
  await makeSupersession(db, old, next);
  expect(await listed({ maxPrice: '100' })).toEqual([]);
  expect(await listed({ minPrice: '800' })).toEqual([old.partId, next.partId]);
  expect(await listed({ sort: 'priceAsc' })).toEqual([other.partId, old.partId, next.partId]);
  await db`update prices set amount_minor = 60000 where part_id = ${next.partId}`;
  expect(await listed({ sort: 'priceAsc' })).toEqual([old.partId, next.partId, other.partId]);
  await db`delete from supersessions where old_part_id = ${old.partId}`;
  expect(await listed({ maxPrice: '100' })).toEqual([old.partId]);
});

test('product §5 of several a part that is offline is not sold: a choice stands by the cheapest other one, a set without it has no price', async () => {
  const { db } = it.shop;
  const sortedOf = async (mode: 'choice' | 'all') => {
    const old = await makePart(db, { priceMinor: 500, stock: 0 });
    for (const given of [{ priceMinor: 9000 }, { priceMinor: 100, status: 'offline' }] as const)
      await makeSupersession(db, old, await makePart(db, given), { mode });
    return [...(await db`select amount_minor from part_price_sort where part_id = ${old.partId}`)];
  };
  expect(await sortedOf('choice')).toEqual([{ amountMinor: 9000 }]);
  expect(await sortedOf('all')).toEqual([]);
});

const usd = (amount: string) => ({ amount, currency: 'USD' });

test('product §5 a row of a list tells the price that is charged: of the last of a chain, of a whole set, of the cheapest at hand', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const categoryId = await makeCategory(db, `charged-${Date.now()}`);
  const old = (priceMinor: number) => makePart(db, { categoryId, priceMinor, stock: 0 });
  const [chained, set, choice, half] = [await old(100), await old(200), await old(300), await old(400)];
  const [next, last] = [await makePart(db, { priceMinor: 9000 }), await makePart(db, { priceMinor: 8000 })];
  await makeSupersession(db, chained, next);
  await makeSupersession(db, next, last, { newQuantity: 2 });
  await makeSupersession(db, set, last);
  await makeSupersession(db, set, await makePart(db, { priceMinor: 50, packQuantity: 10 }), { newQuantity: 4 });
  for (const given of [{ priceMinor: 700, stock: 0 }, { priceMinor: 900 }, { priceMinor: 950 }])
    await makeSupersession(db, choice, await makePart(db, given), { mode: 'choice' });
  for (const given of [{ priceMinor: 5 }, { priceMinor: null }])
    await makeSupersession(db, half, await makePart(db, given));
  const { result } = await it.ask(calls.parts.goodsList, { categoryId }, { token });
  const priceOf = new Map(result.items.map((item) => [item.id, item.price]));
  expect([chained, set, choice, half].map((part) => priceOf.get(part.partId))).toEqual([
    usd('80.00'),
    usd('85.00'),
    usd('9.00'),
    null,
  ]);
});

test('product §5 a row keeps the price of a part until its successor begins, and of one that may still be used for the other', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const categoryId = await makeCategory(db, `own-${Date.now()}`);
  const [later, equal] = [
    await makePart(db, { categoryId, priceMinor: 100 }),
    await makePart(db, { categoryId, priceMinor: 200, stock: 3 }),
  ];
  const next = await makePart(db, { priceMinor: 9000 });
  await makeSupersession(db, later, next, { effectiveFrom: '2999-01-01' });
  await makeSupersession(db, equal, next, { isTwoWay: true });
  const { result } = await it.ask(calls.parts.goodsList, { categoryId, sort: 'priceAsc' }, { token });
  expect(result.items.map((item) => item.price)).toEqual([usd('1.00'), usd('2.00')]);
});

test('product §4 §5 without the right no row tells a price, whatever took its place', async () => {
  const { db } = it.shop;
  const { companyId } = await makeCompany(db);
  const { token } = await makeSubAccount(db, companyId, { permissions: [3] });
  const categoryId = await makeCategory(db, `hidden-${Date.now()}`);
  const old = await makePart(db, { categoryId });
  for (const mode of ['choice', 'choice'] as const) await makeSupersession(db, old, await makePart(db), { mode });
  const answer = await it.ask(calls.parts.goodsList, { categoryId }, { token });
  expect(answer.result.items).toHaveLength(1);
  expect(answer.text).not.toMatch(/amount|"price"/);
});

test('product §5 a kept list follows the stock of what a row’s price rests on, though the list does not show it', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const categoryId = await makeCategory(db, `rests-${Date.now()}`);
  const old = await makePart(db, { categoryId, stock: 0 });
  const [cheap, dear] = [await makePart(db, { priceMinor: 700 }), await makePart(db, { priceMinor: 900 })];
  for (const one of [cheap, dear]) await makeSupersession(db, old, one, { mode: 'choice' });
  const price = async () => (await it.ask(calls.parts.goodsList, { categoryId }, { token })).result.items[0]?.price;
  expect(await price()).toEqual(usd('7.00'));
  await db`update stock_levels set on_hand = 0 where part_id = ${cheap.partId}`;
  expect(await price()).toEqual(usd('9.00'));
});

test('product §5 one of several that is taken off sale, or sold again, moves the sorted price at once', async () => {
  const { db } = it.shop;
  const cheap = await makePart(db, { priceMinor: 100 });
  const other = await makePart(db, { priceMinor: 9000 });
  const [choice, set] = [await makePart(db, { priceMinor: 5 }), await makePart(db, { priceMinor: 6 })];
  for (const part of [cheap, other]) {
    await makeSupersession(db, choice, part, { mode: 'choice' });
    await makeSupersession(db, set, part);
  }
  const amounts = async () =>
    (
      await db`select amount_minor from part_price_sort where part_id = any(${[choice.partId, set.partId]}::bigint[]) order by part_id`
    ).map((row) => row['amountMinor']);
  expect(await amounts()).toEqual([100, 9100]);
  await db`update parts set status = 'offline' where id = ${cheap.partId}`;
  expect(await amounts()).toEqual([9000]);
  await db`update parts set status = 'active', sell_policy = 'notSold' where id = ${cheap.partId}`;
  expect(await amounts()).toEqual([9000]);
  await db`update parts set sell_policy = 'backorder' where id = ${cheap.partId}`;
  expect(await amounts()).toEqual([100, 9100]);
});
