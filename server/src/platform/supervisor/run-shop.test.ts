// The life of a shop: start, kill -9 of each part, drain, and one clear line for what prevents a start (product §1).
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { lonelyDatabase } from '../../../test/database.ts';
import { connect } from '../db/connect.ts';
import { findPlace } from '../postgres/place.ts';
import { isAlive, readPidFile } from '../postgres/running-server.ts';

const PROGRAM = fileURLToPath(new URL('../../../test/tiny-shop/start.ts', import.meta.url));

type Shop = { process: ChildProcess; output: () => string; ended: Promise<number | null> };

const started: Shop[] = [];
vi.setConfig({ testTimeout: 120_000 });

let dataDir = '';
let port = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-test-'));
  await chmod(dataDir, 0o711);
  port = await freePort();
});
afterEach(async () => {
  for (let shop = started.pop(); shop; shop = started.pop()) await stop(shop);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function start(settings: Record<string, string> = {}): Shop {
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: 'off',
    ...settings,
  };
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const shop = { process: child, output: () => output, ended };
  started.push(shop);
  return shop;
}

async function ask(method = 'GET'): Promise<{ pid: number; notes: number } | undefined> {
  const answer = await globalThis.fetch(`http://127.0.0.1:${port}/note`, { method }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { pid: number; notes: number }) : undefined;
}

async function untilUp(without?: number): Promise<{ pid: number; notes: number }> {
  const startedAt = Date.now();
  for (;;) {
    const answer = await ask();
    if (answer && answer.pid !== without) return answer;
    if (Date.now() - startedAt > 60_000) throw new Error('the shop is not up');
    await sleep(20);
  }
}

async function databasePid(): Promise<number> {
  return (await readPidFile((await findPlace(dataDir)).cluster))?.pid ?? 0;
}

async function stop(shop: Shop): Promise<number | null> {
  shop.process.kill('SIGTERM');
  return shop.ended;
}

it('§1 says its address and the link for the first administrator, and stops everything on SIGTERM', async () => {
  const shop = start();
  const { pid } = await untilUp();
  await expect.poll(shop.output).toContain(`Outrigger is ready: http://localhost:${port}`);
  expect(shop.output()).toMatch(/Make the first administrator, once and within 24 hours: http:\S+firstAdmin=\S{43}/);
  const database = await databasePid();
  expect(await stop(shop)).toBe(0);
  expect([isAlive(pid), isAlive(database)]).toEqual([false, false]);
  expect(shop.output().match(/Outrigger stops/g)).toHaveLength(1);
});

it('§1 after kill -9 the API and the database are back with all that was acknowledged', async () => {
  const shop = start();
  const { pid } = await untilUp();
  const before = (await ask('POST'))?.notes ?? 0;
  process.kill(pid, 'SIGKILL');
  const again = await untilUp(pid);
  expect(again.notes).toBe(before);
  await ask('POST');
  const killed = await databasePid();
  process.kill(killed, 'SIGKILL');
  await expect.poll(databasePid, { timeout: 60_000, interval: 20 }).not.toBe(killed);
  const third = await untilUp();
  expect(third.notes).toBe(before + 1);
  expect(shop.output()).toContain('the API ended (SIGKILL) and is started again');
  expect(shop.output()).toContain('the database ended and is started again');
  expect(await stop(shop)).toBe(0);
});

it('§1 after kill -9 of the whole shop its children end, and the next start takes the orphaned database over', async () => {
  const shop = start();
  const { pid } = await untilUp();
  const database = await databasePid();
  shop.process.kill('SIGKILL');
  await shop.ended;
  await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
  expect(isAlive(database)).toBe(true);
  const next = start();
  await untilUp();
  expect(await databasePid()).toBe(database);
  expect(await stop(next)).toBe(0);
  expect(isAlive(database)).toBe(false);
});

it('§1 a second shop on the same directory is refused in one line', async () => {
  const shop = start();
  await untilUp();
  const second = start({ PORT: String(await freePort()) });
  expect(await second.ended).toBe(78);
  expect(second.output()).toBe(
    `${dataDir} is in use by a running shop (process ${shop.process.pid}): stop it first, or set DATA_DIR.\n`,
  );
  expect(await stop(shop)).toBe(0);
});

it('§1 Ctrl-C in the middle of a start leaves nothing running', async () => {
  for (const delay of [60, 250, 400]) {
    const shop = start();
    await sleep(delay);
    shop.process.kill('SIGINT');
    const code = await shop.ended;
    expect(code === 0 || code === null).toBe(true);
    expect(isAlive(await databasePid())).toBe(false);
  }
  const left = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(dataDir));
  expect(left).toEqual([]);
});

