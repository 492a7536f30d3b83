// A refund that failed for good or is not answered for days is work of the office: in its queue, tried again or done by hand, audited (product §7 Payment, §8).
import { calls, limits } from '@outrigger/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { GatewayRefusal } from '../../platform/outside/payments/payment-gateway.ts';
import { makeAdministrator } from '../identity/identity.make.ts';
import { makeBuyer, makeOrder, newKey } from '../orders/orders.make.ts';
import {
  doRefunds,
  moneyOf,
  move,
  pressAtProvider,
  pressPay,
  refOf,
  sendNotice,
  testGateway,
} from '../orders/pay/pay.make.ts';
import { requestOwedRefunds, REFUND_JOBS } from './index.ts';

const { stuckRefunds, retryRefund, refundByHand } = calls.refundDesk;
const { officeQueue } = calls.queue;
let it: TestShop;
let finance: { token: string; userId: number };
beforeAll(async () => {
  it = await testShop();
  finance = await makeAdministrator(it.shop.db, ['finance']);
});

/** An hour and more passes after the last failure. */
const letTimePass = (orderNo: string) =>
  it.shop.db.begin(async (trx) => {
    await trx`set local session_replication_role = replica`;
    await trx`update refunds set ended_at = now() - interval '5 hours'
      where status = 'failed' and order_id = (select id from orders where order_no = ${orderNo})`;
  });

async function makePaid() {
  const { orderNo, buyer } = await makeOrder(it, { status: 'unpaid' });
  const ref = refOf((await pressPay(it, { orderNo }, buyer.token)).result.redirectUrl);
  await pressAtProvider(it, ref, 'pay');
  await sendNotice(it, ref);
  return { orderNo, buyer };
}

/** A canceled order whose provider refuses each refund, tried by the clock so often. */
async function makeRefused(tries: number) {
  const { orderNo, buyer } = await makePaid();
  const gateway = testGateway(it);
  const refund = vi.spyOn(gateway, 'refund').mockRejectedValue(new GatewayRefusal('account closed'));
  await move(it, orderNo, { event: 'cancel', actor: 'clock', userId: null });
  await doRefunds(it, orderNo);
  for (let n = 1; n < tries; n += 1) {
    await letTimePass(orderNo);
    await requestOwedRefunds(it.shop.db);
    await doRefunds(it, orderNo);
  }
  refund.mockRestore();
  return { orderNo, buyer };
}
const listed = async (orderNo: string) => (await it.ask(stuckRefunds, { orderNo }, { token: finance.token })).result;
const inQueue = async (orderNo: string) =>
  (await it.ask(officeQueue, { kind: 'refund', pageSize: 100 }, { token: finance.token })).result.items.filter(
    ({ key }) => key === orderNo,
  );
/** What its buyer is told of the money on its way back. */
async function toldOf({ orderNo, buyer: { token } }: Awaited<ReturnType<typeof makeRefused>>) {
  const { refunds } = (await it.ask(calls.payments.orderPayments, { orderNo }, { token })).result;
  const { moneyBack } = (await it.ask(calls.orders.orderInfo, { orderNo }, { token })).result;
  return { refunds: refunds.map(({ state }) => state), moneyBack };
}
const press = <C extends typeof retryRefund | typeof refundByHand>(call: C, input: never, token = finance.token) =>
  it.ask(call, input, { token, key: newKey() });

test('product §7 three refusals put a refund before the office with order, provider and amount, and the clock stops', async () => {
  const twice = await makeRefused(limits.refundTries - 1);
  expect(await inQueue(twice.orderNo)).toEqual([]);
  expect(await listed(twice.orderNo)).toEqual([]);
  expect(await toldOf(twice)).toEqual({ refunds: ['requested'], moneyBack: 'onItsWay' });
  const { orderNo, buyer } = await makeRefused(limits.refundTries);
  expect(await toldOf({ orderNo, buyer })).toEqual({ refunds: ['failed'], moneyBack: 'refused' });
  expect(await inQueue(orderNo)).toEqual([
    {
      kind: 'refund',
      key: orderNo,
      company: buyer.name,
      person: null,
      provider: 'test',
      amount: { amount: '35.00', currency: 'USD' },
      isMachineDown: false,
      since: expect.any(String),
    },
  ]);
  expect(await listed(orderNo)).toMatchObject([
    { provider: 'test', amount: { amount: '35.00', currency: 'USD' }, tries: 3, failure: 'account closed' },
  ]);
  await letTimePass(orderNo);
  await requestOwedRefunds(it.shop.db);
  expect(await listed(orderNo)).toHaveLength(1);
});

