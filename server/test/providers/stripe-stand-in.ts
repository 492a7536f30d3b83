// Stripe as far as the shop speaks to it: objects of its own fixtures where they are at hand, states and requests written by hand.
import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { hasRealData, REAL_DATA } from '../real-data.ts';

type Thing = Record<string, unknown>;

/** A running stand-in. */
export interface StripeStandIn {
  url: string;
  asked: { method: string; path: string; form: Record<string, string>; key: string }[];
  sessions: Map<string, Thing>;
  refunds: Map<string, Thing>;
  /** Instead of the next usual answer: an error of this type and status; `beforeExpire`: what happens while a session is being ended. */
  next: { error?: { type: string; status: number; code?: string }; refundStatus?: string; beforeExpire?: () => void };
  close(): void;
}

const FIXTURES = join(REAL_DATA, 'api-specs/stripe/fixtures3.json');
const fixtures: Record<string, Thing> = hasRealData
  ? (JSON.parse(readFileSync(FIXTURES, 'utf8')) as { resources: Record<string, Thing> }).resources
  : {};

/** An object of Stripe's fixtures with what a test needs of it; bare where the fixtures are not at hand. */
export const thing = (name: string, given: Thing): Thing => ({ object: name, ...fixtures[name], ...given });

/** Starts Stripe on a port of its own. */
export async function startStripe(): Promise<StripeStandIn> {
  const standIn: StripeStandIn = {
    url: '',
    asked: [],
    sessions: new Map(),
    refunds: new Map(),
    next: {},
    close: () => server.close(),
  };
  const byKey = new Map<string, [number, Thing]>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { method = 'GET', url: path = '' } = request;
    const key = String(request.headers['idempotency-key'] ?? '');
    const form = Object.fromEntries(new URLSearchParams(text));
    standIn.asked.push({ method, path, form, key });
    const kept = key === '' ? undefined : byKey.get(key);
    const [status, said] = kept ?? answerTo(standIn, { method, path, form });
    if (key !== '' && status < 500) byKey.set(key, [status, said]);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

function answerTo(
  { sessions, refunds, next }: StripeStandIn,
  { method, path, form }: { method: string; path: string; form: Record<string, string> },
): [number, Thing] {
  const { error } = next;
  delete next.error;
  if (error) return [error.status, { error: { type: error.type, code: error.code, message: 'said by the stand-in' } }];
  if (path.startsWith('/v1/refunds?')) {
    const intent = new URLSearchParams(path.split('?')[1]).get('payment_intent');
    const data = [...refunds.values()].filter((refund) => refund['payment_intent'] === intent);
    return [200, { object: 'list', data, has_more: false, url: '/v1/refunds' }];
  }
  if (path === '/v1/refunds') {
    const amount = Number(form['amount']);
    const status = next.refundStatus ?? 'succeeded';
    const refund = thing('refund', { id: newId('re'), amount, payment_intent: form['payment_intent'], status });
    refunds.set(String(refund['id']), refund);
    return [200, { ...refund }];
  }
  if (path.startsWith('/v1/refunds/')) {
    const refund = refunds.get(path.split('/').at(-1) ?? '');
    return refund ? [200, refund] : [404, { error: { type: 'invalid_request_error', message: 'No such refund' } }];
  }
  if (path === '/v1/checkout/sessions' && method === 'POST') return [200, openSession(sessions, form)];
  const [, id = '', verb] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  const session = sessions.get(id);
  if (!session) return [404, { error: { type: 'invalid_request_error', message: 'No such checkout.session' } }];
  if (verb === 'expire') {
    next.beforeExpire?.();
    delete next.beforeExpire;
    if (session['status'] !== 'open')
      return [400, { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired' } }];
    session['status'] = 'expired';
  }
  return [200, session];
}

const newId = (kind: string) => `${kind}_test_${randomBytes(12).toString('hex')}`;

function openSession(sessions: Map<string, Thing>, form: Record<string, string>): Thing {
  const id = newId('cs');
  const session = thing('checkout.session', {
    id,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: Number(form['line_items[0][price_data][unit_amount]']),
    currency: form['line_items[0][price_data][currency]'],
    client_reference_id: form['client_reference_id'],
    success_url: form['success_url'],
    cancel_url: form['cancel_url'],
    url: `https://checkout.stripe.test/c/pay/${id}`,
  });
  sessions.set(id, session);
  return session;
}

/** Pays a session, as its page would. */
export function payAtStripe({ sessions }: StripeStandIn, id: string): void {
  Object.assign(sessions.get(id) ?? {}, { status: 'complete', payment_status: 'paid', payment_intent: newId('pi') });
}

/** A webhook as Stripe signs it: `t` and `v1` over the moment and the bytes (https://docs.stripe.com/webhooks). */
export function signedByStripe(secret: string, event: Thing, seconds = Math.floor(Date.now() / 1000)) {
  const body = Buffer.from(JSON.stringify(event));
  const mac = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return { headers: { 'stripe-signature': `t=${seconds},v1=${mac}` }, body };
}
