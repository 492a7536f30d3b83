// Product §1: an operator command touches no other program's tables, throws away no shop unasked, and brings none forward.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lonelyDatabase } from '../../test/database.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { connect } from '../platform/db/connect.ts';
import type { Db } from '../platform/db/db.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { backup } from './backup.ts';
import { importCommand } from './import.ts';
import { restore } from './restore.ts';
import { refuseToOverwrite } from './restore.store.ts';
import { user } from './user.ts';

const silent = () => {};
const NOT_EMPTY = 'This shop is not empty: add --replace';
let db: Db;
let config: Config;
let folder = '';
let drop = () => Promise.resolve();
beforeEach(async () => {
  const alone = await lonelyDatabase();
  drop = alone.drop;
  db = connect(alone.url, { max: 1 });
  folder = await mkdtemp(join(tmpdir(), 'whose-'));
  config = readConfig({ DATABASE_URL: alone.url, DATA_DIR: folder });
});
afterEach(async () => {
  await db.end();
  await Promise.all([drop(), rm(folder, { recursive: true })]);
});

const commands = [
  ['user list', () => user(config, ['list'], silent)],
  ['user administrator', () => user(config, ['administrator', 'chief@example.org'], silent)],
  ['user unlock', () => user(config, ['unlock', '203.0.113.7'], silent)],
  ['import', () => importCommand(config, [folder], { say: silent })],
] satisfies [string, () => Promise<void>][];

async function makeForeign(): Promise<void> {
  await db`drop schema public cascade`;
  await db`create schema public`;
  await db`create table invoices (id int)`;
}

const tablesThere = async () =>
  (await db`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`).map((row) =>
    String(row['relname']),
  );

test('product §1 a restore refuses the tables of another program, even where it may replace a shop', async () => {
  const file = join(folder, 'shop.backup');
  await backup(config, [file], silent);
  await makeForeign();
  for (const options of [[], ['--replace']]) {
    const restoring = restore(config, [file, ...options], silent);
    await expect(restoring).rejects.toThrow('The database holds tables of another program (invoices)');
    await expect(restoring).rejects.toBeInstanceOf(StartProblem);
  }
  expect(await tablesThere()).toEqual(['invoices']);
});

// `item` and `name` stand within words of the migrations; no migration makes a table of that name.
const FOREIGN = ['item', 'name', 'parts_copy_2026'];

test('product §1 tables of another program beside the shop are left out of a backup, and no restore drops them', async () => {
  const file = join(folder, 'shop.backup');
  const lines: string[] = [];
  for (const name of FOREIGN) {
    await db`create table ${db(name)} (id bigint generated always as identity primary key)`;
    await db`insert into ${db(name)} default values`;
  }
  await db`create sequence foreign_numbers`;
  await backup(config, [file], (line) => lines.push(line));
  expect(lines).toEqual(
    expect.arrayContaining(FOREIGN.map((name) => `left out, for it is a table of another program: ${name}`)),
  );
  for (const name of FOREIGN) {
    for (const options of [[], ['--replace']]) {
      const restoring = restore(config, [file, ...options], silent);
      await expect(restoring).rejects.toThrow(/^The database holds tables of another program \(.*\)/);
      await expect(restoring).rejects.toThrow(new RegExp(`[(, ]${name}[,)]`));
      await expect(restoring).rejects.toBeInstanceOf(StartProblem);
    }
    expect(await db`select from ${db(name)}`).toHaveLength(1);
    // Each of those that are left is as much of a hindrance by itself.
    await db`drop table ${db(name)}`;
  }
  await db`drop sequence foreign_numbers`;
  await expect(restore(config, [file, '--replace'], silent)).resolves.toBeUndefined();
});

test('product §1 a restore takes an emptied database and a shop nobody has used', async () => {
  await expect(refuseToOverwrite(db, false)).resolves.toBeUndefined();
  await db`drop schema public cascade`;
  await db`create schema public`;
  await db`create extension pg_trgm`;
  await expect(refuseToOverwrite(db, false)).resolves.toBeUndefined();
});

test('product §1 a shop with a catalogue and no user yet is only replaced when asked to', async () => {
  await db`insert into imports (source) values ('catalogue')`;
  await expect(refuseToOverwrite(db, false)).rejects.toThrow(NOT_EMPTY);
  await expect(refuseToOverwrite(db, true)).resolves.toBeUndefined();
});

test.each([...commands, ['backup', () => backup(config, [join(folder, 'x')], silent)] as const])(
  'product §1 %s on an address that leads to no shop says so and makes none',
  async (_what, run) => {
    await makeForeign();
    await expect(run()).rejects.toThrow('There is no shop in the database of DATABASE_URL: set it to that of yours.');
    expect(await tablesThere()).toEqual(['invoices']);
  },
);

test.each(commands)(
  'product §1 %s on a database of an earlier release says so and leaves it there',
  async (_what, run) => {
    const [last] = await db`delete from migrations where number = (select max(number) from migrations) returning name`;
    const running = run();
    await expect(running).rejects.toThrow(
      `The database is of an earlier release (it has no ${String(last?.['name'])})`,
    );
    await expect(running).rejects.toBeInstanceOf(StartProblem);
    expect(await db`select 1 from migrations where name = ${String(last?.['name'])}`).toEqual([]);
  },
);

test('product §1 a backup before an update copies the earlier release as it is', async () => {
  const [last] = await db`delete from migrations where number = (select max(number) from migrations) returning name`;
  const file = join(folder, 'shop.backup');
  await backup(config, [file], silent);
  expect((await stat(file)).size).toBeGreaterThan(0);
  expect(await db`select 1 from migrations where name = ${String(last?.['name'])}`).toEqual([]);
});