it('§1 after kill -9 of a shop whose API and worker still wait, they end themselves', async () => {
  const go = join(dataDir, 'go-orphans');
  const shop = start(aheadOf(go));
  await untilWaiting();
  shop.process.kill('SIGKILL');
  await shop.ended;
  await expect.poll(childrenAhead, { timeout: 30_000 }).toEqual([]);
  // Ends the stand-in for the generator, which nobody asked to.
  await writeFile(go, '');
});

it('§1 Ctrl-C while API and worker wait leaves neither', async () => {
  const shop = start(aheadOf(join(dataDir, 'never')));
  await untilWaiting();
  shop.process.kill('SIGINT');
  expect(await shop.ended).toBe(0);
  expect(childrenAhead()).toEqual([]);
});

it('§1 API and worker are started beside the database and begin only once the shop is filled', async () => {
  const go = join(dataDir, 'go-ahead');
  const shop = start(aheadOf(go));
  await untilWaiting();
  const ahead = childrenAhead();
  expect(shop.output()).not.toContain('Outrigger is ready');
  await writeFile(go, '');
  const { pid } = await untilUp();
  expect(ahead).toContain(pid);
  expect(await stop(shop)).toBe(0);
  expect(childrenAhead()).toEqual([]);
});

it('§1 a start that fails behind the waiting API and worker is one line and leaves neither', async () => {
  const shop = start({ ...aheadOf(''), DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
  expect(await shop.ended).toBe(78);
  expect(shop.output()).toMatch(/^The database of DATABASE_URL cannot be used: .*\n$/);
  expect(childrenAhead()).toEqual([]);
});

it('§1 port in use and a broken setting are one line each', async () => {
  const taken = await listen();
  const shop = start({ PORT: String((taken.address() as { port: number }).port) });
  expect(await shop.ended).toBe(78);
  expect(shop.output()).toMatch(/^Port \d+ is in use: stop the other program, or set PORT\.\n$/);
  taken.close();
  const broken = start({ DEMO_SIZE: 'huge' });
  expect(await broken.ended).toBe(78);
  expect(broken.output()).toBe('The setting DEMO_SIZE is "huge": it must be one of S, M, L.\n');
  const gone = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
  expect(await gone.ended).toBe(78);
  expect(gone.output()).toMatch(
    /^The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:9\.\n$/,
  );
});

it('§1 a database of another program is one line, and nothing is made in it', async () => {
  const { url, drop } = await lonelyDatabase();
  const db = connect(url, { max: 1 });
  await db`drop schema public cascade`;
  await db`create schema public`;
  await db`create table invoices (id int)`;
  const shop = start({ DATABASE_URL: url });
  expect(await shop.ended).toBe(78);
  expect(shop.output()).toBe(
    'The database holds tables of another program (invoices): give the shop one of its own; nothing was changed.\n',
  );
  expect(await db`select to_regclass('migrations') as found`).toEqual([{ found: null }]);
  await db.end();
  await drop();
});

it('§1 a file where a directory must be is one line', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'shop-test-'));
  await chmod(elsewhere, 0o711);
  await writeFile(join(elsewhere, 'postgres'), '');
  const noDatabase = start({ DATA_DIR: elsewhere });
  expect(await noDatabase.ended).toBe(78);
  expect(noDatabase.output()).toBe(
    `${elsewhere}/postgres must be a directory and is a file: move it away, or set DATA_DIR.\n`,
  );
  await rm(join(elsewhere, 'files'), { recursive: true, force: true });
  await writeFile(join(elsewhere, 'files'), '');
  const noFiles = start({ DATA_DIR: elsewhere });
  expect(await noFiles.ended).toBe(78);
  expect(noFiles.output()).toBe(
    `${elsewhere}/files must be a directory and is a file: move it away, or set DATA_DIR.\n`,
  );
  await rm(elsewhere, { recursive: true });
});

