// The full way of an order and its last request alone, measured on an API of their own: what they cost Node and PostgreSQL, and how long their buyer waits.
import { join } from 'node:path';
import { type Buyer, makeBuyer } from '@outrigger/server/src/features/orders/orders.make.ts';
import { makePart } from '@outrigger/server/src/features/parts/parts.make.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { type Listening, startApi } from '../catalogue/processes.ts';
import { type AtBrowser, keptConnections, makeAlone, orderAtBrowser } from './browser-way.ts';
import { workedMs, workedWithChildrenMs } from './processor-time.ts';
import type { ScratchShop } from './scratch-shop.ts';

/** How hard to measure; `beside` is the folder of another checkout, whose API is asked in turn with this one's. */
export interface FullWayRun {
  rounds: number;
  seconds: number;
  beside?: string | undefined;
}
/** What orders came to. */
export interface Ordered {
  /** How long each took until its number, in milliseconds. */
  times: number[];
  seconds: number;
  nodeMs: number;
  postgresMs: number;
}
/** What the orders of one API came to: from their cart on, and by `/order/make` alone. */
export interface OrdersOfApi {
  name: string;
  full: Ordered;
  bare: Ordered;
}

const BUYERS = 8;
const PARTS = 400;
const LINES = 3;
/** So many before anything is counted: code is compiled by how often it ran, and connections plan what they ask. */
const WARM_UP_ORDERS = 400;

/** Measures this checkout's API, and in the same rounds another one's. */
export async function measureFullWay(shop: ScratchShop, run: FullWayRun): Promise<OrdersOfApi[]> {
  const codes = await fillShop(shop.db);
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, () => makeBuyer(shop.db, { credit: { limitMinor: 1e14 } })),
  );
  const programs = run.beside === undefined ? [] : [join(run.beside, 'server/src/start-api.ts')];
  const found = [undefined, ...programs].map(
    (program): OrdersOfApi => ({ name: program ? 'the other checkout' : 'this checkout', full: none(), bare: none() }),
  );
  await openShop(shop, buyers, codes);
  for (let round = 0; round < run.rounds; round += 1) {
    for (const [at, program] of [undefined, ...programs].entries()) {
      const api = await startApi({ url: shop.server.url, dataDir: shop.dataDir }, program);
      try {
        for (const way of ['full', 'bare'] as const) {
          await ordering({ api, buyers, codes, way }, (done) => done >= WARM_UP_ORDERS);
          await addRound((found[at] as OrdersOfApi)[way], { shop, api, buyers, codes, way }, run.seconds);
        }
      } finally {
        await api.stop();
      }
    }
  }
  return found;
}

const none = (): Ordered => ({ times: [], seconds: 0, nodeMs: 0, postgresMs: 0 });

// A shop has orders, and its database knows how many: plans made for empty tables would be measured instead.
async function openShop(shop: ScratchShop, buyers: Buyer[], codes: string[]): Promise<void> {
  const api = await startApi({ url: shop.server.url, dataDir: shop.dataDir });
  try {
    await ordering({ api, buyers, codes, way: 'full' }, (done) => done >= WARM_UP_ORDERS);
  } finally {
    await api.stop();
  }
  await shop.db.unsafe('vacuum analyze');
}

async function fillShop(db: Db): Promise<string[]> {
  const codes: string[] = [];
  for (let at = 0; at < PARTS; at += 1) codes.push((await makePart(db, { stock: 2e9 })).code);
  return codes;
}

interface Shopping {
  api: Listening;
  buyers: Buyer[];
  codes: string[];
  way: 'full' | 'bare';
}

const WAYS = { full: orderAtBrowser, bare: makeAlone };

async function addRound(sum: Ordered, at: Shopping & { shop: ScratchShop }, seconds: number): Promise<void> {
  const took = () => [workedMs(at.api.pid), workedWithChildrenMs(at.shop.server.pid ?? 0)] as const;
  const [node, postgres] = took();
  const began = performance.now();
  const until = began + seconds * 1000;
  sum.times.push(...(await ordering(at, () => performance.now() > until)));
  sum.seconds += (performance.now() - began) / 1000;
  const [nodeNow, postgresNow] = took();
  sum.nodeMs += nodeNow - node;
  sum.postgresMs += postgresNow - postgres;
}

// Each buyer goes on with the next order as soon as the one before has its number.
async function ordering({ api, buyers, codes, way }: Shopping, isOver: (done: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  const agent = keptConnections();
  let next = 0;
  const one = async (buyer: Buyer) => {
    const at: AtBrowser = { port: api.port, agent, buyer, cartVersion: 0 };
    while (!isOver(times.length)) {
      const began = performance.now();
      const own = Array.from({ length: LINES }, () => codes[(next += 1) % codes.length] ?? '');
      await WAYS[way](at, own);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(buyers.map(one));
  agent.destroy();
  return times;
}
