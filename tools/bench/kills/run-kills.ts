// Kills application, worker and database in turn at random moments while writers write, and counts what was lost (quality 5).
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import { acknowledgeEarly } from './acknowledge-early.ts';
import { type AfterBack, type Heard, heardAfter } from './heard-answers.ts';
import { paymentScenario } from './payment-scenario.ts';
import { brokenShop, orderScenario, rowScenario, type Scenario } from './scenario.ts';
import { type ShopProcess, startShopProcess } from './shop-process.ts';

/** What is killed, in turn. */
export const TARGETS = ['application', 'database', 'worker'] as const;

/** One kill: what was killed, how many milliseconds later a write begun after it was acknowledged, and when it happened and was there again by the clock. */
export interface Kill {
  target: (typeof TARGETS)[number];
  backAfter: number;
  killedAt: number;
  thereAt: number;
}

/** What came out; `lost` names acknowledged writes that are gone, `broken` what does not add up afterwards. */
export interface KillResult {
  kills: Kill[];
  acknowledged: { name: string; count: number }[];
  lost: string[];
  broken: string[];
  /** What was heard after each kill, from when the killed part was there again. */
  heard: AfterBack[];
}
/** How it is done: `onKill` is told of each, `watchMs` is how long is listened after each, `hasFault` makes the database acknowledge before it has written. */
export interface KillOptions {
  onKill?: (kill: Kill) => void;
  watchMs?: number;
  hasFault?: boolean;
}

/** A scenario with what it was told; after a kill one write of those that are one request is awaited. */
type Acknowledged = { scenario: Scenario; names: string[]; writers: number; isAwaited: boolean };

const WRITERS = { orders: 16, payments: 3, rows: 2 };
const LONGEST_WAIT = 120_000;
const BEGIN_EACH = 200;
const LOOK_EACH = 20;

/** Runs `rounds` kills on a shop of its own. */
export async function runKills(
  rounds: number,
  { onKill = () => {}, watchMs = 0, hasFault = false }: KillOptions = {},
): Promise<KillResult> {
  const shop = await startShopProcess();
  const db = connect(shop.databaseUrl, { max: WRITERS.rows + 2 });
  const answers: Heard[] = [];
  const onAnswer = (begunAt: number, isGiven: boolean) => answers.push({ begunAt, endedAt: Date.now(), isGiven });
  try {
    const all: Acknowledged[] = [
      { scenario: await orderScenario({ shop, db, onAnswer }), names: [], writers: WRITERS.orders, isAwaited: true },
      {
        scenario: await paymentScenario({ shop, db, onAnswer }),
        names: [],
        writers: WRITERS.payments,
        isAwaited: false,
      },
      { scenario: await rowScenario(db), names: [], writers: WRITERS.rows, isAwaited: true },
    ];
    if (hasFault) await acknowledgeEarly(db, ['orders', 'kill_probe']);
    const kills = await writeAndKill(shop, all, { rounds, onKill, watchMs });
    const spans = kills.map((kill, at) => ({ from: kill.thereAt, to: kills[at + 1]?.killedAt ?? Date.now() }));
    const lost = await Promise.all(all.map(({ scenario, names }) => scenario.lost(names)));
    const broken = await Promise.all([brokenShop(db), ...all.map(({ scenario }) => scenario.broken())]);
    const acknowledged = all.map(({ scenario, names }) => ({ name: scenario.name, count: names.length }));
    const heard = spans.map((span) => heardAfter(answers, span));
    return { kills, acknowledged, lost: lost.flat(), broken: broken.flat(), heard };
  } finally {
    await db.end({ timeout: 1 });
    await shop.stop();
  }
}

async function writeAndKill(
  shop: ShopProcess,
  all: Acknowledged[],
  how: { rounds: number; onKill: (kill: Kill) => void; watchMs: number },
): Promise<Kill[]> {
  const kills: Kill[] = [];
  const end = new AbortController();
  const writers = all.flatMap((one) => Array.from({ length: one.writers }, () => keepWriting(one, end.signal)));
  try {
    await Promise.all(all.map(firstWrite));
    for (let round = 0; round < how.rounds; round += 1) {
      await sleep(200 + Math.random() * 800);
      const kill = await killOne(shop, all, TARGETS[round % TARGETS.length] ?? 'worker');
      kills.push(kill);
      how.onKill(kill);
      await sleep(how.watchMs);
    }
  } finally {
    end.abort();
    await Promise.all(writers);
  }
  return kills;
}

async function killOne(shop: ShopProcess, all: Acknowledged[], target: Kill['target']): Promise<Kill> {
  const pid = await pidOf(shop, target);
  if (pid === 0) throw new Error(`there is no ${target} to kill`);
  process.kill(pid, 'SIGKILL');
  const killedAt = Date.now();
  const there = untilThere(shop, target, pid);
  await Promise.all(all.filter((one) => one.isAwaited).map(firstWrite));
  return { target, backAfter: Date.now() - killedAt, killedAt, thereAt: await there };
}

async function pidOf(shop: ShopProcess, target: Kill['target']): Promise<number> {
  if (target === 'database') return await shop.databasePid();
  return target === 'application' ? shop.apiPid() : shop.workerPid();
}

/** The moment from which the killed part takes connections again, or is at work. */
async function untilThere(shop: ShopProcess, target: Kill['target'], killed: number): Promise<number> {
  const ask = {
    application: () => shop.isReady(),
    database: () => takesQueries(shop.databaseUrl),
    worker: async () => ![0, killed].includes(shop.workerPid()),
  }[target];
  await sleep(LOOK_EACH);
  while (!(await ask())) await sleep(LOOK_EACH);
  return Date.now();
}

async function takesQueries(url: string): Promise<boolean> {
  const db = connect(url, { max: 1 });
  const isThere = await db`select 1`.then(
    () => true,
    () => false,
  );
  await db.end({ timeout: 1 });
  return isThere;
}

/** Waits for a write that was begun now. What a kill catches half way holds its key for a while, so new ones are begun beside it. */
async function firstWrite(one: Acknowledged): Promise<void> {
  const done = new AbortController();
  const patience = AbortSignal.any([done.signal, AbortSignal.timeout(LONGEST_WAIT)]);
  while (!patience.aborted) {
    void one.scenario.write(patience).then(
      (name) => {
        one.names.push(name);
        done.abort();
      },
      () => {},
    );
    await sleep(BEGIN_EACH, undefined, { signal: patience }).catch(() => {});
  }
  if (!done.signal.aborted) throw new Error('the shop did not come back');
}

async function keepWriting(target: Acknowledged, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    try {
      target.names.push(await target.scenario.write(end));
    } catch {
      // Not acknowledged, so it may be lost; the next one is tried at once.
      await sleep(20);
    }
  }
}
