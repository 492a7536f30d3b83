// A model typed beside what is looked for: parts of its books come first and say so, the rest follows (product §5 Search).
import { calls, type InputOf } from '@outrigger/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { type TestShop, testShop } from '../../../../../test/shop.ts';
import { makeCompany } from '../../../identity/identity.make.ts';
import { type MadeModel, makeLine, makeMachine, makeModel } from '../../../machines/machines.make.ts';
import { makePart, makeSupersession } from '../../../parts/parts.make.ts';

const { goodsSearch, goodsSuggest } = calls.search;
// Letters alone: a word with figures in it may be a code.
const key = [...`mb${Date.now()}`].map((sign) => (/\d/.test(sign) ? 'bcdfghjklm'[Number(sign)] : sign)).join('');
const name = `Drive wheel ${key}`;
let it: TestShop;
let token: string;
let model: MadeModel;
let parts: Awaited<ReturnType<typeof makePart>>[];
beforeAll(async () => {
  it = await testShop();
  const { db } = it.shop;
  ({ token } = await makeCompany(db));
  model = await makeModel(db);
  parts = await Promise.all(['one', 'two', 'three', 'four'].map((nth) => makePart(db, { nameEn: `${name} ${nth}` })));
  for (const [at, part] of parts.entries()) await db`update parts set rank = ${10 - at} where id = ${part.partId}`;
  const [, second, , fourth] = parts;
  if (!second || !fourth) throw new Error('no parts');
  const listed = await makePart(db);
  await makeLine(db, model, { partId: second.partId, itemNo: '1' });
  await makeLine(db, model, { partId: listed.partId, itemNo: '2' });
  // It stands in the place of what the book prints.
  await makeSupersession(db, listed, fourth);
  await vi.waitUntil(async () => (await search({ keyword: name })).total === 4, { timeout: 20_000, interval: 200 });
});
const search = async (input: InputOf<typeof goodsSearch>) => (await it.ask(goodsSearch, input, { token })).result;
const places = (hits: readonly { id: number }[]) => hits.map(({ id }) => parts.findIndex((part) => part.partId === id));

test('product §5 parts in the books of a model typed beside them come first and say so, and none of the others is lost', async () => {
  for (const keyword of [`${model.model} ${name}`, `${name} for ${model.model}`]) {
    const found = await search({ keyword });
    expect([places(found.items), found.total], keyword).toEqual([[1, 3, 0, 2], 4]);
    expect(found.items.map((hit) => hit.inBookOf)).toEqual([model.model, model.model, undefined, undefined]);
    expect(found.model).toBe(model.model);
    const { result: offered } = await it.ask(goodsSuggest, { keyword }, { token });
    expect(places(offered)).toEqual([1, 3, 0, 2]);
    expect(offered[0]?.inBookOf).toBe(model.model);
  }
  const second = await search({ keyword: `${model.model} ${name}`, page: 2, pageSize: 3 });
  expect(places(second.items)).toEqual([2]);
  expect((await search({ keyword: name })).model).toBeNull();
  expect(await it.shop.db`select 1 from zero_result_searches where term like ${`%${key}%`}`).toEqual([]);
});

test('product §5 with a machine of another model chosen, the model typed counts, and what fits the machine is still told', async () => {
  const { db } = it.shop;
  const other = await makeModel(db);
  await makeLine(db, other, { partId: parts[0]?.partId ?? 0, itemNo: '1' });
  const { hostId } = await makeMachine(db, other);
  const keyword = `${model.model} ${name}`;
  const found = await search({ keyword, hostId });
  expect(places(found.items)).toEqual([1, 3, 0, 2]);
  expect(found.items.map((hit) => hit.verdict)).toEqual(['doesNotFit', 'doesNotFit', 'fits', 'unknown']);
  const alone = await search({ keyword, hostId, only: 'fits' });
  expect(places(alone.items)).toEqual([0]);
});

test('product §5 with a machine of the model typed chosen, what fits this machine comes first, then the rest of the model’s books, then strangers', async () => {
  const { db } = it.shop;
  const own = await makeModel(db);
  const pumps = await Promise.all(
    ['one', 'two', 'three', 'four', 'five'].map((nth) => makePart(db, { nameEn: `Pump ${key} ${nth}` })),
  );
  const [, older, , right, unsure] = pumps;
  for (const [at, part] of pumps.entries()) await db`update parts set rank = ${10 - at} where id = ${part.partId}`;
  await makeLine(db, own, { partId: older?.partId ?? 0, itemNo: '1', ordinals: '{[1,100)}' });
  await makeLine(db, own, { partId: right?.partId ?? 0, itemNo: '2' });
  await makeLine(db, own, { partId: unsure?.partId ?? 0, itemNo: '3', rule: 'COLD' });
  const { hostId } = await makeMachine(db, own, { ordinal: 5000 });
  const keyword = `${own.model} Pump ${key}`;
  await expect.poll(async () => (await search({ keyword })).total, { timeout: 20_000 }).toBe(5);
  const order = (hits: readonly { id: number }[]) =>
    hits.map(({ id }) => pumps.findIndex((part) => part.partId === id));
  expect(order((await search({ keyword })).items)).toEqual([1, 3, 4, 0, 2]);
  const found = await search({ keyword, hostId });
  expect([order(found.items), found.items.map((hit) => hit.verdict)]).toEqual([
    [3, 1, 4, 0, 2],
    ['fits', 'doesNotFit', 'unknown', 'unknown', 'unknown'],
  ]);
  const { result: offered } = await it.ask(goodsSuggest, { keyword, hostId }, { token });
  expect(order(offered.filter((hit) => hit.kind === 'part'))).toEqual([3, 1, 4, 0, 2]);
});

