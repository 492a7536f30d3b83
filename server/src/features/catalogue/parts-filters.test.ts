// What the parts list can be filtered by, named in the language of the caller (spec §2 Shop).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { makeCategory, makePart } from '../parts/parts.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { goodsDetail } = calls.parts;
const { goodsList, goodsFilters } = calls.catalogue;

test('§2 the parts list is filtered by kinds and colours of a category, or of the whole shop', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const categoryId = await makeCategory(it.shop.db, `filters-${Date.now()}`);
  const [red, blue] = [await makePart(db), await makePart(db)];
  await db`update parts set colour = 'Test red', category_id = ${categoryId} where id = ${red.partId}`;
  await db`update parts set colour = 'Test blue' where id = ${blue.partId}`;
  const inCategory = await it.ask(goodsFilters, { categoryId }, { token });
  expect(inCategory.result.colours).toEqual([{ code: 'Test red', name: 'Test red', nameLang: null }]);
  const all = (await it.ask(goodsFilters, {}, { token })).result.colours.map((colour) => colour.code);
  expect(all).toEqual(expect.arrayContaining(['Test blue', 'Test red']));
  expect(new Set(all).size).toBe(all.length);
});

test('§2 a colour asked about is known by its parts, of whatever category and however many colours there are', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const key = `zz-many-${Date.now()}`;
  const categoryId = await makeCategory(db, key);
  const off = await makePart(db, { status: 'offline' });
  await db`
    insert into parts (code, name_en, colour) select ${key} || '-' || n, 'Washer', ${key} || lpad(n::text, 3, '0') from generate_series(1, 130) n`;
  await db`update parts set colour = ${`${key} off`} where id = ${off.partId}`;
  const known = async (colour?: string) =>
    (await it.ask(goodsFilters, { categoryId, colour }, { token })).result.colour;
  expect([await known(`${key}128`), await known(`${key} off`), await known('nobody knows'), await known()]).toEqual([
    `${key}128`,
    null,
    null,
    null,
  ]);
});

test('§1 a colour is named in the language of the caller, in filters and on parts; one nobody named stands as it is', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const categoryId = await makeCategory(it.shop.db, `colours-${Date.now()}`);
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
  const nameOf = async (colour: string) =>
    (await it.ask(goodsFilters, { colour }, { token, language: 'fa' })).result.colour;
  expect([await nameOf(code), await nameOf('As seen')]).toEqual(['Rouge', 'As seen']);
  const colourIn = async (part: string, language: 'fa' | 'zh') => {
    const { colour, colourCode } = (await it.ask(goodsDetail, { code: part }, { token, language })).result;
    return [colour, colourCode];
  };
  expect(await colourIn(named.code, 'fa')).toEqual(['Rouge', code]);
  expect(await colourIn(named.code, 'zh')).toEqual(['Red', code]);
  expect(await colourIn(plain.code, 'fa')).toEqual(['As seen', 'As seen']);
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
