// Product §5, §6: a line whose part was replaced after it was added stays a line one can change, take out, exchange and order.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeMachine, makeModel } from '../machines/machines.make.ts';
import { makeBuyer, newKey, orderOf } from '../orders/orders.make.ts';
import { makePart, makeSupersession } from '../parts/parts.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { cart, changeCart } = calls.cart;

/** A buyer with five pieces of a part that was replaced since they were put into the cart. */
async function withReplacedLine(ratio: Parameters<typeof makeSupersession>[3] = {}) {
  const { db } = it.shop;
  const [buyer, old, part] = [await makeBuyer(db), await makePart(db), await makePart(db)];
  const asking = { token: buyer.token };
  const change = async (...lines: Record<string, unknown>[]) =>
    (await it.ask(changeCart, { since: 0, lines }, asking)).result.lines;
  await change({ code: old.code, qty: 5 });
  await makeSupersession(db, old, part, ratio);
  // What a browser sees that knows nothing of this cart yet.
  const elsewhere = async () =>
    (await it.ask(cart, { since: 0 }, asking)).result.lines
      .filter((line) => !line.isRemoved)
      .map((line) => [line.code, line.qty]);
  return { buyer, old, part, change, elsewhere };
}

test('product §6 a line is taken out, and the line of what replaced its part stays', async () => {
  const { old, part, change, elsewhere } = await withReplacedLine();
  await change({ code: part.code, qty: 3 });
  await change({ code: old.code, qty: 1, isRemoved: true });
  expect(await elsewhere()).toEqual([[part.code, 3]]);
});

test('product §6 a line is changed under its own code, and the line of what replaced its part stays', async () => {
  const { old, part, change, elsewhere } = await withReplacedLine({ newQuantity: 2 });
  await change({ code: part.code, qty: 3 });
  const answer = await change({ code: old.code, qty: 7 });
  expect(answer.find((line) => line.code === old.code)?.changeCode).toBeNull();
  expect(await elsewhere()).toEqual([
    [part.code, 3],
    [old.code, 7],
  ]);
});

test('product §5 what is taken instead stays in the cart when the line it stands for goes', async () => {
  const { old, part, change, elsewhere } = await withReplacedLine();
  await change({ code: part.code, qty: 5, changeCode: old.code }, { code: old.code, qty: 1, isRemoved: true });
  expect(await elsewhere()).toEqual([[part.code, 5]]);
});

test('product §6 what was ordered is in no cart any more, also where the part was changed or exchanged before', async () => {
  const first = await withReplacedLine();
  await first.change({ code: first.old.code, qty: 7 });
  const order = async ({ buyer }: typeof first, line: { code: string; qty: number }) =>
    (await it.ask(calls.orders.makeOrder, orderOf(buyer, [line]), { token: buyer.token, key: newKey() })).status;
  expect(await order(first, { code: first.old.code, qty: 7 })).toBe(200);
  expect(await first.elsewhere()).toEqual([]);
  const second = await withReplacedLine();
  const { old, part } = second;
  await second.change({ code: part.code, qty: 5, changeCode: old.code }, { code: old.code, qty: 1, isRemoved: true });
  expect(await order(second, { code: part.code, qty: 5 })).toBe(200);
  expect(await second.elsewhere()).toEqual([]);
});

test('product §5 machines get new pieces in the ratio of the line, never more than it holds', async () => {
  const { db } = it.shop;
  const { token } = await makeBuyer(db);
  const [piece, pack, one, two] = [await makePart(db), await makePart(db), await makePart(db), await makePart(db)];
  await makeSupersession(db, piece, pack, { oldQuantity: 10, newQuantity: 1 });
  await makeSupersession(db, one, two, { oldQuantity: 1, newQuantity: 2 });
  const model = await makeModel(db);
  const hosts = [(await makeMachine(db, model)).hostId, (await makeMachine(db, model)).hostId];
  const meant = (...shares: number[]) => shares.map((qty, place) => ({ hostId: hosts[place], qty }));
  const lines = [
    { code: piece.code, qty: 11, machines: meant(6, 5) },
    { code: one.code, qty: 4, machines: meant(3) },
  ];
  const { result } = await it.ask(changeCart, { since: 0, lines }, { token });
  const shares = Object.fromEntries(
    result.lines.map((line) => [line.code, [line.qty, ...line.machines.map((m) => m.qty)]]),
  );
  expect(shares).toEqual({ [pack.code]: [2, 1, 1], [two.code]: [8, 6] });
  const more = [{ code: two.code, qty: 2, machines: meant(5, 1) }];
  const after = await it.ask(changeCart, { since: result.version, lines: more }, { token });
  expect(after.result.lines.map((line) => line.machines.map((m) => m.qty))).toEqual([[2]]);
});
