// A whole shop as a process of its own, so that its parts can be killed as they would be in life.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onDatabase } from '@outrigger/server/src/platform/postgres/on-database.ts';
import { findRunningServer, launchPostgres } from '@outrigger/server/src/platform/postgres/launch.ts';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import { createDatabase } from '@outrigger/server/src/platform/db/create-database.ts';
import { migrate } from '@outrigger/server/src/platform/db/migrate.ts';
import { keepFirstStart } from '@outrigger/server/src/platform/supervisor/first-start.store.ts';

/** The running shop: its address, its database, and the ids of the processes to kill. */
export interface ShopProcess {
  url: string;
  databaseUrl: string;
  dataDir: string;
  apiPid: () => number;
  workerPid: () => number;
  databasePid: () => Promise<number>;
  isReady: () => Promise<boolean>;
  stop: () => Promise<void>;
}

const PROGRAM = fileURLToPath(import.meta.resolve('@outrigger/server/src/start.ts'));

/** Starts an empty shop with a durable database in a temporary folder, or in one that is given; as in a demo orders are paid at the test provider. `stop` drains and removes it. */
export async function startShopProcess(
  given: { folder?: string; settings?: Record<string, string> } = {},
): Promise<ShopProcess> {
  const dataDir = await mkdtemp(join(given.folder ?? tmpdir(), 'outrigger-kills-'));
  await chmod(dataDir, 0o711);
  // On a database of the caller's own the shop begins empty.
  const external = given.settings?.['DATABASE_URL'];
  if (!external) await beginAsDemo(dataDir);
  const port = await freePort();
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    ...given.settings,
  };
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  if (!(await untilReady(url, child))) {
    await stop();
    throw new Error('the shop to be killed did not start');
  }
  const server = await findRunningServer(dataDir);
  return {
    url,
    databaseUrl: external ?? onDatabase(server?.url ?? '', 'outrigger'),
    dataDir,
    apiPid: () => childRunning(child.pid ?? 0, 'start-api.ts'),
    workerPid: () => childRunning(child.pid ?? 0, 'start-worker.ts'),
    databasePid: async () => (await findRunningServer(dataDir))?.pid ?? 0,
    isReady: () => isReady(url),
    stop,
  };
}

// What makes a shop a demo is what its database remembers of the first start; no guest needs to fill it.
async function beginAsDemo(dataDir: string): Promise<void> {
  const server = await launchPostgres({ dataDir });
  const db = connect(await createDatabase(server.url), { max: 1 });
  try {
    await migrate(db);
    await keepFirstStart(db, 'filled');
  } finally {
    await db.end();
    await server.stop();
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    if (await isReady(url)) return true;
    await sleep(50);
  }
  return false;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );

function childRunning(parent: number, program: string): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const found = lines
    .map((line) => line.trim().split(/\s+/))
    .find(([, ppid, ...args]) => Number(ppid) === parent && args.some((arg) => arg.endsWith(program)));
  return Number(found?.[0] ?? 0);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
