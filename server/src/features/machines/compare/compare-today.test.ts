// What is left of the difference of two serial numbers where parts are ordered today, through production's own app (product §5 Fit, Supersession).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeCompany } from '../../identity/identity.make.ts';
import { type MadePart, makePart, makeSupersession } from '../../parts/parts.make.ts';
import { makeLine, makeMachine, makeModel } from '../machines.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

/** Two machines of one model; at each item the first of a pair was built until the change and the second from then on. */
async function compared(pairs: readonly (readonly [MadePart, MadePart | null])[]) {
  const { db } = it.shop;
  const [{ token }, model] = [await makeCompany(db), await makeModel(db)];
  for (const [at, [early, late]] of pairs.entries()) {
    const itemNo = String(at + 1);
    await makeLine(db, model, { partId: early.partId, itemNo, ordinals: '{[0,100)}' });
    if (late) await makeLine(db, model, { partId: late.partId, itemNo, ordinals: '{[100,)}' });
  }
  const [first, second] = [
    await makeMachine(db, model, { ordinal: 50 }),
    await makeMachine(db, model, { ordinal: 150 }),
  ];
  const hosts = { hostId: first.hostId, otherHostId: second.hostId };
  const { result } = await it.ask(calls.machines.compareMachines, hosts, { token });
  return result.differences.map((one) => [one.side, one.today, ...one.todayParts.map(({ code }) => code)]);
}

const parts = async (count: number) => {
  const made: MadePart[] = [];
  while (made.length < count) made.push(await makePart(it.shop.db));
  return made;
};

test('product §5 what differs as built is told as the same today, as equals, or as different still', async () => {
  const { db } = it.shop;
  const [old, middle, newest, here, there, gone, alone] = await parts(7);
  if (!old || !middle || !newest || !here || !there || !gone || !alone) throw new Error('parts are missing');
  await makeSupersession(db, old, middle);
  await makeSupersession(db, middle, newest);
  await makeSupersession(db, here, there, { isTwoWay: true });
  expect(
    await compared([
      [old, newest],
      [old, middle],
      [here, there],
      [gone, newest],
      [alone, null],
    ]),
  ).toEqual([
    ['changed', 'same', newest.code],
    ['changed', 'same', newest.code],
    ['changed', 'twoWay'],
    ['changed', 'other'],
    ['first', 'other'],
  ]);
  await db`update stock_levels set on_hand = 0 where part_id = ${here.partId}`;
  expect(await compared([[here, there]])).toEqual([['changed', 'same', there.code]]);
});

test('product §5 parts replaced by one set are the same together, and one of several depends on the choice', async () => {
  const { db } = it.shop;
  const [old, other, left, right, newest, open, chosen, beside] = await parts(8);
  if (!old || !other || !left || !right || !newest || !open || !chosen || !beside) throw new Error('parts are missing');
  for (const replaced of [old, other]) for (const one of [left, right]) await makeSupersession(db, replaced, one);
  await makeSupersession(db, right, newest);
  for (const one of [chosen, beside]) await makeSupersession(db, open, one, { mode: 'choice' });
  expect(
    await compared([
      [old, other],
      [old, left],
      [open, chosen],
    ]),
  ).toEqual([
    ['changed', 'same', left.code, newest.code],
    ['changed', 'partly', left.code],
    ['changed', 'choice', chosen.code],
  ]);
});

test('product §5 where one list has the new part and the other the old one with the new in its place, both come to the same today', async () => {
  const { db } = it.shop;
  const [{ token }, model] = [await makeCompany(db), await makeModel(db)];
  const [old, next, open, chosen] = await parts(4);
  if (!old || !next || !open || !chosen) throw new Error('parts are missing');
  await makeSupersession(db, old, next);
  for (const one of [chosen, await makePart(db)]) await makeSupersession(db, open, one, { mode: 'choice' });
  // The book says of the old parts which earlier numbers have them, and nothing of the later numbering.
  const { schemeId } = await makeModel(db);
  for (const [itemNo, one, range] of [
    ['1', old, { ordinals: '{[0,100)}', schemeId }],
    ['1', next, { ordinals: '{[100,)}' }],
    ['2', open, { ordinals: '{[0,100)}', schemeId }],
    ['2', chosen, { ordinals: '{[100,)}' }],
  ] as const)
    await makeLine(db, model, { partId: one.partId, itemNo, ...range });
  const [late, early] = [
    await makeMachine(db, model, { ordinal: 150 }),
    await makeMachine(db, { ...model, schemeId }, { ordinal: 50 }),
  ];
  const hosts = { hostId: late.hostId, otherHostId: early.hostId };
  const { result } = await it.ask(calls.machines.compareMachines, hosts, { token });
  expect(result.differences.map((one) => [one.side, one.row.partCode, one.other?.partCode, one.today])).toEqual([
    ['changed', next.code, old.code, 'same'],
    ['changed', chosen.code, open.code, 'choice'],
  ]);
});

test('product §5 a part and what replaced it, both recorded by the factory, are told once', async () => {
  const { db } = it.shop;
  const [{ token }, model] = [await makeCompany(db), await makeModel(db)];
  const [old, next, twice] = await parts(3);
  if (!old || !next || !twice) throw new Error('parts are missing');
  await makeSupersession(db, old, next);
  for (const one of [old, next]) await makeLine(db, model, { partId: one.partId, itemNo: '1' });
  for (const rule of ['BIO', '!BIO']) await makeLine(db, model, { partId: twice.partId, itemNo: '2', rule });
  const asBuilt = (asBuiltParts: number[]) => makeMachine(db, model, { asBuilt: 'complete', asBuiltParts });
  const [both, newer] = [
    await asBuilt([old.partId, next.partId, twice.partId]),
    await asBuilt([next.partId, twice.partId]),
  ];
  const plain = await makeMachine(db, model, { options: [] });
  const told = async (hostId: number, otherHostId: number) => {
    const { result } = await it.ask(calls.machines.compareMachines, { hostId, otherHostId }, { token });
    const differences = result.differences.map((one) => [one.side, one.row.partCode, one.other?.partCode, one.today]);
    return [result.both, ...differences];
  };
  expect(await told(both.hostId, newer.hostId)).toEqual([1, ['changed', old.code, next.code, 'same']]);
  expect(await told(both.hostId, plain.hostId)).toEqual([2]);
});
