// Transactions, value formats and migrations on real PostgreSQL (architecture §8).
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { lonelyDatabase, testDatabase } from '../../../test/database.ts';
import { readConfig } from '../config.ts';
import { StartProblem } from '../start-problem.ts';
import { onDatabase } from '../postgres/on-database.ts';
import { openShopDatabase } from '../supervisor/database-of-shop.ts';
import { connect } from './connect.ts';
import { inTransaction } from './db.ts';
import { migrate } from './migrate.ts';
import { refuseOldServer, testDatabaseAbilities } from './self-test.ts';

const db = await testDatabase();
afterAll(async () => {
  await db`drop table if exists deadlock_probe, rollback_probe`;
  await db.end();
});

describe('architecture §8 values', () => {
  it('come as numbers, day texts, dates and camelCase names', async () => {
    const [row] =
      await db`select 5::bigint as minor_units, '2026-02-28'::date as a_day, '2026-02-28T10:00Z'::timestamptz as at, 1.50::numeric as rate`;
    expect(row).toEqual({ minorUnits: 5, aDay: '2026-02-28', at: new Date('2026-02-28T10:00Z'), rate: '1.50' });
  });

  it('take a date as a Date or as a text', async () => {
    const at = new Date('2026-02-28T10:00Z');
    const [row] =
      await db`select ${at}::timestamptz as at, ${'2026-02-28'}::date as a_day, ${9_007_199_254_740_991}::bigint as most`;
    expect(row).toEqual({ at, aDay: '2026-02-28', most: 9_007_199_254_740_991 });
  });

  it('refuse a bigint that a number cannot hold', async () => {
    await expect(db`select 9007199254740993::bigint as big`).rejects.toThrow('does not fit');
  });
});

