// What whoever decides looks at (product §7: a snapshot for the approver; §4 numbers only for who may see them).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAdministrator, makeSubAccount } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { makeBuyer, newKey, orderOf } from '../orders.make.ts';
import { creditWith, leadsTo } from './approval.rules.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});
const { approvalView, officeOrder } = calls.approvals;
const usd = (amount: string) => ({ amount, currency: 'USD' });

/** An order of 35.00 by a sub-account with a spending limit of 10.00, above the automatic limit, too. */
async function waiting(limitMinor = 10_000, permissions: (2 | 3)[] = [2, 3]) {
  const { db } = it.shop;
  const buyer = await makeBuyer(db, { credit: { limitMinor, automaticLimitMinor: 2000 } });
  const sub = await makeSubAccount(db, buyer.companyId, { permissions });
  await db`update users set spending_limit_minor = 1000, spending_limit_currency = 'USD' where id = ${sub.userId}`;
  const part = await makePart(db);
  const place = async (qty: number) =>
    (
      await it.ask(calls.orders.makeOrder, orderOf(buyer, [{ code: part.code, qty }]), {
        token: sub.token,
        key: newKey(),
      })
    ).result.orderNo;
  return { buyer, sub, orderNo: await place(2), other: await place(1), code: part.code, partId: part.partId };
}

test('product §7 the main account sees limit, credit, stock, what comes next and what else waits', async () => {
  const { buyer, sub, orderNo, other } = await waiting();
  const { result } = await it.ask(approvalView, { orderNo }, { token: buyer.token });
  expect(result).toMatchObject({
    orderNo,
    status: 'pendingApproval',
    reasons: [
      { reason: 'credit', waitsFor: 'partsDesk', isCallers: false },
      { reason: 'spendLimit', waitsFor: 'mainAccount', isCallers: true },
    ],
    mayDecide: true,
    due: usd('35.00'),
    maker: { name: sub.email, email: sub.email, spendingLimit: usd('10.00'), overLimit: usd('25.00') },
    credit: {
      limit: usd('100.00'),
      held: usd('60.00'),
      percentNow: 25,
      percentAfter: 60,
      isEnough: true,
      isFrozen: false,
    },
    stock: 'setAside',
    leadsTo: 'waitsForPartsDesk',
    others: [{ orderNo: other, total: usd('25.00') }],
  });
  expect(result.promiseDate).toMatch(/^\d{4}-/);
});

test('product §7 an approver is told where only some of the pieces are there', async () => {
  const buyer = await makeBuyer(it.shop.db, { credit: { automaticLimitMinor: 0 } });
  const part = await makePart(it.shop.db, { stock: 1, sellPolicy: 'backorder' });
  const body = orderOf(buyer, [{ code: part.code, qty: 3 }], { shipMode: 'batches' });
  const { orderNo } = (await it.ask(calls.orders.makeOrder, body, { token: buyer.token, key: newKey() })).result;
  const { token } = await makeAdministrator(it.shop.db, ['orders']);
  expect((await it.ask(officeOrder, { orderNo }, { token })).result.approval?.stock).toBe('setAsideInPart');
});

test('product §8 the parts desk sees the whole order, whose it is, and what it decides', async () => {
  const { buyer, orderNo, code } = await waiting();
  const { token } = await makeAdministrator(it.shop.db, ['orders']);
  const { result } = await it.ask(officeOrder, { orderNo }, { token });
  expect(result.company).toMatchObject({ id: buyer.companyId, name: buyer.name });
  expect(result.order).toMatchObject({ orderNo, total: usd('35.00'), actions: ['cancel'] });
  const finance = await makeAdministrator(it.shop.db, ['finance']);
  expect((await it.ask(officeOrder, { orderNo }, { token: finance.token })).result.order.actions).toEqual([]);
  expect(result.order.lines.map((line) => line.code)).toEqual([code]);
  expect(result.approval).toMatchObject({ mayDecide: true, leadsTo: 'waitsForMainAccount' });
  await it.shop.db`update orders set status = 'canceled' where order_no = ${orderNo}`;
  expect((await it.ask(officeOrder, { orderNo }, { token })).result.approval).toBeNull();
});

test('decision 0025: of an order that took nothing it says whether stock is there and the line too small', async () => {
  const { buyer, orderNo, partId } = await waiting(1000, [3]);
  const view = async () => (await it.ask(approvalView, { orderNo }, { token: buyer.token })).result;
  expect(await view()).toMatchObject({
    stock: 'canBeTaken',
    credit: { isEnough: false, percentNow: 0, percentAfter: 350 },
  });
  await it.shop.db`update order_lines set sell_policy = 'stockOnly' where part_id = ${partId}`;
  await it.shop.db`update stock_levels set on_hand = reserved where part_id = ${partId}`;
  expect((await view()).stock).toBe('isShort');
});

test('product §4 nobody else sees it: strangers, sub-accounts, other roles, and what waits for nobody', async () => {
  const { buyer, sub, orderNo } = await waiting();
  const stranger = await makeBuyer(it.shop.db);
  const answer = await it.ask(approvalView, { orderNo }, { token: stranger.token });
  expect([answer.status, answer.reason, answer.facts]).toEqual([404, 'orderNotFound', { orderNo }]);
  expect((await it.ask(approvalView, { orderNo }, { token: sub.token })).reason).toBe('noPermission');
  const { token } = await makeAdministrator(it.shop.db, ['catalogue']);
  expect((await it.ask(officeOrder, { orderNo }, { token })).reason).toBe('noPermission');
  const desk = await makeAdministrator(it.shop.db, ['super']);
  expect((await it.ask(officeOrder, { orderNo: 'OR269999999' }, { token: desk.token })).reason).toBe('orderNotFound');
  await it.shop.db`update orders set status = 'canceled' where order_no = ${orderNo}`;
  expect((await it.ask(approvalView, { orderNo }, { token: buyer.token })).reason).toBe('orderNotFound');
});

test('product §7 where an order goes once somebody has cleared what he may', () => {
  const credit = { paymentMethod: 'credit', dueMinor: 100 } as const;
  const card = { paymentMethod: 'card', dueMinor: 100 } as const;
  expect(leadsTo(['noPrice'], 'mainAccount', credit)).toBe('ships');
  expect(leadsTo(['noPrice', 'credit'], 'mainAccount', credit)).toBe('waitsForPartsDesk');
  expect(leadsTo(['spendLimit', 'credit'], 'partsDesk', credit)).toBe('waitsForMainAccount');
  expect(leadsTo(['spendLimit'], 'mainAccount', card)).toBe('waitsForPayment');
  expect(leadsTo(['spendLimit'], 'mainAccount', { ...card, dueMinor: 0 })).toBe('ships');
});

test('product §7 Credit: a hold counts already, what is not held is added, a blocked line holds nothing new', () => {
  const line = { limitMinor: 1000, heldMinor: 300, postedMinor: 200, isFrozen: false };
  expect(creditWith(line, { dueMinor: 300, isHeld: true })).toEqual({
    percentNow: 20,
    percentAfter: 50,
    isEnough: true,
  });
  expect(creditWith(line, { dueMinor: 501, isHeld: false })).toEqual({
    percentNow: 50,
    percentAfter: 100,
    isEnough: false,
  });
  expect(creditWith({ ...line, isFrozen: true }, { dueMinor: 1, isHeld: false }).isEnough).toBe(false);
  expect(creditWith({ ...line, limitMinor: 0 }, { dueMinor: 1, isHeld: true }).percentAfter).toBe(100);
});
