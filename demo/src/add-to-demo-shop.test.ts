// What the demo shop gets behind its open doors (product §1): books, whole after any interruption, and nothing twice.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { isAlive } from '@outrigger/server/src/platform/postgres/running-server.ts';
import { lonelyDatabase } from '@outrigger/server/test/database.ts';
import { importDemo } from './demo-import.ts';
import { keepDone, keepPlan, readProgress } from './demo-progress.store.ts';
import { MODEL_BOOKS } from './manuals/book-names.ts';

const PROGRAM = fileURLToPath(new URL('add-to-demo-shop.ts', import.meta.url));

let db: Db;
let url: string;
let drop: () => Promise<void>;
let dataDir: string;

beforeAll(async () => {
  const lonely = await lonelyDatabase();
  [url, drop] = [lonely.url, lonely.drop];
  db = connect(url, { max: 2 });
  dataDir = mkdtempSync(join(tmpdir(), 'outrigger-addition-'));
  await importDemo(db, { size: 'S', seed: 2026, piece: 'shop', isExclusive: true });
  await keepPlan(db, { size: 'S', seed: 2026 });
}, 180_000);
afterAll(async () => {
  await db?.end();
  await drop?.();
  rmSync(dataDir, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}): {
  child: ChildProcess;
  ended: Promise<unknown[]>;
  output: () => string;
} {
  // Pictures drawn ahead are tried apart from this.
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, DEMO_AHEAD: 'off', ...settings };
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, ended: once(child, 'exit'), output: () => output };
}

const counts = async () => {
  const [row] = await db<{ manuals: number; pages: number; imports: number }[]>`
    select (select count(*) from manuals) as manuals, (select count(*) from manual_pages) as pages, (select count(*) from imports) as imports`;
  return row;
};

test('product §1 killed in the middle it leaves nothing, started again it completes, and a third start adds nothing', async () => {
  const first = start();
  const isWriting = async () => {
    const rows =
      await db`select 1 from pg_stat_activity where datname = current_database() and query ilike 'copy stage_manual%' and state <> 'idle'`;
    return rows.length > 0 || first.output().includes('added in');
  };
  while (!(await isWriting())) await sleep(5);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(first.output()).not.toContain('added in');
  expect(await counts()).toEqual({ manuals: 0, pages: 0, imports: 1 });

  const [second, beside] = [start(), start()];
  expect([(await second.ended)[0], (await beside.ended)[0]]).toEqual([0, 0]);
  const whole = await counts();
  expect(whole).toMatchObject({ manuals: MODEL_BOOKS.length, imports: 2 });
  expect(readdirSync(dataDir)).toEqual([]);

  expect((await start().ended)[0]).toBe(0);
  expect(await counts()).toEqual(whole);
}, 300_000);

test('product §1 a size that does not fit on the disk is told in one line and not begun', async () => {
  const { done } = await readProgress(db);
  const plan = async (size: 'S' | 'L') => {
    await keepPlan(db, { size, seed: 2026 });
    for (const step of done) await keepDone(db, step);
  };
  await plan('L');
  // The mark of a database in the data directory: elsewhere its disk is not this one.
  const cluster = join(dataDir, 'beside/postgres/18/cluster');
  mkdirSync(cluster, { recursive: true });
  writeFileSync(join(cluster, 'PG_VERSION'), '18');
  const before = await counts();
  const tried = start({ DATA_DIR: join(dataDir, 'beside'), DISK_MINIMUM_MB: '1000000' });
  expect((await tried.ended)[0]).toBe(0);
  expect(tried.output()).toMatch(
    /^Demo shop: size L needs 1,012,000 MB of disk in DATA_DIR and [\d,]+ MB are free: .*\n$/,
  );
  expect(await counts()).toEqual(before);
  expect((await readProgress(db)).done).toEqual(done);
  // Else the next test would begin to add it.
  await plan('S');
}, 60_000);

test('product §1 pictures that are seen first are drawn behind the open shop, and no longer than it runs', async () => {
  const place = join(dataDir, 'files/product/part');
  const drawing = start({ DEMO_AHEAD: 'on' });
  while (!existsSync(place)) await sleep(50);
  const [painter = 0] = childrenOf(drawing.child.pid ?? 0);
  expect(isAlive(painter)).toBe(true);
  drawing.child.kill('SIGKILL');
  await drawing.ended;
  await expect.poll(() => isAlive(painter), { timeout: 30_000 }).toBe(false);
}, 120_000);

/** The processes that this one started. */
function childrenOf(pid: number): number[] {
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return listed.trim().split(/\s+/).map(Number);
}

test('product §5 a machine leads to its service manual and brochure in each language', async () => {
  const found = await db<{ books: number }[]>`
    select count(b.code)::int as books from machines m left join manual_models mm on mm.variant_id = m.variant_id
    left join manuals b on b.id = mm.manual_id group by m.id`;
  expect(found).toHaveLength(60);
  expect(new Set(found.map((one) => one.books))).toEqual(new Set([10]));
});
