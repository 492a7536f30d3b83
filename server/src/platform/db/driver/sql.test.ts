// How statements are put together, sent and read (architecture §8).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '../../../../test/database.ts';
import { connect } from '../connect.ts';
import { type Db, inTransaction, isOfStatement, type Trx } from '../db.ts';
import type { Value } from './values.ts';

let db: Db;
beforeAll(async () => {
  db = connect(await testDatabaseUrl(), { max: 1 });
});
afterAll(() => db.end());

test('architecture §8 pieces are put into statements, their parameters counted in order', () => {
  const piece = db`b = ${2} and ${db('t.c d"e')} = ${3}`;
  const { text, values, name } = db`select ${1}::int where ${piece} or ${piece} limit ${4}`.statement();
  expect(text).toBe('select $1::int where b = $2 and "t"."c d""e" = $3 or b = $4 and "t"."c d""e" = $5 limit $6');
  expect(values).toEqual(['1', '2', '3', '2', '3', '4']);
  expect(name).toMatch(/^[\w-]{27}$/);
});

test('architecture §8 the same text is the same prepared statement, and only what is planned is one', async () => {
  const ask = (n: number) => db`select ${n}::int as n`;
  expect(ask(1).statement().name).toBe(ask(2).statement().name);
  expect(db`create table x (id int)`.statement().name).toBeUndefined();
  expect(db.unsafe('select 1').statement().name).toBeUndefined();
  expect(await Promise.all([ask(1), ask(2)])).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  const [kept] =
    await db`select count(*) as times from pg_prepared_statements where statement = ${ask(3).statement().text}`;
  expect(kept).toEqual({ times: 1 });
});

test('architecture §8 values come back as they went', async () => {
  const bytes = Buffer.from([0, 255]);
  const [row] = await db`
    select ${bytes}::bytea as bytes, ${true}::boolean as yes, ${12n}::bigint as big, ${null}::text as none,
      ${db.json({ a_b: [1, "'"] })}::jsonb as facts, ${db.json('text')}::jsonb as word, ${new Date(0)}::timestamptz as at`;
  const facts = { a_b: [1, "'"] };
  expect(row).toEqual({ bytes, yes: true, big: 12, none: null, facts, word: 'text', at: new Date(0) });
});

test.each([undefined, { a: 1 }])('architecture §8 %j is no parameter', async (value) => {
  await expect(db`select ${value as unknown as Value}::text`).rejects.toThrow('a parameter of a statement is');
});

test('architecture §8 text that is SQL already is part of a statement, unless it has parameters', async () => {
  expect(await db`select ${db.unsafe('1 + 1')} as two`).toEqual([{ two: 2 }]);
  await expect(db`select ${db.unsafe('$1::int', [5])} + ${2}::int as sum`).rejects.toThrow('is no part of a statement');
});

test('architecture §8 a statement tells how many rows it touched', async () => {
  await db`create temp table touched as select generate_series(1, 5) as id`;
  expect((await db`delete from touched where id > 2`).count).toBe(3);
  expect((await db`select id from touched`).count).toBe(2);
});

test('architecture §8 a table that is altered while its statements are prepared is read all the same', async () => {
  await db`create table if not exists altered_probe (id int)`;
  const read = () => db`select * from altered_probe`;
  await read();
  await db`alter table altered_probe add column more int`;
  await expect(read()).resolves.toEqual([]);
  await db`drop table altered_probe`;
});

test('architecture §8 a transaction whose statements were prepared before a table was altered is run again', async () => {
  await db`create table if not exists altered_probe (id int)`;
  const read = (trx: Trx) => trx`select * from altered_probe`;
  const inSavepoint = () =>
    inTransaction(db, (trx) =>
      trx.savepoint(read).catch((error: unknown) => {
        if (!isOfStatement(error)) throw error;
        return 'refused';
      }),
    );
  await inTransaction(db, read);
  await db`alter table altered_probe add column more int`;
  await expect(inTransaction(db, read)).resolves.toEqual([]);
  await db`alter table altered_probe add column most int`;
  await expect(inSavepoint()).resolves.toEqual([]);
  await db`drop table altered_probe`;
});

test('architecture §8 a connection with a transaction left open is not handed on', async () => {
  const pid = async () => (await db`select pg_backend_pid() as pid`)[0]?.['pid'];
  const before = await pid();
  expect(await pid()).toBe(before);
  await db.unsafe('begin');
  expect(await pid()).not.toBe(before);
});
