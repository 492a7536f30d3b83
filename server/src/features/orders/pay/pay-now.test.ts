// Paying an order (spec §4 pay now, §8; product §7 Payment): who may, what is opened, how often.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop, testShop } from '../../../../test/shop.ts';
import { GatewayRefusal } from '../../../platform/outside/payments/payment-gateway.ts';
import { readTestPayment } from '../../../platform/outside/payments/test-provider/test-payments.store.ts';
import { makeStoreCredit } from '../../credit/credit.make.ts';
import { makeSubAccount } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { makeBuyer, makeOrder, newKey, orderOf } from '../orders.make.ts';
import { CLOSE_ATTEMPT_JOB } from './close-attempt-job.ts';
import { closeAttempt } from './settle-attempt.ts';
import { moneyOf, move, pressAtProvider, pressPay, refOf, testGateway } from './pay.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});
const makeUnpaid = async () => {
  const { orderNo, buyer, orderId } = await makeOrder(it, { status: 'unpaid' });
  return { orderNo, orderId, token: buyer.token, buyer };
};

test('§4 payNow leads to the provider’s page with order, amount and currency, and the page back to the shop', async () => {
  const { orderNo, token } = await makeUnpaid();
  const paid = await pressPay(it, { orderNo }, token);
  expect(paid.status, paid.text).toBe(200);
  const ref = refOf(paid.result.redirectUrl);
  const page = await it.app.inject({ url: paid.result.redirectUrl });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(orderNo);
  expect(page.body).toContain('Pay $35.00');
  expect(await pressAtProvider(it, ref, 'later')).toBe(`/pay/return?attempt=${paid.result.attempt}`);
  expect((await moneyOf(it, orderNo)).attempts).toEqual(['live']);
});

test('product §7 a second press finds the first; the same key brings the same answer; another way ends the first', async () => {
  const { orderNo, token } = await makeUnpaid();
  const key = newKey();
  const [first, again] = [await pressPay(it, { orderNo }, token, key), await pressPay(it, { orderNo }, token, key)];
  expect(again.text).toBe(first.text);
  expect((await pressPay(it, { orderNo }, token)).result).toEqual(first.result);
  const parallel = await Promise.all([1, 2, 3].map(() => pressPay(it, { orderNo }, token)));
  for (const one of parallel) expect(one.result).toEqual(first.result);
  const card = await pressPay(it, { orderNo, method: 'card' }, token);
  expect(card.result.redirectUrl).not.toBe(first.result.redirectUrl);
  expect((await moneyOf(it, orderNo)).attempts).toEqual(['ended', 'live']);
  const [superseded] = await it.shop
    .db`select id from payment_attempts where provider_ref = ${refOf(first.result.redirectUrl)}`;
  await closeAttempt(it.shop, { attemptId: superseded?.['id'] });
  expect(await readTestPayment(it.shop.db, refOf(first.result.redirectUrl))).toMatchObject({ status: 'closed' });
});

test('product §7 the open page is found again in any language, without asking the provider anew', async () => {
  const { orderNo, token } = await makeUnpaid();
  const start = vi.spyOn(testGateway(it), 'start');
  const first = await pressPay(it, { orderNo }, token);
  const other = await it.ask(calls.payments.payNow, { orderNo }, { token, key: newKey(), language: 'fa' });
  expect(other.result).toEqual(first.result);
  expect(start).toHaveBeenCalledTimes(1);
  start.mockRestore();
});

