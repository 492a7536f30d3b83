// Money that could go astray, against stand-ins of the real providers: late, in another sum, and refunds that take days (product §7; quality 4).
import { calls } from '@outrigger/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaypalStandIn, signatureOf, startPaypal } from '../../../../test/providers/paypal-stand-in.ts';
import {
  payAtStripe,
  signedByStripe,
  startStripe,
  type StripeStandIn,
  thing,
} from '../../../../test/providers/stripe-stand-in.ts';
import { openTestShop, type TestShop } from '../../../../test/shop.ts';
import { lookAtRefunds, REFUND_JOBS } from '../../payments/index.ts';
import { mailRefund } from '../mail/mail-order.ts';
import { makeOrder } from '../orders.make.ts';
import { doRefunds, moneyOf, move, pressPay } from './pay.make.ts';
import { closeAttempt, settleAttempts } from './settle-attempt.ts';

const SECRET = 'whsec_of_the_stand_in';
let paypal: PaypalStandIn;
let stripe: StripeStandIn;
let it: TestShop;
beforeAll(async () => {
  [paypal, stripe] = await Promise.all([startPaypal(), startStripe()]);
  it = await openTestShop({
    PAYPAL_CLIENT_ID: 'client-id',
    PAYPAL_CLIENT_SECRET: 'secret-of-it',
    PAYPAL_WEBHOOK_ID: 'WH1234567890',
    PAYPAL_URL: paypal.url,
    STRIPE_SECRET_KEY: 'sk_test_12345678',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_URL: stripe.url,
  });
});
afterAll(async () => {
  await it.app.close();
  paypal.close();
  stripe.close();
});

/** An unpaid order of 35.00 with an open payment at the provider of this way to pay. */
async function makeOpen(method: 'wallet' | 'card') {
  const { orderNo, orderId, buyer } = await makeOrder(it, { status: 'unpaid' });
  const opened = await pressPay(it, { orderNo, method }, buyer.token);
  const [row] = await it.shop.db<{ ref: string; id: number }[]>`
    select id, provider_ref as ref from payment_attempts where order_id = ${orderId} order by id desc limit 1`;
  return { orderNo, orderId, buyer, attempt: opened.result.attempt, ref: row?.ref ?? '', attemptId: row?.id ?? 0 };
}
const paypalOrder = (ref: string) => paypal.orders.get(ref) ?? expect.fail(`no order ${ref}`);
const cancel = (orderNo: string) => move(it, orderNo, { event: 'cancel', actor: 'clock', userId: null });
const age = (attemptId: number, days: number) => it.shop.db`
  update payment_attempts set ended_at = now() - make_interval(days => ${days}), looked_at = null where id = ${attemptId}`;

/** Mails what was given back of an order. */
async function mailRefunds(orderNo: string): Promise<void> {
  const jobs = await it.shop.db<{ facts: Record<string, unknown> }[]>`
    select j.facts from outbox j join refunds r on r.id = (j.facts ->> 'refundId')::bigint join orders o on o.id = r.order_id
    where j.job = ${REFUND_JOBS.mail} and o.order_no = ${orderNo} order by j.id`;
  expect(jobs).toHaveLength(1);
  for (const { facts } of jobs) await mailRefund(it.shop, facts);
}

/** A wallet payment whose capture is under way at PayPal, given up here meanwhile. */
async function makeGivenUp() {
  const open = await makeOpen('wallet');
  paypalOrder(open.ref).status = 'APPROVED';
  paypal.next.captureStatus = 'PENDING';
  await it.ask(calls.payments.paymentReturn, { attempt: open.attempt });
  delete paypal.next.captureStatus;
  expect(paypalOrder(open.ref).capture?.status).toBe('PENDING');
  await pressPay(it, { orderNo: open.orderNo, method: 'card' }, open.buyer.token);
  await closeAttempt(it.shop, { attemptId: open.attemptId });
  expect((await moneyOf(it, open.orderNo)).attempts).toEqual(['ended', 'live']);
  const complete = (amount?: { currency_code: string; value: string }) =>
    Object.assign(paypalOrder(open.ref).capture ?? {}, { status: 'COMPLETED', ...(amount ? { amount } : {}) });
  return { ...open, complete };
}

