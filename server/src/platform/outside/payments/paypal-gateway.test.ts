// The wallet through PayPal, against a stand-in that holds requests and answers to PayPal's own documents (product §7 Payment).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaypalStandIn, signatureOf, startPaypal } from '../../../../test/providers/paypal-stand-in.ts';
import { hasRealData } from '../../../../test/real-data.ts';
import { GatewayRefusal, type PaymentGateway, type PaymentStart } from './payment-gateway.ts';
import { makePaypalGateway } from './paypal-gateway.ts';

let paypal: PaypalStandIn;
let gateway: PaymentGateway;
beforeAll(async () => {
  paypal = await startPaypal();
  gateway = makePaypalGateway({
    clientId: 'client-id',
    secret: 'secret-of-it',
    webhookId: 'WH1234567890',
    url: paypal.url,
  });
});
afterAll(() => paypal.close());

const payment: PaymentStart = {
  key: 'attempt-1-abcdefgh',
  amountMinor: 128_450,
  currency: 'USD',
  method: 'wallet',
  orderNo: 'OR260000123',
  language: 'fa',
  returnUrl: 'https://shop.example/pay/return?attempt=secret',
};
const startNew = (key: string) => gateway.start({ ...payment, key });
const orderOf = (ref: string) => paypal.orders.get(ref) ?? expect.fail(`no order ${ref}`);

test('product §7 a payment is opened with amount, currency and the way back, once by its key', async () => {
  const started = await gateway.start(payment);
  expect(await gateway.start(payment)).toEqual(started);
  expect(started.redirectUrl).toContain(started.providerRef);
  expect(orderOf(started.providerRef)).toMatchObject({
    amount: { currency_code: 'USD', value: '1284.50' },
    customId: payment.key,
  });
  expect(paypal.asked.at(-1)?.body).toMatchObject({
    payment_source: { paypal: { experience_context: { locale: 'fr-FR', return_url: payment.returnUrl } } },
  });
});

test('product §7 money is taken when the buyer has approved, once, and not before', async () => {
  const { providerRef } = await startNew('attempt-2-abcdefgh');
  expect(await gateway.settle(providerRef)).toEqual({ is: 'live' });
  orderOf(providerRef).status = 'APPROVED';
  const captured = await gateway.settle(providerRef);
  expect(captured).toMatchObject({ is: 'captured', amountMinor: 128_450, currency: 'USD' });
  expect(await gateway.settle(providerRef)).toEqual(captured);
  expect(paypal.asked.filter(({ path }) => path === `/v2/checkout/orders/${providerRef}/capture`)).toHaveLength(1);
});

test('product §7 an attempt that is given up takes no money, approved or not', async () => {
  const { providerRef } = await startNew('attempt-3-abcdefgh');
  orderOf(providerRef).status = 'APPROVED';
  expect(await gateway.end(providerRef)).toMatchObject({ is: 'ended' });
  expect(orderOf(providerRef).capture).toBeUndefined();
  expect(await gateway.settle('NEVER0000')).toMatchObject({ is: 'ended' });
});

test('product §7 a capture under way is not given up: it may still take the money', async () => {
  const { providerRef } = await startNew('attempt-5-abcdefgh');
  orderOf(providerRef).status = 'APPROVED';
  await gateway.settle(providerRef);
  Object.assign(orderOf(providerRef), { capture: { id: 'CAPTURE00001', status: 'PENDING' } });
  expect(await gateway.end(providerRef)).toEqual({ is: 'live' });
});

test('§8 a capture that is declined is a payment that failed', async () => {
  const { providerRef } = await startNew('attempt-4-abcdefgh');
  orderOf(providerRef).status = 'APPROVED';
  paypal.next.captureIssue = 'INSTRUMENT_DECLINED';
  expect(await gateway.settle(providerRef)).toEqual({ is: 'failed', failure: 'INSTRUMENT_DECLINED' });
});

test('product §7 money goes back by a key; pending is asked again, an outage throws', async () => {
  const refund = { captureRef: 'CAP123', amountMinor: 100, currency: 'EUR', key: 'refund-1-abcdefgh' };
  const done = await gateway.refund(refund);
  expect(done).toMatchObject({ is: 'done' });
  expect(await gateway.refund(refund)).toEqual(done);
  paypal.next.refundStatus = 'PENDING';
  const pending = await gateway.refund({ ...refund, key: 'refund-2-abcdefgh' });
  expect(pending.is).toBe('pending');
  const ref = 'refundRef' in pending ? pending.refundRef : '';
  Object.assign(paypal.refunds.get(ref) ?? {}, { status: 'COMPLETED' });
  expect(await gateway.refundState(ref)).toEqual({ is: 'done', refundRef: ref });
  delete paypal.next.refundStatus;
  paypal.next.outages = 1;
  await expect(gateway.refund({ ...refund, key: 'refund-3-abcdefgh' })).rejects.toThrow('503');
});

