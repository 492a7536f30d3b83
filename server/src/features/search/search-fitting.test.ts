// Search with a machine chosen, by old codes, nearly right numbers and the nearness of names (spec §2; product §5).
import { calls, type InputOf } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { makeLine, makeMachine, makeModel } from '../machines/machines.make.ts';
import { makePart, makeSupersession } from '../parts/parts.make.ts';

const { goodsSearch, goodsSuggest, zeroResults } = calls.search;
const key = `fit${Date.now()}`;
let it: TestShop;
let token: string;
let companyId: number;
beforeAll(async () => {
  it = await testShop();
  ({ token, companyId } = await makeCompany(it.shop.db));
});
const search = async (input: InputOf<typeof goodsSearch>) => (await it.ask(goodsSearch, input, { token })).result;
// The index takes in what changed a moment after it was written.
const untilFound = (keyword: string, total: number) =>
  expect.poll(async () => (await search({ keyword })).total, { timeout: 10_000 }).toBe(total);
const titles = (items: readonly { title: string }[]) => items.map((item) => item.title.replace(` ${key}`, ''));

test('product §5 hits that fit the chosen machine come first, or alone, and say so; suggestions too', async () => {
  const { db } = it.shop;
  const named = ['Pump one', 'Pump two', 'Pump three', 'Pump four'];
  const parts = await Promise.all(named.map((name) => makePart(db, { nameEn: `${name} ${key}` })));
  for (const [at, part] of parts.entries()) await db`update parts set rank = ${10 - at} where id = ${part.partId}`;
  const model = await makeModel(db);
  for (const at of [1, 3]) await makeLine(db, model, { partId: parts[at]?.partId ?? 0, itemNo: String(at) });
  const { hostId } = await makeMachine(db, model);
  const keyword = `pump ${key}`;
  await untilFound(keyword, 4);
  expect(titles((await search({ keyword })).items)).toEqual(named);
  const first = await search({ keyword, hostId });
  expect(titles(first.items)).toEqual(['Pump two', 'Pump four', 'Pump one', 'Pump three']);
  expect(first.items.map((item) => item.verdict)).toEqual(['fits', 'fits', 'unknown', 'unknown']);
  const second = await search({ keyword, hostId, pageSize: 3, page: 2 });
  expect([titles(second.items), second.total]).toEqual([['Pump three'], 4]);
  const alone = await search({ keyword, hostId, only: 'fits' });
  expect([titles(alone.items), alone.total]).toEqual([['Pump two', 'Pump four'], 2]);
  const offered = await it.ask(goodsSuggest, { keyword, hostId }, { token });
  expect(titles(offered.result).slice(0, 2)).toEqual(['Pump two', 'Pump four']);
  const none = await search({ keyword: `pump one ${key}`, hostId, only: 'fits' });
  expect([none.items, none.groups[0]?.total]).toEqual([[], 0]);
  const missed = await db`select 1 from zero_result_searches where term = ${`pump one ${key}`}`;
  expect(missed).toEqual([]);
  expect((await it.ask(goodsSearch, { keyword, hostId: 999_999_999, only: 'fits' }, { token })).reason).toBe(
    'machineNotFound',
  );
  expect((await search({ keyword, hostId: 999_999_999 })).total).toBe(4);
  expect((await it.ask(zeroResults, {}, { token })).status).toBe(403);
});

test('product §5 a code typed whole opens no part that does not fit where only fitting ones are asked for', async () => {
  const { db } = it.shop;
  const [fits, other] = [await makePart(db, { code: `FITS-${key}` }), await makePart(db, { code: `OTHER-${key}` })];
  const model = await makeModel(db);
  await makeLine(db, model, { partId: fits.partId, itemNo: '1' });
  const { hostId } = await makeMachine(db, model);
  for (const [code, part] of [
    ['MINE', fits],
    ['THEIRS', other],
  ] as const)
    await db`insert into customer_part_codes (company_id, part_id, code) values (${companyId}, ${part.partId}, ${`${code}-${key}`})`;
  await untilFound(`other ${key}`, 1);
  const exact = async (code: string, only?: 'fits') =>
    (await search({ keyword: `${code} ${key}`, hostId, only })).exactCode;
  // The database answered until the index was there, which may have begun before the parts were written.
  await expect.poll(() => exact('other'), { timeout: 20_000 }).toBe(other.code);
  expect(await exact('theirs')).toBe(other.code);
  expect([await exact('other', 'fits'), await exact('theirs', 'fits')]).toEqual([null, null]);
  expect([await exact('fits', 'fits'), await exact('mine', 'fits')]).toEqual([fits.code, fits.code]);
});

