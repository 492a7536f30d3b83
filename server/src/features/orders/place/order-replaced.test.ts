// Orders of parts that several others replaced and that are not to be had any more (product §5 Supersession, §7).
import { calls, LANGUAGES } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { type MadePart, makePart, makeSupersession } from '../../parts/parts.make.ts';
import { type Buyer, makeBuyer, newKey, orderOf } from '../orders.make.ts';

let it: TestShop;
let buyer: Buyer;
beforeAll(async () => {
  it = await testShop();
  buyer = await makeBuyer(it.shop.db);
});

const SOLD_OUT = { sellPolicy: 'stockOnly', stock: 0 } as const;
const place = (code: string, qty: number, language: (typeof LANGUAGES)[number] = 'en') =>
  it.ask(calls.orders.makeOrder, orderOf(buyer, [{ code, qty }]), { token: buyer.token, key: newKey(), language });

async function makeReplaced(mode: 'all' | 'choice', given: Parameters<typeof makePart>[1] = SOLD_OUT) {
  const { db } = it.shop;
  const old = await makePart(db, given);
  const [axle, bolt] = [await makePart(db), await makePart(db)] as [MadePart, MadePart];
  await makeSupersession(db, old, axle, { mode });
  await makeSupersession(db, old, bolt, { mode, newQuantity: mode === 'all' ? 4 : 1 });
  return { old, axle, bolt };
}

test('product §5 partReplaced: a part that a set replaced is refused with all of the set and how many of each', async () => {
  const { old, axle, bolt } = await makeReplaced('all');
  const answer = await place(old.code, 2);
  const successors = `2 × ${axle.code} + 8 × ${bolt.code}`;
  expect([answer.status, answer.reason, answer.facts]).toEqual([
    409,
    'partReplaced',
    { code: old.code, left: 0, mode: 'all', successors },
  ]);
  expect(answer.text).toContain(
    `${old.code} was replaced and is no longer sold. In its place, order all of these together: ${successors}.`,
  );
});

test('product §5 partReplaced: of a choice one is to be ordered, said in every language', async () => {
  const { old, axle, bolt } = await makeReplaced('choice');
  const texts = [];
  for (const language of LANGUAGES) texts.push((await place(old.code, 3, language)).text);
  expect(texts[0]).toContain(`In its place, order one of these: 3 × ${axle.code}, 3 × ${bolt.code}.`);
  for (const text of texts) expect(text).toContain(`3 × ${axle.code}, 3 × ${bolt.code}`);
  expect(new Set(texts).size).toBe(LANGUAGES.length);
});

test('product §5 what is left of the old part is ordered under its code, and more of it is refused with what replaced it', async () => {
  const { old } = await makeReplaced('all', { sellPolicy: 'stockOnly', stock: 2 });
  const answer = await place(old.code, 3);
  expect([answer.reason, answer.facts?.['left']]).toEqual(['partReplaced', 2]);
  expect(answer.text).toContain(`${old.code} was replaced; 2 left.`);
  expect((await place(old.code, 2)).status).toBe(200);
});

test('product §5 partReplaced also where the shop sells the old part no more or has no price for it', async () => {
  for (const given of [
    { sellPolicy: 'notSold' },
    { status: 'offline' },
    { ...SOLD_OUT, stock: 5, priceMinor: null },
  ] as const) {
    const { old } = await makeReplaced('all', given);
    expect((await place(old.code, 1)).reason).toBe('partReplaced');
  }
});

test('product §5 a plan of what the shop sells no more names what replaced it', async () => {
  const { old } = await makeReplaced('choice', { sellPolicy: 'notSold' });
  const { lines, addressId, shipMode } = orderOf(buyer, [{ code: old.code, qty: 1 }]);
  const answer = await it.ask(calls.orders.shipBatchList, { lines, addressId, shipMode }, { token: buyer.token });
  expect([answer.reason, answer.facts?.['mode']]).toEqual(['partReplaced', 'choice']);
});

const plan = (code: string, qty: number) => {
  const { lines, addressId, shipMode } = orderOf(buyer, [{ code, qty }]);
  return it.ask(calls.orders.shipBatchList, { lines, addressId, shipMode }, { token: buyer.token });
};
const check = async (...materialList: string[]) =>
  (await it.ask(calls.orders.checkPriceAndInventory, { materialList }, { token: buyer.token })).result;

