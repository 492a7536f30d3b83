// Lists of parts through production's own app: filters, batches, categories, price right (spec §2, §7 Shop; product §4).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { baseList, makeCategory, makePart, makeSupersession } from './parts.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { goodsDetail, goodsListByIds, goodsBatchDetail } = calls.parts;
const { goodsList, categoryList, categoryDetail } = calls.catalogue;

test('product §5 the parts list filtered by a code beside its label finds the part; a name of words alone is not taken apart', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const part = await makePart(db);
  const found = async (keyword: string) =>
    (await it.ask(goodsList, { keyword }, { token })).result.items.map((item) => item.code);
  expect(await found(part.code)).toEqual([part.code]);
  expect(await found(`Part No. ${part.code}`)).toEqual([part.code]);
  expect(await found(`nosuchword ${part.code}`)).toEqual([]);
});

test('product §4 without permission 2 a part has no price in any form', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const sub = await makeSubAccount(db, company.companyId, { permissions: [3] });
  const part = await makePart(db);
  for (const answer of [
    await it.ask(goodsDetail, { code: part.code }, { token: sub.token }),
    await it.ask(goodsList, { keyword: part.code }, { token: sub.token }),
    await it.ask(goodsListByIds, { ids: String(part.partId) }, { token: sub.token }),
    await it.ask(goodsBatchDetail, { codes: part.code }, { token: sub.token }),
  ]) {
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(part.code);
    expect(answer.text).not.toMatch(/price|amount/i);
  }
  for (const input of [{ sort: 'priceAsc' }, { minPrice: '1' }, { maxPrice: '9.50' }]) {
    expect((await it.ask(goodsList, input, { token: sub.token })).reason).toBe('noPermission');
  }
});

test('§5 a price range the wrong way round is refused, naming its upper end', async () => {
  const { token } = await makeCompany(it.shop.db);
  const answer = await it.ask(goodsList, { minPrice: '100', maxPrice: '9.50' }, { token });
  expect([answer.status, answer.fields]).toEqual([400, [{ field: 'maxPrice', problem: 'tooSmall' }]]);
  expect((await it.ask(goodsList, { minPrice: '9.50', maxPrice: '9.5' }, { token })).status).toBe(200);
});

test('§2 the parts list filters by category, type, colour, words and price, and sorts by price', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const key = `c${Date.now()}`;
  const parent = await makeCategory(it.shop.db, key);
  const child = await makeCategory(it.shop.db, `${key}-child`, parent);
  const cheap = await makePart(db, { categoryId: child, nameEn: `Wear pad ${key}`, priceMinor: 500 });
  const dear = await makePart(db, { categoryId: parent, nameEn: `Slew ring ${key}`, priceMinor: 480_000 });
  await db`update parts set colour = ${`orange ${key}`} where id = ${dear.partId}`;
  await db`select refresh_price_sort(${await baseList(db, 'USD')})`;
  const codes = async (input: object) =>
    (await it.ask(goodsList, { categoryId: parent, ...input }, { token })).result.items.map((item) => item.code);
  expect(await codes({ sort: 'priceAsc' })).toEqual([cheap.code, dear.code]);
  expect(await codes({ sort: 'priceDesc' })).toEqual([dear.code, cheap.code]);
  expect(await codes({ categoryId: child })).toEqual([cheap.code]);
  expect(await codes({ maxPrice: '100' })).toEqual([cheap.code]);
  expect(await codes({ minPrice: '100', maxPrice: '4800.00' })).toEqual([dear.code]);
  expect(await codes({ keyword: 'slew' })).toEqual([dear.code]);
  expect(await codes({ colour: `orange ${key}` })).toEqual([dear.code]);
  const page = await it.ask(goodsList, { categoryId: parent, page: 2, pageSize: 1, sort: 'priceAsc' }, { token });
  expect(page.result).toMatchObject({ total: 2, page: 2, pageSize: 1, items: [{ code: dear.code }] });
  expect((await it.ask(goodsList, { pageSize: 1000 }, { token })).status).toBe(400);
});

test("§7 categories are a tree in the caller's language whose counts hold everything below", async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const key = `t${Date.now()}`;
  const parent = await makeCategory(it.shop.db, key);
  const child = await makeCategory(it.shop.db, `${key}-child`, parent);
  await makePart(db, { categoryId: child });
  const all = await it.ask(categoryList, {}, { token, language: 'fa' });
  expect(all.result.find((node) => node.id === parent)).toMatchObject({ name: `Catégorie ${key}`, partCount: 1 });
  const one = await it.ask(categoryDetail, { categoryId: child }, { token });
  expect(one.result).toMatchObject({ path: [{ id: parent }], children: [], category: { id: child } });
  expect((await it.ask(categoryDetail, { categoryId: 999_999_999 }, { token })).reason).toBe('notFound');
});

test('§7 batches answer every code in order, old ones resolved, unknown ones said', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const [old, next] = [await makePart(db), await makePart(db)];
  await makeSupersession(db, old, next);
  const { result } = await it.ask(goodsBatchDetail, { codes: `${old.code}, nothing ,${next.code}` }, { token });
  expect(result.map((one) => [one.item, one.part?.code ?? null, one.changeCode])).toEqual([
    [old.code, next.code, old.code],
    ['nothing', null, null],
    [next.code, next.code, null],
  ]);
  const byIds = await it.ask(goodsListByIds, { ids: `${next.partId},999999999,${old.partId}` }, { token });
  expect(byIds.result.map((card) => card.code)).toEqual([next.code, old.code]);
});

test('product §5 a batch says how many of the part sold today stand for how many of the code, along the whole chain', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const [first, second, third] = [await makePart(db), await makePart(db), await makePart(db)];
  await makeSupersession(db, first, second, { oldQuantity: 1, newQuantity: 2 });
  await makeSupersession(db, second, third, { oldQuantity: 1, newQuantity: 3 });
  const codes = [first.code, second.code, third.code, 'nothing'].join(',');
  const { result } = await it.ask(goodsBatchDetail, { codes }, { token });
  expect(result.map((one) => [one.part?.code, one.oldQuantity, one.newQuantity])).toEqual([
    [third.code, 1, 6],
    [third.code, 1, 3],
    [third.code, 1, 1],
    [undefined, 1, 1],
  ]);
});

test('hostile keywords do no harm', async () => {
  const { token } = await makeCompany(it.shop.db);
  for (const keyword of [
    "'; drop table parts; --",
    '%',
    '_',
    '\\',
    'a & b | !c:*',
    '液压',
    '液',
    "l'huile",
    '<script>',
    '\u200f\u202e',
  ]) {
    expect((await it.ask(goodsList, { keyword }, { token })).status, keyword).toBe(200);
  }
});
