// The page of a part through production's own app: fields, chain, relations, models, stock (spec §2, §7 Shop; product §5).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { makeLine, makeMachine, makeModel } from '../machines/machines.make.ts';
import { makeCategory, makePart, makeSupersession } from './parts.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { goodsDetail } = calls.parts;

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

test('spec §2 a hostile description leaves cleaned in every language, by whichever call', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const categoryId = await makeCategory(db, 'cleaned');
  const part = await makePart(db, { nameEn: 'Cleaned seal', categoryId });
  await db`update parts set description_en = ${'<p style="color:red">Ring <b onclick="x()">NBR</b><svg onload=x></p>'},
    description_zh = ${'<script>x()</script>密封圈'} where id = ${part.partId}`;
  await db`insert into recommendations (part_id) values (${part.partId})`;
  const model = await makeModel(db);
  await makeLine(db, model, { partId: part.partId, itemNo: '1' });
  const { hostId } = await makeMachine(db, model, { ordinal: 5 });
  const ask = { token };
  const { parts, catalogue, machines, search, content } = calls;
  const cards = {
    'goods-detail': (await it.ask(goodsDetail, { code: part.code }, ask)).result,
    'goods-list-by-ids': (await it.ask(parts.goodsListByIds, { ids: String(part.partId) }, ask)).result[0],
    'goods-batch-detail': (await it.ask(parts.goodsBatchDetail, { codes: part.code }, ask)).result[0]?.part,
    'goods-list': (await it.ask(catalogue.goodsList, { categoryId }, ask)).result.items[0],
    'goods of a machine': (await it.ask(machines.goodsForMachine, { categoryId, hostId }, ask)).result.items[0],
    'goods-search': (await it.ask(search.goodsSearch, { keyword: part.code }, ask)).result.items[0]?.part,
    recommendations: (await it.ask(content.recommendList, {}, ask)).result.find(({ code }) => code === part.code),
  };
  const clean = { description: '<p>Ring <b>NBR</b></p>', descriptionCn: '密封圈', descriptionEs: null };
  for (const [call, card] of Object.entries(cards)) expect(card, call).toMatchObject(clean);
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
