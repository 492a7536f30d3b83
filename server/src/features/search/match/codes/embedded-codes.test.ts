// Codes and serial numbers beside labels, quantities and models lead where they lead alone; the last digits of a number find machines (product §5 Search).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { type TestShop, testShop } from '../../../../../test/shop.ts';
import { makeCompany } from '../../../identity/identity.make.ts';
import { makeLine, makeMachine, makeModel } from '../../../machines/machines.make.ts';
import { makePart } from '../../../parts/parts.make.ts';

const { goodsSearch, goodsSuggest, zeroResults } = calls.search;
let it: TestShop;
let token: string;
let code: string;
let serialNumber: string;
let hostId: number;
let partId: number;
let modelId: number;
beforeAll(async () => {
  it = await testShop();
  const { db } = it.shop;
  ({ token } = await makeCompany(db));
  const model = await makeModel(db);
  modelId = model.variantId;
  ({ code, partId } = await makePart(db, { code: `NV-${Date.now()}`, nameEn: 'Gasket' }));
  const tail = String(100_000 + (modelId % 900_000));
  ({ hostId, serialNumber } = await makeMachine(db, model, { serialNumber: `W${tail}` }));
  await vi.waitUntil(async () => (await search(code)).exactCode === code, { timeout: 20_000, interval: 200 });
});
const search = async (keyword: string) => (await it.ask(goodsSearch, { keyword }, { token })).result;
const offers = async (keyword: string) => (await it.ask(goodsSuggest, { keyword }, { token })).result;

test.each([
  'P/N %',
  'Part No. %',
  'part number: %',
  '% x4',
  '4 x %',
  '% (4)',
  'Ref. %',
  'Réf. : %',
  '件号：%',
  'filter kit %',
])('product §5 the part code in “%s” opens its part and is offered first', async (written) => {
  const typed = written.replace('%', code);
  const found = await search(typed);
  expect([found.exactCode, found.items[0]?.id]).toEqual([code, partId]);
  expect((await offers(typed))[0]?.id).toBe(partId);
});

test.each(['S/N: %', 'serial number %', 'A20RT %', 'N° de série %', 'Nº de serie: %', '序列号：%'])(
  'product §5 the serial number in “%s” opens its machine, is offered first and found among machines',
  async (written) => {
    const typed = written.replace('%', serialNumber);
    expect((await search(typed)).exactHostId).toBe(hostId);
    expect((await offers(typed))[0]).toMatchObject({ kind: 'machine', id: hostId });
    for (const field of ['any', 'serial'] as const) {
      const { result } = await it.ask(calls.machines.machineList, { keyword: typed, field }, { token });
      expect(result.items.map((one) => one.hostId)).toEqual([hostId]);
    }
  },
);

test('product §5 what is begun after its label is offered as well', async () => {
  expect((await offers(`S/N: ${serialNumber.slice(0, 6)}`)).map((hit) => hit.id)).toContain(hostId);
  expect((await offers(`P/N ${code.slice(0, -1)}`)).map((hit) => hit.id)).toContain(partId);
});

test('product §5 what the whole text finds is not lost to a code in it', async () => {
  const { db } = it.shop;
  const longer = await makePart(db, { code: `${code}x4` });
  const named = await makePart(db, { nameEn: `Seal set ${code}` });
  await expect.poll(async () => (await search(longer.code)).exactCode, { timeout: 20_000 }).toBe(longer.code);
  expect((await search(`${code} x4`)).exactCode).toBe(longer.code);
  expect((await search(`seal set ${code}`)).items.map((hit) => hit.id)).toEqual([named.partId]);
});

test('product §5 a code that only begins as another does leads nowhere, and a size beside a name is no quantity', async () => {
  for (const typed of [`${code}N`, `${code}PN`, `${code}-X7`, `${code}x7`])
    expect((await search(typed)).exactCode, typed).toBeNull();
  const name = 'Zboltum';
  const { partId: bolt } = await makePart(it.shop.db, { nameEn: `${name} M12 x 30` });
  await expect.poll(async () => (await search(name)).items.map((hit) => hit.id), { timeout: 20_000 }).toEqual([bolt]);
  const found = await search(`${name} M12 x 50`);
  expect(found.items.map((hit) => [hit.id, hit.foundBy])).toEqual([[bolt, 'someWords']]);
});

test('product §5 a piece of a text is the number of a machine only as a whole', async () => {
  const listed = (keyword: string) => it.ask(calls.machines.machineList, { keyword, field: 'any' }, { token });
  expect((await listed(`Lyon ${serialNumber.slice(0, 5)}`)).result.items).toEqual([]);
  expect((await listed(`Lyon ${serialNumber}`)).result.items.map((one) => one.hostId)).toEqual([hostId]);
});

