// Quality 17: where a name stands in English for want of one in the reader's language, the answer says so; of names that the language has it says nothing.
import { calls, rowsOfList } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeCompany } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { makeLine, makeMachine, makeModel, type MadeModel } from '../machines.make.ts';

let it: TestShop;
let token = '';
let model: MadeModel;
let partCode = '';
let hostId = 0;
let serialNumber = '';

beforeAll(async () => {
  it = await testShop();
  const { db } = it.shop;
  ({ token } = await makeCompany(db));
  model = await makeModel(db);
  const part = await makePart(db);
  partCode = part.code;
  await makeLine(db, model, { partId: part.partId, itemNo: '1' });
  ({ hostId, serialNumber } = await makeMachine(db, model, { serialNumber: String(Date.now()).slice(-7) }));
  // French has the figure and the warehouse, not the chapter.
  await db`update figures set name_fr = 'Châssis' where id = ${model.figureId}`;
  const [category] = await db<{ id: number }[]>`
    insert into part_categories (code, name_en) values (${`CAT ${partCode}`}, 'Bolts') returning id`;
  await db`update parts set category_id = ${category?.id ?? 0} where id = ${part.partId}`;
  const [type] = await db<{ id: number }[]>`
    insert into part_types (code, name_en, name_zh) values (${`TYPE ${partCode}`}, 'Wear part', '易损件') returning id`;
  await db`update parts set type_id = ${type?.id ?? 0} where id = ${part.partId}`;
  const [warehouse] = await db<{ id: number }[]>`
    insert into warehouses (code, name, name_fr, country) values (${`SHA ${partCode}`}, 'Shanghai', 'Shanghaï', 'CN') returning id`;
  const [note] = await db<{ id: number }[]>`
    insert into line_notes (code, text_en) values (${`CUT ${partCode}`}, 'Cut to length') returning id`;
  await db`update item_lines set note_id = ${note?.id ?? 0} where part_id = ${part.partId}`;
  await db`update parts set description_en = 'Holds the frame', description_zh = '固定车架' where id = ${part.partId}`;
  await db`insert into stock_levels (part_id, warehouse_id, on_hand) values (${part.partId}, ${warehouse?.id ?? 0}, 500)`;
});

test('quality 17 rows of a parts list, and the book they stand in', async () => {
  const asked = { token, language: 'fa' };
  const items = rowsOfList((await it.ask(calls.machines.machinePartList, { hostId }, asked)).result);
  expect(items[0]).toMatchObject({ figureName: 'Châssis', chapter: 'Chassis', chapterLang: 'en', nameLang: 'en' });
  expect(items[0]?.figureNameLang ?? null).toBeNull();
  expect(items[0]).toMatchObject({ stockWarehouse: 'Shanghaï', stockWarehouseLang: null });
  expect(items[0]).toMatchObject({ note: 'Cut to length', noteLang: 'en', descriptionLang: 'en' });
  const chinese = (await it.ask(calls.machines.machinePartList, { hostId }, { token, language: 'zh' })).result;
  expect(chinese.items[0]).toMatchObject({ description: '固定车架', descriptionLang: null, noteLang: 'en' });
  const book = (await it.ask(calls.machines.machineDetail, { hostId, as: 'look' }, asked)).result;
  expect(book).toMatchObject({ typeLang: 'en', variantLang: 'en' });
  expect(book.chapters[0]).toMatchObject({ nameLang: 'en', figures: [{ name: 'Châssis', nameLang: null }] });
});

test('quality 17 the page of a part: categories, models, figures, warehouses', async () => {
  const part = (await it.ask(calls.parts.goodsDetail, { code: partCode }, { token, language: 'zh' })).result;
  expect(part.categories).toMatchObject([{ name: 'Bolts', nameLang: 'en' }]);
  expect(part.matchedModels).toMatchObject([{ familyLang: 'en' }]);
  expect(part.usedIn).toMatchObject([{ figureName: 'Frame', figureNameLang: 'en' }]);
  expect(part.stockPlaces.map((one) => [one.name, one.nameLang])).toContainEqual(['Shanghai', 'en']);
});

test('quality 17 a model found by search: the family it belongs to', async () => {
  const asked = { keyword: model.model, group: 'finalAssembly' as const };
  const found = async (language: string) => (await it.ask(calls.search.goodsSearch, asked, { token, language })).result;
  expect((await found('es')).items).toMatchObject([{ kind: 'model', subtitleLang: 'en' }]);
  expect((await found('en')).items[0]?.subtitleLang ?? null).toBeNull();
});

test('quality 17 a machine found by search, also by the last digits of its number: its model’s name', async () => {
  const asked = { keyword: serialNumber };
  const found = async (keyword: string, language: string) =>
    (await it.ask(calls.search.goodsSearch, { ...asked, keyword }, { token, language })).result;
  const offered = async (language: string) =>
    (await it.ask(calls.search.goodsSuggest, asked, { token, language })).result;
  const ours = <H extends { id: number }>(hits: readonly H[]) => hits.filter((hit) => hit.id === hostId);
  for (const [language, subtitleLang] of [
    ['zh', 'en'],
    ['en', undefined],
  ] as const) {
    const machines = [
      ...ours((await found(serialNumber, language)).items),
      ...ours((await found(serialNumber.slice(-5), language)).nearMachines),
      ...ours(await offered(language)),
    ];
    expect(machines.map((hit) => hit.subtitleLang ?? undefined)).toEqual([subtitleLang, subtitleLang, subtitleLang]);
  }
});

test('quality 17 a part found by search, offered and on its page: what kind of part it is', async () => {
  const found = async (language: string) => {
    const asked = { token, language };
    const { items } = (await it.ask(calls.search.goodsSearch, { keyword: partCode }, asked)).result;
    const [offered] = (await it.ask(calls.search.goodsSuggest, { keyword: partCode }, asked)).result;
    const part = (await it.ask(calls.parts.goodsDetail, { code: partCode }, asked)).result;
    expect([items[0]?.code, offered?.code]).toEqual([partCode, partCode]);
    return [items[0]?.subtitleLang, offered?.subtitleLang, part.typeLang].map((lang) => lang ?? null);
  };
  expect(await found('fa')).toEqual(['en', 'en', 'en']);
  expect(await found('zh')).toEqual([null, null, null]);
  expect(await found('en')).toEqual([null, null, null]);
});

test('quality 17 an English reader is told of no language', async () => {
  const items = rowsOfList((await it.ask(calls.machines.machinePartList, { hostId }, { token })).result);
  expect(items[0]).not.toHaveProperty('chapterLang');
  expect(items[0]?.stockWarehouse).toBe('Shanghai');
});
