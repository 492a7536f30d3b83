// Spec §2 Historical parts list; product §5 Fit verdict: the rows of a machine's book, over production's own app.
import { calls, rowsOfList } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../../identity/identity.make.ts';
import { makePart, makeSupersession } from '../../parts/parts.make.ts';
import { makeLine, makeMachine, makeModel } from '../machines.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { machinePartList, fitOfParts } = calls.machines;

test('product §5 every row has its verdict, proof and reason; rows that do not fit stay in', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const model = await makeModel(db);
  const parts = await Promise.all([1, 2, 3, 4, 5].map(() => makePart(db)));
  const [plain, before, after, option, built] = parts;
  if (!plain || !before || !after || !option || !built) throw new Error('parts are missing');
  await makeLine(db, model, { partId: plain.partId, itemNo: '1' });
  await makeLine(db, model, { partId: before.partId, itemNo: '2', ordinals: '{[0,500)}', printed: 'prior to 500' });
  await makeLine(db, model, { partId: after.partId, itemNo: '3', ordinals: '{[500,)}', printed: '500 and above' });
  await makeLine(db, model, { partId: option.partId, itemNo: '4', rule: 'COLDKIT+!GEN110' });
  const old = await makePart(db);
  await makeSupersession(db, old, built);
  await makeLine(db, model, { partId: built.partId, itemNo: '5', ordinals: '{[0,1)}' });
  const machine = await makeMachine(db, model, {
    ordinal: 700,
    asBuilt: 'partial',
    asBuiltParts: [old.partId],
    options: ['COLDKIT'],
  });
  const { result } = await it.ask(machinePartList, { hostId: machine.hostId }, { token });
  const rows = rowsOfList(result);
  expect(rows.map((row) => [row.itemNo, row.verdict, row.proof, row.reason.name])).toEqual([
    ['1', 'fits', 'model', 'model'],
    ['2', 'doesNotFit', 'range', 'outOfRange'],
    ['3', 'fits', 'range', 'inRange'],
    ['4', 'fits', 'option', 'optionMet'],
    ['5', 'fits', 'asBuilt', 'replacesAsBuilt'],
  ]);
  expect(rows[1]?.reason.printed).toBe('prior to 500');
  expect(result.items[0]).toMatchObject({
    price: { amount: '10.00', currency: 'USD' },
    stock: 100,
    partCode: plain.code,
  });
});

// Each wording, what it means in the numbering of machine 1228807, and in the one before.
const WORDINGS: [printed: string, ordinals: string, before: string | null, reason: string][] = [
  ['prior to 197500 except 172857', '{[0,)}', '{[0,172857),[172858,197500)}', 'inOtherNumbering'],
  ['prior to 197500', '{[1100000,1500000)}', '{[0,197500)}', 'inOtherNumbering'],
  ['prior to 1300000', '{[0,1300000)}', '{[0,)}', 'inRange'],
  ['prior to 1,300,000', '{[0,1300000)}', '{[0,)}', 'inRange'],
  ['S/N 1 200 001 to 1 299 999', '{[1200001,1300000)}', '{[0,)}', 'inRange'],
  ['prior to 1250000 except 1228807', '{[0,1228807),[1228808,1250000)}', null, 'outOfRange'],
  ['1200001 and above', '{[1200001,)}', null, 'inRange'],
  ['after 1200000', '{[1200001,)}', '{[197500,)}', 'inRange'],
  ['after 01200000', '{[1200001,)}', '{[97500,)}', 'inRange'],
  ['1200001 to 1299999', '{[1200001,1300000)}', null, 'inRange'],
  ['prior to 197500', '{[5,)}', '{[0,197500)}', 'inOtherNumbering'],
  ['A20RT: all machines of 2019', '{[0,)}', '{[0,)}', 'inRange'],
  ['all', '{[0,)}', null, 'inRange'],
];

test('product §5 a limit printed in another numbering is not said to be the range of this number', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const model = await makeModel(db);
  for (const [at, [printed, ordinals, before]] of WORDINGS.entries()) {
    const { partId } = await makePart(db);
    await makeLine(db, model, { partId, itemNo: String(at), printed, ordinals });
    if (before)
      await db`insert into effectivity_ranges (effectivity_id, scheme_id, prefix, ordinals)
        select il.effectivity_id, ${model.schemeId}, 'OLD', ${before}::text::int8multirange
        from item_lines il where il.part_id = ${partId}`;
  }
  const { hostId } = await makeMachine(db, model, { ordinal: 1_228_807 });
  const items = rowsOfList((await it.ask(machinePartList, { hostId }, { token })).result);
  expect(items.map(({ reason }) => reason.name)).toEqual(WORDINGS.map(([, , , reason]) => reason));
  expect(items.map(({ verdict, proof }) => `${verdict} ${proof}`)).toEqual(
    WORDINGS.map(([, , , reason]) => (reason === 'outOfRange' ? 'doesNotFit range' : 'fits range')),
  );
  // Asked part by part, the database compares the numbers.
  const { result } = await it.ask(fitOfParts, { hostId, ids: items.map(({ partId }) => partId).join(',') }, { token });
  expect(result.map(({ reason }) => reason)).toEqual(items.map(({ reason }) => reason));
});

