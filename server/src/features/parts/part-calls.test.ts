// Parts through production's own app: detail, lists, batches, price right (spec §2, §7 Shop; product §4).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makeLine, makeMachine, makeModel } from '../machines/machines.make.ts';
import { baseList, makePart, makeSupersession } from './parts.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { goodsDetail, goodsList, goodsListByIds, goodsBatchDetail, categoryList, categoryDetail, goodsFilters } =
  calls.parts;

async function makeCategory(code: string, parentId: number | null = null): Promise<number> {
  const [row] = await it.shop.db<{ id: number }[]>`
    insert into part_categories (code, name_en, name_fr, parent_id) values (${code}, ${`Category ${code}`}, ${`Catégorie ${code}`}, ${parentId}) returning id`;
  return row?.id ?? 0;
}

test('§2 the parts list is filtered by kinds and colours of a category, or of the whole shop', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const categoryId = await makeCategory(`filters-${Date.now()}`);
  const [red, blue] = [await makePart(db), await makePart(db)];
  await db`update parts set colour = 'Test red', category_id = ${categoryId} where id = ${red.partId}`;
  await db`update parts set colour = 'Test blue' where id = ${blue.partId}`;
  const inCategory = await it.ask(goodsFilters, { categoryId }, { token });
  expect(inCategory.result.colours).toEqual([{ code: 'Test red', name: 'Test red', nameLang: null }]);
  const all = (await it.ask(goodsFilters, {}, { token })).result.colours.map((colour) => colour.code);
  expect(all).toEqual(expect.arrayContaining(['Test blue', 'Test red']));
  expect(new Set(all).size).toBe(all.length);
});

test('§1 a colour is named in the language of the caller, in filters and on parts; one nobody named stands as it is', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const categoryId = await makeCategory(`colours-${Date.now()}`);
  const [named, plain] = [await makePart(db), await makePart(db)];
  const code = `red-${Date.now()}`;
  await db`insert into colours (code, name_en, name_fr, position) values (${code}, 'Red', 'Rouge', 1)`;
  await db`update parts set colour = ${code}, category_id = ${categoryId} where id = ${named.partId}`;
  await db`update parts set colour = 'As seen', category_id = ${categoryId} where id = ${plain.partId}`;
  const filters = await it.ask(goodsFilters, { categoryId }, { token, language: 'fa' });
  expect(filters.result.colours).toEqual([
    { code, name: 'Rouge', nameLang: null },
    { code: 'As seen', name: 'As seen', nameLang: null },
  ]);
  const colourIn = async (part: string, language: 'fa' | 'zh') => {
    const { colour, colourCode } = (await it.ask(goodsDetail, { code: part }, { token, language })).result;
    return [colour, colourCode];
  };
  expect(await colourIn(named.code, 'fa')).toEqual(['Rouge', code]);
  expect(await colourIn(named.code, 'zh')).toEqual(['Red', code]);
  expect(await colourIn(plain.code, 'fa')).toEqual(['As seen', 'As seen']);
});

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

test('§7 goods-detail by code or id carries the fields of §3', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const part = await makePart(db, { nameEn: 'Lift cylinder', priceMinor: 128_450, stock: 7 });
  const byCode = await it.ask(goodsDetail, { code: part.code.toLowerCase() }, { token });
  expect(byCode.result).toMatchObject({
    id: part.partId,
    code: part.code,
    name: 'Lift cylinder',
    nameEs: null,
    stock: 7,
    weightGrams: 500,
    price: { amount: '1284.50', currency: 'USD' },
    listPrice: { amount: '1284.50', currency: 'USD' },
    changeCode: null,
  });
  expect((await it.ask(goodsDetail, { id: part.partId }, { token })).result.code).toBe(part.code);
  expect((await it.ask(goodsDetail, { code: 'NO-SUCH-CODE' }, { token })).reason).toBe('partNotFound');
  expect((await it.ask(goodsDetail, { id: 999_999_999 }, { token })).reason).toBe('partIdNotFound');
  expect((await it.ask(goodsDetail, {}, { token })).status).toBe(400);
});

