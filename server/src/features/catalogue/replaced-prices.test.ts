// Product §5 Supersession: lists sorted and filtered by price have a replaced part at the price that is shown for it (docs/decisions/0008).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makeCategory, makePart, makeSupersession } from '../parts/parts.make.ts';
import { sortBegunPrices } from '../supersession/index.ts';

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
    (await it.ask(calls.catalogue.goodsList, { categoryId, ...asked }, { token })).result.items.map((item) => item.id);
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

test('product §5 the price of a replaced part is its own in every answer; which row stands where follows what is charged', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const [categoryId, word] = [await makeCategory(db, `own-${Date.now()}`), `Ownprice${Date.now()}`];
  const old = await makePart(db, { categoryId, priceMinor: 500, nameEn: word });
  for (const priceMinor of [10_000, 20_000]) await makeSupersession(db, old, await makePart(db, { priceMinor }));
  await makePart(db, { categoryId, priceMinor: 9000, nameEn: word });
  const list = await it.ask(calls.catalogue.goodsList, { categoryId, sort: 'priceDesc' }, { token });
  const own = { amount: '5.00', currency: 'USD' };
  expect(list.result.items[0]).toMatchObject({ code: old.code, price: own });
  const found = await it.ask(calls.search.goodsSearch, { keyword: word }, { token });
  expect(found.result.items.find((hit) => hit.id === old.partId)).toMatchObject({ part: { price: own } });
  expect((await it.ask(calls.parts.goodsDetail, { code: old.code }, { token })).result.price).toEqual(own);
});

test('product §4 §5 without the right no row tells a price, whatever took its place', async () => {
  const { db } = it.shop;
  const { companyId } = await makeCompany(db);
  const { token } = await makeSubAccount(db, companyId, { permissions: [3] });
  const categoryId = await makeCategory(db, `hidden-${Date.now()}`);
  const old = await makePart(db, { categoryId });
  for (const mode of ['choice', 'choice'] as const) await makeSupersession(db, old, await makePart(db), { mode });
  const answer = await it.ask(calls.catalogue.goodsList, { categoryId }, { token });
  expect(answer.result.items).toHaveLength(1);
  expect(answer.text).not.toMatch(/amount|"price"/);
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

test('product §5 one of several that is sold in other packs, or from another quantity on, moves the sorted price at once', async () => {
  const { db } = it.shop;
  const [one, other] = [await makePart(db, { priceMinor: 100 }), await makePart(db, { priceMinor: 9000 })];
  const set = await makePart(db, { priceMinor: 6 });
  for (const part of [one, other]) await makeSupersession(db, set, part);
  const amounts = async () => [...(await db`select amount_minor from part_price_sort where part_id = ${set.partId}`)];
  expect(await amounts()).toEqual([{ amountMinor: 9100 }]);
  await db`update parts set pack_quantity = 10 where id = ${one.partId}`;
  expect(await amounts()).toEqual([{ amountMinor: 10_000 }]);
  await db`update parts set min_quantity = 25 where id = ${one.partId}`;
  expect(await amounts()).toEqual([{ amountMinor: 12_000 }]);
});

test('product §5 two of a set that one part replaced in turn stand by as many packs of it as its page says', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const categoryId = await makeCategory(db, `joined-${Date.now()}`);
  const set = await makePart(db, { categoryId, priceMinor: 500, stock: 0 });
  const last = await makePart(db, { priceMinor: 100, packQuantity: 10 });
  const choice = await makePart(db);
  for (const part of [await makePart(db), await makePart(db)]) {
    await makeSupersession(db, set, part);
    await makeSupersession(db, choice, part, { mode: 'choice', newQuantity: 10 });
    await makeSupersession(db, part, last);
  }
  const { result } = await it.ask(calls.catalogue.goodsList, { categoryId, maxPrice: '10', minPrice: '10' }, { token });
  expect(result.items.map((item) => item.id)).toEqual([set.partId]);
  const sorted = async ({ partId }: { partId: number }) => [
    ...(await db`select amount_minor from part_price_sort where part_id = ${partId}`),
  ];
  expect(await sorted(choice)).toEqual([{ amountMinor: 1000 }]);
  await makeSupersession(db, set, await makePart(db, { priceMinor: null }));
  expect(await sorted(set)).toEqual([]);
});
