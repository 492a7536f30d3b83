// Product §4: whoever orders without seeing prices learns nothing of them, neither from refusals nor from what an order waits for.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import type { Trx } from '../../../platform/db/db.ts';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeStoreCredit } from '../../credit/credit.make.ts';
import { ledger, writeMovements } from '../../credit/index.ts';
import { makeSubAccount } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { reserve } from '../../stock/index.ts';
import { expireOrders } from '../life/expire-orders.ts';
import { makeBuyer, newKey, orderOf } from '../orders.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { makeOrder, orderInfo } = calls.orders;

/** An order as its approval needs it. */
type Waiting = { id: number; totalMinor: number; lineId: number; quantity: number; warehouseId: number };

/** A technician without prices whose company has so much credit, and a press of the order button. */
async function technicianWith(credit: { limitMinor: number; automaticLimitMinor?: number; isFrozen?: boolean }) {
  const { db } = it.shop;
  const buyer = await makeBuyer(db, { credit });
  const { token, userId } = await makeSubAccount(db, buyer.companyId, { permissions: [3] });
  const part = await makePart(db, { priceMinor: 1000 });
  const order = (qty: number) =>
    it.ask(makeOrder, orderOf(buyer, [{ code: part.code, qty }]), { token, key: newKey() });
  return { buyer, token, userId, order, part };
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

const reservedOf = async (partId: number) =>
  (await it.shop.db`select sum(reserved)::int as reserved from stock_levels where part_id = ${partId}`)[0]?.[
    'reserved'
  ];

test('product §7 an order the credit line does not hold sets no stock aside, one within it does, and both look the same', async () => {
  const { token, order, part } = await technicianWith({ limitMinor: 8000 });
  const pages: unknown[] = [];
  for (const [qty, reserved] of [
    [3, 3],
    [30, 3],
    [1, 4],
  ] as const) {
    const { status, result } = await order(qty);
    expect(await reservedOf(part.partId)).toBe(reserved);
    const page = (await it.ask(orderInfo, { orderNo: result.orderNo }, { token })).result;
    const batches = page.batches.map((one) => ({ ...one, packingList: one.packingList.length }));
    const lines = page.lines.map((line) => ({ ...line, quantity: 0 }));
    const told = { batches, lines, keys: Object.keys(page), actions: page.actions, approvals: page.approvals };
    pages.push([status, { ...result, orderNo: '' }, told]);
  }
  expect(pages.slice(1)).toEqual([pages[0], pages[0]]);
});

test('product §7 a waiting order leaves its approval only with its credit held and its stock taken', async () => {
  const { db } = it.shop;
  const { buyer, userId, order, part } = await technicianWith({ limitMinor: 8000 });
  await db`update parts set sell_policy = 'stockOnly' where id = ${part.partId}`;
  const approve = async (orderNo: string, before: (trx: Trx, order: Waiting) => Promise<unknown>) =>
    db.begin(async (trx) => {
      const [row] = await trx<Waiting[]>`
        select o.id, o.total_minor, l.id as line_id, l.quantity, s.warehouse_id from orders o
          join order_lines l on l.order_id = o.id join shipments s on s.order_id = o.id where order_no = ${orderNo}`;
      if (!row) throw new Error('there is no such order');
      await before(trx, row);
      await trx`update orders set status = 'toBeShipped' where id = ${row.id}`;
    });
  const held = (trx: Trx, { id, totalMinor }: Waiting) => {
    const of = { orderId: id, companyId: buyer.companyId, currency: 'USD', userId, amountMinor: totalMinor };
    return writeMovements(trx, [ledger.hold(of)]);
  };
  const taken = async (trx: Trx, { id, lineId, quantity, warehouseId }: Waiting) => {
    const { partId } = part;
    await reserve(trx, [{ orderId: id, lineId, partId, warehouseId, inboundId: null, quantity }]);
  };
  const flagged = (trx: Trx, { id }: Waiting) => trx`update orders set is_stock_taken = true where id = ${id}`;
  const all =
    (...steps: ((trx: Trx, one: Waiting) => Promise<unknown>)[]) =>
    async (trx: Trx, one: Waiting) => {
      for (const step of steps) await step(trx, one);
    };
  const large = (await order(9)).result.orderNo;
  await expect(approve(large, all())).rejects.toThrow('orders_stock_taken');
  await expect(approve(large, all(held))).rejects.toThrow();
  await db`update credit_lines set limit_minor = 100000 where company_id = ${buyer.companyId}`;
  await expect(approve(large, all(held, taken))).rejects.toThrow('orders_stock_taken');
  await expect(approve(large, all(held, flagged))).rejects.toThrow('without the stock');
  await expect(approve(large, all(taken, flagged))).rejects.toThrow('without the credit');
  await approve(large, all(held, taken, flagged));
  await approve((await order(1)).result.orderNo, all());
});

test('product §4 whether store credit covers all is not told by a line that lets nothing pass', async () => {
  const { buyer, token, part } = await technicianWith({ limitMinor: 100_000, isFrozen: true });
  await makeStoreCredit(it.shop.db, buyer.companyId, 5000);
  for (const qty of [1, 9]) {
    const body = orderOf(buyer, [{ code: part.code, qty }], { useStoreCredit: true });
    expect((await it.ask(makeOrder, body, { token, key: newKey() })).reason).toBe('creditLineBlocked');
  }
});
