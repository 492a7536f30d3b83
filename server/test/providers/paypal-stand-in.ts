// PayPal as far as the shop speaks to it: requests and answers held to its own documents where they are at hand, its states kept.
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasRealData } from '../real-data.ts';
import { answerProblems, readDocument, requestProblems } from './openapi-shape.ts';

interface Order {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  amount: { currency_code: string; value: string };
  customId: string;
  /** Its amount where it is another than was asked for. */
  capture?: { id: string; status: string; amount?: Order['amount'] };
}

interface Refund {
  id: string;
  status: string;
  amount: Order['amount'];
}

/** What a request was, and what its document says against it or its answer. */
interface Asked {
  method: string;
  path: string;
  body: unknown;
  /** The body as it came. */
  text: string;
  headers: IncomingMessage['headers'];
  problems: string[];
}

/** A running stand-in. */
export interface PaypalStandIn {
  url: string;
  asked: Asked[];
  orders: Map<string, Order>;
  refunds: Map<string, Refund>;
  /** Whose money each refund gave back. */
  captureOf: Map<string, string>;
  /** What the next answers are instead of the usual ones: an issue of status 422 (of a refund with its status), or an outage. */
  next: {
    captureIssue?: string;
    captureStatus?: string;
    refundStatus?: string;
    refundIssue?: [number, string];
    outages?: number;
  };
  close(): void;
}

const DOCUMENTS = ['checkout_orders_v2', 'payments_payment_v2', 'notifications_webhooks_v1'];
/** The signature of bytes this stand-in sent: of them as they are, not of what they say. */
export const signatureOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('base64');