test('product §7 a capture that completes after its attempt was given up is found by asking, and pays the order', async () => {
  const { orderNo, attemptId, complete } = await makeGivenUp();
  complete();
  await settleAttempts(it.shop, it.app.log);
  expect((await moneyOf(it, orderNo)).captured).toBe(0);
  await age(attemptId, 2);
  await settleAttempts(it.shop, it.app.log);
  expect(await moneyOf(it, orderNo)).toMatchObject({ status: 'toBeShipped', captured: 3500, counting: 1 });
});

test('product §7 found after its order was canceled it goes back in full; after a month nobody asks any more', async () => {
  const { orderNo, attemptId, buyer, complete } = await makeGivenUp();
  const shown = async () => (await it.ask(calls.orders.orderInfo, { orderNo }, { token: buyer.token })).result;
  await cancel(orderNo);
  complete();
  await age(attemptId, 31);
  await settleAttempts(it.shop, it.app.log);
  expect((await moneyOf(it, orderNo)).captured).toBe(0);
  expect(await shown()).toMatchObject({ moneyBack: null });
  await age(attemptId, 29);
  await settleAttempts(it.shop, it.app.log);
  expect(await shown()).toMatchObject({ moneyBack: 'onItsWay', paymentMethod: 'wallet' });
  await doRefunds(it, orderNo);
  const after = await shown();
  expect(after).toMatchObject({ moneyBack: 'done', paymentMethod: 'wallet' });
  expect(after.events.at(-1)).toMatchObject({ event: 'givenBack', amount: { amount: '35.00', currency: 'USD' } });
  await mailRefunds(orderNo);
  const [mail] = await it.shop.db<{ subject: string; bodyText: string }[]>`
    select subject, body_text from mailbox where recipient = ${buyer.email} order by id desc limit 1`;
  expect(mail?.subject).toBe(`Order ${orderNo}: your money was given back`);
  expect(mail?.bodyText).toContain('Given back: $35.00');
  expect(mail?.bodyText).toContain('came late');
  // His notice says the same without an amount.
  const { items } = (await it.ask(calls.notices.noticeList, {}, { token: buyer.token })).result;
  const id = items.find(({ name }) => name === mail?.subject)?.id ?? 0;
  const notice = (await it.ask(calls.notices.noticeDetail, { id }, { token: buyer.token })).result;
  expect(notice.body).toContain('came late');
  expect(notice.body).not.toMatch(/Given back|35\.00/);
  expect(await moneyOf(it, orderNo)).toMatchObject({ status: 'canceled', captured: 3500, refunded: 3500, counting: 0 });
});

test('product §7 an ended attempt is asked about without taking its money, less and less often', async () => {
  const { orderNo, ref, attemptId, buyer } = await makeOpen('wallet');
  await pressPay(it, { orderNo, method: 'card' }, buyer.token);
  await closeAttempt(it.shop, { attemptId });
  paypalOrder(ref).status = 'APPROVED';
  const asked = () => paypal.asked.filter(({ path }) => path.includes(ref)).length;
  const before = asked();
  await age(attemptId, 5);
  await settleAttempts(it.shop, it.app.log);
  await settleAttempts(it.shop, it.app.log);
  expect(asked()).toBe(before + 1);
  await it.shop.db`update payment_attempts set looked_at = now() - interval '23 hours' where id = ${attemptId}`;
  await settleAttempts(it.shop, it.app.log);
  expect(asked()).toBe(before + 1);
  expect(paypalOrder(ref).capture).toBeUndefined();
});

