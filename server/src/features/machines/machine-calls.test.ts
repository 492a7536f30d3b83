// Machines through production's own app: numbers, own names, fit of parts, comparison (spec §2, §5, §7 Category host).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { makeCategory, makePart } from '../parts/parts.make.ts';
import { makeLine, makeMachine, makeModel } from './machines.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { machineList, machineDetail, machinePartList, saveOwnMachine, historyFlag, refreshMachineParts } =
  calls.machines;
const { machinePartTypes, machinePartCategories, familyTree, optionList, machinesOfPart, fitOfParts, compareMachines } =
  calls.machines;

test('product §5 opening a machine puts it into the history; own words stay private', async () => {
  const { db } = it.shop;
  const [mine, stranger] = [await makeCompany(db), await makeCompany(db)];
  const model = await makeModel(db);
  const { hostId, serialNumber } = await makeMachine(db, model, { options: ['COLDKIT'] });
  expect((await it.ask(historyFlag, {}, { token: mine.token })).result).toMatchObject({ show: false, count: 0 });
  // Pointing at a link, or choosing it for a comparison, is not opening it.
  const looked = await it.ask(machineDetail, { hostId, as: 'look' }, { token: mine.token });
  expect(looked.result).toMatchObject({ hostId, isOwn: false });
  expect((await it.ask(historyFlag, {}, { token: mine.token })).result.count).toBe(0);
  const opened = await it.ask(machineDetail, { serialNumber }, { token: mine.token });
  expect(opened.result).toMatchObject({
    hostId,
    isOwn: true,
    options: [{ code: 'COLDKIT' }],
    chapters: [{ figures: [{ figureId: model.figureId }] }],
  });
  await it.ask(
    saveOwnMachine,
    { hostId, ownName: 'Big lift', fleetNumber: 'F-17', hours: 1200 },
    { token: mine.token },
  );
  const found = await it.ask(machineList, { keyword: 'f 17' }, { token: mine.token });
  expect(found.result.items[0]).toMatchObject({ hostId, ownName: 'Big lift', fleetNumber: 'F-17', hours: 1200 });
  expect((await it.ask(machineList, { keyword: 'f 17' }, { token: stranger.token })).result.total).toBe(0);
  const seen = await it.ask(machineDetail, { hostId }, { token: stranger.token });
  expect(seen.result).toMatchObject({ ownName: null, fleetNumber: null });
  await it.ask(saveOwnMachine, { hostId, isRemoved: true }, { token: mine.token });
  await it.ask(machineDetail, { hostId, as: 'look' }, { token: mine.token });
  expect((await it.ask(historyFlag, {}, { token: mine.token })).result.count).toBe(0);
});

test('product §5 a serial number is held to the lengths of the schemes known, and nearly right ones of such a length are suggested', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const model = await makeModel(db);
  const { hostId, serialNumber } = await makeMachine(db, model, {
    prefix: 'LDRC',
    ordinal: 4_838_201 + model.variantId,
  });
  expect(serialNumber).toHaveLength(11);
  await db`update serial_schemes set input_length = 11 where id = ${model.schemeId}`;
  expect((await it.ask(historyFlag, {}, { token })).result.serialLengths.serial).toContain(11);
  const bySerial = async (keyword: string) => await it.ask(machineList, { keyword, field: 'serial' }, { token });
  expect((await bySerial(serialNumber)).result.items).toMatchObject([{ hostId }]);
  const slip = `LDCR${serialNumber.slice(4)}`;
  expect((await bySerial(slip)).result.suggestions).toEqual([serialNumber]);
  expect(await bySerial(`${serialNumber}9`)).toMatchObject({ status: 400, reason: 'keywordLength' });
});

test('product §5 where a scheme says no length its machines do, each of several; what is refused is told in words', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const model = await makeModel(db);
  await db`update serial_schemes set input_length = null where id = ${model.schemeId}`;
  const short = await makeMachine(db, model, { prefix: 'GREW', ordinal: 100_000_000 + model.variantId });
  const grown = await makeMachine(db, model, { prefix: 'GROWN', ordinal: 100_000_000 + model.variantId });
  const { serial } = (await it.ask(historyFlag, {}, { token })).result.serialLengths;
  expect(serial).toEqual(expect.arrayContaining([13, 14]));
  const ask = async (keyword: string) =>
    await it.ask(machineList, { keyword, field: 'serial' }, { token, language: 'fa' });
  for (const { serialNumber, hostId } of [short, grown])
    expect((await ask(serialNumber)).result.items.map((item) => item.hostId)).toEqual([hostId]);
  expect((await ask('123456789012')).message).toMatch(/compte (\d+, )*13, 14.* ou 17 caractères/);
});

