// The full way of an order, measured on an API of its own: what it costs Node and PostgreSQL, and how long its buyer waits.
import { join } from 'node:path';
import { type Buyer, makeBuyer } from '@outrigger/server/src/features/orders/orders.make.ts';
import { makePart } from '@outrigger/server/src/features/parts/parts.make.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { type Listening, startApi } from '../catalogue/processes.ts';
import { keptConnections, orderAtBrowser } from './browser-way.ts';
import { workedMs, workedWithChildrenMs } from './processor-time.ts';
import type { ScratchShop } from './scratch-shop.ts';

/** How hard to measure; `beside` is the folder of another checkout, whose API is asked in turn with this one's. */
export interface FullWayRun {
  rounds: number;
  seconds: number;
  beside?: string | undefined;
}
/** What the orders of one API came to. */
export interface FullWay {
  name: string;
  /** How long each took from its cart to its number, in milliseconds. */
  times: number[];
  seconds: number;
  nodeMs: number;
  postgresMs: number;
}

const BUYERS = 8;
const PARTS = 400;
const LINES = 3;
/** So many before anything is counted: code is compiled by how often it ran, and connections plan what they ask. */
const WARM_UP_ORDERS = 400;

/** Measures this checkout's API, and in the same rounds another one's. */
export async function measureFullWay(shop: ScratchShop, run: FullWayRun): Promise<FullWay[]> {
  const codes = await fillShop(shop.db);
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, () => makeBuyer(shop.db, { credit: { limitMinor: 1e14 } })),
  );
  const programs = run.beside === undefined ? [] : [join(run.beside, 'server/src/start-api.ts')];
  const found: FullWay[] = [];
  for (const program of [undefined, ...programs])
    found.push({
      name: program ? 'the other checkout' : 'this checkout',
      times: [],
      seconds: 0,
      nodeMs: 0,
      postgresMs: 0,
    });
  await openShop(shop, buyers, codes);
  for (let round = 0; round < run.rounds; round += 1) {
    for (const [at, program] of [undefined, ...programs].entries()) {
      const api = await startApi({ url: shop.server.url, dataDir: shop.dataDir }, program);
      try {
        await ordering({ api, buyers, codes }, (done) => done >= WARM_UP_ORDERS);
        await addRound(found[at] as FullWay, { shop, api, buyers, codes }, run.seconds);
      } finally {
        await api.stop();
      }
    }
  }
  return found;
}

// A shop has orders, and its database knows how many: plans made for empty tables would be measured instead.
async function openShop(shop: ScratchShop, buyers: Buyer[], codes: string[]): Promise<void> {
  const api = await startApi({ url: shop.server.url, dataDir: shop.dataDir });
  try {
    await ordering({ api, buyers, codes }, (done) => done >= WARM_UP_ORDERS);
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
}

async function addRound(sum: FullWay, at: Shopping & { shop: ScratchShop }, seconds: number): Promise<void> {
  const took = () => [workedMs(at.api.pid), workedWithChildrenMs(at.shop.server.pid)] as const;
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
async function ordering({ api, buyers, codes }: Shopping, isOver: (done: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  const agent = keptConnections();
  let next = 0;
  const one = async (buyer: Buyer) => {
    const at = { port: api.port, agent, buyer, cartVersion: 0 };
    while (!isOver(times.length)) {
      const began = performance.now();
      const own = Array.from({ length: LINES }, () => codes[(next += 1) % codes.length] ?? '');
      await orderAtBrowser(at, own);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(buyers.map(one));
  agent.destroy();
  return times;
}