test('product §5 what stands beside the number of a machine is looked for in its parts list; its model says nothing more', async () => {
  const { model } = await it.shop.db`select model from model_variants where id = ${modelId}`.then(([one]) => ({
    model: String(one?.model),
  }));
  for (const [typed, rest] of [
    [`${serialNumber} oil filter`, 'oil filter'],
    [`gasket S/N: ${serialNumber}`, 'gasket'],
    [`${model} ${serialNumber}`, null],
    [`S/N: ${serialNumber}`, null],
  ] as const) {
    const found = await search(typed);
    expect([found.exactHostId, found.exactRest], typed).toEqual([hostId, rest]);
  }
});

test('product §5 of several codes in a text none is dropped', async () => {
  const other = await makePart(it.shop.db, { code: `NW-${Date.now()}` });
  await expect.poll(async () => (await search(other.code)).exactCode, { timeout: 20_000 }).toBe(other.code);
  const found = await search(`2 pcs ${code} and 3 pcs ${other.code}, ${serialNumber}`);
  expect([found.exactCode, found.exactHostId]).toEqual([null, null]);
  expect(new Set(found.items.slice(0, 2).map((hit) => hit.id))).toEqual(new Set([partId, other.partId]));
  expect(found.groups.filter(({ total }) => total > 0)).toHaveLength(2);
  const offered = (await offers(`${code}, ${other.code}`)).map((hit) => hit.id);
  expect(offered).toEqual(expect.arrayContaining([partId, other.partId]));
});

test('product §5 a label before what nobody knows is missed as it was typed', async () => {
  const typed = `P/N zz-${code}-0`;
  const found = await search(typed);
  expect([found.total, found.exactCode, found.nearMachines]).toEqual([0, null, []]);
  expect(await it.shop.db`select times from zero_result_searches where term = ${typed.toLowerCase()}`).toHaveLength(1);
  expect((await it.ask(zeroResults, {}, { token })).status).toBe(403);
});

test('product §5 the last digits of a serial number lead to its machine, the own ones also beside parts', async () => {
  const { db } = it.shop;
  const end = serialNumber.slice(-5);
  const found = await search(end);
  expect(found.nearMachines).toMatchObject([{ id: hostId, foundBy: 'serialEnd' }]);
  expect((await search(`S/N ${end}`)).nearMachines.map((hit) => hit.id)).toEqual([hostId]);
  expect((await search(end.slice(-3))).nearMachines).toEqual([]);
  const listed = await it.ask(calls.machines.machineList, { keyword: end, field: 'any' }, { token });
  expect(listed.result.suggestions).toContain(serialNumber);
  const part = await makePart(db, { code: `${end}-${modelId}` });
  await expect.poll(async () => (await search(part.code)).exactCode, { timeout: 20_000 }).toBe(part.code);
  const near = async (asked: object) =>
    (await it.ask(goodsSearch, { keyword: end, ...asked }, { token })).result.nearMachines;
  for (const asked of [{}, { page: 9 }, { group: 'brochures' }]) expect(await near(asked)).toEqual([]);
  const owner = await makeCompany(db);
  await db`insert into company_machines (company_id, machine_id) values (${owner.companyId}, ${hostId})`;
  const own = await it.ask(goodsSearch, { keyword: end }, { token: owner.token });
  expect(own.result.nearMachines.map((hit) => hit.id)).toEqual([hostId]);
});

test('product §5 a machine and a part typed together: both are listed, and the part is opened with its fit for that machine', async () => {
  const { db } = it.shop;
  const other = await makePart(db, { code: `10 ${String(modelId).padStart(4, '0')}-${Date.now() % 100}` });
  const [row] = await db<{ figureId: number }[]>`select figure_id from figure_models where variant_id = ${modelId}`;
  const [machine] = await db<{ schemeId: number }[]>`select scheme_id from machines where id = ${hostId}`;
  const model = {
    variantId: modelId,
    figureId: row?.figureId ?? 0,
    schemeId: machine?.schemeId ?? 0,
    chapterId: 0,
    model: '',
  };
  await makeLine(db, model, { partId, itemNo: '1' });
  await expect.poll(async () => (await search(other.code)).exactCode, { timeout: 20_000 }).toBe(other.code);
  for (const typed of [`${serialNumber} ${code}`, `${code} ${serialNumber}`, `S/N ${serialNumber}, P/N ${code} x 4`]) {
    const found = await search(typed);
    expect([found.exactFit, found.exactCode, found.exactHostId], typed).toEqual([{ code, hostId }, null, null]);
    expect(found.items[0]).toMatchObject({ id: partId, verdict: 'fits' });
    expect(found.groups.filter(({ total }) => total > 0)).toHaveLength(2);
    const offered = await offers(typed);
    expect(offered, typed).toMatchObject([
      { kind: 'machine', id: hostId },
      { kind: 'part', id: partId, verdict: 'fits', fitsSerial: serialNumber },
    ]);
  }
  // A code with a blank in it, of a part that stands nowhere in the machine's book.
  const blank = await search(`${serialNumber} ${other.code}`);
  expect(blank.exactFit).toEqual({ code: other.code, hostId });
  expect(blank.items[0]).toMatchObject({ id: other.partId, verdict: 'unknown' });
  expect((await search(`${serialNumber} ${code} ${other.code}`)).exactFit).toBeNull();
});

