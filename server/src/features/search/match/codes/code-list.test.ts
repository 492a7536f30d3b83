// Several codes in one text are one list: each thing once, counted once, page by page (spec §2 Search results; product §5 Search).
import { calls, type InputOf } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../../test/shop.ts';
import { makeCompany } from '../../../identity/identity.make.ts';
import { makeLine, makeMachine, makeModel } from '../../../machines/machines.make.ts';
import { makePart } from '../../../parts/parts.make.ts';

const { goodsSearch, goodsSuggest } = calls.search;
const key = String(Date.now()).slice(-7);
let it: TestShop;
let token: string;
let companyId: number;
beforeAll(async () => {
  it = await testShop();
  ({ token, companyId } = await makeCompany(it.shop.db));
});
const search = async (keyword: string, more: Partial<InputOf<typeof goodsSearch>> = {}) =>
  (await it.ask(goodsSearch, { keyword, ...more }, { token })).result;
const offered = async (keyword: string) =>
  (await it.ask(goodsSuggest, { keyword }, { token })).result.map((hit) => `${hit.kind} ${hit.id}`);
// The index takes in what changed a moment after it was written.
const untilFound = (keyword: string, total: number) =>
  expect.poll(async () => (await search(keyword)).total, { timeout: 20_000 }).toBe(total);
async function untilExact(codes: readonly string[]): Promise<void> {
  for (const code of codes)
    await expect.poll(async () => (await search(code)).exactCode, { timeout: 20_000 }).toBe(code);
}
const partsOf = ({ groups }: Awaited<ReturnType<typeof search>>) => groups.find(({ group }) => group === 'parts');

test('product §5 two codes of one part are that part: it is found once and opened', async () => {
  const { code, partId } = await makePart(it.shop.db, { code: `NV-${key}` });
  await it.shop.db`insert into part_aliases (part_id, code) values (${partId}, ${`${key}-22`})`;
  await untilFound(`${key}-22`, 1);
  for (const typed of [`P/N ${code} (OEM ${key}-22)`, `${code} / NV${key}`, `${key}-22 = ${code}`]) {
    const found = await search(typed);
    expect([found.exactCode, found.total, partsOf(found)?.total], typed).toEqual([code, 1, 1]);
    expect(
      found.items.map((hit) => hit.id),
      typed,
    ).toEqual([partId]);
    expect(await offered(typed), typed).toEqual([`part ${partId}`]);
  }
});

test('product §5 one machine by its number and its fleet number is opened, and with a part named twice the part on it', async () => {
  const { db } = it.shop;
  const { code, partId } = await makePart(db, { code: `NM-${key}` });
  const model = await makeModel(db);
  await db`update machine_families set search_group = 'scissorLifts' where id = (select family_id from model_variants where id = ${model.variantId})`;
  const { hostId, serialNumber } = await makeMachine(db, model, { serialNumber: `V${key.slice(1)}` });
  const fleet = `FLEET-${key}`;
  await db`insert into company_machines (company_id, machine_id, fleet_number) values (${companyId}, ${hostId}, ${fleet})`;
  await untilFound(code, 1);
  const machine = await search(`${serialNumber}, ${fleet}`);
  expect([machine.exactHostId, machine.total, machine.items.length]).toEqual([hostId, 1, 1]);
  expect((await search(`${serialNumber} / ${serialNumber.slice(0, 2)}-${serialNumber.slice(2)}`)).exactRest).toBeNull();
  for (const typed of [`${serialNumber}, ${fleet}, ${code}`, `${code} NM${key} ${serialNumber}`]) {
    const found = await search(typed);
    expect([found.exactFit, found.exactCode, found.exactHostId], typed).toEqual([{ code, hostId }, null, null]);
    expect(
      found.items.map((hit) => hit.id),
      typed,
    ).toEqual([partId]);
  }
});