describe('architecture §8 transactions', () => {
  it('start again after a deadlock, and both sides end well', async () => {
    await db`create table if not exists deadlock_probe (id int primary key, hits int not null)`;
    await db`insert into deadlock_probe values (1, 0), (2, 0) on conflict (id) do update set hits = 0`;
    let attempts = 0;
    const crossing = (first: number, second: number) =>
      inTransaction(db, async (trx) => {
        attempts += 1;
        await trx`update deadlock_probe set hits = hits + 1 where id = ${first}`;
        await trx`select pg_sleep(0.2)`;
        await trx`update deadlock_probe set hits = hits + 1 where id = ${second}`;
      });
    await Promise.all([crossing(1, 2), crossing(2, 1)]);
    const rows = await db`select hits from deadlock_probe order by id`;
    expect(rows.map((row) => row['hits'])).toEqual([2, 2]);
    expect(attempts).toBeGreaterThan(2);
  });

  it('give up after five attempts', async () => {
    let attempts = 0;
    const failing = inTransaction(db, async (trx) => {
      attempts += 1;
      await trx`do $$ begin raise exception 'again' using errcode = '40001'; end $$`;
    });
    await expect(failing).rejects.toThrow('again');
    expect(attempts).toBe(5);
  });

  it('leave nothing behind when the work throws', async () => {
    await db`create table if not exists rollback_probe (id int)`;
    const failing = inTransaction(db, async (trx) => {
      await trx`insert into rollback_probe values (1)`;
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db`select * from rollback_probe`).toHaveLength(0);
  });
});

const REFERENCE_DATA = join(import.meta.dirname, '../../../reference-data');

/** The statement that makes a table with just the columns of its file. */
const barely = async (table: string): Promise<string> => {
  const csv = await readFile(join(REFERENCE_DATA, `${table}.csv`), 'utf8');
  return `create table ${table} (${csv.slice(0, csv.indexOf('\n')).replaceAll(',', ' text, ')} text)`;
};

describe('architecture §8 migrations', () => {
  it('run forward once, in order, and leave a failed one without a trace', async () => {
    const alone = await lonelyDatabase();
    const empty = connect(alone.url, { max: 3 });
    const directory = await mkdtemp(join(tmpdir(), 'migrations-'));
    await empty`drop table migrations`;
    await writeFile(
      join(directory, '0001_first.sql'),
      'create table first_probe (id int); insert into first_probe values (1);',
    );
    const [one, two] = await Promise.all([migrate(empty, directory), migrate(empty, directory)]);
    expect([...one, ...two]).toEqual(['0001_first.sql']);
    await writeFile(join(directory, '0002_second.sql'), 'create table second_probe (id int); select 1/0;');
    await expect(migrate(empty, directory)).rejects.toThrow('0002_second.sql failed: division by zero');
    expect(await empty`select to_regclass('second_probe') as found`).toEqual([{ found: null }]);
    await writeFile(join(directory, '0001_first.sql'), 'create table first_probe (id bigint);');
    await expect(migrate(empty, directory)).rejects.toThrow('was changed after it was applied');
    await writeFile(join(directory, '0001_other.sql'), 'select 1');
    await expect(migrate(empty, directory)).rejects.toThrow('Two migrations have the number');
    await rm(join(directory, '0001_other.sql'));
    await rm(join(directory, '0001_first.sql'));
    await expect(migrate(empty, directory)).rejects.toThrow('made before the first release');
    await rm(join(directory, '0002_second.sql'));
    await expect(migrate(empty, directory)).rejects.toThrow('newer than this release');
    await empty.end();
    await alone.drop();
  });

  it('bring rows of reference data along, whole or not at all, and count an edited file of them as edited', async () => {
    const alone = await lonelyDatabase();
    const empty = connect(alone.url, { max: 1 });
    const place = await mkdtemp(join(tmpdir(), 'reference-'));
    const [migrations, rows] = [join(place, 'migrations'), join(place, 'reference-data')];
    await cp(REFERENCE_DATA, rows, { recursive: true });
    await mkdir(migrations);
    await empty`drop schema public cascade`;
    await empty`create schema public`;
    const tables = await Promise.all(['currencies', 'exchange_rates', 'countries', 'states'].map(barely));
    await writeFile(join(migrations, '0040_reference.sql'), tables.join(';\n'));
    await writeFile(join(rows, 'states.csv'), 'code,country,name,name_local\nAD-02,AD,Canillo,,too much\n');
    await expect(migrate(empty, migrations)).rejects.toThrow(
      /0040_reference\.sql failed: extra data .* \(COPY states, line 2/,
    );
    expect(await empty`select to_regclass('currencies') as found`).toEqual([{ found: null }]);
    await writeFile(join(rows, 'states.csv'), 'code,country,name,name_local\nAD-02,AD,"Canillo, ""high""",\n');
    expect(await migrate(empty, migrations)).toEqual(['0040_reference.sql']);
    expect(await empty`select name, name_local from states`).toEqual([{ name: 'Canillo, "high"', nameLocal: null }]);
    expect(await empty`select count(*) from countries`).toEqual([{ count: 250 }]);
    await writeFile(join(rows, 'states.csv'), 'code,country,name,name_local\n');
    await expect(migrate(empty, migrations)).rejects.toThrow('0040_reference.sql was changed after it was applied');
    await empty.end();
    await alone.drop();
  });
});

describe('product §1 a database without the extensions the shop needs', () => {
  it('is told in one line that names them both', async () => {
    const alone = await lonelyDatabase();
    const admin = connect(alone.url, { max: 1 });
    const login = `poor_${Date.now()}`;
    await admin`drop schema public cascade`;
    await admin`create schema public`;
    await admin.unsafe(`create role ${login} login password 'x'; grant create on schema public to ${login}`);
    const url = new URL(alone.url);
    [url.username, url.password] = [login, 'x'];
    const poor = connect(url.href, { max: 1 });
    const migrating = migrate(poor);
    await expect(migrating).rejects.toBeInstanceOf(StartProblem);
    await expect(migrating).rejects.toThrow(/^The extension pg_trgm cannot be added .*pg_trgm and btree_gist\.$/);
    await poor.end();
    await admin.end();
    await alone.drop();
    const server = connect(inject('testServer').url, { max: 1 });
    await server.unsafe(`drop role ${login}`);
    await server.end();
  });
});

describe('product §1 a database in another encoding', () => {
  it.each(['SQL_ASCII', 'LATIN1'])('%s is refused in one line, before anything is written to it', async (encoding) => {
    const alone = await lonelyDatabase();
    const admin = connect(alone.url, { max: 1 });
    const name = `other_${encoding.toLowerCase()}_${Date.now()}`;
    await admin.unsafe(
      `create database ${name} encoding '${encoding}' template template0 lc_collate 'C' lc_ctype 'C' locale_provider libc`,
    );
    const databaseUrl = onDatabase(alone.url, name);
    const opening = openShopDatabase(readConfig({ DATABASE_URL: databaseUrl, DEMO: 'off' }), () => {});
    const line = `The database of DATABASE_URL has the encoding ${encoding}, and it must be UTF8.`;
    await expect(opening).rejects.toMatchObject({ name: 'StartProblem', message: line });
    const other = connect(databaseUrl, { max: 1 });
    expect(await other`select to_regclass('migrations') as found`).toEqual([{ found: null }]);
    await other.end();
    await admin`drop database ${admin(name)}`;
    await admin.end();
    await alone.drop();
  });
});

describe('product §5 what search needs of the database', () => {
  it('is there: accents, Chinese, trigrams, version', async () => {
    await expect(refuseOldServer(db)).resolves.toBeUndefined();
    await expect(testDatabaseAbilities(db)).resolves.toBeUndefined();
  });

  it('is missed in a database with the locale C of the C library', async () => {
    const alone = await lonelyDatabase();
    const admin = connect(alone.url, { max: 1 });
    const name = `plain_c_${Date.now()}`;
    await admin`create database ${admin(name)} template template0 locale_provider libc locale 'C' encoding 'UTF8'`;
    const plain = connect(onDatabase(alone.url, name), { max: 1 });
    await plain`create extension pg_trgm`;
    await expect(testDatabaseAbilities(plain)).rejects.toThrow('create it with a UTF-8 locale');
    await plain.end();
    await admin`drop database ${admin(name)}`;
    await admin.end();
    await alone.drop();
  });
});
