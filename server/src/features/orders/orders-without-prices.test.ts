// Product §4: whoever orders without seeing prices learns nothing of them, neither from refusals nor from what an order waits for.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeSubAccount } from '../identity/identity.make.ts';
import { makePart } from '../parts/parts.make.ts';
import { expireOrders } from './expire-orders.ts';
import { makeBuyer, newKey, orderOf } from './orders.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { makeOrder, orderInfo } = calls.orders;

/** A technician without prices whose company has so much credit, and a press of the order button. */
async function technicianWith(credit: { limitMinor: number; automaticLimitMinor?: number; isFrozen?: boolean }) {
  const { db } = it.shop;
  const buyer = await makeBuyer(db, { credit });
  const { token, userId } = await makeSubAccount(db, buyer.companyId, { permissions: [3] });
  const part = await makePart(db, { priceMinor: 1000 });
  const order = (qty: number) =>
    it.ask(makeOrder, orderOf(buyer, [{ code: part.code, qty }]), { token, key: newKey() });
  return { buyer, token, userId, order };
}
const creditOf = async (companyId: number) =>
  (await it.shop.db`select held_minor, posted_minor from credit_lines where company_id = ${companyId}`)[0];

test('product §4 under, above the automatic and above the whole limit the answer to the technician is the same', async () => {
  const { buyer, token, order } = await technicianWith({ limitMinor: 7000, automaticLimitMinor: 3000 });
  const told: unknown[] = [];
  for (const qty of [1, 2, 9]) {
    const { status, result } = await order(qty);
    const info = await it.ask(orderInfo, { orderNo: result.orderNo }, { token });
    told.push([status, { ...result, orderNo: '' }, info.result.status, info.result.approvals.map((one) => one.reason)]);
  }
  expect(told[0]).toEqual([
    200,
    { orderNo: '', status: 'pendingApproval', approvals: ['noPrice'] },
    'pendingApproval',
    ['noPrice'],
  ]);
  expect(told.slice(1)).toEqual([told[0], told[0]]);
  // The first two fit, the second above what goes through by itself; the third takes nothing yet.
  expect(await creditOf(buyer.companyId)).toEqual({ heldMinor: 6000, postedMinor: 0 });
});

test('product §7 an order the credit line does not cover waits for the parts desk too, and the main account is told', async () => {
  const { buyer, order } = await technicianWith({ limitMinor: 2000 });
  const { orderNo } = (await order(9)).result;
  const info = await it.ask(orderInfo, { orderNo }, { token: buyer.token });
  expect(info.result.approvals.map((one) => [one.reason, one.state])).toEqual([
    ['credit', 'waiting'],
    ['noPrice', 'waiting'],
  ]);
});

test('product §4 a spending limit is not told to whoever may not see prices', async () => {
  const { userId, order } = await technicianWith({ limitMinor: 100_000 });
  await it.shop.db`update users set spending_limit_minor = 1, spending_limit_currency = 'USD' where id = ${userId}`;
  expect((await order(1)).result.approvals).toEqual(['noPrice']);
});

test('§8 a blocked line is said to everybody, since it says nothing of a price', async () => {
  const { order } = await technicianWith({ limitMinor: 100_000, isFrozen: true });
  const answer = await order(1);
  expect([answer.reason, answer.facts]).toEqual(['creditLineBlocked', {}]);
});

test('product §7 an order that held nothing gives nothing back when its time is over', async () => {
  const { db } = it.shop;
  const { buyer, order } = await technicianWith({ limitMinor: 3600 });
  const numbers = [(await order(1)).result.orderNo, (await order(9)).result.orderNo];
  await db.begin(async (trx) => {
    await trx`alter table orders disable trigger orders_snapshot`;
    await trx`update orders set placed_at = now() - interval '14 days 1 minute' where order_no = any(${numbers})`;
    await trx`alter table orders enable trigger orders_snapshot`;
  });
  await expireOrders(db);
  const ended = await db`select distinct status from orders where order_no = any(${numbers})`;
  expect(ended).toEqual([{ status: 'canceled' }]);
  expect(await creditOf(buyer.companyId)).toEqual({ heldMinor: 0, postedMinor: 0 });
});