test.each([
  ['more than was asked for', { currency_code: 'USD', value: '35.01' }, 3501, 'USD'],
  ['another currency', { currency_code: 'EUR', value: '35.00' }, 3500, 'EUR'],
])('quality 4 %s is booked as it was taken, pays nothing and goes back in full', async (_, amount, minor, currency) => {
  const { orderNo, orderId, ref, attempt, buyer } = await makeOpen('wallet');
  paypalOrder(ref).status = 'APPROVED';
  paypal.next.captureStatus = 'PENDING';
  await it.ask(calls.payments.paymentReturn, { attempt });
  delete paypal.next.captureStatus;
  Object.assign(paypalOrder(ref).capture ?? {}, { status: 'COMPLETED', amount });
  await it.shop
    .db`update payment_attempts set looked_at = now() - interval '1 hour', looks = 0 where order_id = ${orderId}`;
  await settleAttempts(it.shop, it.app.log);
  await doRefunds(it, orderNo);
  expect(await moneyOf(it, orderNo)).toMatchObject({ status: 'unpaid', counting: 0, captured: minor, refunded: minor });
  expect([...paypal.refunds.values()].at(-1)?.amount).toEqual(amount);
  const cash = await it.shop.db`
    select t.currency, sum(e.amount_minor)::int as sum, count(*)::int as entries from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.order_id = ${orderId} and a.kind = 'cash' group by t.currency`;
  expect(cash).toEqual([{ currency, sum: 0, entries: 2 }]);
  const told = await it.ask(calls.payments.orderPayments, { orderNo }, { token: buyer.token });
  expect(told.result.refunds[0]?.amount).toEqual({ amount: amount.value, currency });
  expect((await pressPay(it, { orderNo, method: 'card' }, buyer.token)).status).toBe(200);
});

/** An order paid by card and canceled, its refund pending at Stripe. */
async function makeRefundPending() {
  const { orderNo, orderId, ref, attempt } = await makeOpen('card');
  payAtStripe(stripe, ref);
  await it.ask(calls.payments.paymentReturn, { attempt });
  await cancel(orderNo);
  stripe.next.refundStatus = 'pending';
  await doRefunds(it, orderNo);
  delete stripe.next.refundStatus;
  const [refund] = await it.shop.db<{ ref: string }[]>`
    select provider_ref as ref from refunds where order_id = ${orderId} and status = 'requested'`;
  return { orderNo, orderId, refundRef: refund?.ref ?? '' };
}
const statesOf = async (orderId: number) =>
  (await it.shop.db<{ status: string }[]>`select status from refunds where order_id = ${orderId} order by id`).map(
    ({ status }) => status,
  );
const cashOf = async (orderId: number) =>
  (
    await it.shop.db<{ cash: number }[]>`
      select sum(e.amount_minor)::int as cash from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id where t.order_id = ${orderId} and a.kind = 'cash'`
  )[0]?.cash;
const sayOfRefund = (type: string, object: Record<string, unknown>) =>
  it.app.inject({
    method: 'POST',
    url: '/api/pay/webhook/stripe',
    ...(({ headers, body }) => ({ headers: { ...headers, 'content-type': 'application/json' }, payload: body }))(
      signedByStripe(SECRET, thing('event', { id: `evt_${type}`, type, data: { object: thing('refund', object) } })),
    ),
  });

test('product §7 a refund that Stripe calls pending waits until it says that it is done, asked again by its number', async () => {
  const { orderId, refundRef } = await makeRefundPending();
  expect(await statesOf(orderId)).toEqual(['requested']);
  expect(await cashOf(orderId)).toBe(3500);
  Object.assign(stripe.refunds.get(refundRef) ?? {}, { status: 'succeeded' });
  await lookAtRefunds(it.shop, it.app.log);
  expect(await statesOf(orderId)).toEqual(['requested']);
  await it.shop.db`update refunds set looked_at = now() - interval '3 minutes' where provider_ref = ${refundRef}`;
  await lookAtRefunds(it.shop, it.app.log);
  expect(await statesOf(orderId)).toEqual(['done']);
  expect(await cashOf(orderId)).toBe(0);
  expect(stripe.asked.filter(({ path, method }) => path === '/v1/refunds' && method === 'POST').at(-1)?.key).toMatch(
    /^refund-/,
  );
});

