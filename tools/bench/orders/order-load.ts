// Orders written against a running shop while it is killed (quality 5): each is sent under its own key until it is answered, and afterwards each acknowledged one must be there, once.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { orderableQuantity } from '@outrigger/contract';

/** Where the shop is and who orders; the demo's main account unless told otherwise. */
export interface LoadOptions {
  /** Address of the shop, as `http://127.0.0.1:3000`. */
  url: string;
  email?: string;
  password?: string;
  /** Buyers beside each other. */
  callers?: number;
}
/** An order the shop said yes to. */
export interface Acknowledged {
  orderNo: string;
  /** Purchase-order number that this order alone carries. */
  mark: string;
}
/** What the kills did to the orders. */
export interface LoadVerdict {
  acknowledged: number;
  /** Acknowledged, but not there any more. */
  lost: string[];
  /** Marks that stand on more than one order. */
  doubled: string[];
  /** Answers that were neither a yes, nor a no of the shop, nor an outage: none may be. */
  strange: string[];
}

/** A load that runs until its signal is aborted. */
export interface OrderLoad {
  run(signal: AbortSignal): Promise<void>;
  /** How many orders were acknowledged so far. */
  count(): number;
  /** Looks every order up again; the shop must be running. */
  verify(): Promise<LoadVerdict>;
}

type Answer = { code: number; result: { reason?: string } & Record<string, unknown> };

const PAUSE_MS = 25;
const OUTAGES = new Set([429, 502, 503]);

/** Signs in and finds an address and a part that can be ordered without end; the shop must be running. */
export async function makeOrderLoad(options: LoadOptions): Promise<OrderLoad> {
  const { url, callers = 8 } = options;
  const token = await signIn(options);
  const ask = asker(url, token);
  const body = await orderBody(ask);
  const acknowledged: Acknowledged[] = [];
  const unanswered: string[] = [];
  const strange: string[] = [];

  async function placeOne(signal: AbortSignal): Promise<void> {
    const mark = `LOAD-${randomUUID()}`;
    const key = randomUUID();
    while (!signal.aborted) {
      const answer = await ask('POST', '/order/make', { ...body, purchaseOrderNo: mark }, key).catch(() => null);
      if (answer?.code === 200) return void acknowledged.push({ orderNo: String(answer.result['orderNo']), mark });
      // The shop is down, or the attempt before the kill still holds the key: the same request again.
      const isOutage = !answer || OUTAGES.has(answer.code) || answer.result.reason === 'idempotencyKeyRunning';
      if (!isOutage) return void strange.push(`${answer.code} ${answer.result.reason}`);
      await sleep(PAUSE_MS);
    }
    unanswered.push(mark);
  }

  return {
    async run(signal) {
      const caller = async () => {
        while (!signal.aborted) await placeOne(signal);
      };
      await Promise.all(Array.from({ length: callers }, caller));
    },
    count: () => acknowledged.length,
    async verify() {
      const lost: string[] = [];
      const doubled: string[] = [];
      for (const { orderNo, mark } of acknowledged) {
        const found = await numbersOf(ask, mark);
        if (!found.includes(orderNo)) lost.push(orderNo);
        if (found.length > 1) doubled.push(mark);
      }
      for (const mark of unanswered) if ((await numbersOf(ask, mark)).length > 1) doubled.push(mark);
      return { acknowledged: acknowledged.length, lost, doubled, strange };
    },
  };
}

type Ask = (method: 'GET' | 'POST', path: string, body?: object, key?: string) => Promise<Answer>;

function asker(url: string, token: string): Ask {
  return async (method, path, body, key) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        token,
        'currency-name': 'USD',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(10_000),
    });
    return (await answer.json()) as Answer;
  };
}

async function signIn({
  url,
  email = 'buyer@demo.outrigger.example',
  password = 'Outrigger-2026',
}: LoadOptions): Promise<string> {
  const answer = await asker(url, '')('POST', '/userLogin/login', { email, password });
  const { token } = answer.result;
  if (typeof token !== 'string') throw new Error(`the load could not sign in: ${JSON.stringify(answer)}`);
  return token;
}

// A part on backorder with a price, paid by wallet: neither stock nor credit ends the load.
async function orderBody(ask: Ask): Promise<object> {
  const addresses = (await ask('POST', '/userinfo/address', {})).result as unknown as {
    id: number;
    isShippedTo: boolean;
  }[];
  const address = addresses.find((one) => one.isShippedTo);
  const list = (await ask('GET', '/shop/goods-list?pageSize=100')).result as unknown as {
    items: { code: string; sellPolicy: string; price?: unknown; minQuantity: number; packQuantity: number }[];
  };
  const part = list.items.find((one) => one.sellPolicy === 'backorder' && one.price);
  if (!address || !part) throw new Error('the shop has no address or no part to order');
  const lines = [{ code: part.code, qty: orderableQuantity(1, part) }];
  return { lines, addressId: address.id, shipMode: 'together', paymentMethod: 'wallet' };
}

async function numbersOf(ask: Ask, mark: string): Promise<string[]> {
  const answer = await ask('GET', `/order/list?keyword=${mark}`);
  const { items } = answer.result as unknown as { items: { orderNo: string }[] };
  return items.map((item) => item.orderNo);
}