test('product §7 an attempt that another way ends while its page is being opened leaves no page to pay on', async () => {
  const { orderNo, token } = await makeUnpaid();
  const gateway = testGateway(it);
  const open = gateway.start.bind(gateway);
  const closeAll = async () => {
    const ended = await it.shop.db`
      select a.id from payment_attempts a join orders o on o.id = a.order_id
        join outbox j on j.job = ${CLOSE_ATTEMPT_JOB} and (j.facts ->> 'attemptId')::bigint = a.id and j.done_at is null
      where o.order_no = ${orderNo}`;
    for (const { id } of ended) await closeAttempt(it.shop, { attemptId: id });
    await it.shop.db`update outbox set done_at = now() where job = ${CLOSE_ATTEMPT_JOB} and done_at is null
      and (facts ->> 'attemptId')::bigint = any(${ended.map((row) => row['id'] as number)}::bigint[])`;
  };
  let slowRef = '';
  vi.spyOn(gateway, 'start').mockImplementationOnce(async (payment) => {
    expect((await pressPay(it, { orderNo, method: 'card' }, token)).status).toBe(200);
    await closeAll();
    const started = await open(payment);
    slowRef = started.providerRef;
    return started;
  });
  const slow = await pressPay(it, { orderNo, method: 'wallet' }, token);
  expect([slow.status, slow.reason]).toEqual([503, 'paymentError']);
  await closeAll();
  expect(await readTestPayment(it.shop.db, slowRef)).toMatchObject({ status: 'closed' });
  expect((await moneyOf(it, orderNo)).attempts).toEqual(['ended', 'live']);
  vi.restoreAllMocks();
});

test('product §7 what store credit covers is not paid again', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  await makeStoreCredit(db, buyer.companyId, 500);
  const part = await makePart(db);
  const body = orderOf(buyer, [{ code: part.code, qty: 2 }], { paymentMethod: 'card', useStoreCredit: true });
  const made = await it.ask(calls.orders.makeOrder, body, { token: buyer.token, key: newKey() });
  const paid = await pressPay(it, { orderNo: made.result.orderNo }, buyer.token);
  expect(await readTestPayment(db, refOf(paid.result.redirectUrl))).toMatchObject({
    amountMinor: 3000,
    method: 'card',
  });
});

test('product §4 not signed in, without permission, without prices and a stranger: refused as each is', async () => {
  const { orderNo, buyer } = await makeUnpaid();
  const { db } = it.shop;
  expect((await it.ask(calls.payments.payNow, { orderNo }, { key: newKey() })).reason).toBe('signInAgain');
  const viewer = await makeSubAccount(db, buyer.companyId, { permissions: [2] });
  expect((await pressPay(it, { orderNo }, viewer.token)).reason).toBe('noPermission');
  const blind = await makeSubAccount(db, buyer.companyId, { permissions: [3] });
  expect((await pressPay(it, { orderNo }, blind.token)).reason).toBe('noPermission');
  const stranger = await makeBuyer(db);
  const [foreign, missing] = [
    await pressPay(it, { orderNo }, stranger.token),
    await pressPay(it, { orderNo: 'OR990000001' }, stranger.token),
  ];
  expect([foreign.reason, missing.reason]).toEqual(['orderNotFound', 'orderNotFound']);
  expect(
    (await pressPay(it, { orderNo }, (await makeSubAccount(db, buyer.companyId, { permissions: [2, 3] })).token))
      .status,
  ).toBe(200);
});

test('product §7 only an unpaid order within its time is paid', async () => {
  const { orderNo, token, orderId } = await makeUnpaid();
  await it.shop.db`update orders set pay_by = now() - interval '1 second' where id = ${orderId}`;
  const late = await pressPay(it, { orderNo }, token);
  expect([late.status, late.reason]).toEqual([409, 'orderNotAllowed']);
  const other = await makeUnpaid();
  await move(it, other.orderNo, { event: 'cancel', actor: 'clock', userId: null });
  expect((await pressPay(it, { orderNo: other.orderNo }, other.token)).reason).toBe('orderNotAllowed');
});

