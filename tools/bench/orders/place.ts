// Places orders through an app of the shop, as the pages do.
import { randomUUID } from 'node:crypto';
import type { ScratchShop } from './scratch-shop.ts';

type App = ScratchShop['apps'][number];

/** An order to send; without a key it gets one of its own. */
export interface Sent {
  token: string;
  body: object;
  key?: string;
}
/** How an order was answered; `reason` is `ok` for a placed one. */
export interface Answered {
  status: number;
  reason: string;
  orderNo: string | undefined;
  text: string;
}

/** The body of an order shipped together. */
export const orderBody = (
  addressId: number,
  lines: { code: string; qty: number }[],
  paymentMethod: 'wallet' | 'credit',
) => ({ lines, addressId, shipMode: 'together', paymentMethod });

/** Sends one order and reads its answer. */
export async function place(app: App, sent: Sent): Promise<Answered> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/order/make',
    headers: { token: sent.token, 'idempotency-key': sent.key ?? randomUUID(), 'currency-name': 'USD' },
    payload: sent.body,
  });
  return answeredBy(answer.statusCode, answer.body);
}

/** Reads the envelope of an answer. */
export function answeredBy(status: number, text: string): Answered {
  const { result } = JSON.parse(text) as { result: { reason?: string; orderNo?: string } };
  return { status, reason: result.reason ?? 'ok', orderNo: result.orderNo, text };
}

/** How many answers there were of each kind, by name. */
export function countReasons(answers: readonly Answered[]): Record<string, number> {
  const reasons = [...new Set(answers.map((answer) => answer.reason))].toSorted((a, b) => a.localeCompare(b));
  return Object.fromEntries(reasons.map((reason) => [reason, answers.filter((one) => one.reason === reason).length]));
}
