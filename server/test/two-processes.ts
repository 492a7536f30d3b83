// Two processes of the shop on one database of their own: what one changes the other must tell with its very next answer.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../src/platform/db/connect.ts';
import type { Db } from '../src/platform/db/db.ts';
import { lonelyDatabase } from './database.ts';
import { type ShopProcess, startShopProcess } from './shop-process.ts';

/** The database, both processes, and their end. */
export interface TwoProcesses {
  db: Db;
  processes: ShopProcess[];
  stop(): Promise<void>;
}

/** Resolves once both listen. */
export async function startTwoProcesses(): Promise<TwoProcesses> {
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