test('spec §2 codes one of which begins the other are paged as one list, and none comes twice', async () => {
  const { db } = it.shop;
  const codes = ['', '1', '2', '3', '4', '5'].map((end) => `AB${key}${end}`);
  const made = await Promise.all(codes.map((code) => makePart(db, { code, nameEn: 'Nut' })));
  await untilFound(`AB${key}`, 6);
  const typed = `AB${key} AB${key}1`;
  const ids = new Set(made.map(({ partId }) => partId));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => search(typed, { page, pageSize: 2 })));
  expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
    [2, 6],
    [2, 6],
    [2, 6],
    [0, 6],
  ]);
  expect(new Set(pages.flatMap(({ items }) => items.map((hit) => hit.id)))).toEqual(ids);
  // The very codes first.
  expect(pages[0]?.items.map((hit) => hit.code)).toEqual([`AB${key}1`, `AB${key}`]);
  expect(pages[0]?.exactCode).toBeNull();
  expect(new Set(await offered(typed)).size).toBe((await offered(typed)).length);
});

test('spec §2 of more than are listed together it is said that there are more, whichever code has them', async () => {
  const { db } = it.shop;
  const many = `CD${key}`;
  const few = await makePart(db, { code: `CE-${key}`, nameEn: 'Pin' });
  await makePart(db, { code: many, nameEn: 'One of many' });
  await db`insert into parts (code, name_en, category_id, unit)
    select ${many} || n, 'Many', category_id, unit from parts, generate_series(100, 219) n where id = ${few.partId}`;
  await untilFound(many, 121);
  for (const typed of [`${many}, ${few.code}`, `${few.code}, ${many}`])
    expect(partsOf(await search(typed)), typed).toEqual({ group: 'parts', total: 101, isAtLeast: true });
  const last = await search(`${many}, ${few.code}`, { page: 5 });
  expect([last.items.length, last.total]).toEqual([5, 101]);
});

test('product §5 a part typed with a machine is shown and opened for that machine, though only what fits another is asked for', async () => {
  const { db } = it.shop;
  const [fits, other] = [await makePart(db, { code: `ON-${key}` }), await makePart(db, { code: `OFF-${key}` })];
  const model = await makeModel(db);
  await makeLine(db, model, { partId: fits.partId, itemNo: '1' });
  const [strip, typed] = [await makeMachine(db, model), await makeMachine(db, await makeModel(db))];
  await untilFound(`OFF-${key}`, 1);
  await untilFound(`ON-${key}`, 1);
  for (const part of [fits, other]) {
    const found = await search(`${typed.serialNumber} ${part.code}`, { hostId: strip.hostId, only: 'fits' });
    expect(found.exactFit, part.code).toEqual({ code: part.code, hostId: typed.hostId });
    const verdict = part === fits ? 'doesNotFit' : 'unknown';
    expect(found.items, part.code).toMatchObject([{ id: part.partId, verdict }]);
  }
  const two = await search(`${fits.code}, ${other.code}`, { hostId: strip.hostId, only: 'fits' });
  expect(two.items.map((hit) => hit.id)).toEqual([fits.partId]);
});

test('product §5 a pasted list of codes with blanks in them and quantities is found whole, in its order', async () => {
  const { db } = it.shop;
  const codes = ['14', '16', 'ISO'].map((begin) => `${begin} ${key.slice(0, 4)}-${key.slice(4)}`);
  const parts = await Promise.all(codes.map((code) => makePart(db, { code })));
  await untilExact(codes);
  // A field of one line makes its rows and columns blanks.
  for (const row of ['% 11', '%; 37', '4 x %']) {
    const typed = codes.map((code) => row.replace('%', code)).join(' ');
    const found = await search(typed);
    expect(
      found.items.map(({ id }) => id),
      typed,
    ).toEqual(parts.map(({ partId }) => partId));
  }
  // As of any other text no more than eight of them are looked for.
  const many = Array.from({ length: 9 }, (_, at) => `${20 + at} ${at + 1}${key.slice(-4)}`);
  for (const code of many) await makePart(db, { code });
  await untilExact(many);
  const { items } = await search(many.join(' '));
  expect(items.map(({ code }) => code)).toEqual(many.slice(0, 8));
});
