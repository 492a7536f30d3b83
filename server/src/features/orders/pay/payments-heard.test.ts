// What providers say becomes moves of orders, in any order and number (product §7; quality 4): webhooks, returns, polls, late money.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop, testShop } from '../../../../test/shop.ts';
import { work } from '../../../jobs.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { takeJobs } from '../../../platform/jobs/outbox.store.ts';
import { GatewayRefusal } from '../../../platform/outside/payments/payment-gateway.ts';
import { refundTestPayment } from '../../../platform/outside/payments/test-provider/test-payments.store.ts';
import { attempts, requestOwedRefunds } from '../../payments/index.ts';
import { makeBuyer, makeOrder } from '../orders.make.ts';
import { expireOrders } from '../life/expire-orders.ts';
import { settleAttempts } from './settle-attempt.ts';
import { doRefunds, moneyOf, move, pressAtProvider, pressPay, refOf, sendNotice, testGateway } from './pay.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

/** An unpaid order with an open payment at the provider. */
async function makeOpen(method?: 'wallet' | 'card') {
  const { orderNo, buyer, orderId } = await makeOrder(it, { status: 'unpaid' });
  const opened = await pressPay(it, { orderNo, ...(method ? { method } : {}) }, buyer.token);
  return { orderNo, orderId, buyer, ref: refOf(opened.result.redirectUrl), attempt: opened.result.attempt };
}
const back = (attempt: string, token?: string) =>
  it.ask(calls.payments.paymentReturn, { attempt }, token ? { token } : {});
const cancel = (orderNo: string) => move(it, orderNo, { event: 'cancel', actor: 'clock', userId: null });

test('product §7 a captured payment pays the order: invoice, mail, event; sent again it changes nothing', async () => {
  const { orderNo, ref } = await makeOpen();
  await pressAtProvider(it, ref, 'pay');
  expect(await sendNotice(it, ref, { id: 'evt_same' })).toBe(200);
  const paid = await moneyOf(it, orderNo);
  expect(paid).toMatchObject({
    status: 'toBeShipped',
    isPaid: true,
    invoices: 1,
    counting: 1,
    captured: 3500,
    attempts: ['captured'],
  });
  expect(await sendNotice(it, ref, { id: 'evt_same' })).toBe(200);
  expect(await sendNotice(it, ref)).toBe(200);
  expect(await moneyOf(it, orderNo)).toEqual(paid);
  const [mails] = await it.shop.db`select count(*)::int as n from outbox where facts ->> 'event' = 'captured'
    and (facts ->> 'orderId')::bigint = (select id from orders where order_no = ${orderNo})`;
  expect(mails).toEqual({ n: 1 });
});