test('product §5 an old code typed whole opens its part as a present one does; one that two parts have does not', async () => {
  const { db } = it.shop;
  const [old, next] = [await makePart(db, { code: `OLD-${key}` }), await makePart(db, { code: `NEXT-${key}` })];
  await makeSupersession(db, old, next);
  await db`insert into part_aliases (part_id, code) values
    (${old.partId}, ${`BOTH-${key}`}), (${next.partId}, ${`BOTH-${key}`}), (${next.partId}, ${`ONE-${key}`})`;
  await untilFound(`both ${key}`, 2);
  expect((await search({ keyword: `old ${key}` })).exactCode).toBe(old.code);
  expect((await search({ keyword: `old ${key.slice(0, -1)}` })).exactCode).toBeNull();
  expect((await search({ keyword: `both ${key}` })).exactCode).toBeNull();
  expect((await search({ keyword: `one ${key}` })).exactCode).toBe(next.code);
});

test('product §5 the code of a part that is off sale finds it where another took its place, and lists do not show it', async () => {
  const { db } = it.shop;
  const make = async (code: string) =>
    await makePart(db, { code: `${code}-${key}`, status: 'offline', nameEn: `Gone ${key}` });
  const [gone, withdrawn, next] = [await make('GONE'), await make('WITHDRAWN'), await makePart(db)];
  await makeSupersession(db, gone, next);
  const found = await search({ keyword: `gone${key}` });
  expect(found).toMatchObject({ exactCode: gone.code, total: 1, items: [{ id: gone.partId, foundBy: 'superseded' }] });
  expect((await search({ keyword: withdrawn.code })).total).toBe(0);
  expect((await search({ keyword: `Gone ${key}x` })).items.map((hit) => hit.id)).not.toContain(gone.partId);
});

test('product §5 the very name comes before names that begin so, then the words side by side, then the rest', async () => {
  const { db } = it.shop;
  const names = ['Mast of a roller', 'Seal kit for roller mast', 'Roller mast left', 'Roller mast'];
  const made = await Promise.all(names.map((name) => makePart(db, { nameEn: `${name} ${key}` })));
  for (const [at, part] of made.entries()) {
    const es = `${names[at]?.replace(/roller mast/i, 'rodillo mástil')}`;
    await db`update parts set rank = ${50 - at}, name_en = ${names[at] ?? ''}, name_es = ${es}, name_pt = ${key} where id = ${part.partId}`;
  }
  await untilFound(`rodillo ${key}`, 3);
  const own = new Set(made.map((part) => part.partId));
  const found = await search({ keyword: 'roller mast', pageSize: 100 });
  const mine = found.items.filter((item) => own.has(item.id));
  expect(mine.map((item) => item.title)).toEqual(names.toReversed());
});

test('product §5 a number nearly typed right leads to machines that exist, and to own fleet numbers, and is no zero-result search', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  await db`update machine_families set search_group = 'forkliftTrucks' where id = (select family_id from model_variants where id = ${model.variantId})`;
  const tail = String(1000 + (model.variantId % 9000));
  const { hostId, serialNumber } = await makeMachine(db, model, { serialNumber: `Q50${tail}` });
  const typed = `QSO${tail}`;
  expect((await search({ keyword: serialNumber })).nearMachines).toEqual([]);
  const found = await search({ keyword: typed });
  expect(found.nearMachines).toMatchObject([
    { kind: 'machine', id: hostId, code: serialNumber, foundBy: 'serialNear' },
  ]);
  expect(await db`select 1 from zero_result_searches where term = lower(${typed})`).toEqual([]);
  const offered = await it.ask(goodsSuggest, { keyword: typed }, { token });
  expect(offered.result).toMatchObject([{ kind: 'machine', id: hostId, foundBy: 'serialNear' }]);
  await db`insert into company_machines (company_id, machine_id, fleet_number) values (${companyId}, ${hostId}, ${`FL-8${tail}`})`;
  expect((await search({ keyword: `FL-B${tail}` })).nearMachines.map((hit) => hit.id)).toEqual([hostId]);
  const other = await makeCompany(db);
  const theirs = await it.ask(goodsSearch, { keyword: `FL-B${tail}` }, { token: other.token });
  expect(theirs.result.nearMachines).toEqual([]);
});