test('product §7 tried again it goes back, or is in the queue anew; nobody presses twice for one', async () => {
  const { orderNo } = await makeRefused(limits.refundTries);
  const captureId = (await listed(orderNo))[0]?.captureId ?? 0;
  const input = { orderNo, captureId } as never;
  const both = await Promise.all([press(retryRefund, input), press(retryRefund, input)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(both.find(({ status }) => status === 409)?.reason).toBe('orderNotAllowed');
  expect(await inQueue(orderNo)).toEqual([]);
  const refund = vi.spyOn(testGateway(it), 'refund').mockRejectedValueOnce(new GatewayRefusal('account closed'));
  await doRefunds(it, orderNo);
  refund.mockRestore();
  expect(await listed(orderNo)).toMatchObject([{ tries: 4 }]);
  await press(retryRefund, input);
  await doRefunds(it, orderNo);
  expect(await listed(orderNo)).toEqual([]);
  expect(await moneyOf(it, orderNo)).toMatchObject({ captured: 3500, refunded: 3500 });
});

test('product §8 done by hand it is booked with its reason, audited, and never goes back a second time', async () => {
  const { orderNo, buyer } = await makeRefused(limits.refundTries);
  const captureId = (await listed(orderNo))[0]?.captureId ?? 0;
  const reason = 'Bank transfer of 25 November, reference 4711';
  expect((await press(refundByHand, { orderNo, captureId, reason: ' ' } as never)).status).toBe(400);
  expect((await press(refundByHand, { orderNo, captureId, reason } as never)).result).toEqual({ orderNo });
  expect(await moneyOf(it, orderNo)).toMatchObject({ captured: 3500, refunded: 3500 });
  const [trail] = await it.shop.db`
    select action, user_id, facts from audit where subject = ${`order ${orderNo}`} order by id desc limit 1`;
  expect(trail).toMatchObject({
    action: 'refundByHand',
    userId: finance.userId,
    facts: { after: { captureId }, reason },
  });
  const [cash] = await it.shop.db`
    select sum(e.amount_minor)::int as sum from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id join orders o on o.id = t.order_id
    where o.order_no = ${orderNo} and a.kind = 'cash'`;
  expect(cash).toEqual({ sum: 0 });
  expect((await press(retryRefund, { orderNo, captureId } as never)).reason).toBe('orderNotAllowed');
  await letTimePass(orderNo);
  await requestOwedRefunds(it.shop.db);
  await doRefunds(it, orderNo);
  expect(await moneyOf(it, orderNo)).toMatchObject({ refunded: 3500 });
  expect(await toldOf({ orderNo, buyer })).toEqual({ refunds: ['done'], moneyBack: 'done' });
});

/** A canceled order whose provider is shut out, and whose refund waits for its answer since so many days and an hour. */
async function makeSilent(days: number) {
  const { orderNo } = await makePaid();
  const refund = vi.spyOn(testGateway(it), 'refund').mockRejectedValue(new Error('401'));
  await move(it, orderNo, { event: 'cancel', actor: 'clock', userId: null });
  await expect(doRefunds(it, orderNo)).rejects.toThrow('401');
  refund.mockRestore();
  await it.shop.db`
    update refunds set requested_at = now() - make_interval(days => ${days}, hours => 1)
    where order_id = (select id from orders where order_no = ${orderNo})`;
  const jobs = () => it.shop.db`
    select from outbox j join refunds r on r.id = (j.facts ->> 'refundId')::bigint join orders o on o.id = r.order_id
    where o.order_no = ${orderNo} and j.job = ${REFUND_JOBS.refund} and j.done_at is null and j.failed_at is null`;
  await it.shop.db`
    update outbox set failed_at = now() where job = ${REFUND_JOBS.refund} and (facts ->> 'refundId')::bigint in (
      select r.id from refunds r join orders o on o.id = r.order_id where o.order_no = ${orderNo})`;
  return { orderNo, jobs };
}

test('product §7 a refund without a clear answer for days is before the office, and is asked again by its own row', async () => {
  const young = await makeSilent(limits.refundDays - 1);
  expect(await inQueue(young.orderNo)).toEqual([]);
  expect(await listed(young.orderNo)).toEqual([]);
  const { orderNo, jobs } = await makeSilent(limits.refundDays);
  const amount = { amount: '35.00', currency: 'USD' };
  expect(await inQueue(orderNo)).toMatchObject([{ kind: 'refund', key: orderNo, provider: 'test', amount }]);
  const [stuck] = await listed(orderNo);
  expect(stuck).toMatchObject({ amount, tries: 0, failure: null, failedAt: null, waitsSince: expect.any(String) });
  expect(await jobs()).toHaveLength(0);
  const input = { orderNo, captureId: stuck?.captureId } as never;
  expect((await press(retryRefund, input)).result).toEqual({ orderNo });
  expect((await press(retryRefund, input)).result).toEqual({ orderNo });
  expect(await jobs()).toHaveLength(1);
  await doRefunds(it, orderNo);
  expect(await listed(orderNo)).toEqual([]);
  const told = await it.shop.db`
    select r.status from refunds r join orders o on o.id = r.order_id where o.order_no = ${orderNo}`;
  expect(told).toEqual([{ status: 'done' }]);
});

test('product §8 done by hand ends what waits, once, and its provider is asked no more', async () => {
  const { orderNo } = await makeSilent(limits.refundDays);
  const input = { orderNo, captureId: (await listed(orderNo))[0]?.captureId, reason: 'Bank transfer 4712' } as never;
  const both = await Promise.all([press(refundByHand, input), press(refundByHand, input)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const refund = vi.spyOn(testGateway(it), 'refund');
  await requestOwedRefunds(it.shop.db);
  await doRefunds(it, orderNo);
  expect(refund).not.toHaveBeenCalled();
  refund.mockRestore();
  expect(await inQueue(orderNo)).toEqual([]);
  expect(await moneyOf(it, orderNo)).toMatchObject({ captured: 3500, refunded: 3500 });
  const rows = await it.shop.db`
    select r.status, r.is_by_hand, r.reason from refunds r join orders o on o.id = r.order_id where o.order_no = ${orderNo}`;
  expect(rows).toEqual([{ status: 'done', isByHand: true, reason: 'Bank transfer 4712' }]);
});

test('product §8 it is the work of finance alone', async () => {
  const { orderNo, buyer } = await makeRefused(limits.refundTries);
  const captureId = (await listed(orderNo))[0]?.captureId ?? 0;
  const orders = await makeAdministrator(it.shop.db, ['orders']);
  for (const { token } of [orders, buyer, await makeBuyer(it.shop.db)]) {
    expect((await press(retryRefund, { orderNo, captureId } as never, token)).reason).toBe('noPermission');
    expect((await press(refundByHand, { orderNo, captureId, reason: 'x' } as never, token)).reason).toBe(
      'noPermission',
    );
    expect((await it.ask(stuckRefunds, { orderNo }, { token })).reason).toBe('noPermission');
  }
  const counted = (await it.ask(officeQueue, {}, { token: orders.token })).result.counts;
  expect(counted.map(({ kind }) => kind)).not.toContain('refund');
  expect((await press(retryRefund, { orderNo: 'OR000000000', captureId } as never)).reason).toBe('orderNotFound');
  expect((await press(refundByHand, { orderNo: 'OR000000000', captureId, reason: 'x' } as never)).reason).toBe(
    'orderNotFound',
  );
});
