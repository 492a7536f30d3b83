// Starts the server process on a cluster and waits until it takes connections.
import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseLost } from '../db/database-lost.ts';
import { StartProblem } from '../start-problem.ts';
import type { Place } from './place.ts';
import { readPidFile } from './running-server.ts';
import { spawnIdentity } from './run-to-end.ts';
import { serverSettings } from './server-settings.ts';

/** What differs between the shop's server and a throw-away one for tests. */
export type ServerOptions = { durable: boolean; socketDirectory: string };

/** Longest crash recovery waited for, in milliseconds. */
const LONGEST_RECOVERY = 15 * 60_000;
const LARGEST_LOG = 10_000_000;

/** Spawns `postgres` in a session of its own (Ctrl-C does not reach it) and resolves once it is ready; retries while processes of a killed server still let go. Throws DatabaseLost where somebody killed it. */
export async function spawnServer(place: Place, programs: string, options: ServerOptions): Promise<ChildProcess> {
  const giveUp = Date.now() + 10_000;
  for (;;) {
    const started = await spawnOnce(place, programs, options);
    if (typeof started !== 'string') return started;
    if (!/still in use|lock file .* already exists/.test(started) || Date.now() > giveUp)
      throw new StartProblem(started);
    await sleep(50);
  }
}

async function spawnOnce(place: Place, programs: string, options: ServerOptions): Promise<ChildProcess | string> {
  const logPath = join(place.base, 'server.log');
  await rotate(logPath);
  const log = await open(logPath, 'a', 0o600);
  const before = (await log.stat()).size;
  const settings = serverSettings(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(programs, 'postgres'), ['-D', place.cluster, ...settings], {
    ...spawnIdentity({ account: place.account, directory: place.base }),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  child.on('error', () => {});
  await log.close();
  if (await becomesReady(place.cluster, child)) return child;
  if (child.signalCode !== null)
    throw new DatabaseLost(`The database in ${place.base} was ended by ${child.signalCode} while it started.`);
  return startFailure(place.base, (await readFile(logPath)).subarray(before).toString());
}

async function becomesReady(cluster: string, child: ChildProcess): Promise<boolean> {
  const giveUp = Date.now() + LONGEST_RECOVERY;
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined && Date.now() < giveUp) {
    const file = await readPidFile(cluster);
    if (file?.pid === child.pid && file.status === 'ready') return true;
    await sleep(5);
  }
  return false;
}

function startFailure(base: string, log: string): string {
  if (/No space left on device/.test(log)) return `No disk space left for the database in ${base}.`;
  const reason =
    log.split('\n').findLast((line) => /FATAL|PANIC/.test(line)) ??
    log.split('\n').find(Boolean) ??
    'it gave no reason';
  return `The database in ${base} did not start: ${reason.replace(/^.*?(FATAL|PANIC):\s*/, '')}`;
}

async function rotate(path: string): Promise<void> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LARGEST_LOG) await rename(path, `${path}.1`);
}