test('product §5 where nothing else is found, numbers with one character wrong are offered, and a number typed whole is named as the one machine', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  await db`update machine_families set search_group = 'forkliftTrucks' where id = (select family_id from model_variants where id = ${model.variantId})`;
  const tail = String(1000 + (model.variantId % 9000));
  const { hostId, serialNumber } = await makeMachine(db, model, { serialNumber: `K47${tail}` });
  const slip = `K74${tail}`;
  expect((await search({ keyword: slip })).nearMachines.map((hit) => hit.id)).toEqual([hostId]);
  expect((await it.ask(goodsSuggest, { keyword: slip }, { token })).result).toMatchObject([{ id: hostId }]);
  expect((await search({ keyword: slip })).exactHostId).toBeNull();
  expect((await search({ keyword: `k47-${tail}` })).exactHostId).toBe(hostId);
  await db`insert into company_machines (company_id, machine_id, fleet_number) values (${companyId}, ${hostId}, ${`KL-${tail}`})`;
  expect((await search({ keyword: `kl${tail}` })).exactHostId).toBe(hostId);
  expect((await search({ keyword: `kl${tail.slice(0, 3)}` })).exactHostId).toBeNull();
  const other = await makeCompany(db);
  expect((await it.ask(goodsSearch, { keyword: `KL-${tail}` }, { token: other.token })).result.exactHostId).toBeNull();
  expect((await search({ keyword: serialNumber.slice(0, 5) })).exactHostId).toBeNull();
});

test('product §5 suggestions and hits of one name say for which models each is, and which size it has where sizes differ', async () => {
  const { db } = it.shop;
  const parts = await Promise.all(
    ['Hook', 'Hook', 'Hook left'].map((name) => makePart(db, { nameEn: `${name} ${key}` })),
  );
  const model = await makeModel(db);
  const other = await makeModel(db);
  for (const part of parts) await makeLine(db, model, { partId: part.partId, itemNo: '1' });
  await makeLine(db, other, { partId: parts[1]?.partId ?? 0, itemNo: '1' });
  await untilFound(`hook ${key}`, 3);
  const offered = await it.ask(goodsSuggest, { keyword: `hook ${key}` }, { token });
  const subtitleOf = (at: number) => offered.result.find((hit) => hit.id === parts[at]?.partId)?.subtitle;
  expect(subtitleOf(0)).toBe(model.model);
  expect(subtitleOf(1)).toBe([model.model, other.model].toSorted().join(', '));
  expect(subtitleOf(2)).toBeNull();
  await db`update parts set size = '24 mm' where id = ${parts[0]?.partId ?? 0}`;
  const sized = (await it.ask(goodsSuggest, { keyword: `hook ${key}` }, { token })).result;
  expect(sized.find((hit) => hit.id === parts[0]?.partId)?.subtitle).toBe(`24 mm · ${model.model}`);
  const { items } = (await it.ask(goodsSearch, { keyword: `hook ${key}` }, { token })).result;
  const told = parts.map(({ partId }) => items.find(({ id }) => id === partId)?.subtitle);
  expect(told).toEqual([`24 mm · ${model.model}`, subtitleOf(1), null]);
  await db`update parts set size = '24 mm' where id = any(${parts.map((part) => part.partId)}::bigint[])`;
  const alike = (await it.ask(goodsSuggest, { keyword: `hook ${key}` }, { token })).result;
  expect(alike.find((hit) => hit.id === parts[0]?.partId)?.subtitle).toBe(model.model);
});
