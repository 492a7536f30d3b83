// Search through production's own app: groups, reasons, own codes, price right (spec §2, §7; product §5).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeAdministrator, makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makeLine, makeMachine, makeModel } from '../machines/machines.make.ts';
import { makePart } from '../parts/parts.make.ts';

const { goodsSearch, goodsSuggest, searchMisses, settleMiss } = calls.search;
let it: TestShop;
const key = `q${Date.now()}`;
beforeAll(async () => {
  it = await testShop();
});

test('§2 results are grouped, each hit says why it was found, an exact code opens the part', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const part = await makePart(db, { code: `SRCH-${key}`, nameEn: `Steer cylinder ${key}` });
  await db`update parts set name_fr = ${`Vérin de direction ${key}`} where id = ${part.partId}`;
  const byCode = await it.ask(goodsSearch, { keyword: `srch ${key}` }, { token });
  expect(byCode.result).toMatchObject({
    exactCode: part.code,
    items: [{ kind: 'part', foundBy: 'code', part: { price: { amount: '10.00' } } }],
  });
  const byWord = await it.ask(goodsSearch, { keyword: `vérin ${key}` }, { token });
  expect(byWord.result.items).toMatchObject([
    { title: `Steer cylinder ${key}`, foundBy: 'name', matched: `Vérin de direction ${key}` },
  ]);
  expect(byWord.result.groups[0]).toEqual({ group: 'parts', total: 1 });
});

test('§2 machines, models and figures are groups of their own; fleet numbers are found by their company alone', async () => {
  const { db } = it.shop;
  const [mine, other] = [await makeCompany(db), await makeCompany(db)];
  const model = await makeModel(db);
  await db`update machine_families set search_group = 'scissorLifts' where id = (select family_id from model_variants where id = ${model.variantId})`;
  const { hostId, serialNumber } = await makeMachine(db, model, { prefix: 'ZZ', ordinal: 4_000_000 + model.variantId });
  await db`insert into company_machines (company_id, machine_id, fleet_number) values (${mine.companyId}, ${hostId}, ${`FLEET-${key}`})`;
  const bySerial = await it.ask(goodsSearch, { keyword: serialNumber }, { token: other.token });
  expect(bySerial.result.items).toMatchObject([{ kind: 'machine', id: hostId, foundBy: 'serial' }]);
  const byFleet = await it.ask(goodsSearch, { keyword: `fleet ${key}` }, { token: mine.token });
  expect(byFleet.result.items).toMatchObject([{ kind: 'machine', id: hostId, foundBy: 'fleetNumber' }]);
  expect((await it.ask(goodsSearch, { keyword: `fleet ${key}` }, { token: other.token })).result.total).toBe(0);
  const byModel = await it.ask(goodsSearch, { keyword: model.model, group: 'finalAssembly' }, { token: mine.token });
  expect(byModel.result.items).toMatchObject([{ kind: 'model', id: model.variantId }]);
  await db`update figures set name_en = ${`Frame ${key}`} where id = ${model.figureId}`;
  const chapters = () => it.ask(goodsSearch, { keyword: `Frame ${key}`, group: 'chapters' }, { token: mine.token });
  // The index of figures takes a change in a moment after it was written.
  await expect
    .poll(async () => (await chapters()).result.items.map((hit) => [hit.kind, hit.id]), { timeout: 20_000 })
    .toEqual([['figure', model.figureId]]);
  // What a chapter or figure leads to: the chosen machine where its book holds it, and a model to choose one of.
  const stranger = await makeMachine(db, await makeModel(db));
  const place = async (host?: number) => {
    const asked = { keyword: `Frame ${key}`, group: 'chapters' as const, hostId: host };
    const [hit] = (await it.ask(goodsSearch, asked, { token: mine.token })).result.items;
    return [hit?.model, hit?.isOnMachine];
  };
  expect(await place()).toEqual([model.model, undefined]);
  expect(await place(hostId)).toEqual([model.model, true]);
  expect(await place(stranger.hostId)).toEqual([model.model, false]);
  await db`update chapters set name_en = ${`Chassis ${key}`} where id = ${model.chapterId}`;
  const asked = { keyword: `Chassis ${key}`, group: 'chapters' as const };
  const chapter = async (host: number) =>
    (await it.ask(goodsSearch, { ...asked, hostId: host }, { token: mine.token })).result.items;
  expect(await chapter(hostId)).toMatchObject([{ kind: 'chapter', model: model.model, isOnMachine: true }]);
  expect(await chapter(stranger.hostId)).toMatchObject([{ kind: 'chapter', model: model.model, isOnMachine: false }]);
});

