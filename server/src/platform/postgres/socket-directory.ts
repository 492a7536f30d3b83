// A private directory for the server's socket, short enough for the 107 bytes a Unix socket path may have.
import { chmod, chown, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place } from './place.ts';

/** The port in the socket's name; no TCP port is opened. */
export const PORT = 5432;

const LONGEST = 107;
const LOCK_SUFFIX = '.lock';

/** Makes the directory, closed to everybody but the database's account: `wanted`, else beside the cluster, else freshly named under the temporary directory. */
export async function makeSocketDirectory(place: Place, wanted?: string): Promise<string> {
  const beside = join(place.base, 'run');
  const directory = wanted ?? (fits(beside) ? beside : await mkdtemp(join(shortPlace(), 'outrigger-')));
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o700);
  if (place.account) await chown(directory, place.account.uid, place.account.gid);
  return directory;
}

function shortPlace(): string {
  return fits(join(tmpdir(), 'outrigger-XXXXXX')) ? tmpdir() : '/tmp';
}

function fits(directory: string): boolean {
  return Buffer.byteLength(`${directory}/.s.PGSQL.${PORT}${LOCK_SUFFIX}`) <= LONGEST;
}
