// Product §1: an operator command works on the shop there is; only a restore makes one.
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { migrate } from '../platform/db/migrate.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { backup } from './backup.ts';
import { importCommand } from './import.ts';
import { user } from './user.ts';
import { withDatabase } from './with-database.ts';

vi.setConfig({ testTimeout: 120_000 });

const silent = () => {};
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'));
  await chmod(folder, 0o711);
  await mkdir(join(folder, 'empty'));
  // A start that was cut short while it made the database.
  await mkdir(join(folder, 'begun/postgres/18/unfinished-7'), { recursive: true });
  await writeFile(join(folder, 'notes'), 'mine');
});
afterAll(() => rm(folder, { recursive: true }));

const commands = [
  ['user list', (config) => user(config, ['list'], silent)],
  ['user administrator', (config) => user(config, ['administrator', 'chief@example.org'], silent)],
  ['user unlock', (config) => user(config, ['unlock', '203.0.113.7'], silent)],
  ['backup', (config) => backup(config, [join(folder, 'shop.backup')], silent)],
  ['import', (config) => importCommand(config, [folder], { say: silent })],
] satisfies [string, (config: ReturnType<typeof readConfig>) => Promise<void>][];

test.each(commands)(
  'product §1 %s says that there is no shop in a directory without one, and makes none',
  async (_what, run) => {
    for (const name of ['missing', 'empty', 'begun']) {
      const dataDir = join(folder, name);
      const running = run(readConfig({ DATA_DIR: dataDir }));
      await expect(running).rejects.toThrow(`There is no shop in ${dataDir}: set DATA_DIR to the directory of yours.`);
      await expect(running).rejects.toBeInstanceOf(StartProblem);
    }
    expect(await readdir(folder)).toEqual(['begun', 'empty', 'notes']);
    expect(await readdir(join(folder, 'empty'))).toEqual([]);
    expect(await readdir(join(folder, 'begun'))).toEqual(['postgres']);
  },
);

test.each([true, false])(
  'product §1 a file in the place of a directory is told and stays (restore: %s)',
  async (isRestore) => {
    const file = join(folder, 'notes');
    const line = `${file} must be a directory and is a file: move it away, or set`;
    const settings = { FILES_URL: pathToFileURL(file).href, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' };
    await expect(withDatabase(readConfig(settings), isRestore, async () => {})).rejects.toThrow(`${line} FILES_URL.`);
    await expect(withDatabase(readConfig({ DATA_DIR: file }), isRestore, async () => {})).rejects.toThrow(
      `${line} DATA_DIR.`,
    );
    await expect(readFile(file, 'utf8')).resolves.toBe('mine');
  },
);

test('product §1 a database of another release is told as such, not as missing', async () => {
  await mkdir(join(folder, 'old/postgres/17'), { recursive: true });
  await expect(user(readConfig({ DATA_DIR: join(folder, 'old') }), ['list'], silent)).rejects.toThrow(
    'holds a database of PostgreSQL 17',
  );
  await rm(join(folder, 'old'), { recursive: true });
});

test('product §1 a restore makes the shop it needs, and the other commands find it then', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'new') });
  const failing = withDatabase(config, true, () => Promise.reject(new Error('damaged')));
  await expect(failing).rejects.toThrow('damaged');
  const asking = withDatabase(config, false, async () => {});
  await expect(asking).rejects.toThrow(
    `There is no shop in ${config.dataDir} yet, only the empty database of a restore or first start that failed: restore again, or start the shop.`,
  );
  await expect(asking).rejects.toBeInstanceOf(StartProblem);
  await withDatabase(config, true, migrate);
  await withDatabase(config, false, async (db) => {
    expect(await db`select 1 from users`).toEqual([]);
  });
});
