// Which of my machines take this part, through production's own app (product §5 Fit, Supersession).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { makePart, makeSupersession } from '../parts/parts.make.ts';
import { makeLine, makeMachine, makeModel } from './machines.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { machineDetail, machinesOfPart, fitOfParts, compareMachines } = calls.machines;

/** A company with one machine of a model of its own. */
async function withMachine() {
  const { token } = await makeCompany(it.shop.db);
  const model = await makeModel(it.shop.db);
  const machine = await makeMachine(it.shop.db, model, { ordinal: 50 });
  await it.ask(machineDetail, { hostId: machine.hostId }, { token });
  return { token, model, machine };
}

test('product §5 the machines of a part say how many pieces they take in all', async () => {
  const { db } = it.shop;
  const { token, model, machine } = await withMachine();
  const [part, wear] = [await makePart(db), await makePart(db)];
  await makeLine(db, model, { partId: part.partId, itemNo: '1', quantity: 4 });
  await makeLine(db, model, { partId: part.partId, itemNo: '2', quantity: 2 });
  await makeLine(db, model, { partId: part.partId, itemNo: '3', quantity: 9, ordinals: '{[100,)}' });
  const taking = await it.ask(machinesOfPart, { code: part.code }, { token });
  expect(taking.result.items.map((one) => [one.hostId, one.verdict, one.quantity])).toEqual([
    [machine.hostId, 'fits', 6],
  ]);
  expect((await it.ask(machinesOfPart, { code: wear.code }, { token })).result.items).toEqual([]);
  const ids = `${part.partId},${wear.partId}`;
  const fits = await it.ask(fitOfParts, { hostId: machine.hostId, ids }, { token });
  expect(fits.result.map((one) => [one.verdict, one.quantity])).toEqual([
    ['fits', 6],
    ['unknown', undefined],
  ]);
});

test('product §5 machines a part fits come before those where nobody knows, and how many it fits is told', async () => {
  const { db } = it.shop;
  const { token, model, machine } = await withMachine();
  const other = { ...model, schemeId: (await makeModel(db)).schemeId };
  const unsure = await makeMachine(db, other, { ordinal: 50 });
  await it.ask(machineDetail, { hostId: unsure.hostId }, { token });
  const part = await makePart(db);
  await makeLine(db, model, { partId: part.partId, itemNo: '1', ordinals: '{[0,100)}' });
  const { result } = await it.ask(machinesOfPart, { code: part.code }, { token });
  expect(result.items.map((one) => [one.hostId, one.verdict])).toEqual([
    [machine.hostId, 'fits'],
    [unsure.hostId, 'unknown'],
  ]);
  expect([result.total, result.fitting]).toEqual([2, 1]);
});

test('product §5 a part that replaced another fits where the other stands; one of several to choose from is not assumed to', async () => {
  const { db } = it.shop;
  const { token, model, machine } = await withMachine();
  const [old, middle, newest] = [await makePart(db), await makePart(db), await makePart(db)];
  await makeLine(db, model, { partId: old.partId, itemNo: '1', quantity: 2, ordinals: '{[0,100)}' });
  await makeSupersession(db, old, middle);
  await makeSupersession(db, middle, newest);
  // The book may list the newer part at the same item already: that is one place, not two.
  await makeLine(db, model, { partId: newest.partId, itemNo: '1', quantity: 2, ordinals: '{[0,)}' });
  const printed = (await it.ask(machinesOfPart, { code: middle.code }, { token })).result.items;
  expect(printed.map((one) => one.printedCode)).toEqual([old.code]);
  const machines = async (code: string) =>
    (await it.ask(machinesOfPart, { code }, { token })).result.items.map((one) => [
      one.verdict,
      one.proof,
      one.quantity,
    ]);
  for (const code of [old.code, middle.code, newest.code]) expect(await machines(code)).toEqual([['fits', 'range', 2]]);
  const [first, second] = [await makePart(db), await makePart(db)];
  const chosen = await makePart(db);
  await makeLine(db, model, { partId: chosen.partId, itemNo: '2' });
  for (const one of [first, second]) await makeSupersession(db, chosen, one, { mode: 'choice' });
  expect(await machines(first.code)).toEqual([['unknown', 'none', null]]);
  const ids = `${newest.partId},${first.partId}`;
  const { result } = await it.ask(fitOfParts, { hostId: machine.hostId, ids }, { token });
  expect(result.map((one) => [one.partId, one.verdict])).toEqual([
    [newest.partId, 'fits'],
    [first.partId, 'unknown'],
  ]);
  expect(result[1]?.reason).toEqual({ name: 'oneOfReplacing', printed: null, options: null, replaces: chosen.code });
});

test('product §5 two that may be used for each other fit each other’s places, one that was replaced for good does not', async () => {
  const { db } = it.shop;
  const { token, model } = await withMachine();
  const [old, swap, gone] = [await makePart(db), await makePart(db), await makePart(db)];
  const listed = await makePart(db);
  await makeLine(db, model, { partId: swap.partId, itemNo: '1' });
  await makeSupersession(db, old, swap, { isTwoWay: true });
  await makeLine(db, model, { partId: listed.partId, itemNo: '2' });
  await makeSupersession(db, gone, listed);
  const count = async (code: string) => (await it.ask(machinesOfPart, { code }, { token })).result.total;
  expect([await count(old.code), await count(gone.code)]).toEqual([1, 0]);
});

test('product §5 the comparison names both machines; another part at one item is one difference; unknown machines are refused', async () => {
  const { db } = it.shop;
  const { token, model, machine } = await withMachine();
  const [early, late] = [await makePart(db), await makePart(db)];
  const other = await makeMachine(db, model, { ordinal: 150 });
  await makeLine(db, model, { partId: early.partId, itemNo: '2', ordinals: '{[0,100)}' });
  await makeLine(db, model, { partId: late.partId, itemNo: '2', ordinals: '{[100,)}' });
  const { result } = await it.ask(compareMachines, { hostId: machine.hostId, otherHostId: other.hostId }, { token });
  expect([result.first.serialNumber, result.second.serialNumber, result.both]).toEqual([
    machine.serialNumber,
    other.serialNumber,
    0,
  ]);
  expect(result.differences.map((one) => [one.side, one.row.partCode, one.other?.partCode])).toEqual([
    ['changed', early.code, late.code],
  ]);
  const unknown = await it.ask(compareMachines, { hostId: machine.hostId, otherHostId: 999_999_999 }, { token });
  expect(unknown.reason).toBe('machineNotFound');
});

test('product §5 a part built into a machine whose book does not print it is counted as the factory recorded it', async () => {
  const { db } = it.shop;
  const { token, model, machine } = await withMachine();
  const [part, old, printed] = [await makePart(db), await makePart(db), await makePart(db)];
  await makeSupersession(db, old, part);
  await makeLine(db, model, { partId: printed.partId, itemNo: '1', quantity: 2 });
  for (const [built, quantity] of [
    [old, 3],
    [printed, 8],
  ] as const)
    await db`insert into as_built_lines (machine_id, part_id, quantity) values (${machine.hostId}, ${built.partId}, ${quantity})`;
  const counted = async (code: string) =>
    (await it.ask(machinesOfPart, { code }, { token })).result.items.map((one) => [one.proof, one.quantity]);
  expect(await counted(part.code)).toEqual([['asBuilt', 3]]);
  expect(await counted(printed.code)).toEqual([['asBuilt', 2]]);
});
