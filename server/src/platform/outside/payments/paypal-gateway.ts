// The wallet through PayPal: orders of intent capture, approved on its page, captured by the shop's word (product §7 Payment).
import { localeOf, minorToText, textToMinor } from '@outrigger/contract';
import type {
  PaymentGateway,
  PaymentNotice,
  PaymentStart,
  PaymentState,
  RefundAsked,
  RefundNotice,
  RefundState,
  WebhookCall,
} from './payment-gateway.ts';
import { wholeOf } from './whole-refund.rules.ts';
import {
  type AskPaypal,
  foundIn,
  issueIn,
  makePaypalWire,
  type PaypalAccount,
  type PaypalAnswer,
  successIn,
  textIn,
} from './paypal-wire.ts';

const BRAND = 'Outrigger';
const ORDERS = '/v2/checkout/orders';

/** The wallet through this account. */
export function makePaypalGateway(account: PaypalAccount): PaymentGateway {
  const ask = makePaypalWire(account);
  return {
    name: 'paypal',
    start: (payment) => startAt(ask, payment),
    settle: (ref) => settleAt(ask, ref),
    // An order that is not captured takes no money and runs out by itself; a capture under way may still take some.
    end: async (ref) => {
      const answer = await ask(`${ORDERS}/${ref}`);
      const state = stateOf(answer);
      const isOpen = state.is === 'approved' || (state.is === 'live' && captureIn(answer.body) === undefined);
      return isOpen ? { is: 'ended', failure: 'not captured' } : approvedStays(state);
    },
    refund: (refund) => refundAt(ask, refund),
    refundState: async (ref) => refundStateOf(successIn(await ask(`/v2/payments/refunds/${ref}`))),
    readWebhook: (call) => readWebhook(ask, account.webhookId, call),
  };
}

async function startAt(ask: AskPaypal, payment: PaymentStart) {
  const context = {
    brand_name: BRAND,
    locale: localeOf(payment.language),
    shipping_preference: 'NO_SHIPPING',
    user_action: 'PAY_NOW',
    return_url: payment.returnUrl,
    cancel_url: payment.returnUrl,
  };
  const unit = {
    reference_id: payment.orderNo,
    custom_id: payment.key,
    description: payment.orderNo,
    amount: { currency_code: payment.currency, value: minorToText(payment.amountMinor) },
  };
  const body = {
    intent: 'CAPTURE',
    purchase_units: [unit],
    payment_source: { paypal: { experience_context: context } },
  };
  const order = successIn(await ask(ORDERS, { body, key: payment.key }));
  const links = foundIn(order, 'links');
  const page = Array.isArray(links) ? links.find((link) => /^(payer-action|approve)$/.test(textIn(link, 'rel'))) : null;
  const started = { providerRef: textIn(order, 'id'), redirectUrl: textIn(page, 'href') };
  if (!started.providerRef || !started.redirectUrl) throw new Error('PayPal opened a payment without a page');
  return started;
}

async function settleAt(ask: AskPaypal, ref: string): Promise<PaymentState> {
  const state = stateOf(await ask(`${ORDERS}/${ref}`));
  if (state.is !== 'approved') return state;
  const answer = await ask(`${ORDERS}/${ref}/capture`, { body: {}, key: `capture-${ref}` });
  if (answer.status < 300) return approvedStays(stateOf(answer));
  const issue = issueIn(answer.body);
  if (issue === 'ORDER_ALREADY_CAPTURED') return approvedStays(stateOf(await ask(`${ORDERS}/${ref}`)));
  if (issue === 'ORDER_NOT_APPROVED') return { is: 'live' };
  return { is: 'failed', failure: issue || `capture answered ${answer.status}` };
}

const approvedStays = (state: PaymentState | { is: 'approved' }): PaymentState =>
  state.is === 'approved' ? { is: 'live' } : state;

function stateOf({ status, body }: PaypalAnswer): PaymentState | { is: 'approved' } {
  if (status === 404) return { is: 'ended', failure: 'expired' };
  const order = successIn({ status, body });
  const capture = captureIn(order);
  if (capture !== undefined) return captureStateOf(capture);
  const said = textIn(order, 'status');
  if (said === 'VOIDED') return { is: 'ended', failure: 'voided' };
  return { is: said === 'APPROVED' ? 'approved' : 'live' };
}

