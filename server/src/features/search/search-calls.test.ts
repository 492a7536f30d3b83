// Search through production's own app: groups, reasons, own codes, price right (spec §2, §7; product §5).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makeMachine, makeModel } from '../machines/machines.make.ts';
import { makePart, makeSupersession } from '../parts/parts.make.ts';

const { goodsSearch, goodsSuggest } = calls.search;
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
  const soon = { timeout: 20_000 };
  await expect.poll(() => place(), soon).toEqual([model.model, undefined]);
  await expect.poll(() => place(hostId), soon).toEqual([model.model, true]);
  await expect.poll(() => place(stranger.hostId), soon).toEqual([model.model, false]);
  await db`update chapters set name_en = ${`Chassis ${key}`} where id = ${model.chapterId}`;
  const asked = { keyword: `Chassis ${key}`, group: 'chapters' as const };
  const chapter = async (host: number) =>
    (await it.ask(goodsSearch, { ...asked, hostId: host }, { token: mine.token })).result.items;
  const found = { kind: 'chapter', model: model.model };
  await expect.poll(() => chapter(hostId), soon).toMatchObject([{ ...found, isOnMachine: true }]);
  await expect.poll(() => chapter(stranger.hostId), soon).toMatchObject([{ ...found, isOnMachine: false }]);
});

test('product §5 words beside a machine’s own name are meant for its parts list, for its company alone', async () => {
  const { db } = it.shop;
  const [mine, other] = [await makeCompany(db), await makeCompany(db)];
  const { hostId } = await makeMachine(db, await makeModel(db));
  await db`insert into company_machines (company_id, machine_id, own_name) values (${mine.companyId}, ${hostId}, ${`Old Faithful ${key}`})`;
  const asked = { keyword: `wibble  for old faithful ${key}` };
  const { result } = await it.ask(goodsSearch, asked, { token: mine.token });
  expect(result).toMatchObject({ exactHostId: hostId, exactRest: 'wibble' });
  expect((await it.ask(goodsSearch, asked, { token: other.token })).result.exactHostId).toBeNull();
  // A name that parts have as well is meant of them.
  await makePart(db, { nameEn: `Old faithful ${key} pad` });
  const again = async () => (await it.ask(goodsSearch, asked, { token: mine.token })).result.exactHostId;
  await expect.poll(again, { timeout: 20_000 }).toBeNull();
});

test('product §5 a machine of a family without a group is found by its number and its own name, and is no zero-result search', async () => {
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
  expect(await db`select 1 from zero_result_searches where term like ${`%carrier ${key}%`}`).toEqual([]);
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

test('product §4 search sends no price without the right; hostile keywords do no harm', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const sub = await makeSubAccount(db, company.companyId, { permissions: [] });
  const part = await makePart(db);
  const text = async () => (await it.ask(goodsSearch, { keyword: part.code }, { token: sub.token })).text;
  // The index takes the part in a moment after it was written.
  await expect.poll(text, { timeout: 20_000 }).toContain(part.code);
  expect(await text()).not.toMatch(/price|amount/i);
  for (const keyword of ["' or 1=1 --", '%%%', '\\', ':*&|!', '液', 'ﷺ', '<svg onload=alert(1)>', '١٢٣']) {
    expect((await it.ask(goodsSearch, { keyword }, { token: company.token })).status, keyword).toBe(200);
    expect((await it.ask(goodsSuggest, { keyword }, { token: company.token })).status, keyword).toBe(200);
  }
});

test('product §5 an old code that is offered while somebody types says what replaced it by today', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const old = await makePart(db, { code: `OFFER-${key}` });
  const [first, second, later] = [await makePart(db), await makePart(db), await makePart(db)];
  const offered = async () => (await it.ask(goodsSuggest, { keyword: old.code }, { token })).result[0];
  expect(await offered()).not.toHaveProperty('replacedBy');
  for (const one of [first, second]) await makeSupersession(db, old, one);
  await makeSupersession(db, old, later, { effectiveFrom: '2999-01-01' });
  const replacedBy = [first, second].map(({ code }) => ({ code, mode: 'all' }));
  await expect.poll(offered).toMatchObject({ code: old.code, replacedBy });
});
