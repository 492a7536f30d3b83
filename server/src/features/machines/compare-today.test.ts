// What is left of the difference of two serial numbers where parts are ordered today, through production's own app (product §5 Fit, Supersession).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { type MadePart, makePart, makeSupersession } from '../parts/parts.make.ts';
import { makeLine, makeMachine, makeModel } from './machines.make.ts';

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