test('§7 partsCategoryTreeList counts for a group the distinct parts of all that lies below it', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const model = await makeModel(db);
  const { hostId } = await makeMachine(db, model);
  const top = await makeCategory(db, `TOP-${hostId}`);
  const below = [await makeCategory(db, `A-${hostId}`, top), await makeCategory(db, `B-${hostId}`, top)];
  const [first, second] = [
    await makePart(db, { categoryId: below[0] ?? 0 }),
    await makePart(db, { categoryId: below[1] ?? 0 }),
  ];
  await makePart(db, { categoryId: below[1] ?? 0 });
  // One of them stands twice in the list.
  for (const [itemNo, { partId }] of [
    ['1', first],
    ['2', first],
    ['3', second],
  ] as const)
    await makeLine(db, model, { itemNo, partId });
  const countsOf = async (input: { hostId?: number }) => {
    const { result } = await it.ask(machinePartCategories, input, { token });
    return [top, ...below].map((id) => result.find((node) => node.id === id)?.count);
  };
  expect(await countsOf({ hostId })).toEqual([2, 1, 1]);
  expect(await countsOf({})).toEqual([3, 1, 2]);
});

test('§8 keyword not found: no machine has the serial number that one is opened by', async () => {
  const { token } = await makeCompany(it.shop.db);
  const answer = await it.ask(machineDetail, { serialNumber: 'NO-SUCH-1' }, { token, language: 'es' });
  expect(answer).toMatchObject({ status: 404, reason: 'keywordNotFound', facts: { keyword: 'NO-SUCH-1' } });
  expect(answer.message).toContain('«NO-SUCH-1»');
});

test('§7 trees, families and refreshing answer; unknown machines are refused', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const model = await makeModel(db);
  const { hostId } = await makeMachine(db, model);
  const families = await it.ask(familyTree, {}, { token });
  expect(families.result.some((family) => family.models.some((one) => one.variantId === model.variantId))).toBe(true);
  expect((await it.ask(machinePartTypes, { hostId }, { token })).result).toEqual([]);
  expect((await it.ask(machinePartCategories, {}, { token })).status).toBe(200);
  expect((await it.ask(refreshMachineParts, { hostId }, { token })).result).toMatchObject({
    revision: 2,
    proofLevel: 'none',
    lines: 0,
  });
  for (const [call, input] of [
    [machinePartList, { hostId: 999_999_999 }],
    [machineDetail, { hostId: 999_999_999 }],
    [refreshMachineParts, { hostId: 999_999_999 }],
    [saveOwnMachine, { hostId: 999_999_999 }],
    [compareMachines, { hostId, otherHostId: 999_999_999 }],
  ] as const) {
    expect((await it.ask(call, input, { token })).reason, call.path).toBe('machineNotFound');
  }
});

test('product §0 the options that rules speak of have names, marked where they are English for want of the caller’s', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  await db`insert into option_codes (code, name_en, name_fr) values ('NAMEDA', 'Swing gate', 'Portillon'), ('NAMEDB', 'Work lights', null)`;
  const { result } = await it.ask(optionList, {}, { token, language: 'fa' });
  expect(result.filter(({ code }) => code.startsWith('NAMED'))).toEqual([
    { code: 'NAMEDA', name: 'Portillon', nameLang: null },
    { code: 'NAMEDB', name: 'Work lights', nameLang: 'en' },
  ]);
});

test('product §5 the parts of a list have a verdict for the chosen machine', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const model = await makeModel(db);
  const [late, never] = [await makePart(db), await makePart(db)];
  await makeLine(db, model, { partId: late.partId, itemNo: '1', ordinals: '{[100,)}' });
  const { hostId } = await makeMachine(db, model, { ordinal: 50 });
  const ids = `${late.partId},${never.partId},${late.partId}`;
  const { result } = await it.ask(fitOfParts, { hostId, ids }, { token });
  expect(result.map((one) => [one.partId, one.verdict, one.reason.name])).toEqual([
    [late.partId, 'doesNotFit', 'outOfRange'],
    [never.partId, 'unknown', 'noRecord'],
  ]);
  expect((await it.ask(fitOfParts, { hostId: 999_999_999, ids }, { token })).reason).toBe('machineNotFound');
});

test('product §5 which of my machines take this part, and the difference of two serial numbers', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const model = await makeModel(db);
  const [both, early, late] = [await makePart(db), await makePart(db), await makePart(db)];
  await makeLine(db, model, { partId: both.partId, itemNo: '1' });
  await makeLine(db, model, { partId: early.partId, itemNo: '2', ordinals: '{[0,100)}' });
  await makeLine(db, model, { partId: late.partId, itemNo: '3', ordinals: '{[100,)}' });
  const [first, second] = [
    await makeMachine(db, model, { ordinal: 50 }),
    await makeMachine(db, model, { ordinal: 150 }),
  ];
  for (const { hostId } of [first, second]) await it.ask(machineDetail, { hostId }, { token });
  const taking = await it.ask(machinesOfPart, { code: late.code }, { token });
  expect(taking.result.items.map((one) => [one.hostId, one.proof])).toEqual([[second.hostId, 'range']]);
  expect((await it.ask(machinesOfPart, { code: 'no such code' }, { token })).reason).toBe('partNotFound');
  const { result } = await it.ask(compareMachines, { hostId: first.hostId, otherHostId: second.hostId }, { token });
  expect(result.both).toBe(1);
  expect(result.differences.map((one) => [one.side, one.row.partCode])).toEqual([
    ['first', early.code],
    ['second', late.code],
  ]);
});
