// Orders written against a running shop while it is killed (quality 5): each is sent under its own key until it is answered.
import { randomUUID } from 'node:crypto';
import { type Asker, untilAnswered } from './until-answered.ts';

/** Where the shop is, who orders, and what; each order carries a purchase-order number of its own. */
export interface LoadOptions extends Asker {
  body: object;
}
/** A load that places order after order. */
export interface OrderLoad {
  /** Resolves with the number of an acknowledged order; rejects when aborted, or when the answer was none of yes and outage. */
  placeOne(signal: AbortSignal): Promise<string>;
  /** Answers that were neither a yes nor an outage: none may be. */
  strange(): string[];
}

/** Orders over HTTP as a page sends them: the same request under the same key after a lost answer. */
export function makeOrderLoad({ body, ...asker }: LoadOptions): OrderLoad {
  const strange: string[] = [];

  async function placeOne(signal: AbortSignal): Promise<string> {
    const key = randomUUID();
    const order = { ...body, purchaseOrderNo: `LOAD-${key}` };
    const { status, reason, result } = await untilAnswered(asker, { path: '/order/make', body: order, key }, signal);
    if (typeof result['orderNo'] === 'string') return result['orderNo'];
    strange.push(`${status} ${reason}`);
    throw new Error(`an order was answered ${status} ${reason}`);
  }

  return { placeOne, strange: () => strange };
}