/** Starts PayPal on a port of its own. */
export async function startPaypal(): Promise<PaypalStandIn> {
  const documents = hasRealData ? DOCUMENTS.map((name) => readDocument(`paypal/${name}.json`)) : [];
  const documentOf = (path: string) =>
    documents.find((one) =>
      Object.keys(one.paths).some((known) => new RegExp(`^${known.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)),
    );
  const standIn: PaypalStandIn = {
    url: '',
    asked: [],
    orders: new Map(),
    refunds: new Map(),
    captureOf: new Map(),
    next: {},
    close: () => server.close(),
  };
  const byKey = new Map<string, [number, unknown]>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url: path = '', headers } = request;
    const text = await textOf(request);
    const body: unknown = headers['content-type'] === 'application/json' && text !== '' ? JSON.parse(text) : undefined;
    const key = String(headers['paypal-request-id'] ?? '');
    const kept = key === '' ? undefined : byKey.get(`${path} ${key}`);
    const [status, said] = kept ?? answerTo(standIn, { method, path, body, text, headers });
    if (key !== '' && status < 500 && status !== 409)
      byKey.set(`${path} ${key}`, [status === 201 ? 200 : status, said]);
    const document = documentOf(path);
    const problems = document
      ? [
          ...(method === 'POST' ? requestProblems(document, [method, path], body) : []),
          ...(status < 300 ? answerProblems(document, [method, path, kept ? 201 : status], said) : []),
        ]
      : [];
    standIn.asked.push({ method, path, body, text, headers, problems });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

type Request = Omit<Asked, 'problems'>;

function answerTo(standIn: PaypalStandIn, asked: Request): [number, unknown] {
  const { next } = standIn;
  if (asked.path === '/v1/oauth2/token')
    return [200, { access_token: 'token-of-an-hour', token_type: 'Bearer', expires_in: 3600 }];
  if ((next.outages ?? 0) > 0) {
    next.outages = (next.outages ?? 0) - 1;
    return [503, { name: 'SERVICE_UNAVAILABLE' }];
  }
  if (asked.path === '/v1/notifications/verify-webhook-signature') {
    const { transmission_sig: signature } = asked.body as { transmission_sig: string };
    const [, event = ''] = /"webhook_event":(.*)\}$/s.exec(asked.text) ?? [];
    return [200, { verification_status: signature === signatureOf(event) ? 'SUCCESS' : 'FAILURE' }];
  }
  if (asked.path.startsWith('/v2/payments/captures/') && asked.method === 'GET') return captureAnswer(standIn, asked);
  if (asked.path.startsWith('/v2/payments/captures/')) return refundAnswer(standIn, asked);
  if (asked.path.startsWith('/v2/payments/refunds/')) {
    const refund = standIn.refunds.get(asked.path.split('/').at(-1) ?? '');
    return refund ? [200, refund] : [404, { name: 'RESOURCE_NOT_FOUND' }];
  }
  if (asked.path === '/v2/checkout/orders') return openOrder(standIn, asked.body as OrderRequest);
  const [, id = '', verb] = /^\/v2\/checkout\/orders\/([A-Z0-9]+)(?:\/(\w+))?$/.exec(asked.path) ?? [];
  const order = standIn.orders.get(id);
  if (!order) return [404, { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] }];
  return verb === 'capture' ? captureOrder(next, order) : [200, shown(standIn.url, order, refundsOf(standIn, order))];
}

interface OrderRequest {
  purchase_units: { amount: Order['amount']; custom_id: string }[];
}

const newId = () => randomBytes(8).toString('hex').toUpperCase();

function openOrder({ orders, url }: PaypalStandIn, body: OrderRequest): [number, unknown] {
  const [unit] = body.purchase_units;
  if (!unit) return [400, { name: 'INVALID_REQUEST' }];
  const order: Order = { id: newId(), status: 'PAYER_ACTION_REQUIRED', amount: unit.amount, customId: unit.custom_id };
  orders.set(order.id, order);
  return [201, shown(url, order)];
}

function captureOrder(next: PaypalStandIn['next'], order: Order): [number, unknown] {
  const issue = order.capture
    ? 'ORDER_ALREADY_CAPTURED'
    : order.status === 'APPROVED'
      ? next.captureIssue
      : 'ORDER_NOT_APPROVED';
  delete next.captureIssue;
  if (issue) return [422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] }];
  order.status = 'COMPLETED';
  order.capture = { id: newId(), status: next.captureStatus ?? 'COMPLETED' };
  return [201, shown('http://paypal.test', order)];
}

// Written by hand after the documents' schema of an order, which has no example of an answer.
function shown(url: string, order: Order, refunds: Refund[] = []): unknown {
  const { id, status, amount, customId, capture } = order;
  const payments = capture
    ? {
        payments: {
          captures: [{ amount, ...capture, final_capture: true }],
          ...(refunds.length > 0 ? { refunds } : {}),
        },
      }
    : {};
  return {
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [{ reference_id: 'default', custom_id: customId, amount, ...payments }],
    links: [{ href: `${url}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' }],
  };
}

const refundsOf = ({ refunds, captureOf }: PaypalStandIn, { capture }: Order): Refund[] =>
  [...refunds.values()].filter(({ id }) => capture !== undefined && captureOf.get(id) === capture.id);

function captureAnswer({ orders }: PaypalStandIn, { path }: Request): [number, unknown] {
  const order = [...orders.values()].find(({ capture }) => path.endsWith(`/${capture?.id}`));
  if (!order) return [404, { name: 'RESOURCE_NOT_FOUND' }];
  const { id, amount, capture } = order;
  return [200, { amount, ...capture, final_capture: true, supplementary_data: { related_ids: { order_id: id } } }];
}

function refundAnswer({ next, refunds, captureOf }: PaypalStandIn, { path, body }: Request): [number, unknown] {
  const { refundIssue } = next;
  delete next.refundIssue;
  if (refundIssue) return [refundIssue[0], { name: 'REFUSED', details: [{ issue: refundIssue[1] }] }];
  const { amount } = body as { amount: Order['amount'] };
  const refund = { id: newId(), status: next.refundStatus ?? 'COMPLETED', amount };
  refunds.set(refund.id, refund);
  captureOf.set(refund.id, path.split('/').at(-2) ?? '');
  return [201, { ...refund }];
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
