// Kills application and database in turn at random moments while writers write, and counts what was lost (quality 5).
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { orderScenario, rowScenario, type Scenario } from './scenario.ts';
import { type ShopProcess, startShopProcess } from './shop-process.ts';

/** One kill: what was killed and how many milliseconds later a write begun after it was acknowledged. */
export interface Kill {
  target: 'application' | 'database';
  backAfter: number;
}

/** What came out; `lost` names acknowledged writes that are gone, `broken` what does not add up afterwards. */
export interface KillResult {
  kills: Kill[];
  acknowledged: { name: string; count: number }[];
  lost: string[];
  broken: string[];
}
/** How it is done: `onKill` is told of each, `hasFault` makes the database acknowledge before it has written. */
export interface KillOptions {
  onKill?: (kill: Kill) => void;
  hasFault?: boolean;
}

type Acknowledged = { scenario: Scenario; names: string[] };

const WRITERS = 2;
const LONGEST_WAIT = 120_000;
const BEGIN_EACH = 200;

/** Runs `rounds` kills on a shop of its own. */
export async function runKills(
  rounds: number,
  { onKill = () => {}, hasFault = false }: KillOptions = {},
): Promise<KillResult> {
  const shop = await startShopProcess();
  const db = connect(shop.databaseUrl, { max: WRITERS + 1 });
  try {
    const all = [await orderScenario(shop, db), await rowScenario(db)].map((scenario) => ({
      scenario,
      names: [],
    }));
    if (hasFault) await plantFault(db);
    const kills = await writeAndKill(shop, all, { rounds, onKill });
    const lost = await Promise.all(all.map(({ scenario, names }) => scenario.lost(names)));
    const broken = await Promise.all(all.map(({ scenario }) => scenario.broken()));
    const acknowledged = all.map(({ scenario, names }) => ({ name: scenario.name, count: names.length }));
    return { kills, acknowledged, lost: lost.flat(), broken: broken.flat() };
  } finally {
    await db.end({ timeout: 1 });
    await shop.stop();
  }
}

async function writeAndKill(
  shop: ShopProcess,
  all: Acknowledged[],
  how: { rounds: number; onKill: (kill: Kill) => void },
): Promise<Kill[]> {
  const kills: Kill[] = [];
  const end = new AbortController();
  const writers = all.flatMap((one) => Array.from({ length: WRITERS }, () => keepWriting(one, end.signal)));
  try {
    await Promise.all(all.map(firstWrite));
    for (let round = 0; round < how.rounds; round += 1) {
      await sleep(200 + Math.random() * 800);
      const kill = await killOne(shop, all, round % 2 === 0 ? 'application' : 'database');
      kills.push(kill);
      how.onKill(kill);
    }
  } finally {
    end.abort();
    await Promise.all(writers);
  }
  return kills;
}

async function killOne(shop: ShopProcess, all: Acknowledged[], target: Kill['target']): Promise<Kill> {
  const pid = target === 'application' ? shop.apiPid() : await shop.databasePid();
  if (pid === 0) throw new Error(`there is no ${target} to kill`);
  process.kill(pid, 'SIGKILL');
  const killedAt = Date.now();
  await Promise.all(all.map(firstWrite));
  return { target, backAfter: Date.now() - killedAt };
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

// Commits of these tables are acknowledged while they still lie in memory, and memory is written out seldom.
async function plantFault(db: Db): Promise<void> {
  await db`alter system set wal_writer_delay = '10s'`;
  await db`select pg_reload_conf()`;
  await db.unsafe(`
    create function acknowledge_early() returns trigger language plpgsql as $$
    begin
      perform set_config('synchronous_commit', 'off', true);
      return null;
    end $$`);
  for (const table of ['orders', 'kill_probe', 'idempotency_keys', 'sessions', 'outbox']) {
    await db.unsafe(
      `create trigger planted before insert or update on ${table} for each statement execute function acknowledge_early()`,
    );
  }
}
