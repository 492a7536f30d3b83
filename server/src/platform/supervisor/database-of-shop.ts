// The database a start works with: the embedded one, or the server of DATABASE_URL.
import type { Config } from '../config.ts';
import { connect } from '../db/connect.ts';
import { createDatabase } from '../db/create-database.ts';
import { refuseOldServer } from '../db/self-test.ts';
import { StartProblem } from '../start-problem.ts';
import { outlastingLoss } from '../db/database-lost.ts';
import { type KeptDatabase, keepDatabase } from './keep-database.ts';

/** The address of the shop's own database; `isBack` waits for an embedded server that is being started again; `stop` ends it and does nothing to an external one. */
export type ShopDatabase = Omit<KeptDatabase, 'pid'> & { pid: () => number | undefined };

/** Opens it, making server and database where they are missing; throws StartProblem with the operator's line. */
export async function openShopDatabase(config: Config, say: (line: string) => void): Promise<ShopDatabase> {
  if (config.databaseUrl) {
    await checkExternal(config.databaseUrl);
    return { url: config.databaseUrl, pid: () => undefined, isBack: async () => {}, stop: async () => {} };
  }
  const kept = await keepDatabase({ dataDir: config.dataDir, say });
  try {
    return { ...kept, url: await outlastingLoss(() => createDatabase(kept.url), kept.isBack) };
  } catch (error) {
    await kept.stop();
    throw error;
  }
}

/** Throws StartProblem where the server of DATABASE_URL cannot be reached or used; writes nothing to it. */
export async function checkExternal(url: string): Promise<void> {
  const db = connect(url, { max: 1, name: 'outrigger-start' });
  try {
    await refuseOldServer(db);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `The database of DATABASE_URL cannot be used: ${error instanceof Error ? error.message : String(error)}.`,
    );
  } finally {
    await db.end({ timeout: 1 });
  }
}
