// Orders and reads sent one after the other to a shop that is being troubled, each answer noted with its time (quality 5).
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Buyer, makeBuyer } from '@outrigger/server/src/features/orders/orders.make.ts';
import { makePart } from '@outrigger/server/src/features/parts/parts.make.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { brokenBooks, brokenShop, lostOrders } from '../kills/scenario.ts';
import { orderBody } from '../orders/place.ts';
import { type Asker, askOnce, isOutage } from '../orders/until-answered.ts';

/** One request: when it was sent and answered, by the clock, and how; status 0 is no answer, or none in the envelope. */
export interface Probe {
  begunAt: number;
  endedAt: number;
  status: number;
  reason: string;
}
/** What was heard so far. */
export interface Probes {
  orders: Probe[];
  reads: Probe[];
  acknowledged: string[];
  /** Ends the sending; every order that was begun is sent on until it is answered. */
  end: () => Promise<void>;
  /** What is lost or does not add up, once it has ended. */
  wrong: (db: Db) => Promise<{ lost: string[]; broken: string[] }>;
}

const ORDER_LANES = 6;
const PAUSE_MS = 40;

/** Begins to order on credit in several lanes, and to read in one. */
export async function startProbes(url: string, db: Db): Promise<Probes> {
  const buyer = await makeBuyer(db, { credit: { limitMinor: 1e14 } });
  const { code } = await makePart(db, { stock: 2e9 });
  const asker = { url, token: buyer.token };
  const [orders, reads, acknowledged]: [Probe[], Probe[], string[]] = [[], [], []];
  let hasEnded = false;
  const order = async () => {
    while (!hasEnded) acknowledged.push(await orderOnce(asker, { buyer, code, probes: orders }));
  };
  const read = async () => {
    while (!hasEnded) {
      await probe(reads, () => askOnce(asker, '/order/checkPriceAndInventory', textOf({ materialList: [code] })));
      await sleep(PAUSE_MS);
    }
  };
  const lanes = Promise.all([...Array.from({ length: ORDER_LANES }, order), read()]);
  return {
    orders,
    reads,
    acknowledged,
    end: async () => {
      hasEnded = true;
      await lanes;
    },
    wrong: async (after) => ({
      lost: await lostOrders(after, acknowledged),
      broken: [...(await brokenBooks(after, buyer.companyId)), ...(await brokenShop(after))],
    }),
  };
}

const textOf = (body: object) => ({ text: JSON.stringify(body) });

type Ordering = { buyer: Buyer; code: string; probes: Probe[] };

// The same order under the same key until it is answered, as a page that tells its buyer to press again.
async function orderOnce(asker: Asker, { buyer, code, probes }: Ordering): Promise<string> {
  const key = randomUUID();
  const text = JSON.stringify({
    ...orderBody(buyer.addressId, [{ code, qty: 1 }], 'credit'),
    purchaseOrderNo: `PROBE-${key}`,
  });
  for (;;) {
    const answer = await probe(probes, () => askOnce(asker, '/order/make', { key, text }));
    await sleep(PAUSE_MS);
    if (typeof answer?.result['orderNo'] === 'string') return answer.result['orderNo'];
    if (answer && !isOutage(answer)) throw new Error(`an order was answered ${answer.status} ${answer.reason}`);
  }
}

async function probe(probes: Probe[], ask: () => ReturnType<typeof askOnce>) {
  const begunAt = Date.now();
  const answer = await ask().catch(() => null);
  probes.push({ begunAt, endedAt: Date.now(), status: answer?.status ?? 0, reason: answer?.reason ?? 'no answer' });
  return answer;
}

/** How long after a moment the first of these was answered well that was begun after it; undefined for none. */
export function firstGoodAfter(probes: readonly Probe[], moment: number): number | undefined {
  const good = probes.filter((one) => one.begunAt >= moment && one.status === 200);
  return good.length > 0 ? Math.min(...good.map((one) => one.endedAt)) - moment : undefined;
}

/** Waits until something is true, so long at most; answers whether it is. */
export async function within(milliseconds: number, isTrue: () => boolean): Promise<boolean> {
  const until = Date.now() + milliseconds;
  while (!isTrue() && Date.now() < until) await sleep(PAUSE_MS);
  return isTrue();
}
