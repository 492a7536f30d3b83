// Gives an operator command the shop's database: the running one, or the embedded one started for the moment (product §1).
import type { Config } from '../platform/config.ts';
import { connect } from '../platform/db/connect.ts';
import { createDatabase } from '../platform/db/create-database.ts';
import type { Db } from '../platform/db/db.ts';
import { isShopThere } from '../platform/db/whose-database.ts';
import { filesDirectory, isOnS3 } from '../platform/outside/file-place.ts';
import { findRunningServer, launchPostgres } from '../platform/postgres/launch.ts';
import { hasCluster } from '../platform/postgres/place.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { lockDataDirectory, makeDataDirectory, refuseFileInTheWay } from '../platform/supervisor/data-lock.ts';
import { checkExternal } from '../platform/supervisor/database-of-shop.ts';

/** Runs `work` on the database of the shop there is; with `isRestore` only where no shop runs on it, and a missing one is made. Else StartProblem. */
export async function withDatabase<T>(config: Config, isRestore: boolean, work: (db: Db) => Promise<T>): Promise<T> {
  if (!isOnS3(config)) await refuseFileInTheWay(filesDirectory(config), config.filesUrl ? 'FILES_URL' : 'DATA_DIR');
  const onShop = isRestore ? work : (db: Db) => requireShop(db, config).then(() => work(db));
  if (config.databaseUrl) {
    await checkExternal(config.databaseUrl);
    return onConnection(config.databaseUrl, onShop);
  }
  // A mistyped DATA_DIR would else be a second shop, empty, that answers for the first.
  if (!isRestore && !(await hasCluster(config.dataDir)))
    throw new StartProblem(`There is no shop in ${config.dataDir}: set DATA_DIR to the directory of yours.`);
  await makeDataDirectory(config.dataDir);
  const running = isRestore ? undefined : await findRunningServer(config.dataDir);
  if (running) return onConnection(await createDatabase(running.url), onShop);
  const unlock = await lockDataDirectory(config.dataDir);
  try {
    const server = await launchPostgres({ dataDir: config.dataDir });
    try {
      return await onConnection(await createDatabase(server.url), onShop);
    } finally {
      await server.stop();
    }
  } finally {
    await unlock();
  }
}

// What a restore that failed leaves is a database with nothing in it.
async function requireShop(db: Db, { dataDir, databaseUrl }: Config): Promise<void> {
  if (await isShopThere(db)) return;
  if (databaseUrl) throw new StartProblem('There is no shop in the database of DATABASE_URL: set it to that of yours.');
  throw new StartProblem(
    `There is no shop in ${dataDir} yet, only the empty database of a restore or first start that failed: restore again, or start the shop.`,
  );
}

async function onConnection<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = connect(url, { max: 2, name: 'outrigger-command', statementTimeout: 0, lockTimeout: 60_000 });
  try {
    return await work(db);
  } finally {
    await db.end({ timeout: 5 });
  }
}