test('§8 payment failed where the provider declines, payment error where it does not answer; then it may be tried again', async () => {
  const { orderNo, token } = await makeUnpaid();
  const gateway = testGateway(it);
  const start = vi.spyOn(gateway, 'start');
  start.mockRejectedValueOnce(new Error('no answer within 20 s'));
  const key = newKey();
  const error = await pressPay(it, { orderNo }, token, key);
  expect([error.status, error.reason]).toEqual([503, 'paymentError']);
  expect((await moneyOf(it, orderNo)).attempts).toEqual(['live']);
  start.mockRejectedValueOnce(new GatewayRefusal('currency not supported'));
  const failed = await pressPay(it, { orderNo }, token);
  expect([failed.status, failed.reason]).toEqual([409, 'paymentFailed']);
  expect((await moneyOf(it, orderNo)).attempts).toEqual(['failed']);
  start.mockRestore();
  expect((await pressPay(it, { orderNo }, token, key)).status).toBe(200);
});

test('product §7 a payment whose page is over is not come back to: another one is opened', async () => {
  const { orderNo, token } = await makeUnpaid();
  const first = await pressPay(it, { orderNo }, token);
  await pressAtProvider(it, refOf(first.result.redirectUrl), 'close');
  const second = await pressPay(it, { orderNo }, token);
  expect(second.result.redirectUrl).not.toBe(first.result.redirectUrl);
  await pressAtProvider(it, refOf(second.result.redirectUrl), 'pay');
  expect((await pressPay(it, { orderNo }, token)).reason).toBe('orderNotAllowed');
  expect(await moneyOf(it, orderNo)).toMatchObject({ status: 'toBeShipped', isPaid: true, invoices: 1, counting: 1 });
});

test('product §7 paymentMethods names who serves each way, and nobody where there is neither demo nor key', async () => {
  const { token } = await makeUnpaid();
  const { result } = await it.ask(calls.payments.paymentMethods, {}, { token });
  expect(result.methods).toEqual([
    { method: 'wallet', provider: 'test' },
    { method: 'card', provider: 'test' },
  ]);
  const bare = await openTestShop({ DEMO: 'off' });
  const { buyer } = await makeUnpaid();
  const part = await makePart(it.shop.db);
  const order = (paymentMethod: string) =>
    bare.ask(calls.orders.makeOrder, orderOf(buyer, [{ code: part.code, qty: 1 }], { paymentMethod }), {
      token: buyer.token,
      key: newKey(),
    });
  expect(await order('card')).toMatchObject({
    reason: 'invalidContent',
    facts: { field: 'paymentMethod', problem: 'choice' },
  });
  expect((await order('credit')).status).toBe(200);
  expect([bare.shop.gateways.forMethod('wallet'), bare.shop.gateways.named('test')]).toEqual([undefined, undefined]);
  expect(
    (await bare.app.inject({ url: '/pay/test/pay_1', headers: { accept: 'application/json' } })).body,
  ).not.toContain('Test payment');
  const stripe = await openTestShop({ STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' });
  expect(stripe.shop.gateways.forMethod('card')?.name).toBe('stripe');
  expect(stripe.shop.gateways.forMethod('wallet')?.name).toBe('test');
});

test('§3 orderPayments tells what was tried, amounts only where prices are seen', async () => {
  const { orderNo, token, buyer } = await makeUnpaid();
  const { result } = await pressPay(it, { orderNo }, token);
  await pressAtProvider(it, refOf(result.redirectUrl), 'decline');
  await pressPay(it, { orderNo, method: 'card' }, token);
  const seen = await it.ask(calls.payments.orderPayments, { orderNo }, { token });
  expect(seen.result.attempts.map(({ method, state, amount }) => [method, state, amount?.amount])).toEqual([
    ['card', 'live', '35.00'],
    ['wallet', 'failed', '35.00'],
  ]);
  const blind = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [3] });
  const hidden = await it.ask(calls.payments.orderPayments, { orderNo }, { token: blind.token });
  expect(hidden.text).not.toContain('35.00');
  const stranger = await makeBuyer(it.shop.db);
  expect((await it.ask(calls.payments.orderPayments, { orderNo }, { token: stranger.token })).reason).toBe(
    'orderNotFound',
  );
});
