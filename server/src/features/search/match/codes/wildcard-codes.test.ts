// A star between two figures is the sign of a size, but for codes that are written with it (product §5 Search; docs/decisions/0006).
import { calls, type InputOf } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../../test/shop.ts';
import { makeCompany } from '../../../identity/identity.make.ts';
import { makeMachine, makeModel } from '../../../machines/machines.make.ts';
import { makePart } from '../../../parts/parts.make.ts';

const { goodsSearch, goodsSuggest } = calls.search;
const key = String(Date.now()).slice(-6);
let it: TestShop;
let token: string;
let companyId: number;
beforeAll(async () => {
  it = await testShop();
  ({ token, companyId } = await makeCompany(it.shop.db));
});
const search = async (keyword: string, more: Partial<InputOf<typeof goodsSearch>> = {}) =>
  (await it.ask(goodsSearch, { keyword, ...more }, { token })).result;
const offered = async (keyword: string) => (await it.ask(goodsSuggest, { keyword }, { token })).result;
const ids = (hits: readonly { id: number }[]) => hits.map((hit) => hit.id);
// The index takes in what changed a moment after it was written.
const untilFound = (keyword: string, total = 1) =>
  expect.poll(async () => (await search(keyword)).total, { timeout: 20_000 }).toBe(total);
const zeroResultsOf = async (typed: string) =>
  await it.shop.db`select 1 from zero_result_searches where term = ${typed.toLowerCase()}`;
const partsIn = ({ groups }: Awaited<ReturnType<typeof search>>) =>
  groups.find(({ group }) => group === 'parts')?.total;

test('product §5 a supplier number and a code of the company’s own that are written with a star open their part, and are offered', async () => {
  const { db } = it.shop;
  const { partId, code } = await makePart(db, { nameEn: `Stud alias${key}` });
  await db`insert into part_aliases (part_id, code, kind) values (${partId}, ${`AL8*${key}`}, 'supplier')`;
  await db`insert into customer_part_codes (company_id, part_id, code) values (${companyId}, ${partId}, ${`OW8*${key}`})`;
  await makePart(db, { nameEn: `Bolt AL8×${key} sized` });
  await untilFound(`al8x${key} sized`);
  await untilFound(`AL8-${key}`);
  for (const typed of [`AL8*${key}`, `al8 ＊ ${key}`, `OW8*${key}`]) {
    const found = await search(typed);
    expect([found.exactCode, found.items[0]?.id], typed).toEqual([code, partId]);
    expect(ids(await offered(typed)), typed).toContain(partId);
    expect(await zeroResultsOf(typed), typed).toHaveLength(0);
  }
  await db`insert into part_aliases (part_id, code) values (${partId}, ${`AP9*${key}`})`;
  await untilFound(`AP9-${key}`);
  for (const typed of [`AP9*${key.slice(0, 4)}`, `OW8*${key.slice(0, 4)}`])
    expect([ids((await search(typed)).items), ids(await offered(typed))], typed).toEqual([[partId], [partId]]);
});

test('product §5 a machine of a fleet number and a figure of a code that are written with a star are found', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const { hostId } = await makeMachine(db, model);
  await db`insert into company_machines (company_id, machine_id, fleet_number) values (${companyId}, ${hostId}, ${`7*${key}`})`;
  await db`update figures set code = ${`FG-8*${key}`} where id = ${model.figureId}`;
  await expect
    .poll(async () => (await search(`FG-8*${key}`)).items, { timeout: 20_000 })
    .toMatchObject([{ id: model.figureId, kind: 'figure' }]);
  expect((await search(`7*${key}`)).exactHostId).toBe(hostId);
});