test('product §5 a machine of a family without a group is found by its number and its own name, and is no miss', async () => {
  const { db } = it.shop;
  const { token, companyId } = await makeCompany(db);
  const model = await makeModel(db);
  const { hostId, serialNumber } = await makeMachine(db, model, { prefix: 'YY', ordinal: 4_000_000 + model.variantId });
  await db`insert into company_machines (company_id, machine_id, own_name) values (${companyId}, ${hostId}, ${`Carrier ${key}`})`;
  for (const keyword of [serialNumber.slice(0, -1), `carrier ${key}`]) {
    const { result } = await it.ask(goodsSearch, { keyword }, { token });
    expect(result.items).toMatchObject([{ kind: 'machine', id: hostId }]);
    expect(result.groups.filter((group) => group.total > 0)).toEqual([{ group: 'otherMachines', total: 1 }]);
  }
  expect(await db`select 1 from search_misses where term like ${`%carrier ${key}%`}`).toEqual([]);
});

test('product §5 own codes are found; misses are noted for the parts desk; suggestions come while typing', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const part = await makePart(db, { nameEn: `Own ${key}` });
  await db`insert into customer_part_codes (company_id, part_id, code) values (${company.companyId}, ${part.partId}, ${`MY-${key}`})`;
  const own = await it.ask(goodsSearch, { keyword: `my ${key}` }, { token: company.token });
  expect(own.result).toMatchObject({ exactCode: part.code, items: [{ foundBy: 'ownCode', matched: `MY-${key}` }] });
  await it.ask(goodsSearch, { keyword: `nothing ${key}` }, { token: company.token });
  expect(await db`select times from search_misses where term = ${`nothing ${key}`}`).toEqual([{ times: 1 }]);
  const model = await makeModel(db);
  await makeLine(db, model, { partId: part.partId, itemNo: '1' });
  const offered = await it.ask(goodsSuggest, { keyword: `own ${key}` }, { token: company.token });
  expect(offered.result).toMatchObject([{ kind: 'part', code: part.code }]);
});

test('product §5 own codes come first and push nothing off: every hit is on one page, and all are counted', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const mark = `OC9${key}`;
  const [mine, others] = [new Set<number>(), new Set<number>()];
  for (let at = 10; at < 34; at += 1) {
    const part = await makePart(db, at % 2 === 0 ? { code: `${mark}-${at}` } : {});
    mine.add(part.partId);
    await db`insert into customer_part_codes (company_id, part_id, code) values (${company.companyId}, ${part.partId}, ${`${mark}-X${at}`})`;
  }
  for (let at = 40; at < 47; at += 1) others.add((await makePart(db, { code: `${mark}-${at}` })).partId);
  const page = async (at: number) =>
    (await it.ask(goodsSearch, { keyword: mark, page: at, pageSize: 10 }, { token: company.token })).result;
  // The index takes changes in a moment after they were written.
  await expect.poll(async () => (await page(1)).total, { timeout: 20_000 }).toBe(31);
  const pages = await Promise.all([1, 2, 3, 4].map(page));
  const found = pages.flatMap((one) => one.items.map((hit) => hit.id));
  expect(found).toHaveLength(31);
  expect(new Set(found.slice(0, 24))).toEqual(mine);
  expect(new Set(found.slice(24))).toEqual(others);
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
  await db`delete from search_misses where term = ${keyword}`;
  expect((await search()).items).toMatchObject([
    { id: part.partId, title: `Steer ram ${key}`, foundBy: 'category', matched: `Fluids${key} › Rods` },
  ]);
  expect((await search('fa')).items).toMatchObject([{ foundBy: 'category', matched: `Fluides${key} › Tiges` }]);
  expect((await it.ask(goodsSuggest, { keyword }, { token })).result).toMatchObject([
    { id: part.partId, foundBy: 'category', matched: `Fluids${key} › Rods` },
  ]);
  expect(await db`select 1 from search_misses where term = ${keyword}`).toEqual([]);
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
  const keyword = `${word} Capaciteur`;
  const page = async (at: number) => (await it.ask(goodsSearch, { keyword, page: at, pageSize: 3 }, { token })).result;
  const [first, second] = [await page(1), await page(2)];
  expect(first.groups[0]).toEqual({ group: 'parts', total: 4 });
  expect(first.items[0]).toMatchObject({ foundBy: 'someWords', matched: word });
  expect(new Set([...first.items, ...second.items].map((hit) => hit.id)).size).toBe(4);
  const times = async (term: string) => await db`select times from search_misses where term = ${term.toLowerCase()}`;
  expect(await times(keyword)).toEqual([{ times: 1 }]);
  await page(1);
  expect(await times(keyword)).toEqual([{ times: 2 }]);
  // Of two words one of which few hold, those that hold it come alone where they hold the other, too.
  const both = await it.ask(goodsSearch, { keyword: `${rare} capaciteur ${word}` }, { token });
  expect(both.result.items).toMatchObject([{ title: `Arm ${word} ${rare}`, matched: `${rare} ${word}` }]);
  // One word alone, offers, and a code that is nearly right stay a plain miss.
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

test('product §4 search sends no price without the right; hostile keywords do no harm', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const sub = await makeSubAccount(db, company.companyId, { permissions: [] });
  const part = await makePart(db);
  const answer = await it.ask(goodsSearch, { keyword: part.code }, { token: sub.token });
  expect(answer.text).toContain(part.code);
  expect(answer.text).not.toMatch(/price|amount/i);
  for (const keyword of ["' or 1=1 --", '%%%', '\\', ':*&|!', '液', 'ﷺ', '<svg onload=alert(1)>', '١٢٣']) {
    expect((await it.ask(goodsSearch, { keyword }, { token: company.token })).status, keyword).toBe(200);
    expect((await it.ask(goodsSuggest, { keyword }, { token: company.token })).status, keyword).toBe(200);
  }
});

