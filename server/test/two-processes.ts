// Two processes of the shop on one database of their own: what one changes the other must tell with its very next answer.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { connect } from '../src/platform/db/connect.ts';
import type { Db } from '../src/platform/db/db.ts';
import { lonelyDatabase } from './database.ts';
import { type ShopProcess, startShopProcess } from './shop-process.ts';

/** The database and both processes. */
interface TwoProcesses {
  db: Db;
  processes: ShopProcess[];
}

/** Runs both from before the first test of the file to after its last; what is given can be read by then. */
export function twoProcesses(): TwoProcesses {
  let both: (TwoProcesses & { stop: () => Promise<void> }) | undefined;
  const running = () => {
    if (!both) throw new Error('the processes run during the tests alone');
    return both;
  };
  beforeAll(async () => {
    both = await startTwoProcesses();
  });
  afterAll(() => both?.stop());
  return {
    get db() {
      return running().db;
    },
    get processes() {
      return running().processes;
    },
  };
}

async function startTwoProcesses(): Promise<TwoProcesses & { stop: () => Promise<void> }> {
  const { url, drop } = await lonelyDatabase();
  const db = connect(url, { max: 3 });
  const dataDir = await mkdtemp(join(tmpdir(), 'outrigger-two-'));
  const processes = await Promise.all([startShopProcess(url, dataDir), startShopProcess(url, dataDir)]);
  return {
    db,
    processes,
    async stop() {
      for (const one of processes) await one.stop();
      await db.end();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