test('product §7 nothing unsigned is heard: a wrong, an old and no signature, an unknown provider', async () => {
  const { orderNo, ref } = await makeOpen();
  const state = { is: 'captured', captureRef: 'cap_made_up', amountMinor: 3500, currency: 'USD' };
  expect(
    await sendNotice(it, ref, { state, signature: `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }),
  ).toBe(400);
  expect(await sendNotice(it, ref, { state, signature: '' })).toBe(400);
  expect(await sendNotice(it, ref, { state, secondsAgo: 400 })).toBe(400);
  expect((await it.app.inject({ method: 'POST', url: '/api/pay/webhook/nobody', payload: '{}' })).statusCode).toBe(400);
  expect(await moneyOf(it, orderNo)).toMatchObject({ status: 'unpaid', captured: 0 });
  expect(await sendNotice(it, 'pay_of_another_shop')).toBe(200);
});

test('§4 a payment that failed leaves the order unpaid, and it is paid at the next try', async () => {
  const { orderNo, ref, buyer } = await makeOpen();
  await pressAtProvider(it, ref, 'decline');
  await sendNotice(it, ref);
  const failed = await it.ask(calls.orders.orderInfo, { orderNo }, { token: buyer.token });
  expect(failed.result).toMatchObject({
    status: 'unpaid',
    paymentStatus: 'failed',
    actions: expect.arrayContaining(['payNow']),
  });
  const second = await pressPay(it, { orderNo, method: 'card' }, buyer.token);
  await pressAtProvider(it, refOf(second.result.redirectUrl), 'pay');
  await sendNotice(it, refOf(second.result.redirectUrl));
  expect(await moneyOf(it, orderNo)).toMatchObject({
    status: 'toBeShipped',
    attempts: ['failed', 'captured'],
    events: ['make', 'paymentFailed', 'captured'],
  });
});

test('product §7 notices out of order: what failed after it was captured stays captured', async () => {
  const { orderNo, ref } = await makeOpen();
  await pressAtProvider(it, ref, 'pay');
  await sendNotice(it, ref);
  await sendNotice(it, ref, { state: { is: 'failed', failure: 'late word' } });
  await sendNotice(it, ref, { state: { is: 'live' } });
  expect(await moneyOf(it, orderNo)).toMatchObject({ status: 'toBeShipped', attempts: ['captured'] });
});

test('product §7 the return path asks the provider and tells the state, without sign-in and without the order', async () => {
  const { orderNo, ref, attempt, buyer } = await makeOpen();
  expect((await back(attempt)).result).toEqual({ state: 'waiting', orderNo: null });
  await pressAtProvider(it, ref, 'pay');
  await it.shop.db`update payment_attempts set looked_at = now() - interval '3 seconds' where provider_ref = ${ref}`;
  const told = await back(attempt);
  expect(told.result).toEqual({ state: 'paid', orderNo: null });
  expect(told.text).not.toContain(orderNo);
  expect((await back(attempt, buyer.token)).result.orderNo).toBe(orderNo);
  expect((await back(attempt, (await makeBuyer(it.shop.db)).token)).result.orderNo).toBeNull();
  expect((await back('x'.repeat(43))).result).toEqual({ state: 'unknown', orderNo: null });
  expect(await moneyOf(it, orderNo)).toMatchObject({ status: 'toBeShipped', counting: 1 });
});

test('product §7 the return path asks a provider at most every two seconds, and bears that it is away', async () => {
  const { attempt } = await makeOpen();
  const gateway = testGateway(it);
  const settle = vi.spyOn(gateway, 'settle').mockRejectedValue(new Error('away'));
  const told = await Promise.all([back(attempt), back(attempt), back(attempt)]);
  expect(told.map(({ result }) => result.state)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(settle).toHaveBeenCalledTimes(1);
  settle.mockRestore();
});

test('product §7 a payment nobody has told of is found by asking', async () => {
  const { orderNo, ref } = await makeOpen();
  await pressAtProvider(it, ref, 'pay');
  await settleAttempts(it.shop, it.app.log);
  expect((await moneyOf(it, orderNo)).status).toBe('unpaid');
  await it.shop.db`update payment_attempts set created_at = now() - interval '31 seconds' where provider_ref = ${ref}`;
  await Promise.all([settleAttempts(it.shop, it.app.log), settleAttempts(it.shop, it.app.log)]);
  expect(await moneyOf(it, orderNo)).toMatchObject({ status: 'toBeShipped', counting: 1 });
});

test('product §7 money that comes after the end goes back in full and opens nothing', async () => {
  const { orderNo, ref, orderId, attempt } = await makeOpen();
  await it.shop.db`update orders set pay_by = now() - interval '1 second' where id = ${orderId}`;
  await expireOrders(it.shop.db);
  await pressAtProvider(it, ref, 'pay');
  await sendNotice(it, ref);
  await doRefunds(it, orderNo);
  expect(await moneyOf(it, orderNo)).toMatchObject({
    status: 'canceled',
    isPaid: false,
    invoices: 0,
    counting: 0,
    captured: 3500,
    refunded: 3500,
  });
  expect((await back(attempt)).result.state).toBe('givenBack');
});

test('product §7 attempts that are needed no more are one worker’s at a time, and none keeps the others waiting', async () => {
  const { orderNo } = await makeOpen();
  await cancel(orderNo);
  const take = () => inTransaction(it.shop.db, (trx) => attempts.takeNeedlessAttempts(trx, 1000));
  const both = await Promise.all([take(), take()]);
  expect(both.flat()).toHaveLength(new Set(both.flat()).size);
  expect(await take()).toEqual([]);
  await it.shop
    .db`update payment_attempts set looked_at = now() - interval '1 hour' where id = any(${both.flat()}::bigint[])`;
});

test('product §7 the attempt of an order that ended is closed at the provider', async () => {
  const { orderNo, ref } = await makeOpen();
  await cancel(orderNo);
  await settleAttempts(it.shop, it.app.log);
  expect((await moneyOf(it, orderNo)).attempts).toEqual(['ended']);
  expect(await pressAtProvider(it, ref, 'pay')).toContain('/pay/return');
  await sendNotice(it, ref);
  expect(await moneyOf(it, orderNo)).toMatchObject({ status: 'canceled', captured: 0 });
});

test('quality 4 paid twice over two ways: the first counts, the second goes back, the order stays paid', async () => {
  const { orderNo, ref, buyer } = await makeOpen('wallet');
  const card = await pressPay(it, { orderNo, method: 'card' }, buyer.token);
  const second = refOf(card.result.redirectUrl);
  for (const one of [ref, second]) await pressAtProvider(it, one, 'pay');
  await Promise.all([sendNotice(it, second), sendNotice(it, ref), sendNotice(it, second)]);
  await doRefunds(it, orderNo);
  expect(await moneyOf(it, orderNo)).toMatchObject({
    status: 'toBeShipped',
    isPaid: true,
    invoices: 1,
    counting: 1,
    captured: 7000,
    refunded: 3500,
  });
});

test('§4 a paid order that is canceled brings its money back, once', async () => {
  const { orderNo, ref, attempt } = await makeOpen();
  await pressAtProvider(it, ref, 'twice');
  await sendNotice(it, ref);
  await cancel(orderNo);
  await Promise.all([doRefunds(it, orderNo), doRefunds(it, orderNo)]);
  expect(await moneyOf(it, orderNo)).toMatchObject({ status: 'canceled', captured: 3500, refunded: 3500 });
  expect((await back(attempt)).result.state).toBe('givenBack');
  const [books] = await it.shop.db`
    select sum(e.amount_minor)::bigint as cash from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id join orders o on o.id = t.order_id
    where o.order_no = ${orderNo} and a.kind = 'cash'`;
  expect(books).toEqual({ cash: 0 });
});

test('product §7 another sum than was asked for pays nothing and goes back', async () => {
  const { orderNo, ref } = await makeOpen();
  const state = { is: 'captured', captureRef: `cap_${orderNo}`, amountMinor: 100, currency: 'USD' };
  expect(await sendNotice(it, ref, { state })).toBe(200);
  expect(await moneyOf(it, orderNo)).toMatchObject({ status: 'unpaid', counting: 0, captured: 100 });
  const [refund] = await it.shop
    .db`select amount_minor from refunds r join orders o on o.id = r.order_id where o.order_no = ${orderNo}`;
  expect(refund).toEqual({ amountMinor: 100 });
});

test('product §7 a refund the provider refuses is tried anew as a row of its own, and one whose job was given up gets another', async () => {
  const { orderNo, ref } = await makeOpen();
  await pressAtProvider(it, ref, 'pay');
  await sendNotice(it, ref);
  const gateway = testGateway(it);
  const refund = vi.spyOn(gateway, 'refund').mockRejectedValueOnce(new GatewayRefusal('account closed'));
  await cancel(orderNo);
  await doRefunds(it, orderNo);
  refund.mockRestore();
  const rows = () => it.shop.db`
    select r.status, r.failure from refunds r join orders o on o.id = r.order_id where o.order_no = ${orderNo} order by r.id`;
  expect(await rows()).toEqual([{ status: 'failed', failure: 'account closed' }]);
  await requestOwedRefunds(it.shop.db);
  expect(await rows()).toHaveLength(1);
  await inTransaction(it.shop.db, async (trx) => {
    await trx`alter table refunds disable trigger refunds_counted`;
    await trx`update refunds set ended_at = now() - interval '61 minutes' where status = 'failed'`;
    await trx`alter table refunds enable trigger refunds_counted`;
  });
  await requestOwedRefunds(it.shop.db);
  await it.shop.db`update outbox set failed_at = now() where job = 'refund a capture' and done_at is null`;
  await it.shop.db`update refunds set requested_at = now() - interval '2 hours' where status = 'requested'`;
  await requestOwedRefunds(it.shop.db);
  await doRefunds(it, orderNo);
  expect(await rows()).toEqual([
    { status: 'failed', failure: 'account closed' },
    { status: 'done', failure: null },
  ]);
  expect(await moneyOf(it, orderNo)).toMatchObject({ captured: 3500, refunded: 3500 });
});

test('the test provider gives no more back than it took, and the same refund once', async () => {
  const { ref } = await makeOpen();
  await pressAtProvider(it, ref, 'pay');
  const [paid] = await it.shop.db<{ captureRef: string }[]>`select capture_ref from test_payments where ref = ${ref}`;
  const give = (amountMinor: number, key: string) =>
    refundTestPayment(it.shop.db, {
      captureRef: paid?.captureRef ?? '',
      amountMinor,
      currency: 'USD',
      key: `${ref} ${key}`,
    });
  const first = await give(3000, 'a');
  expect(await give(3000, 'a')).toBe(first);
  expect(await give(501, 'b')).toBeNull();
  expect(await give(500, 'b')).not.toBeNull();
});

test('product §7 notices of the test provider come over HTTP to the shop’s own path, replayed and after a failure again', async () => {
  const port = 20_000 + (process.pid % 20_000);
  const other = await openTestShop({ PORT: String(port), HOST: '127.0.0.1' });
  const { orderNo, buyer } = await makeOrder(other, { status: 'unpaid' });
  const opened = await pressPay(other, { orderNo }, buyer.token);
  await inTransaction(other.shop.db, (trx) => trx`update outbox set done_at = now() where done_at is null`);
  await pressAtProvider(other, refOf(opened.result.redirectUrl), 'twice');
  const jobs = await takeJobs(other.shop.db, 10);
  expect(jobs).toHaveLength(3);
  const deliver = () => Promise.all(jobs.map(({ job, facts }) => Promise.resolve(work.jobs[job]?.(other.shop, facts))));
  await expect(deliver()).rejects.toThrow();
  await other.app.listen({ port, host: '127.0.0.1' });
  await deliver();
  expect(await moneyOf(other, orderNo)).toMatchObject({ status: 'toBeShipped', counting: 1, invoices: 1 });
  await other.app.close();
});
