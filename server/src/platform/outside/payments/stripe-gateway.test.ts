// Cards through Stripe, against a stand-in that gives objects of Stripe's own fixtures (product §7 Payment).
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  payAtStripe,
  signedByStripe,
  startStripe,
  type StripeStandIn,
  thing,
} from '../../../../test/providers/stripe-stand-in.ts';
import { GatewayRefusal, type PaymentGateway, type PaymentStart } from './payment-gateway.ts';
import { makeStripeGateway } from './stripe-gateway.ts';

const SECRET = 'whsec_of_the_stand_in';
let stripe: StripeStandIn;
let gateway: PaymentGateway;
beforeAll(async () => {
  stripe = await startStripe();
  gateway = makeStripeGateway({ secretKey: 'sk_test_12345678', webhookSecret: SECRET, url: stripe.url });
});
afterAll(() => stripe.close());

const payment: PaymentStart = {
  key: 'attempt-1-abcdefgh',
  amountMinor: 128_450,
  currency: 'EUR',
  method: 'card',
  orderNo: 'OR260000123',
  language: 'pt',
  returnUrl: 'https://shop.example/pay/return?attempt=secret',
};

test('product §7 a payment is opened with amount, currency and the way back, once by its key', async () => {
  const started = await gateway.start(payment);
  expect(await gateway.start(payment)).toEqual(started);
  expect(started.redirectUrl).toContain(started.providerRef);
  expect(stripe.sessions.size).toBe(1);
  expect(stripe.asked.at(-1)).toMatchObject({
    key: payment.key,
    form: {
      mode: 'payment',
      locale: 'pt-BR',
      'line_items[0][price_data][unit_amount]': '128450',
      'line_items[0][price_data][currency]': 'eur',
      success_url: payment.returnUrl,
    },
  });
});

test('product §7 a session is live until it is paid or ended', async () => {
  const { providerRef } = await gateway.start({ ...payment, key: 'attempt-2-abcdefgh' });
  expect(await gateway.settle(providerRef)).toEqual({ is: 'live' });
  payAtStripe(stripe, providerRef);
  const captured = await gateway.settle(providerRef);
  expect(captured).toMatchObject({ is: 'captured', amountMinor: 128_450, currency: 'EUR' });
  expect(await gateway.end(providerRef)).toEqual(captured);
  const other = await gateway.start({ ...payment, key: 'attempt-3-abcdefgh' });
  expect(await gateway.end(other.providerRef)).toMatchObject({ is: 'ended' });
  expect(await gateway.settle(other.providerRef)).toMatchObject({ is: 'ended' });
});

test('product §7 a session that is paid while it is being ended is paid', async () => {
  const { providerRef } = await gateway.start({ ...payment, key: 'attempt-6-abcdefgh' });
  stripe.next.beforeExpire = () => payAtStripe(stripe, providerRef);
  expect(await gateway.end(providerRef)).toMatchObject({ is: 'captured', amountMinor: 128_450 });
});

