// Words of a search through production's own app: categories, some of the words, spellings, any order (spec §5; product §5).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { makeMachine, makeModel } from '../machines/machines.make.ts';
import { makePart } from '../parts/parts.make.ts';

const { goodsSearch, goodsSuggest } = calls.search;
let it: TestShop;
const key = `q${Date.now()}`;
beforeAll(async () => {
  it = await testShop();
});

test('product §5 what a name lacks may stand in its category, which the hit names; offers too; and a new name of the category counts at once', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const [top] = await db<{ id: number }[]>`
    insert into part_categories (code, name_en, name_fr) values (${`T-${key}`}, ${`Fluids${key}`}, ${`Fluides${key}`}) returning id`;
  const [below] = await db<{ id: number }[]>`
    insert into part_categories (code, parent_id, name_en, name_fr) values (${`B-${key}`}, ${top?.id ?? 0}, 'Rods', 'Tiges') returning id`;
  const part = await makePart(db, { nameEn: `Steer ram ${key}`, categoryId: below?.id ?? 0 });
  await makePart(db, { nameEn: `Steer arm ${key}` });
  const keyword = `fluids${key} ram`;
  const search = async (language = 'en') => (await it.ask(goodsSearch, { keyword }, { token, language })).result;
  await expect.poll(async () => (await search()).total, { timeout: 20_000 }).toBe(1);
  // Until the index took the part in, the search missed it.
  await db`delete from zero_result_searches where term = ${keyword}`;
  expect((await search()).items).toMatchObject([
    { id: part.partId, title: `Steer ram ${key}`, foundBy: 'category', matched: `Fluids${key} › Rods` },
  ]);
  expect((await search('fa')).items).toMatchObject([{ foundBy: 'category', matched: `Fluides${key} › Tiges` }]);
  expect((await it.ask(goodsSuggest, { keyword }, { token })).result).toMatchObject([
    { id: part.partId, foundBy: 'category', matched: `Fluids${key} › Rods` },
  ]);
  expect(await db`select 1 from zero_result_searches where term = ${keyword}`).toEqual([]);
  await db`update part_categories set name_en = 'Oils', name_fr = null where id = ${top?.id ?? 0}`;
  await expect.poll(async () => (await search()).items.filter((hit) => hit.foundBy === 'category')).toEqual([]);
});

test('product §5 where nothing holds all the words, what holds some of them is shown page by page, and is missed each time', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  // Words without a figure: one with a figure may be a code, which is never guessed.
  const own = key.replaceAll(/[0-9]/g, (figure) => 'bcdfghjklm'[Number(figure)] ?? '');
  const [word, rare] = [`some${own}`, `rare${own}`];
  for (const name of ['Ram', 'Ram', 'Ram', 'Arm'])
    await makePart(db, { nameEn: `${name} ${word} ${name === 'Arm' ? rare : ''}`.trim() });
  await expect
    .poll(async () => (await it.ask(goodsSearch, { keyword: word }, { token })).result.total, { timeout: 20_000 })
    .toBe(4);
  // The database answers until the index is there, and guesses nothing.
  const guessed = async () => (await it.ask(goodsSearch, { keyword: `${word} capaciteurs` }, { token })).result.total;
  await expect.poll(guessed, { timeout: 20_000 }).toBe(4);
  const keyword = `${word} Capaciteur`;
  const page = async (at: number) => (await it.ask(goodsSearch, { keyword, page: at, pageSize: 3 }, { token })).result;
  const [first, second] = [await page(1), await page(2)];
  expect(first.groups[0]).toEqual({ group: 'parts', total: 4 });
  expect(first.items[0]).toMatchObject({ foundBy: 'someWords', matched: word });
  expect(new Set([...first.items, ...second.items].map((hit) => hit.id)).size).toBe(4);
  const times = async (term: string) =>
    await db`select times from zero_result_searches where term = ${term.toLowerCase()}`;
  expect(await times(keyword)).toEqual([{ times: 1 }]);
  await page(1);
  expect(await times(keyword)).toEqual([{ times: 2 }]);
  // Of two words one of which few hold, those that hold it come alone where they hold the other, too.
  const both = await it.ask(goodsSearch, { keyword: `${rare} capaciteur ${word}` }, { token });
  expect(both.result.items).toMatchObject([{ title: `Arm ${word} ${rare}`, matched: `${rare} ${word}` }]);
  // One word alone, offers, and a code that is nearly right find nothing.
  expect((await it.ask(goodsSearch, { keyword: 'capaciteur' }, { token })).result.total).toBe(0);
  expect((await it.ask(goodsSuggest, { keyword }, { token })).result).toEqual([]);
});

test('product §5 a British word finds its American spelling and is found in the reader’s own name', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  await makePart(db, { nameEn: `Tyre ${key}sp` });
  const search = async (keyword: string) => (await it.ask(goodsSearch, { keyword }, { token })).result;
  await expect.poll(async () => (await search(`tyre ${key}sp`)).total, { timeout: 20_000 }).toBe(1);
  expect((await search(`tire ${key}sp`)).items).toMatchObject([
    { title: `Tyre ${key}sp`, foundBy: 'name', matched: null },
  ]);
});