test('product §7 Stripe’s word ends it too, and one that failed after it was done is owed again', async () => {
  const { orderId, refundRef } = await makeRefundPending();
  expect((await sayOfRefund('refund.updated', { id: refundRef, status: 'succeeded' })).statusCode).toBe(200);
  expect(await statesOf(orderId)).toEqual(['done']);
  expect((await sayOfRefund('refund.updated', { id: refundRef, status: 'pending' })).statusCode).toBe(200);
  expect(await statesOf(orderId)).toEqual(['done']);
  expect((await sayOfRefund('refund.failed', { id: refundRef, status: 'failed' })).statusCode).toBe(200);
  expect(await statesOf(orderId)).toEqual(['failed']);
  expect(await cashOf(orderId)).toBe(3500);
  const [capture] = await it.shop
    .db`select amount_minor - refunded_minor as owed from captures where order_id = ${orderId}`;
  expect(capture).toEqual({ owed: 3500 });
  expect((await sayOfRefund('refund.failed', { id: 're_of_another_shop', status: 'failed' })).statusCode).toBe(200);
});

test('product §7 PayPal’s word ends a pending refund', async () => {
  const { orderNo, orderId, ref, attempt } = await makeOpen('wallet');
  paypalOrder(ref).status = 'APPROVED';
  await it.ask(calls.payments.paymentReturn, { attempt });
  await cancel(orderNo);
  paypal.next.refundStatus = 'PENDING';
  await doRefunds(it, orderNo);
  delete paypal.next.refundStatus;
  expect(await statesOf(orderId)).toEqual(['requested']);
  const [refund] = await it.shop.db<
    { id: string }[]
  >`select provider_ref as id from refunds where order_id = ${orderId}`;
  const payload = JSON.stringify({
    id: 'WH-R',
    event_type: 'PAYMENT.CAPTURE.REFUNDED',
    resource: { id: refund?.id, status: 'COMPLETED' },
  });
  const said = await it.app.inject({
    method: 'POST',
    url: '/api/pay/webhook/paypal',
    headers: {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': 'b2384410-f8d2-11e4-8bf3-77339302725b',
      'paypal-transmission-sig': signatureOf(payload),
      'paypal-transmission-time': '2026-11-25T15:00:00Z',
    },
    payload,
  });
  expect(said.statusCode).toBe(200);
  expect(await statesOf(orderId)).toEqual(['done']);
});

test('product §7 a pending refund that its provider does not know any more has failed, and is tried as a new one', async () => {
  const { orderId, refundRef } = await makeRefundPending();
  stripe.refunds.delete(refundRef);
  await it.shop.db`update refunds set looked_at = now() - interval '3 minutes' where provider_ref = ${refundRef}`;
  await lookAtRefunds(it.shop, it.app.log);
  expect(await statesOf(orderId)).toEqual(['failed']);
  const [row] = await it.shop.db`select failure from refunds where order_id = ${orderId}`;
  expect(row?.['failure']).toMatch(/No such refund/);
});

test('product §7 a provider that is away is asked once in a pass, and the other’s payments are settled', async () => {
  const wallets = [await makeOpen('wallet'), await makeOpen('wallet')];
  const card = await makeOpen('card');
  payAtStripe(stripe, card.ref);
  const ids = [...wallets, card].map(({ orderId }) => orderId);
  await it.shop.db`
    update payment_attempts set looked_at = now() - interval '1 hour', looks = 0 where order_id = any(${ids}::bigint[])`;
  const from = paypal.asked.length;
  paypal.next.outages = 99;
  await settleAttempts(it.shop, it.app.log);
  paypal.next.outages = 0;
  expect(paypal.asked.slice(from).filter(({ path }) => path.startsWith('/v2/checkout/orders/'))).toHaveLength(1);
  expect(await moneyOf(it, card.orderNo)).toMatchObject({ status: 'toBeShipped', captured: 3500 });
});