test('product §5 of a choice what has no price is neither named nor told, and a set with it is none', async () => {
  const { db } = it.shop;
  const bare = await makePart(db, { priceMinor: null });
  const [choice, set] = [await makeReplaced('choice'), await makeReplaced('all')];
  await makeSupersession(db, choice.old, bare, { mode: 'choice' });
  await makeSupersession(db, set.old, bare);
  const answer = await place(choice.old.code, 3);
  expect(answer.facts).toMatchObject({
    mode: 'choice',
    successors: `3 × ${choice.axle.code}, 3 × ${choice.bolt.code}`,
  });
  expect((await place(set.old.code, 1)).reason).toBe('waitsForWarehouse');
  const [told, none] = await check(choice.old.code, set.old.code);
  expect(told?.instead?.successors.map((one) => one.code)).toEqual([choice.axle.code, choice.bolt.code]);
  expect(none?.instead).toBeNull();
});

test('product §7 a plan refuses what ordering refuses, for the same reason and with the same words', async () => {
  const { db } = it.shop;
  const gone = (await makeReplaced('all')).old;
  const few = (await makeReplaced('choice', { sellPolicy: 'stockOnly', stock: 1 })).old;
  const unpriced = (await makeReplaced('all', { ...SOLD_OUT, stock: 5, priceMinor: null })).old;
  const alone = await makePart(db, { sellPolicy: 'stockOnly', stock: 1 });
  const bare = await makePart(db, { priceMinor: null });
  const reasons = [];
  for (const { code } of [gone, few, unpriced, alone, bare]) {
    const [planned, placed] = [await plan(code, 2), await place(code, 2)];
    expect([planned.status, planned.reason, planned.facts]).toEqual([placed.status, placed.reason, placed.facts]);
    reasons.push(planned.reason);
  }
  expect(reasons).toEqual(['partReplaced', 'partReplaced', 'partReplaced', 'waitsForWarehouse', 'partsWithoutPrice']);
  expect((await plan(few.code, 1)).status).toBe(200);
});

test('product §5 checkPriceAndInventory says what is ordered in place of a part that several replaced, and how many', async () => {
  const [set, one] = [await makeReplaced('all'), await makeReplaced('choice', { sellPolicy: 'stockOnly', stock: 3 })];
  const step = ({ code }: MadePart, newQuantity = 1) => ({ code, oldQuantity: 1, newQuantity });
  expect(await check(set.old.code, one.old.code, set.axle.code)).toMatchObject([
    { code: set.old.code, inventory: 0, instead: { mode: 'all', successors: [step(set.axle), step(set.bolt, 4)] } },
    { code: one.old.code, inventory: 3, instead: { mode: 'choice', successors: [step(one.axle), step(one.bolt)] } },
    { code: set.axle.code, instead: null },
  ]);
});

test('product §7 checkPriceAndInventory has nothing to give of what is not sold any more', async () => {
  const { db } = it.shop;
  const { old, axle } = await makeReplaced('choice', { sellPolicy: 'notSold', stock: 8 });
  const offline = await makePart(db, { status: 'offline', stock: 8 });
  const [replaced, gone] = await check(old.code, offline.code);
  expect(replaced).toMatchObject({ inventory: 0, sellPolicy: 'notSold', instead: { mode: 'choice' } });
  expect(replaced?.instead?.successors[0]?.code).toBe(axle.code);
  expect(gone).toMatchObject({ inventory: 0, sellPolicy: 'notSold', instead: null });
});

test('§8 waitsForWarehouse stays where a replaced part has nothing to order in its place', async () => {
  const { db } = it.shop;
  const old = await makePart(db, SOLD_OUT);
  for (const sellPolicy of ['notSold', 'backorder'] as const)
    await makeSupersession(db, old, await makePart(db, { sellPolicy }));
  expect((await place(old.code, 1)).reason).toBe('waitsForWarehouse');
});

test('product §7 a replaced part that is sold on order is ordered under its own code', async () => {
  const { old } = await makeReplaced('all', { sellPolicy: 'backorder', stock: 0 });
  expect((await place(old.code, 1)).status).toBe(200);
});
