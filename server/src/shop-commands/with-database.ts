// Gives an operator command the shop's database: the running one, or the embedded one started for the moment (product §1).
import type { Config } from '../platform/config.ts';
import { connect } from '../platform/db/connect.ts';
import { createDatabase } from '../platform/db/create-database.ts';
import type { Db } from '../platform/db/db.ts';
import { findRunningServer, launchPostgres } from '../platform/postgres/launch.ts';
import { lockDataDirectory, makeDataDirectory } from '../platform/supervisor/data-lock.ts';

/** Runs `work` on the database; with `isAlone` only where no shop runs on it, else StartProblem. */
export async function withDatabase<T>(config: Config, isAlone: boolean, work: (db: Db) => Promise<T>): Promise<T> {
  if (config.databaseUrl) return onConnection(config.databaseUrl, work);
  await makeDataDirectory(config.dataDir);
  const running = isAlone ? undefined : await findRunningServer(config.dataDir);
  if (running) return onConnection(await createDatabase(running.url), work);
  const unlock = await lockDataDirectory(config.dataDir);
  try {
    const server = await launchPostgres({ dataDir: config.dataDir });
    try {
      return await onConnection(await createDatabase(server.url), work);
    } finally {
      await server.stop();
    }
  } finally {
    await unlock();
  }
}

async function onConnection<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = connect(url, { max: 2, name: 'outrigger-command', statementTimeout: 0, lockTimeout: 60_000 });
  try {
    return await work(db);
  } finally {
    await db.end({ timeout: 5 });
  }
}
