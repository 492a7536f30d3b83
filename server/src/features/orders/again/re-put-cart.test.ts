// Ordering again over the call (spec §4 reorder, §7 rePutCart; product §5 Supersession).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeSubAccount } from '../../identity/identity.make.ts';
import { type MadePart, makePart, makeSupersession } from '../../parts/parts.make.ts';
import { makeBuyer, makeOrder, newKey, orderOf } from '../orders.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});
const { rePutCart } = calls.orderLife;
const again = (orderNo: string, token?: string) => it.ask(rePutCart, { orderNo }, token === undefined ? {} : { token });
const cartOf = async (token: string) => (await it.ask(calls.cart.cart, {}, { token })).result.lines;
const usd = (amount: string) => ({ amount, currency: 'USD' });

test('§4 reorder puts the items back in the cart once, with price and stock as they are now', async () => {
  const { orderNo, buyer, code, partId } = await makeOrder(it, { quantity: 2 });
  await it.shop.db`update stock_levels set on_hand = reserved + 1 where part_id = ${partId}`;
  const { result } = await again(orderNo, buyer.token);
  expect(result.lines).toEqual([
    expect.objectContaining({
      code,
      qty: 2,
      outcome: 'put',
      priceThen: usd('10.00'),
      parts: [expect.objectContaining({ code, qty: 2, inventory: 1, price: usd('10.00') })],
    }),
  ]);
  expect(await cartOf(buyer.token)).toMatchObject([{ code, qty: 2, changeCode: null }]);
  // What is in the cart stays as it is.
  expect((await again(orderNo, buyer.token)).result.lines).toMatchObject([{ outcome: 'inCart' }]);
  expect(await cartOf(buyer.token)).toMatchObject([{ code, qty: 2 }]);
});

test('product §5 what replaced a part goes into the cart for it, and what is not sold any more does not', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const [old, gone, next] = [await makePart(db), await makePart(db), await makePart(db, { packQuantity: 5 })];
  const body = orderOf(buyer, [
    { code: old.code, qty: 3, reference: 'Job 7' },
    { code: gone.code, qty: 1 },
  ]);
  const { orderNo } = (await it.ask(calls.orders.makeOrder, body, { token: buyer.token, key: newKey() })).result;
  await makeSupersession(db, old, next, { newQuantity: 2 });
  await db`update parts set sell_policy = 'notSold' where id in (${gone.partId}, ${old.partId})`;
  const { lines } = (await again(orderNo, buyer.token)).result;
  expect(lines).toMatchObject([
    { code: old.code, qty: 3, outcome: 'put', parts: [{ code: next.code, qty: 10 }] },
    { code: gone.code, outcome: 'notSold', parts: [] },
  ]);
  expect(await cartOf(buyer.token)).toMatchObject([
    { code: next.code, qty: 10, changeCode: old.code, reference: 'Job 7' },
  ]);
});

test('product §5 as many go into the cart as a refusal names: each step of a chain rounded by itself, what became one part added after', async () => {
  const { db } = it.shop;
  const { orderNo, buyer, code, partId } = await makeOrder(it, { quantity: 1 });
  const replaced = async (by: MadePart, given: Parameters<typeof makeSupersession>[3]) => {
    const part = await makePart(db);
    await makeSupersession(db, part, by, given);
    return part;
  };
  const [pin, bolt] = [await makePart(db), await makePart(db)];
  const old = { partId, code, warehouseId: 0 };
  await makeSupersession(db, old, await replaced(pin, { oldQuantity: 3 }), { newQuantity: 2 });
  for (const half of [await replaced(bolt, { oldQuantity: 2 }), await replaced(bolt, { oldQuantity: 2 })])
    await makeSupersession(db, old, half);
  await db`update parts set sell_policy = 'notSold' where id = ${partId}`;
  const refused = await it.ask(calls.orders.makeOrder, orderOf(buyer, [{ code, qty: 1 }]), {
    token: buyer.token,
    key: newKey(),
  });
  expect(refused.facts?.['successors']).toBe(`1 × ${pin.code} + 2 × ${bolt.code}`);
  const { lines } = (await again(orderNo, buyer.token)).result;
  expect(lines[0]?.parts.map((one) => [one.code, one.qty])).toEqual([
    [pin.code, 1],
    [bolt.code, 2],
  ]);
});

test('product §5 of several that may take its place none is put: the buyer chooses', async () => {
  const { db } = it.shop;
  const { orderNo, buyer, code, partId } = await makeOrder(it);
  const old = { partId, code, warehouseId: 0 };
  const [one, other] = [await makePart(db), await makePart(db)];
  await db`update parts set sell_policy = 'notSold' where id = ${partId}`;
  await makeSupersession(db, old, one, { mode: 'choice' });
  await makeSupersession(db, old, other, { mode: 'choice' });
  const { lines } = (await again(orderNo, buyer.token)).result;
  expect(lines).toMatchObject([{ outcome: 'choose', parts: [{ code: one.code }, { code: other.code }] }]);
  expect(await cartOf(buyer.token)).toEqual([]);
});

test('who may see no prices gets none, who may not order nothing, and a stranger no order', async () => {
  const { orderNo, buyer } = await makeOrder(it);
  const technician = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [3] });
  const answer = await again(orderNo, technician.token);
  expect(answer.status).toBe(200);
  expect(answer.text).not.toMatch(/price|10\.00/i);
  const viewer = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [2] });
  expect((await again(orderNo, viewer.token)).status).toBe(403);
  expect((await again(orderNo)).status).toBe(401);
  const stranger = await makeBuyer(it.shop.db);
  expect(await again(orderNo, stranger.token)).toMatchObject({ status: 404, reason: 'orderNotFound' });
});

test('§8 an outage of prices is said in its own words', () => {
  expect(rePutCart.unavailableAs).toBe('priceQueryFailed');
});
