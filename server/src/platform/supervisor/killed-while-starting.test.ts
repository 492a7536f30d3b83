// Quality 5: the database is looked after from the first moment: killed at any point of a start, it is started again and the start goes on.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { existingPlace } from '../postgres/place.ts';
import { readPidFile } from '../postgres/running-server.ts';

const PROGRAM = fileURLToPath(new URL('../../../test/tiny-shop/start.ts', import.meta.url));
vi.setConfig({ testTimeout: 180_000 });

let dataDir = '';
let shop: { process: ChildProcess; output: () => string; ended: Promise<number | null> } | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'killed-start-'));
  await chmod(dataDir, 0o711);
});
afterEach(async () => {
  shop?.process.kill('SIGTERM');
  await shop?.ended;
  await rm(dataDir, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  const env = { PATH: process.env['PATH'], PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: 'off' };
  const child = spawn(process.execPath, [PROGRAM], { env: { ...env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  shop = { process: child, output: () => output, ended };
  return shop;
}

/** The number of the database's process, once it has one that is another than this. */
async function databasePid(before = 0): Promise<number> {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(2)) {
    const place = await existingPlace(dataDir).catch(() => undefined);
    const pid = place && (await readPidFile(place.cluster))?.pid;
    if (pid && pid !== before) return pid;
  }
  throw new Error('the database did not start');
}

/** What the shop has said when it is ready; throws where it ends before. */
async function untilReady({ output, ended }: NonNullable<typeof shop>): Promise<string> {
  let isOver = false;
  void ended.then(() => (isOver = true));
  for (const until = Date.now() + 120_000; Date.now() < until && !isOver; await sleep(20))
    if (output().includes('Outrigger is ready')) return output();
  throw new Error(`the shop did not come up: ${output()}`);
}

/** Whatever was told is a sentence, not the bare words of a socket. */
const BARE_ERROR = /^\w*Error: /m;

// While it is made ready, while the shop's database is made in it, and while it is migrated.
it.each([0, 60, 250, 500, 900])('§1 the database is killed %i ms after it came', async (delay) => {
  const starting = await start();
  const pid = await databasePid();
  await sleep(delay + Math.random() * 60);
  process.kill(pid, 'SIGKILL');
  expect(await untilReady(starting)).not.toMatch(BARE_ERROR);
});

it('§1 the database is killed again and again', async () => {
  const starting = await start();
  for (let [times, pid] = [0, 0]; times < 3; times += 1) {
    pid = await databasePid(pid);
    await sleep(100);
    process.kill(pid, 'SIGKILL');
  }
  expect(await untilReady(starting)).not.toMatch(BARE_ERROR);
});

it('§1 the database is killed while the demo shop is filled: what is there is thrown away, and filled anew', async () => {
  const starting = await start({ DEMO: 'on', TINY_DEMO: 'demo-that-needs-it.ts' });
  await expect.poll(starting.output, { timeout: 60_000 }).toContain('filling');
  process.kill(await databasePid(), 'SIGKILL');
  expect(await untilReady(starting)).not.toMatch(BARE_ERROR);
  expect(starting.output().match(/filling/g)).toHaveLength(2);
  expect(starting.output()).toContain('A guest is here');
});
