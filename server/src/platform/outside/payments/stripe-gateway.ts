// Cards through Stripe: its hosted Checkout, by its own package, loaded with the first payment (product §7 Payment).
import type { Language } from '@outrigger/contract';
import type StripeClient from 'stripe';
import { wholeOf } from './whole-refund.rules.ts';
import {
  GATEWAY_TIMEOUT_MS,
  GatewayRefusal,
  type PaymentGateway,
  type PaymentNotice,
  type PaymentStart,
  type PaymentState,
  type RefundAsked,
  type RefundNotice,
  type RefundState,
} from './payment-gateway.ts';

/** What the shop has of its account there. */
export interface StripeAccount {
  secretKey: string;
  webhookSecret: string;
  url: string;
}

type Session = StripeClient.Checkout.Session;

const LOCALES = { en: 'en', es: 'es', pt: 'pt-BR', fa: 'fr', zh: 'zh' } as const satisfies Record<Language, string>;
const SIGNED_WITHIN_SECONDS = 300;

/** Cards through this account. */
export function makeStripeGateway(account: StripeAccount): PaymentGateway {
  let opening: Promise<StripeClient> | undefined;
  const open = () => (opening ??= openStripe(account));
  return {
    name: 'stripe',
    start: async (payment) => startAt(await open(), payment),
    settle: async (ref) => said(async () => stateOf(await (await open()).checkout.sessions.retrieve(ref))),
    end: async (ref) => endAt(await open(), ref),
    refund: async (refund) => refundAt(await open(), refund),
    refundState: async (ref) => said(async () => refundStateOf(await (await open()).refunds.retrieve(ref))),
    async readWebhook({ headers, body }) {
      const { webhooks } = await open();
      const signature = headers['stripe-signature'] ?? '';
      try {
        return noticesOf(webhooks.constructEvent(body, signature, account.webhookSecret, SIGNED_WITHIN_SECONDS));
      } catch {
        return null;
      }
    },
  };
}

async function openStripe({ secretKey, url }: StripeAccount): Promise<StripeClient> {
  const { default: Stripe } = await import('stripe');
  const { hostname, port, protocol } = new URL(url);
  return new Stripe(secretKey, {
    host: hostname,
    ...(port ? { port: Number(port) } : {}),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: GATEWAY_TIMEOUT_MS,
    // The outbox tries again by the same key.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

async function startAt(stripe: StripeClient, payment: PaymentStart) {
  const price = {
    currency: payment.currency.toLowerCase(),
    unit_amount: payment.amountMinor,
    product_data: { name: payment.orderNo },
  };
  const { id, url } = await said(() =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        line_items: [{ quantity: 1, price_data: price }],
        client_reference_id: payment.key,
        metadata: { orderNo: payment.orderNo },
        locale: LOCALES[payment.language],
        success_url: payment.returnUrl,
        cancel_url: payment.returnUrl,
      },
      { idempotencyKey: payment.key },
    ),
  );
  if (!url) throw new Error('Stripe opened a payment without a page');
  return { providerRef: id, redirectUrl: url };
}

// What is over cannot be ended, and then says itself how it ended; so does what is paid between the two questions.
async function endAt(stripe: StripeClient, ref: string): Promise<PaymentState> {
  const look = () => said(async () => stateOf(await stripe.checkout.sessions.retrieve(ref)));
  const before = await look();
  if (before.is !== 'live') return before;
  try {
    return await said(async () => stateOf(await stripe.checkout.sessions.expire(ref)));
  } catch (error) {
    if (error instanceof GatewayRefusal) return await look();
    throw error;
  }
}

async function refundAt(stripe: StripeClient, refund: RefundAsked): Promise<RefundState> {
  const { captureRef, amountMinor, key } = refund;
  return await said(async () => {
    try {
      return refundStateOf(
        await stripe.refunds.create({ payment_intent: captureRef, amount: amountMinor }, { idempotencyKey: key }),
      );
    } catch (error) {
      const isBefore = error instanceof Error && 'code' in error && error.code === 'charge_already_refunded';
      const before = isBefore ? await givenBackBefore(stripe, captureRef) : null;
      if (before) return before;
      throw error;
    }
  });
}

// All of it went back before, by a try whose answer never came or by Stripe's own pages.
async function givenBackBefore(stripe: StripeClient, captureRef: string): Promise<RefundState | null> {
  const { data } = await stripe.refunds.list({ payment_intent: captureRef, limit: 100 });
  return wholeOf(data.map(refundStateOf));
}

function refundStateOf({ id, status, failure_reason: failure }: StripeClient.Refund): RefundState {
  if (status === 'failed' || status === 'canceled')
    return { is: 'failed', failure: failure ?? `the refund ${id} is ${status}` };
  return { is: status === 'succeeded' ? 'done' : 'pending', refundRef: id };
}

function stateOf(
  session: Pick<Session, 'status' | 'payment_status' | 'payment_intent' | 'amount_total' | 'currency'>,
): PaymentState {
  if (session.payment_status === 'paid') {
    const { payment_intent: intent } = session;
    const captureRef = typeof intent === 'string' ? intent : (intent?.id ?? '');
    return {
      is: 'captured',
      captureRef,
      amountMinor: session.amount_total ?? 0,
      currency: (session.currency ?? '').toUpperCase(),
    };
  }
  return session.status === 'expired' ? { is: 'ended', failure: 'expired' } : { is: 'live' };
}

const OF_SESSION = /^checkout\.session\.(completed|async_payment_succeeded|async_payment_failed|expired)$/;
const OF_REFUND = /^(refund\.(updated|failed)|charge\.refund\.updated)$/;

function noticesOf(event: StripeClient.Event): (PaymentNotice | RefundNotice)[] {
  if (OF_REFUND.test(event.type)) {
    const refund = event.data.object as StripeClient.Refund;
    return [{ eventId: event.id, refundRef: refund.id, refund: refundStateOf(refund) }];
  }
  if (!OF_SESSION.test(event.type)) return [];
  const session = event.data.object as Session;
  const isFailed = event.type === 'checkout.session.async_payment_failed';
  const state: PaymentState = isFailed ? { is: 'failed', failure: event.type } : stateOf(session);
  return [{ eventId: event.id, providerRef: session.id, state }];
}

// A request that Stripe understood and declined would be declined again; what else goes wrong may go right later.
async function said<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const type = error instanceof Error && 'type' in error ? String(error.type) : '';
    if (type === 'StripeInvalidRequestError' || type === 'StripeCardError')
      throw new GatewayRefusal(`Stripe: ${error instanceof Error ? error.message : type}`);
    throw error;
  }
}