const captureIn = (order: unknown): unknown => foundIn(order, 'purchase_units', 0, 'payments', 'captures', 0);

function captureStateOf(capture: unknown): PaymentState {
  const status = textIn(capture, 'status');
  // What is given back already was taken before.
  if (/^(COMPLETED|PARTIALLY_REFUNDED|REFUNDED)$/.test(status))
    return {
      is: 'captured',
      captureRef: textIn(capture, 'id'),
      amountMinor: textToMinor(textIn(capture, 'amount', 'value')),
      currency: textIn(capture, 'amount', 'currency_code'),
    };
  return status === 'PENDING' ? { is: 'live' } : { is: 'failed', failure: status || 'no status' };
}

async function refundAt(ask: AskPaypal, { captureRef, amountMinor, currency, key }: RefundAsked): Promise<RefundState> {
  const body = { amount: { currency_code: currency, value: minorToText(amountMinor) } };
  const answer = await ask(`/v2/payments/captures/${captureRef}/refund`, { body, key });
  const before = issueIn(answer.body) === 'CAPTURE_FULLY_REFUNDED' ? await givenBackBefore(ask, captureRef) : null;
  return before ?? refundStateOf(successIn(answer));
}

// All of it went back before, by a try whose answer never came or by PayPal's own pages: its order names the refunds.
async function givenBackBefore(ask: AskPaypal, captureRef: string): Promise<RefundState | null> {
  const capture = successIn(await ask(`/v2/payments/captures/${captureRef}`));
  const order = successIn(await ask(`${ORDERS}/${textIn(capture, 'supplementary_data', 'related_ids', 'order_id')}`));
  const refunds = foundIn(order, 'purchase_units', 0, 'payments', 'refunds');
  return wholeOf((Array.isArray(refunds) ? refunds : []).map(refundStateOf));
}

function refundStateOf(refund: unknown): RefundState {
  const [status, refundRef] = [textIn(refund, 'status'), textIn(refund, 'id')];
  if (status === 'COMPLETED') return { is: 'done', refundRef };
  if (status === 'PENDING') return { is: 'pending', refundRef };
  return { is: 'failed', failure: textIn(refund, 'status_details', 'reason') || status };
}

type Notice = PaymentNotice | RefundNotice;
const OF_REFUND = /^PAYMENT\.(CAPTURE\.REFUNDED|REFUND\.(PENDING|FAILED))$/;

// PayPal is asked whether it signed: its certificates stay its own matter. What it signed are the bytes it sent, so they go back as they came.
async function readWebhook(ask: AskPaypal, webhookId: string, call: WebhookCall): Promise<Notice[] | null> {
  const raw = call.body.toString('utf8');
  const event = parsed(raw);
  const said = (name: string) => call.headers[`paypal-${name}`] ?? '';
  if (event === null || !said('transmission-id') || !said('transmission-sig')) return null;
  const proof = JSON.stringify({
    auth_algo: said('auth-algo'),
    cert_url: said('cert-url'),
    transmission_id: said('transmission-id'),
    transmission_sig: said('transmission-sig'),
    transmission_time: said('transmission-time'),
    webhook_id: webhookId,
  });
  // It was read as one value before, so that nothing of it can stand beside it.
  const text = `${proof.slice(0, -1)},"webhook_event":${raw}}`;
  const answer = await ask('/v1/notifications/verify-webhook-signature', { text });
  if (answer.status >= 300 || textIn(answer.body, 'verification_status') !== 'SUCCESS') return null;
  return noticesOf(event);
}

function noticesOf(event: unknown): Notice[] {
  const [eventId, type] = [textIn(event, 'id'), textIn(event, 'event_type')];
  const resource = foundIn(event, 'resource');
  // Approved: the provider waits for the shop's word, so it is asked.
  if (type === 'CHECKOUT.ORDER.APPROVED')
    return [{ eventId, providerRef: textIn(resource, 'id'), state: { is: 'live' } }];
  if (OF_REFUND.test(type)) return [{ eventId, refundRef: textIn(resource, 'id'), refund: refundStateOf(resource) }];
  if (!/^PAYMENT\.CAPTURE\.(COMPLETED|DECLINED|DENIED)$/.test(type)) return [];
  const providerRef = textIn(resource, 'supplementary_data', 'related_ids', 'order_id');
  return [{ eventId, providerRef, state: captureStateOf(resource) }];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
