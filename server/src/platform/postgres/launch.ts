// The embedded PostgreSQL as one call: find or make the cluster, adopt or start its server, hand back its address and how to stop it (product §1).
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireFreeSpace } from '../disk-guard.ts';
import { StartProblem } from '../start-problem.ts';
import { prepareBinaries } from './binaries.ts';
import { initCluster, OWNER } from './init-cluster.ts';
import { existingPlace, findPlace, type Place } from './place.ts';
import { isAlive, isThatServer, readPidFile, removeStalePidFile } from './running-server.ts';
import { adopted, type RunningServer, spawned } from './server-handle.ts';
import { makeSocketDirectory, PORT } from './socket-directory.ts';
import { spawnServer } from './spawn-server.ts';
import { refuseUnsafeServer } from '../db/verify-server.ts';

/** `durable: false` trades crash safety for speed and is for tests alone; `socketDirectory` keeps the address over a restart; `say` is told of slow steps. */
export type LaunchOptions = {
  dataDir: string;
  durable?: boolean;
  socketDirectory?: string;
  say?: (line: string) => void;
};

/** The embedded server, ready for connections; throws StartProblem with the one line for the operator. */
export async function launchPostgres(options: LaunchOptions): Promise<RunningServer> {
  if (process.platform === 'win32') {
    throw new StartProblem(
      'There is no embedded database on Windows: use the Linux subsystem (WSL), or set DATABASE_URL.',
    );
  }
  const durable = options.durable ?? true;
  const place = await findPlace(options.dataDir);
  const fresh = !(await exists(join(place.cluster, 'PG_VERSION')));
  await requireFreeSpace(place.base, fresh ? 300 : 50);
  const found = await adoptVerified(place, durable);
  if (found) return found;
  const server = await startServer(place, { ...options, durable, fresh });
  await refuseUnsafeServer(server, durable);
  return server;
}

async function adoptVerified(place: Place, durable: boolean): Promise<RunningServer | undefined> {
  const server = await adoptServer(place);
  try {
    if (server) await refuseUnsafeServer(server, durable);
    return server;
  } catch (error) {
    // One that was killed a moment ago is seen for as long as the system takes to clear it away.
    if (server && isAlive(server.pid)) throw error;
    return undefined;
  }
}

/** The server that already runs on `dataDir`, without owning it: to be used, never stopped; undefined when none runs. */
export async function findRunningServer(dataDir: string): Promise<RunningServer | undefined> {
  const place = await existingPlace(dataDir);
  return place && adoptServer(place);
}

async function adoptServer(place: Place): Promise<RunningServer | undefined> {
  const file = await readPidFile(place.cluster);
  if (!file || !(await isThatServer(file))) return undefined;
  const url = serverUrl(file.socketDirectory, await readPassword(place));
  return adopted(file, { url, socketDirectory: file.socketDirectory });
}

async function startServer(
  place: Place,
  options: LaunchOptions & { durable: boolean; fresh: boolean },
): Promise<RunningServer> {
  const programs = await prepareBinaries(place.programs, place.account);
  if (options.fresh) {
    options.say?.('creating the database');
    await initCluster(place, programs.directory, { sync: options.durable });
  }
  const left = await readPidFile(place.cluster);
  if (left) await removeStalePidFile(place.cluster, left);
  const socketDirectory = await makeSocketDirectory(place, options.socketDirectory);
  const child = await spawnServer(place, programs.directory, { durable: options.durable, socketDirectory });
  const url = serverUrl(socketDirectory, await readPassword(place));
  return spawned(child, { url, socketDirectory });
}

async function readPassword(place: Place): Promise<string> {
  return readFile(place.passwordFile, 'utf8').catch(() => {
    throw new StartProblem(
      `${place.passwordFile} cannot be read, and without it the database beside it does not open: put it back from a backup.`,
    );
  });
}

function serverUrl(socketDirectory: string, password: string): string {
  const url = new URL(`postgres://${OWNER}@localhost:${PORT}/postgres`);
  url.password = password;
  url.searchParams.set('host', socketDirectory);
  return url.href;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