test('product §5 what is called so with the model in its name comes alone; words nothing has all of are guessed with the model’s parts first, and missed', async () => {
  const { db } = it.shop;
  const named = await makePart(db, { nameEn: `Decal ${model.model} ${key}x` });
  await expect.poll(async () => (await search({ keyword: `decal ${key}x` })).total, { timeout: 20_000 }).toBe(1);
  const found = await search({ keyword: `${model.model} decal` });
  expect([found.items.map((hit) => hit.id), found.model]).toEqual([[named.partId], null]);
  // What is past the last page is of the same list.
  const past = await search({ keyword: `${model.model} decal`, page: 2 });
  expect([past.items, past.total, past.model]).toEqual([[], 1, null]);
  // The words are guessed by the index alone, which a busy machine builds late.
  const guessed = async () => (await search({ keyword: `${key} capaciteurs` })).total;
  await expect.poll(guessed, { timeout: 20_000 }).toBeGreaterThan(0);
  const keyword = `${model.model} ${key} capaciteur`;
  const some = await search({ keyword });
  expect([places(some.items).slice(0, 2), some.items[0]?.foundBy, some.model]).toEqual([
    [1, 3],
    'someWords',
    model.model,
  ]);
  expect(await db`select times from zero_result_searches where term = ${keyword.toLowerCase()}`).toEqual([
    { times: 1 },
  ]);
});

test('product §5 where categories alone hold words and model, each group of the list counts and shows what stands in the model’s books', async () => {
  const { db } = it.shop;
  const own = await makeModel(db);
  const word = `Tyres${own.variantId}`;
  await db`update chapters set name_en = ${word} where id = ${own.chapterId}`;
  const [category] = await db<{ id: number }[]>`
    insert into part_categories (code, name_en) values (${`T-${key}`}, ${`${word} ${own.model}`}) returning id`;
  const rim = await makePart(db, { nameEn: 'Rim', categoryId: category?.id ?? 0 });
  await makeLine(db, own, { partId: rim.partId, itemNo: '1' });
  const keyword = `${word} ${own.model}`;
  await expect.poll(async () => (await search({ keyword })).model, { timeout: 20_000 }).toBe(own.model);
  const shown = (await search({ keyword })).groups.filter(({ total }) => total > 0).map(({ group }) => group);
  expect(shown).toEqual(expect.arrayContaining(['parts', 'chapters']));
  for (const group of shown) expect((await search({ keyword, group })).items, group).not.toEqual([]);
});

test('product §5 of a model and a word nobody knows the model is offered, and the word is missed and named', async () => {
  const keyword = `${model.model} xyzzy`;
  const found = await search({ keyword });
  expect(found.items).toMatchObject([{ kind: 'model', id: model.variantId, foundBy: 'model' }]);
  expect([found.total, found.model, found.groups.filter(({ total }) => total > 0)]).toEqual([
    1,
    null,
    [{ group: 'finalAssembly', total: 1 }],
  ]);
  expect(found.restMissed).toBe('xyzzy');
  expect(await search({ keyword, group: 'parts' })).toMatchObject({ items: [], restMissed: 'xyzzy' });
  expect((await search({ keyword: model.model })).restMissed).toBeNull();
  expect((await search({ keyword, page: 2 })).items).toEqual([]);
  const { result: offered } = await it.ask(goodsSuggest, { keyword }, { token });
  expect(offered).toMatchObject([{ kind: 'model', id: model.variantId }]);
  expect(await it.shop.db`select 1 from zero_result_searches where term = ${keyword.toLowerCase()}`).toHaveLength(1);
});

test('product §5 a model typed alone is found before the parts that are marked with it', async () => {
  const { db } = it.shop;
  const marked = await makePart(db, { nameEn: `Decal ${model.model}` });
  await expect
    .poll(async () => (await search({ keyword: model.model, group: 'parts' })).items.map(({ id }) => id), {
      timeout: 20_000,
    })
    .toContain(marked.partId);
  const { items, groups } = await search({ keyword: model.model });
  expect([items[0]?.kind, groups.slice(0, 2).map(({ group }) => group)]).toEqual(['model', ['finalAssembly', 'parts']]);
});
