// Orders written against a running shop while it is killed (quality 5): each is sent under its own key until it is answered.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, answeredBy } from './place.ts';

/** Where the shop is, who orders, and what; each order carries a purchase-order number of its own. */
export interface LoadOptions {
  /** Address of the shop, as `http://127.0.0.1:3000`. */
  url: string;
  token: string;
  body: object;
  /** Told of each request: when it was sent, and whether it placed the order. */
  onAnswer?: (begunAt: number, isGiven: boolean) => void;
}
/** A load that places order after order. */
export interface OrderLoad {
  /** Resolves with the number of an acknowledged order; rejects when aborted, or when the answer was none of yes and outage. */
  placeOne(signal: AbortSignal): Promise<string>;
  /** Answers that were neither a yes nor an outage: none may be. */
  strange(): string[];
}

const PAUSE_MS = 25;
const OUTAGES = new Set([429, 502, 503]);

/** Orders over HTTP as a page sends them: the same request under the same key after a lost answer. */
export function makeOrderLoad(options: LoadOptions): OrderLoad {
  const strange: string[] = [];

  async function placeOne(signal: AbortSignal): Promise<string> {
    const key = randomUUID();
    const body = JSON.stringify({ ...options.body, purchaseOrderNo: `LOAD-${key}` });
    while (!signal.aborted) {
      const begunAt = Date.now();
      const answer = await send(options, { key, body }).catch(() => null);
      options.onAnswer?.(begunAt, answer?.orderNo !== undefined);
      if (answer?.orderNo) return answer.orderNo;
      // The shop is down, or the attempt before the kill still holds the key: the same request again.
      const isOutage = !answer || OUTAGES.has(answer.status) || answer.reason === 'idempotencyKeyRunning';
      if (!isOutage) {
        strange.push(`${answer.status} ${answer.reason}`);
        throw new Error(`an order was answered ${answer.status} ${answer.reason}`);
      }
      await sleep(PAUSE_MS);
    }
    throw new Error('the load has ended');
  }

  return { placeOne, strange: () => strange };
}

async function send({ url, token }: LoadOptions, { key, body }: { key: string; body: string }): Promise<Answered> {
  const answer = await fetch(`${url}/api/order/make`, {
    method: 'POST',
    headers: { token, 'idempotency-key': key, 'currency-name': 'USD', 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  return answeredBy(answer.status, await answer.text());
}