test('product §5 a size typed with a star finds what is of that size before a code with both figures side by side', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const bolt = await makePart(db, { nameEn: `Bolt M6×20 ${key}star` });
  await makePart(db, { code: `W-M6-20-${key}`, nameEn: `Washer ${key}star` });
  const { partId: pump } = await makePart(db, { code: `M7-20${key}`, nameEn: `Pump ${key}star` });
  const offered = async (keyword: string) => (await it.ask(goodsSuggest, { keyword }, { token })).result;
  await expect.poll(async () => (await offered(`${key}star`)).length, { timeout: 20_000 }).toBe(3);
  // With a dash it is that code, with a star it is a size that nothing has.
  const exact = async (keyword: string) => (await it.ask(goodsSearch, { keyword }, { token })).result;
  expect(await exact(`M7-20${key}`)).toMatchObject({ exactCode: `M7-20${key}`, items: [{ id: pump }] });
  expect((await exact(`M7*20${key}`)).exactCode).toBeNull();
  for (const keyword of ['M6*20', 'm6 * 20', 'M6×20', 'M 6*20', 'm 6 x 20']) {
    const { result } = await it.ask(goodsSearch, { keyword }, { token });
    expect([result.items.map((hit) => hit.id), (await offered(keyword)).map((hit) => hit.id)], keyword).toEqual([
      [bolt.partId],
      [bolt.partId],
    ]);
  }
});

test('product §5 the words of one name bring nothing that has them in its category alone', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const [category] = await db<{ id: number }[]>`
    insert into part_categories (code, name_en) values (${`D-${key}`}, ${`Drive${key} wheels`}) returning id`;
  await makePart(db, { nameEn: 'Hub cap', categoryId: category?.id ?? 0 });
  const keyword = `drive${key} wheel`;
  const found = async () => (await it.ask(goodsSearch, { keyword }, { token })).result.items;
  await expect.poll(found, { timeout: 20_000 }).toMatchObject([{ title: 'Hub cap', foundBy: 'category' }]);
  await makePart(db, { nameEn: `Drive${key} wheel`, categoryId: category?.id ?? 0 });
  await expect.poll(found, { timeout: 20_000 }).toMatchObject([{ title: `Drive${key} wheel`, foundBy: 'name' }]);
});

test.each(['[[((*\\', "';--", '%', '—!'])(
  '§5 a keyword of punctuation alone (%s) finds nothing anywhere',
  async (keyword) => {
    const { db } = it.shop;
    const { token } = await makeCompany(db);
    await makePart(db);
    await makeMachine(db, await makeModel(db));
    const found = await it.ask(goodsSearch, { keyword }, { token });
    expect(found.result).toMatchObject({ items: [], total: 0, exactCode: null });
    expect(found.result.groups.map((group) => group.total).filter(Boolean)).toEqual([]);
    expect((await it.ask(goodsSuggest, { keyword }, { token })).result).toEqual([]);
    const machines = await it.ask(calls.machines.machineList, { keyword }, { token });
    expect(machines.result).toMatchObject({ items: [], total: 0 });
    const goods = await it.ask(calls.catalogue.goodsList, { keyword }, { token });
    expect(goods.result).toMatchObject({ items: [] });
  },
);

test('product §5 models, chapters and manuals are found by words in any order, without accents, a manual by its code too', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const model = await makeModel(db);
  const mark = `w${Date.now()}`;
  await db`update chapters set name_en = ${`Electrics ${mark}`}, name_es = ${`Sistema eléctrico ${mark}`}, name_zh = ${`电气系统${mark}`} where id = ${model.chapterId}`;
  await db`update model_variants set name_es = ${`Plataforma eléctrica ${mark}`} where id = ${model.variantId}`;
  await db`insert into manuals (code, language, kind, title_en, title_fr, file, page_count)
    values (${`SM-${mark}-2`}, 'en', 'service', ${`Service manual ${mark}`}, ${`Manuel d’entretien ${mark}`}, 'x.pdf', 1)`;
  const kinds = async (keyword: string) => {
    const found: string[] = [];
    for (const group of ['finalAssembly', 'chapters', 'brochures'] as const) {
      const { items, groups } = (await it.ask(goodsSearch, { keyword, group }, { token })).result;
      expect(groups.find((one) => one.group === group)?.total).toBe(items.length);
      found.push(...items.map((hit) => hit.kind));
    }
    return found;
  };
  expect(await kinds(`electric ${mark}`)).toEqual(['model', 'chapter']);
  expect(await kinds(`${mark} ELECTRICO`)).toEqual(['chapter']);
  expect(await kinds(`系统 ${mark}`)).toEqual(['chapter']);
  expect(await kinds(`${mark} entretien`)).toEqual(['manual']);
  expect(await kinds(`sm ${mark} 2`)).toEqual(['manual']);
  expect(await kinds(`nothing ${mark}`)).toEqual([]);
});

test('product §5 a code that is written with a star is found as it is typed, and a zero-result search is told as it was typed', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const { partId } = await makePart(db, { code: `DZ${key}-M8*2077`, nameEn: `Stud ${key}code` });
  const searched = async (keyword: string) => (await it.ask(goodsSearch, { keyword }, { token })).result;
  await expect
    .poll(async () => (await searched(`DZ${key}-M8*2077`)).items, { timeout: 20_000 })
    .toMatchObject([{ id: partId, foundBy: 'code' }]);
  expect((await searched(`DZ${key}-M8*2077`)).exactCode).toBe(`DZ${key}-M8*2077`);
  const offered = async (keyword: string) => (await it.ask(goodsSuggest, { keyword }, { token })).result;
  for (const typed of [`DZ${key}-M8*2077`, `DZ${key}-M8*20`]) {
    expect(
      (await searched(typed)).items.map((hit) => hit.id),
      typed,
    ).toEqual([partId]);
    expect(
      (await offered(typed)).map((hit) => hit.id),
      typed,
    ).toEqual([partId]);
  }
  await searched(`zzz${key} 7*9`);
  const [noted] = await db<
    { term: string }[]
  >`select term from zero_result_searches where term like ${`zzz${key.toLowerCase()}%`}`;
  expect(noted?.term).toBe(`zzz${key} 7*9`.toLowerCase());
});
