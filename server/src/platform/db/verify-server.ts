// Refuses a server that could lose what it acknowledged: no checksums, no fsync, wrong encoding.
import { connect } from './connect.ts';
import { StartProblem } from '../start-problem.ts';
import type { RunningServer } from '../postgres/server-handle.ts';

type Setting = { name: string; setting: string };

const ALWAYS = { data_checksums: 'on', server_encoding: 'UTF8' };
const DURABLE = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };

/** Throws StartProblem naming the first setting that is not as it must be, after stopping a server started here. */
export async function refuseUnsafeServer(server: RunningServer, durable: boolean): Promise<void> {
  const wanted: Record<string, string> = durable ? { ...ALWAYS, ...DURABLE } : ALWAYS;
  const db = connect(server.url, { max: 1, name: 'outrigger-start' });
  try {
    const found = await db<Setting[]>`select name, setting from pg_settings where name in ${db(Object.keys(wanted))}`;
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