test('product §7 a refund PayPal is still at is no refusal, and is asked again by its key', async () => {
  const refund = { captureRef: 'CAP124', amountMinor: 100, currency: 'EUR', key: 'refund-4-abcdefgh' };
  paypal.next.refundIssue = [409, 'PREVIOUS_REQUEST_IN_PROGRESS'];
  const unknown = await gateway.refund(refund).catch((error: unknown) => error);
  expect(unknown).toBeInstanceOf(Error);
  expect(unknown).not.toBeInstanceOf(GatewayRefusal);
  expect(await gateway.refund(refund)).toMatchObject({ is: 'done' });
  paypal.next.refundIssue = [422, 'REFUND_NOT_ALLOWED'];
  await expect(gateway.refund({ ...refund, key: 'refund-5-abcdefgh' })).rejects.toBeInstanceOf(GatewayRefusal);
});

test('product §7 money that went back before is found with its refund; without one it is a refusal', async () => {
  const { providerRef } = await startNew('attempt-7-abcdefgh');
  orderOf(providerRef).status = 'APPROVED';
  const state = await gateway.settle(providerRef);
  const captureRef = state.is === 'captured' ? state.captureRef : '';
  const refund = { captureRef, amountMinor: 128_450, currency: 'USD', key: 'refund-6-abcdefgh' };
  paypal.next.refundIssue = [422, 'CAPTURE_FULLY_REFUNDED'];
  await expect(gateway.refund(refund)).rejects.toBeInstanceOf(GatewayRefusal);
  const given = await gateway.refund({ ...refund, key: 'refund-7-abcdefgh' });
  paypal.next.refundIssue = [422, 'CAPTURE_FULLY_REFUNDED'];
  expect(await gateway.refund({ ...refund, key: 'refund-8-abcdefgh' })).toEqual(given);
});

// Written as no writer of ours would: its signature is over these bytes.
const written = (event: unknown): string => ` ${JSON.stringify(event, null, 2).replaceAll('50"', '\\u00350"')}\n`;
const webhook = (event: unknown, body = written(event), signature = signatureOf(body)) => ({
  headers: {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
    'paypal-transmission-id': 'b2384410-f8d2-11e4-8bf3-77339302725b',
    'paypal-transmission-sig': signature,
    'paypal-transmission-time': '2026-11-25T15:00:00Z',
  },
  body: Buffer.from(body),
});
// Written by hand: the documents know the event's frame, and leave its resource open.
const captureEvent = {
  id: 'WH-EVENT-1',
  event_type: 'PAYMENT.CAPTURE.COMPLETED',
  resource: {
    id: 'CAP9',
    status: 'COMPLETED',
    amount: { currency_code: 'USD', value: '12.50' },
    supplementary_data: { related_ids: { order_id: 'ORDER9' } },
  },
};

test('product §7 a webhook speaks only where PayPal says that it signed it', async () => {
  expect(await gateway.readWebhook(webhook(captureEvent))).toEqual([
    {
      eventId: 'WH-EVENT-1',
      providerRef: 'ORDER9',
      state: { is: 'captured', captureRef: 'CAP9', amountMinor: 1250, currency: 'USD' },
    },
  ]);
  expect(await gateway.readWebhook(webhook(captureEvent, written(captureEvent), 'made-up-signature'))).toBeNull();
  const tampered = written(captureEvent).replace('ORDER9', 'ORDER8');
  expect(await gateway.readWebhook(webhook({}, tampered, signatureOf(written(captureEvent))))).toBeNull();
  expect(await gateway.readWebhook({ headers: {}, body: Buffer.from('{}') })).toBeNull();
  expect(await gateway.readWebhook({ ...webhook({}), body: Buffer.from('no json') })).toBeNull();
});

test('product §7 approval has the provider asked, and what the shop does not wait for is taken quietly', async () => {
  const approved = { id: 'WH-2', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'ORDER2' } };
  expect(await gateway.readWebhook(webhook(approved))).toEqual([
    { eventId: 'WH-2', providerRef: 'ORDER2', state: { is: 'live' } },
  ]);
  expect(await gateway.readWebhook(webhook({ ...approved, event_type: 'CUSTOMER.DISPUTE.CREATED' }))).toEqual([]);
});

test('product §7 PayPal says by itself how a refund ended', async () => {
  const event = (event_type: string, status: string) => ({ id: 'WH-3', event_type, resource: { id: 'REF1', status } });
  const read = async (type: string, status: string) => gateway.readWebhook(webhook(event(type, status)));
  expect(await read('PAYMENT.CAPTURE.REFUNDED', 'COMPLETED')).toEqual([
    { eventId: 'WH-3', refundRef: 'REF1', refund: { is: 'done', refundRef: 'REF1' } },
  ]);
  expect(await read('PAYMENT.REFUND.FAILED', 'FAILED')).toEqual([
    { eventId: 'WH-3', refundRef: 'REF1', refund: { is: 'failed', failure: 'FAILED' } },
  ]);
});

test('a clear no is told from an outage', async () => {
  await expect(gateway.start({ ...payment, key: 'attempt-5-abcdefgh', amountMinor: 100 })).resolves.toBeDefined();
  paypal.next.outages = 1;
  const outage = await gateway.start({ ...payment, key: 'attempt-6-abcdefgh' }).catch((error: unknown) => error);
  expect(outage).not.toBeInstanceOf(GatewayRefusal);
});

test.skipIf(!hasRealData)('every request and every answer above is as PayPal’s documents have it', () => {
  expect(
    paypal.asked.flatMap(({ method, path, problems }) => problems.map((said) => `${method} ${path} ${said}`)),
  ).toEqual([]);
  expect(paypal.asked.length).toBeGreaterThan(15);
});