test('product §5 a code one character off is offered, not taken for it, and is missed', async () => {
  const { db } = it.shop;
  const mark = String(Date.now()).slice(-6);
  const near = await makePart(db, { code: `QX-${mark}7`, nameEn: 'Near' });
  const mine = await makePart(db, { nameEn: 'Mine' });
  const { companyId, token: owner } = await makeCompany(db);
  await db`insert into customer_part_codes (company_id, part_id, code) values (${companyId}, ${mine.partId}, ${`QY-${mark}7`})`;
  await expect.poll(async () => (await search(near.code)).exactCode, { timeout: 20_000 }).toBe(near.code);
  // What begins the code is found.
  expect(await search(`QX-${mark}`)).toMatchObject({ total: 1, nearCodes: [] });
  for (const typed of [`QX-${mark}78`, `XQ-${mark}7`, `P/N qx${mark}Z`, `QX ${mark}9 x 4`]) {
    const found = await search(typed);
    expect([found.total, found.exactCode], typed).toEqual([0, null]);
    expect(found.nearCodes, typed).toMatchObject([
      { id: near.partId, code: near.code, foundBy: 'codeNear', matched: near.code },
    ]);
    expect(
      (await offers(typed)).map((hit) => hit.id),
      typed,
    ).toEqual([near.partId]);
    expect(await db`select 1 from zero_result_searches where term = ${typed.toLowerCase()}`).toHaveLength(1);
  }
  const asked = { keyword: `QY-${mark}9` };
  const own = (await it.ask(goodsSearch, asked, { token: owner })).result.nearCodes;
  expect(own.map((hit) => [hit.id, hit.matched])).toEqual([[mine.partId, `QY-${mark}7`]]);
  expect((await search(asked.keyword)).nearCodes).toEqual([]);
  expect((await search('wear padd 80x40x12')).nearCodes).toEqual([]);
});

test('product §5 a code with letters read for its figures, however many, is offered before those with another character, and is missed', async () => {
  const { db } = it.shop;
  const mark = String(Date.now()).slice(-6);
  const meant = await makePart(db, { code: `QX-1058${mark}`, nameEn: 'Meant' });
  const slip = await makePart(db, { code: `QX-1A58${mark}`, nameEn: 'Slip' });
  await db`update parts set rank = 999 where id = ${slip.partId}`;
  await expect.poll(async () => (await search(slip.code)).exactCode, { timeout: 20_000 }).toBe(slip.code);
  const cases = [
    [`QX-1O58${mark}`, [meant.code, slip.code]],
    [`QX-lOSB${mark}`, [meant.code]],
    [`P/N qx ios8${mark}`, [meant.code]],
  ] as const;
  for (const [typed, codes] of cases) {
    const found = await search(typed);
    expect([found.total, found.exactCode, found.nearCodes.map((hit) => hit.code)], typed).toEqual([0, null, codes]);
    expect(
      (await offers(typed)).map((hit) => hit.code),
      typed,
    ).toEqual(codes);
    expect(await db`select 1 from zero_result_searches where term = ${typed.toLowerCase()}`).toHaveLength(1);
  }
});

test('product §5 where more machines end so than are shown, it is said', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const end = String(10_000_000 + model.variantId).slice(-7);
  const make = async (prefix: string) => await makeMachine(db, model, { serialNumber: `${prefix}${end}` });
  for (const prefix of 'ABCDEFGH') await make(`Z${prefix}`);
  const eight = await search(end);
  expect([eight.nearMachines.length, eight.isMoreNear]).toEqual([8, false]);
  await make('ZI');
  const nine = await search(end);
  expect([nine.nearMachines.length, nine.isMoreNear]).toEqual([8, true]);
});
