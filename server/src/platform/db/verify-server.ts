// Refuses a server that could lose what it acknowledged: no checksums, no fsync, wrong encoding.
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from './connect.ts';
import type { Db } from './db.ts';
import { StartProblem } from '../start-problem.ts';
import { isAlive } from '../postgres/running-server.ts';
import type { RunningServer } from '../postgres/server-handle.ts';

type Setting = { name: string; setting: string };

const TRIES = 25;
const PAUSE_MS = 200;

const ALWAYS = { data_checksums: 'on', server_encoding: 'UTF8' };
const DURABLE = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };

/** Throws StartProblem naming the first setting that is not as it must be, after stopping a server started here. */
export async function refuseUnsafeServer(server: RunningServer, durable: boolean): Promise<void> {
  const wanted: Record<string, string> = durable ? { ...ALWAYS, ...DURABLE } : ALWAYS;
  const db = connect(server.url, { max: 1, name: 'outrigger-start' });
  try {
    const found = await readPatiently(db, { names: Object.keys(wanted), server });
    const wrong = found.find((one) => one.setting !== wanted[one.name]);
    if (wrong)
      throw new StartProblem(
        `The database runs with ${wrong.name} = ${wrong.setting}, which must be ${wanted[wrong.name]}: refusing to use it.`,
      );
  } catch (error) {
    if (!server.isAdopted) await server.stop();
    throw error;
  } finally {
    await db.end({ timeout: 1 });
  }
}

// A server that recovers from a crash may drop its first connections; it is asked again for five seconds.
async function readPatiently(
  db: Db,
  { names, server }: { names: string[]; server: RunningServer },
): Promise<Setting[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db<Setting[]>`select name, setting from pg_settings where name = any(${names})`;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      const isOver = tries === TRIES || !isAlive(server.pid);
      if (isOver || !/^(ECONN|CONNECTION_|57P0)/.test(code)) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
