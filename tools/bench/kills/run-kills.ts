// Kills application and database in turn at random moments while writers write, and counts what was lost (quality 5).
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import { orderScenario, rowScenario, type Scenario } from './scenario.ts';
import { type ShopProcess, startShopProcess } from './shop-process.ts';

/** One kill: what was killed and how many milliseconds later a write begun after it was acknowledged. */
export interface Kill {
  target: 'application' | 'database';
  backAfter: number;
}

/** What came out; `lost` names acknowledged writes that are gone. */
export interface KillResult {
  kills: Kill[];
  acknowledged: number;
  lost: string[];
}

type Acknowledged = { scenario: Scenario; names: string[]; newest: number };

const WRITERS = 2;
const LONGEST_WAIT = 120_000;

/** Runs `rounds` kills on a shop of its own; `onKill` is told of each. */
export async function runKills(rounds: number, onKill: (kill: Kill) => void = () => {}): Promise<KillResult> {
  const shop = await startShopProcess();
  const db = connect(shop.databaseUrl, { max: WRITERS + 1 });
  try {
    const all = [await orderScenario(shop, db), await rowScenario(db)].map((scenario) => ({
      scenario,
      names: [],
      newest: 0,
    }));
    const kills = await writeAndKill(shop, all, { rounds, onKill });
    const lost = await Promise.all(all.map(({ scenario, names }) => scenario.lost(names)));
    return { kills, acknowledged: all.reduce((sum, { names }) => sum + names.length, 0), lost: lost.flat() };
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
  let isDone = false;
  const writers = all.flatMap((one) => Array.from({ length: WRITERS }, () => keepWriting(one, () => isDone)));
  try {
    await untilAllWrote(all, Date.now());
    for (let round = 0; round < how.rounds; round += 1) {
      await sleep(200 + Math.random() * 800);
      const kill = await killOne(shop, all, round % 2 === 0 ? 'application' : 'database');
      kills.push(kill);
      how.onKill(kill);
    }
  } finally {
    isDone = true;
    await Promise.all(writers);
  }
  return kills;
}

async function killOne(shop: ShopProcess, all: Acknowledged[], target: Kill['target']): Promise<Kill> {
  const pid = target === 'application' ? shop.apiPid() : await shop.databasePid();
  if (pid === 0) throw new Error(`there is no ${target} to kill`);
  process.kill(pid, 'SIGKILL');
  const killedAt = Date.now();
  await untilAllWrote(all, killedAt);
  return { target, backAfter: Date.now() - killedAt };
}

/** Waits until each scenario has a write that was begun and acknowledged after the moment. */
async function untilAllWrote(all: Acknowledged[], since: number): Promise<void> {
  while (all.some((one) => one.newest <= since)) {
    if (Date.now() - since > LONGEST_WAIT) throw new Error('the shop did not come back');
    await sleep(10);
  }
}

async function keepWriting(target: Acknowledged, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    const begunAt = Date.now();
    try {
      target.names.push(await target.scenario.write());
      target.newest = Math.max(target.newest, begunAt);
    } catch {
      // Not acknowledged, so it may be lost; the next one is tried at once.
      await sleep(20);
    }
  }
}