test('product §7 money goes back by a key, or the refusal says why', async () => {
  const refund = { captureRef: 'pi_1', amountMinor: 100, currency: 'EUR', key: 'refund-1-abcdefgh' };
  const done = await gateway.refund(refund);
  expect(done).toMatchObject({ is: 'done' });
  expect(await gateway.refund(refund)).toEqual(done);
  expect(stripe.asked.at(-1)).toMatchObject({ key: refund.key, form: { payment_intent: 'pi_1', amount: '100' } });
  stripe.next.refundStatus = 'pending';
  const pending = await gateway.refund({ ...refund, key: 'refund-3-abcdefgh' });
  expect(pending.is).toBe('pending');
  const ref = 'refundRef' in pending ? pending.refundRef : '';
  Object.assign(stripe.refunds.get(ref) ?? {}, { status: 'succeeded' });
  expect(await gateway.refund({ ...refund, key: 'refund-3-abcdefgh' })).toEqual(pending);
  expect(await gateway.refundState(ref)).toEqual({ is: 'done', refundRef: ref });
  Object.assign(stripe.refunds.get(ref) ?? {}, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
  expect(await gateway.refundState(ref)).toEqual({ is: 'failed', failure: 'expired_or_canceled_card' });
  stripe.next.refundStatus = 'failed';
  expect(await gateway.refund({ ...refund, key: 'refund-2-abcdefgh' })).toMatchObject({ is: 'failed' });
});

test('product §7 money that went back before is found with its refund; without one it is a refusal', async () => {
  const refund = { captureRef: 'pi_7', amountMinor: 100, currency: 'EUR', key: 'refund-4-abcdefgh' };
  const before = { type: 'invalid_request_error', status: 400, code: 'charge_already_refunded' };
  stripe.next.error = before;
  await expect(gateway.refund(refund)).rejects.toBeInstanceOf(GatewayRefusal);
  delete stripe.next.refundStatus;
  const given = await gateway.refund({ ...refund, key: 'refund-5-abcdefgh' });
  stripe.next.error = before;
  expect(await gateway.refund({ ...refund, key: 'refund-6-abcdefgh' })).toEqual(given);
  stripe.refunds.set('re_later', thing('refund', { id: 're_later', payment_intent: 'pi_7', status: 'pending' }));
  stripe.next.error = before;
  expect(await gateway.refund({ ...refund, key: 'refund-7-abcdefgh' })).toEqual({
    is: 'pending',
    refundRef: 're_later',
  });
});

test('a clear no is told from an outage', async () => {
  stripe.next.error = { type: 'invalid_request_error', status: 400 };
  await expect(gateway.start({ ...payment, key: 'attempt-4-abcdefgh' })).rejects.toBeInstanceOf(GatewayRefusal);
  stripe.next.error = { type: 'api_error', status: 500 };
  const outage = await gateway.start({ ...payment, key: 'attempt-5-abcdefgh' }).catch((error: unknown) => error);
  expect(outage).toBeInstanceOf(Error);
  expect(outage).not.toBeInstanceOf(GatewayRefusal);
});

const eventOf = (type: string, session: Record<string, unknown>) =>
  thing('event', { id: `evt_${type}`, type, data: { object: thing('checkout.session', session) } });

test('product §7 a webhook speaks only with Stripe’s signature, and not for longer than five minutes', async () => {
  const paid = { id: 'cs_1', payment_status: 'paid', payment_intent: 'pi_9', amount_total: 1250, currency: 'usd' };
  const event = eventOf('checkout.session.completed', paid);
  const read = (call: Parameters<PaymentGateway['readWebhook']>[0]) => gateway.readWebhook(call);
  expect(await read(signedByStripe(SECRET, event))).toEqual([
    {
      eventId: 'evt_checkout.session.completed',
      providerRef: 'cs_1',
      state: { is: 'captured', captureRef: 'pi_9', amountMinor: 1250, currency: 'USD' },
    },
  ]);
  expect(await read(signedByStripe('whsec_of_another', event))).toBeNull();
  expect(await read(signedByStripe(SECRET, event, Math.floor(Date.now() / 1000) - 400))).toBeNull();
  expect(await read({ headers: {}, body: Buffer.from('{}') })).toBeNull();
});

test('product §7 what else Stripe says: failed, expired, not paid yet, and what nobody waits for', async () => {
  const said = async (type: string, session: Record<string, unknown>) =>
    (await gateway.readWebhook(signedByStripe(SECRET, eventOf(type, session))))?.map((notice) =>
      'state' in notice ? notice.state.is : 'refund',
    );
  const open = { id: 'cs_2', status: 'complete', payment_status: 'unpaid' };
  expect(await said('checkout.session.async_payment_failed', open)).toEqual(['failed']);
  expect(await said('checkout.session.expired', { ...open, status: 'expired' })).toEqual(['ended']);
  expect(await said('checkout.session.completed', open)).toEqual(['live']);
  expect(await said('customer.created', open)).toEqual([]);
});

test.each([
  ['refund.updated', { id: 're_1', status: 'succeeded' }, { is: 'done', refundRef: 're_1' }],
  ['charge.refund.updated', { id: 're_1', status: 'pending' }, { is: 'pending', refundRef: 're_1' }],
  ['refund.failed', { id: 're_1', status: 'failed' }, { is: 'failed', failure: 'the refund re_1 is failed' }],
])('product §7 Stripe says by itself how a refund ended: %s', async (type, given, refund) => {
  const event = thing('event', { id: 'evt_r', type, data: { object: thing('refund', given) } });
  expect(await gateway.readWebhook(signedByStripe(SECRET, event))).toEqual([
    { eventId: 'evt_r', refundRef: 're_1', refund },
  ]);
});