test('product §5 a code that is written with a star is found beside others, a label or a quantity', async () => {
  const { db } = it.shop;
  const starred = await makePart(db, { code: `XY8*${key}`, nameEn: `Stud beside${key}` });
  const plain = await makePart(db, { code: `NV-55${key}`, nameEn: `Nut beside${key}` });
  await untilFound(`beside${key}`, 2);
  for (const typed of [`P/N: XY8*${key}`, `4 x XY8*${key}`, `XY8*${key}, 2 pcs`]) {
    expect((await search(typed)).exactCode, typed).toBe(starred.code);
    expect(ids(await offered(typed)), typed).toEqual([starred.partId]);
  }
  for (const typed of [`XY8*${key}, NV-55${key}`, `NV-55${key} XY8*${key}`]) {
    expect(new Set(ids((await search(typed)).items)), typed).toEqual(new Set([starred.partId, plain.partId]));
    expect(await offered(typed), typed).toHaveLength(2);
  }
});

test('product §5 a star typed inside a code is left out of it where no size is found: the code is opened, unless the text begins as a size does', async () => {
  const { db } = it.shop;
  const part = await makePart(db, { code: `NV-11${key}`, nameEn: `Cover inside${key}` });
  const pump = await makePart(db, { code: `M7-20${key}`, nameEn: `Pump inside${key}` });
  await untilFound(`inside${key}`, 2);
  const typed = `NV-11${key.slice(0, 3)}*${key.slice(3)}`;
  expect(await search(typed)).toMatchObject({ exactCode: part.code, total: 1, items: [{ id: part.partId }] });
  expect(ids(await offered(typed))).toEqual([part.partId]);
  const sized = `M7*20${key}`;
  expect(await search(sized)).toMatchObject({ exactCode: null, total: 1, items: [{ id: pump.partId }] });
  expect(ids(await offered(sized))).toEqual([pump.partId]);
  for (const one of [typed, sized]) expect(await zeroResultsOf(one), one).toHaveLength(0);
  // The beginning of a code that has no star is none of a code: the size is missed.
  const begun = `M7*20${key.slice(0, 5)}`;
  expect([(await search(begun)).total, await offered(begun)]).toEqual([0, []]);
  expect(await zeroResultsOf(begun)).toHaveLength(1);
});

test('product §5 a code with a star is answered the same on every page, beyond the last and in every group', async () => {
  const { db } = it.shop;
  const code = `M8*${key}`;
  const stud = await makePart(db, { code, nameEn: `Stud paged${key}` });
  for (const one of ['A', 'B', 'C', 'D', 'E']) await makePart(db, { nameEn: `Bolt M8×${key} paged${key} ${one}` });
  await makePart(db, { code: `DZ${key}-M8*2077`, nameEn: `Pin paged${key}` });
  await untilFound(`paged${key}`, 7);
  const all = ids((await search(code, { pageSize: 48 })).items);
  expect(all).toHaveLength(6);
  expect(all[0]).toBe(stud.partId);
  const pages = await Promise.all([1, 2, 3].map((page) => search(code, { page, pageSize: 2 })));
  expect(pages.flatMap((page) => ids(page.items))).toEqual(all);
  for (const page of [...pages, await search(code, { page: 9, pageSize: 2 })])
    expect([page.total, page.exactCode]).toEqual([6, code]);
  for (const [typed, total] of [
    [code, 6],
    [`DZ${key}-M8*20`, 1],
  ] as const) {
    expect(partsIn(await search(typed, { group: 'chapters' })), typed).toBe(total);
    expect((await search(typed, { page: 9 })).total, typed).toBe(total);
    expect(await zeroResultsOf(typed), typed).toHaveLength(0);
  }
  // Offers have it ahead of what is of that size.
  expect(ids(await offered(code))[0]).toBe(stud.partId);
});

test('product §5 a star for the rest of a code finds those that begin so, whatever quantity stands beside it, and offers them', async () => {
  const parts = [];
  for (const end of ['1', '2'])
    parts.push(await makePart(it.shop.db, { code: `SB-${key}${end}`, nameEn: `Nut begun${key}` }));
  await untilFound(`begun${key}`, 2);
  const both = new Set(parts.map(({ partId }) => partId));
  for (const typed of [`SB-${key}* x2`, `2 x SB-${key}*`]) {
    expect(new Set(ids((await search(typed)).items)), typed).toEqual(both);
    expect(new Set(ids(await offered(typed))), typed).toEqual(both);
    expect(await zeroResultsOf(typed), typed).toHaveLength(0);
  }
});