test('product §5 the page of a part shows chain, relations, models with serial-number-from and where it is used', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const [oldest, middle, newest] = [await makePart(db), await makePart(db, { stock: 3 }), await makePart(db)];
  await makeSupersession(db, oldest, middle, { newQuantity: 2 });
  await makeSupersession(db, middle, newest);
  await db`insert into part_relations (part_id, kind, related_part_id, quantity) values (${middle.partId}, 'attaching', ${newest.partId}, 4)`;
  const model = await makeModel(db);
  await makeLine(db, model, { partId: middle.partId, itemNo: '7', quantity: 2, ordinals: '{[200,)}' });
  for (const ordinal of [100, 200, 300]) await makeMachine(db, model, { ordinal });
  const { result } = await it.ask(goodsDetail, { id: middle.partId }, { token });
  expect(result.chain.map((step) => [step.step, step.code, step.newQuantity])).toEqual([
    [0, oldest.code, 1],
    [1, middle.code, 2],
    [2, newest.code, 1],
  ]);
  expect(result.replacedBy).toMatchObject([{ code: newest.code, isKnown: true }]);
  expect(result.related).toMatchObject([{ kind: 'attaching', quantity: 4, part: { code: newest.code } }]);
  expect(result.matchedModels).toMatchObject([{ variantId: model.variantId, serialNumberFrom: '200' }]);
  expect(result.usedIn).toMatchObject([
    {
      figureId: model.figureId,
      itemNo: '7',
      quantity: 2,
      models: [{ variantId: model.variantId, model: model.model }],
      replaces: null,
    },
  ]);
  expect(result.stockPlaces).toMatchObject([{ stock: 3 }]);
});

test('product §5 a successor has the models and figures of the part it replaced, each naming the printed code', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const [old, middle, newest, choice] = [
    await makePart(db),
    await makePart(db),
    await makePart(db),
    await makePart(db),
  ];
  await makeSupersession(db, old, middle);
  await makeSupersession(db, middle, newest);
  const model = await makeModel(db);
  await makeLine(db, model, { partId: old.partId, itemNo: '7', quantity: 2 });
  // Another variant of the same model name has the figure too.
  const twin = await makeModel(db);
  await db`update model_variants set model = ${model.model} where id = ${twin.variantId}`;
  await db`insert into figure_models (variant_id, figure_id, chapter_id) values (${twin.variantId}, ${model.figureId}, ${twin.chapterId})`;
  const { result } = await it.ask(goodsDetail, { id: newest.partId }, { token });
  expect(result.matchedModels.map((one) => [one.variantId, one.replaces])).toEqual([
    [model.variantId, old.code],
    [twin.variantId, old.code],
  ]);
  expect(result.usedIn).toMatchObject([{ figureId: model.figureId, quantity: 2, replaces: old.code }]);
  expect(result.usedIn[0]?.models.map((one) => one.variantId)).toEqual([model.variantId, twin.variantId]);
  expect(result.totals).toEqual({ related: [], matchedModels: 2, usedIn: 1 });
  // One of several successors to choose from is not assumed to stand there.
  const chosen = await makePart(db);
  await makeLine(db, model, { partId: chosen.partId, itemNo: '8' });
  await makeSupersession(db, chosen, choice, { mode: 'choice' });
  expect((await it.ask(goodsDetail, { id: choice.partId }, { token })).result.matchedModels).toEqual([]);
});