test('product §8 the parts desk reads what was not found, the most frequent first, and takes it off until it is missed again', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const { token: desk } = await makeAdministrator(db, ['catalogue']);
  for (const keyword of [`rare ${key}`, `often ${key}`, `Often ${key}`])
    await it.ask(goodsSearch, { keyword }, { token, language: 'fa' });
  const misses = async (sort: 'times' | 'recent') => {
    const { items } = (await it.ask(searchMisses, { sort, pageSize: 100 }, { token: desk })).result;
    return items
      .filter((one) => one.term.endsWith(key.toLowerCase()))
      .map((one) => [one.term, one.language, one.times]);
  };
  const [often, rare] = [
    [`often ${key}`.toLowerCase(), 'fa', 2],
    [`rare ${key}`.toLowerCase(), 'fa', 1],
  ];
  expect((await misses('times')).filter(([, language]) => language === 'fa')).toEqual([often, rare]);
  expect((await misses('recent'))[0]).toEqual(often);
  const settled = { term: `often ${key}`.toLowerCase(), language: 'fa' as const };
  expect((await it.ask(settleMiss, settled, { token: desk })).result).toEqual({ isSettled: true });
  expect((await it.ask(settleMiss, settled, { token: desk })).result).toEqual({ isSettled: false });
  expect((await misses('times')).filter(([, language]) => language === 'fa')).toEqual([rare]);
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
    const goods = await it.ask(calls.parts.goodsList, { keyword }, { token });
    expect(goods.result).toMatchObject({ items: [] });
  },
);

test('product §1 a search that finds nothing is answered while the shop is read-only, and where the miss cannot be noted', async () => {
  const { db, disk } = it.shop;
  const { token } = await makeCompany(db);
  const guard = vi.spyOn(disk, 'isReadOnly').mockReturnValue(true);
  onTestFinished(() => guard.mockRestore());
  expect((await it.ask(goodsSearch, { keyword: `readonly ${key}` }, { token })).result.total).toBe(0);
  expect(await db`select 1 from search_misses where term = ${`readonly ${key}`}`).toEqual([]);
  guard.mockReturnValue(false);
  await db`alter table search_misses add constraint refused check (term not like 'refused %')`;
  onTestFinished(async () => void (await db`alter table search_misses drop constraint refused`));
  expect((await it.ask(goodsSearch, { keyword: `refused ${key}` }, { token })).status).toBe(200);
});

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
