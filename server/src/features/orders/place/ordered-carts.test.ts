// Product §6: what is ordered leaves the cart in the order's own transaction, on every device and once.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeSubAccount } from '../../identity/identity.make.ts';
import { makePart, makeSupersession } from '../../parts/parts.make.ts';
import { type Buyer, makeBuyer, newKey, orderOf } from '../orders.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { makeOrder } = calls.orders;
const { cart, changeCart } = calls.cart;
type Wanted = { code: string; qty: number };

async function buyerWithCart(lines: readonly Wanted[]) {
  const buyer = await makeBuyer(it.shop.db);
  await it.ask(changeCart, { since: 0, lines: [...lines] }, { token: buyer.token });
  return buyer;
}
const place = (buyer: Buyer, lines: Wanted[], key = newKey()) =>
  it.ask(makeOrder, orderOf(buyer, lines), { token: buyer.token, key });
const cartOf = async ({ token }: { token: string }, since = 0) =>
  (await it.ask(cart, { since }, { token })).result.lines.map(({ code, qty, isRemoved }) => [code, qty, isRemoved]);

test('product §6 another device hears since its own version that the ordered line is gone, the rest stays', async () => {
  const { db } = it.shop;
  const [ordered, kept] = [await makePart(db), await makePart(db)];
  const buyer = await buyerWithCart([
    { code: ordered.code, qty: 2 },
    { code: kept.code, qty: 3 },
  ]);
  const { version } = (await it.ask(cart, { since: 0 }, { token: buyer.token })).result;
  expect((await place(buyer, [{ code: ordered.code, qty: 2 }])).status).toBe(200);
  expect(await cartOf(buyer, version)).toEqual([[ordered.code, 2, true]]);
  expect(await cartOf(buyer)).toContainEqual([kept.code, 3, false]);
});

test('product §6 of a line that was raised meanwhile the rest stays', async () => {
  const part = await makePart(it.shop.db);
  const buyer = await buyerWithCart([{ code: part.code, qty: 5 }]);
  await place(buyer, [{ code: part.code, qty: 2 }]);
  expect(await cartOf(buyer)).toEqual([[part.code, 3, false]]);
});

test('product §6 a line under a code that was replaced since leaves the cart too', async () => {
  const { db } = it.shop;
  const [old, part] = [await makePart(db), await makePart(db)];
  const buyer = await buyerWithCart([{ code: old.code, qty: 1 }]);
  await makeSupersession(db, old, part);
  expect((await place(buyer, [{ code: old.code, qty: 1 }])).status).toBe(200);
  expect(await cartOf(buyer)).toEqual([[old.code, 1, true]]);
});

test('product §2 a replayed answer takes nothing out of the cart that was put in since', async () => {
  const part = await makePart(it.shop.db);
  const lines = [{ code: part.code, qty: 2 }];
  const buyer = await buyerWithCart(lines);
  const key = newKey();
  const first = await place(buyer, lines, key);
  await it.ask(changeCart, { since: 0, lines }, { token: buyer.token });
  const again = await place(buyer, lines, key);
  expect(again.text).toBe(first.text);
  expect(await cartOf(buyer)).toEqual([[part.code, 2, false]]);
});

test('product §7 a refused order leaves the cart as it is, and nobody else’s is touched', async () => {
  const { db } = it.shop;
  const part = await makePart(db, { sellPolicy: 'stockOnly', stock: 4 });
  const buyer = await buyerWithCart([{ code: part.code, qty: 9 }]);
  const colleague = await makeSubAccount(db, buyer.companyId, { permissions: [2, 3] });
  await it.ask(changeCart, { since: 0, lines: [{ code: part.code, qty: 1 }] }, { token: colleague.token });
  expect((await place(buyer, [{ code: part.code, qty: 9 }])).reason).toBe('waitsForWarehouse');
  expect(await cartOf(buyer)).toEqual([[part.code, 9, false]]);
  expect((await place(buyer, [{ code: part.code, qty: 1 }])).status).toBe(200);
  expect(await cartOf(buyer)).toEqual([[part.code, 8, false]]);
  expect(await cartOf(colleague)).toEqual([[part.code, 1, false]]);
});