test('spec §2 of more related parts than a page shows it says how many there are, and each kind has its share', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const [part, content] = [await makePart(db), await makePart(db)];
  await db`insert into part_relations (part_id, kind, related_part_id, quantity) values (${part.partId}, 'related', ${content.partId}, 1)`;
  for (let at = 0; at < 61; at += 1) {
    const other = await makePart(db, { priceMinor: null, stock: 0 });
    await db`insert into part_relations (part_id, kind, related_part_id, quantity, position) values (${part.partId}, 'attaching', ${other.partId}, 1, ${at})`;
  }
  const { result } = await it.ask(goodsDetail, { id: part.partId }, { token });
  expect(result.related).toHaveLength(61);
  expect(result.totals.related).toEqual([
    { kind: 'attaching', total: 61 },
    { kind: 'related', total: 1 },
  ]);
});

test('§2 a tag of the part page finds its parts in the list, and is named in the language of the caller', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const [part] = [await makePart(db), await makePart(db)];
  const code = `tag-${Date.now()}`;
  await db`insert into tags (code, name_en, name_fr) values (${code}, 'Fast moving', 'Forte rotation')`;
  await db`insert into part_tags (part_id, tag_id) select ${part.partId}, id from tags where code = ${code}`;
  const { tags } = (await it.ask(goodsDetail, { id: part.partId }, { token, language: 'fa' })).result;
  expect(tags).toEqual([{ code, name: 'Forte rotation', nameLang: null }]);
  const listed = await it.ask(goodsList, { tag: tags[0]?.code }, { token });
  expect(listed.result.items.map((one) => one.code)).toEqual([part.code]);
  const filters = await it.ask(goodsFilters, { tag: code }, { token, language: 'fa' });
  expect(filters.result.tag).toBe('Forte rotation');
  expect((await it.ask(goodsFilters, { tag: 'nobody knows' }, { token })).result.tag).toBeNull();
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
  const parent = await makeCategory(key);
  const child = await makeCategory(`${key}-child`, parent);
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
  const parent = await makeCategory(key);
  const child = await makeCategory(`${key}-child`, parent);
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

test('§2 an alternate recorded from both sides stands once on either page', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const [one, other] = [await makePart(db), await makePart(db)];
  await db`insert into part_relations (part_id, kind, related_part_id) values
    (${one.partId}, 'alternate', ${other.partId}), (${other.partId}, 'alternate', ${one.partId})`;
  const { result } = await it.ask(goodsDetail, { id: one.partId }, { token });
  expect(result.related.map((related) => [related.kind, related.part.code])).toEqual([['alternate', other.code]]);
  expect(result.totals.related).toEqual([{ kind: 'alternate', total: 1 }]);
});

test('product §5 a warehouse that only waits for a delivery was never counted', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const part = await makePart(db, { stock: 0 });
  await db`insert into inbound_deliveries (part_id, warehouse_id, reference, quantity, expected_on) values (${part.partId}, ${part.warehouseId}, ${`PO-${part.code}`}, 5, '2999-01-01')`;
  const { result } = await it.ask(goodsDetail, { id: part.partId }, { token });
  expect(result.stockPlaces).toMatchObject([{ stock: 0, countedAt: null, nextDelivery: { quantity: 5 } }]);
});

test('§2 kinds and colours of parts off line alone are not offered to filter by', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const key = `off-${Date.now()}`;
  const [gone, sold] = await db<{ id: number }[]>`
    insert into part_types (code, name_en) values (${`${key}-1`}, 'Gone'), (${`${key}-2`}, 'Sold') returning id`;
  const [off, on] = [
    await makePart(db, { status: 'offline', typeId: gone?.id ?? 0 }),
    await makePart(db, { typeId: sold?.id ?? 0 }),
  ];
  await db`update parts set colour = ${`${key} grey`} where id = ${off.partId}`;
  await db`update parts set colour = ${`${key} white`} where id = ${on.partId}`;
  const { types, colours } = (await it.ask(goodsFilters, {}, { token })).result;
  expect(types.map((type) => type.id).filter((id) => id === gone?.id || id === sold?.id)).toEqual([sold?.id]);
  expect(colours.map((colour) => colour.code).filter((code) => code.startsWith(key))).toEqual([`${key} white`]);
});