test('§2 the list is filtered by name, number and type', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const model = await makeModel(db);
  const [one, two] = [await makePart(db, { nameEn: 'Lift cylinder' }), await makePart(db, { nameEn: 'Wear pad' })];
  await makeLine(db, model, { partId: one.partId, itemNo: '1' });
  await makeLine(db, model, { partId: two.partId, itemNo: '2' });
  const { hostId } = await makeMachine(db, model);
  const codes = async (filter: object) =>
    (await it.ask(machinePartList, { hostId, ...filter }, { token })).result.items.map((row) => row.partCode);
  expect(await codes({ keyword: 'cylinder' })).toEqual([one.code]);
  expect(await codes({ keyword: two.code.toLowerCase().replaceAll('-', ' ') })).toEqual([two.code]);
  expect(await codes({ keyword: 'no such 100%' })).toEqual([]);
  expect(await codes({ typeId: 999_999 })).toEqual([]);
  expect(await codes({ chapterId: model.chapterId, figureId: model.figureId })).toEqual([one.code, two.code]);
  // Greater than any number the database gives.
  const greatest = Number.MAX_SAFE_INTEGER;
  for (const name of ['typeId', 'figureId', 'chapterId']) expect(await codes({ [name]: greatest })).toEqual([]);
});

test('product §4 without permission 2 no price is sent at all', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const sub = await makeSubAccount(db, company.companyId, { permissions: [3] });
  const model = await makeModel(db);
  const part = await makePart(db);
  await makeLine(db, model, { partId: part.partId, itemNo: '1' });
  const { hostId } = await makeMachine(db, model);
  const answer = await it.ask(machinePartList, { hostId }, { token: sub.token });
  expect(answer.result.items).toHaveLength(1);
  expect(answer.text).not.toMatch(/price|amount/i);
});

test('product §5 a row fits where what its part replaces is printed at the same item; elsewhere it is told with the place', async () => {
  const { db } = it.shop;
  const { token } = await makeCompany(db);
  const model = await makeModel(db);
  const [old, fresh, twice] = [await makePart(db), await makePart(db), await makePart(db)];
  const early = { ordinals: '{[0,500)}', printed: 'prior to 500' };
  await makeLine(db, model, { partId: old.partId, itemNo: '1', ...early });
  await makeLine(db, model, { partId: fresh.partId, itemNo: '1', ordinals: '{[500,)}' });
  await makeLine(db, model, { partId: fresh.partId, itemNo: '2', ordinals: '{[500,)}' });
  // Printed twice at one item, each with a quantity of its own.
  await makeLine(db, model, { partId: twice.partId, itemNo: '3', quantity: 2, ...early });
  await makeLine(db, model, { partId: twice.partId, itemNo: '3', quantity: 4, ordinals: '{[500,)}' });
  const { hostId } = await makeMachine(db, model, { ordinal: 300 });
  const list = async (filter = {}) =>
    rowsOfList((await it.ask(machinePartList, { hostId, ...filter }, { token })).result).map((row) => [
      row.itemNo,
      row.verdict,
      row.reason.name,
      row.fitsAt?.itemNo,
    ]);
  expect((await list()).slice(0, 3)).toEqual([
    ['1', 'fits', 'inRange', undefined],
    ['1', 'doesNotFit', 'outOfRange', undefined],
    ['2', 'doesNotFit', 'outOfRange', undefined],
  ]);
  await makeSupersession(db, old, fresh);
  const rows = [
    ['1', 'fits', 'replacesFitting', undefined],
    ['2', 'doesNotFit', 'outOfRange', '1'],
  ];
  expect(await list()).toEqual([
    ['1', 'fits', 'inRange', undefined],
    ...rows,
    ['3', 'fits', 'inRange', undefined],
    ['3', 'doesNotFit', 'outOfRange', '3'],
  ]);
  // A filter leaves the old part out of the list, not out of the book.
  expect(await list({ keyword: fresh.code })).toEqual(rows);
  const [row] = rowsOfList((await it.ask(machinePartList, { hostId, keyword: fresh.code }, { token })).result);
  const [whole] = (await it.ask(fitOfParts, { hostId, ids: String(fresh.partId) }, { token })).result;
  const reason = { name: 'replacesFitting', printed: 'prior to 500', options: null, replaces: old.code };
  expect([row?.proof, row?.reason]).toEqual(['range', reason]);
  expect([whole?.proof, whole?.reason]).toEqual(['range', reason]);
});
