// `npm run bench -- orders [--seconds N] [--beside FOLDER]`: orders per second on hot rows, batched beside one transaction per order in the same run (stack.md: batching), and what the full way of an order through the checkout costs beside its last request alone, also beside another checkout of the shop.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Buyer, makeBuyer } from '@outrigger/server/src/features/orders/orders.make.ts';
import { batchCalls } from '@outrigger/server/src/features/orders/place/batch-calls.ts';
import { placeOrders } from '@outrigger/server/src/features/orders/place/place-orders.ts';
import { makePart } from '@outrigger/server/src/features/parts/parts.make.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { measureFullWay, type Ordered } from './orders/full-way.ts';
import { orderBody, place } from './orders/place.ts';
import { onScratchShop, type ScratchShop } from './orders/scratch-shop.ts';

type Request = Parameters<typeof placeOrders>[1][number];
type PlaceOne = (request: Request) => Promise<unknown>;
type Measured = { orders: number; seconds: number; p50: number; p95: number };

const BUYERS = 20;
const PARTS = 5;
const CALLERS = 100;
const BATCH = 100;
const CONNECTIONS = 8;
const ROUNDS = 3;
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '4' }, beside: { type: 'string' } } });
const roundSeconds = Number(values.seconds) / ROUNDS;

await onScratchShop(1, async (shop) => {
  const { db, apps } = shop;
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, () => makeBuyer(db, { credit: { limitMinor: 1e14 } })),
  );
  const codes = await Promise.all(Array.from({ length: PARTS }, async () => (await makePart(db, { stock: 2e9 })).code));
  const make = requestMaker(buyers, codes);
  const batched: Measured[] = [];
  const single: Measured[] = [];
  await measure(makeBatched(db), make, 0.5);
  await measure(makeSingle(db), make, 0.5);
  for (let round = 0; round < ROUNDS; round += 1) {
    batched.push(await measure(makeBatched(db), make, roundSeconds));
    single.push(await measure(makeSingle(db), make, roundSeconds));
  }
  const app = apps[0] as ScratchShop['apps'][number];
  const served = await measureServed(app, buyers, codes);
  report('batched, many in a transaction', batched);
  report('one transaction per order', single);
  report('batched, whole call with sign-in and idempotency key', [served]);
  console.log(`ratio ${(rateOf(batched) / rateOf(single)).toFixed(1)}`);
  const apis = await measureFullWay(shop, { rounds: ROUNDS, seconds: roundSeconds, beside: values.beside });
  for (const { name, full, bare } of apis) {
    reportWay(`full way through the checkout, six requests for three lines, ${name}`, full, ' (aim: 8 ms, p95 60 ms)');
    reportWay(`/order/make alone, one request for the same lines, ${name}`, bare);
  }
  const [own, other] = apis.map(({ full }) => (full.nodeMs + full.postgresMs) / full.times.length);
  if (own && other) console.log(`an order costs ${(own / other).toFixed(2)} of what it costs in the other checkout`);
});

function reportWay(name: string, { times, seconds, nodeMs, postgresMs }: Ordered, aim = ''): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1);
  const each = (ms: number) => (ms / times.length).toFixed(1);
  console.log(`${name}${aim}:`);
  console.log(
    `  processor time of an order: ${each(nodeMs)} ms Node and ${each(postgresMs)} ms PostgreSQL, ${each(nodeMs + postgresMs)} ms together`,
  );
  console.log(`  ${(times.length / seconds).toFixed(0)} orders/s, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms at 8 buyers`);
}

function requestMaker(buyers: Buyer[], codes: string[]): (at: number) => Request {
  return (at) => {
    const buyer = buyers[at % buyers.length] as Buyer;
    const lines = [at, at + 1].map((step) => ({ code: codes[step % codes.length] ?? '', qty: 1 }));
    const caller = callerOf(buyer);
    const input = orderBody(buyer.addressId, lines, 'credit') as Request['input'];
    return { caller, language: 'en', currency: 'USD', input, keep: async () => {} };
  };
}

function callerOf({ userId, companyId, email }: Buyer): Request['caller'] {
  return {
    sessionId: 0,
    userId,
    companyId,
    email,
    role: 'main',
    companyStatus: 'approved',
    permissions: [1, 2, 3],
    officeRoles: [],
    isAccess: true,
    loginType: 'user',
    scope: 'full',
    currency: 'USD',
  };
}

function makeBatched(db: Db): PlaceOne {
  return batchCalls((requests: Request[]) => placeOrders(db, requests), BATCH);
}

// The same code with one order in a transaction, on as many connections as the pool has.
function makeSingle(db: Db): PlaceOne {
  const lanes = Array.from({ length: CONNECTIONS }, () =>
    batchCalls((requests: Request[]) => placeOrders(db, requests), 1),
  );
  let next = 0;
  return (request) => {
    next += 1;
    return (lanes[next % CONNECTIONS] as PlaceOne)(request);
  };
}

async function measure(placeOne: PlaceOne, make: (at: number) => Request, seconds: number): Promise<Measured> {
  return await callers(seconds, (at) => placeOne(make(at)));
}

async function measureServed(app: ScratchShop['apps'][number], buyers: Buyer[], codes: string[]): Promise<Measured> {
  return await callers(roundSeconds, async (at) => {
    const buyer = buyers[at % buyers.length] as Buyer;
    const body = orderBody(buyer.addressId, [{ code: codes[at % codes.length] ?? '', qty: 1 }], 'credit');
    const answer = await place(app, { token: buyer.token, body, key: randomUUID() });
    if (answer.status !== 200) throw new Error(answer.text);
  });
}

async function callers(seconds: number, work: (at: number) => Promise<unknown>): Promise<Measured> {
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  let next = 0;
  const caller = async () => {
    while (performance.now() < until) {
      const sent = performance.now();
      next += 1;
      await work(next);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { orders: times.length, seconds: (performance.now() - began) / 1000, p50: at(0.5), p95: at(0.95) };
}

function rateOf(rounds: Measured[]): number {
  return rounds.reduce((sum, one) => sum + one.orders, 0) / rounds.reduce((sum, one) => sum + one.seconds, 0);
}

function report(name: string, rounds: Measured[]): void {
  const last = rounds.at(-1);
  const rate = Math.round(rateOf(rounds)).toLocaleString('en-US');
  console.log(
    `${name}: ${rate} orders/s, p50 ${last?.p50.toFixed(1)} ms, p95 ${last?.p95.toFixed(1)} ms at ${CALLERS} callers`,
  );
}