it('§1 while a first start fills the shop the port is taken, and says that the shop is not there yet', async () => {
  const go = join(dataDir, 'go');
  const shop = start({ DEMO: 'on', TINY_DEMO: 'slow-demo.ts', TINY_GO: go });
  const url = `http://127.0.0.1:${port}/`;
  const answer = () => globalThis.fetch(url).then(async (got) => [got.status, await got.json()], String);
  await expect
    .poll(answer, { timeout: 60_000, interval: 20 })
    .toMatchObject([503, { code: 503, result: { reason: 'unavailable' } }]);
  const second = start({ DATA_DIR: join(dataDir, 'second') });
  expect(await second.ended).toBe(78);
  expect(second.output()).toMatch(/^Port \d+ is in use: stop the other program, or set PORT\.\n$/);
  await writeFile(go, '');
  await untilUp();
  expect(await stop(shop)).toBe(0);
});

it('§1 what a guest filled it greets for and makes the files of; without a guest a shop that is to be a demo says so and runs', async () => {
  const settings = { DATA_DIR: join(dataDir, 'guest'), DEMO: 'on', TINY_GO: dataDir };
  const shop = start({ ...settings, TINY_DEMO: 'slow-demo.ts' });
  await untilUp();
  expect(await ask()).toMatchObject({ fileMaker: expect.stringMatching(/slow-demo\.ts$/) });
  await expect.poll(shop.output).toContain('A guest is here.\n');
  expect(shop.output()).not.toContain('DEMO is on');
  expect(await stop(shop)).toBe(0);
  const alone = start(settings);
  await untilUp();
  expect(await ask()).toMatchObject({ fileMaker: null });
  await expect
    .poll(alone.output)
    .toContain(
      '\nDEMO is on, but no demo workspace came with this shop: nothing is filled in, and no pictures are made.\n',
    );
  expect(await stop(alone)).toBe(0);
});

/** Settings of a shop whose first start fills it until the file is there. */
const aheadOf = (go: string) => ({
  DATA_DIR: join(dataDir, 'ahead'),
  DEMO: 'on',
  TINY_DEMO: 'slow-demo.ts',
  TINY_GO: go,
});

/** Until the shop is being filled, and API and worker are there. */
async function untilWaiting(): Promise<void> {
  const answer = () =>
    globalThis.fetch(`http://127.0.0.1:${port}/`).then(
      ({ status }) => status,
      () => undefined,
    );
  await expect.poll(answer, { timeout: 60_000, interval: 20 }).toBe(503);
  expect(childrenAhead().length).toBe(2);
}

/** The processes of the stand-ins that belong to a shop of `aheadOf`. */
function childrenAhead(): number[] {
  const processes = execFileSync('ps', ['axeww', '-o', 'pid=,args='], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return processes
    .split('\n')
    .filter((line) => /tiny-(api|worker)\.ts/.test(line) && line.includes(`DATA_DIR=${join(dataDir, 'ahead')} `))
    .map((line) => Number.parseInt(line, 10));
}

async function listen(): Promise<Server> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function freePort(): Promise<number> {
  const server = await listen();
  const { port: free } = server.address() as { port: number };
  server.close();
  return free;
}
