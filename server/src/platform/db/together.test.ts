// Several statements in one message: one transaction, one way there and back (docs/decisions/0197).
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabaseUrl } from '../../../test/database.ts';
import { connect } from './connect.ts';
import type { Db, Trx } from './db.ts';
import { lossOf } from './driver/lost-connection.ts';

let db: Db;

beforeAll(async () => {
  db = connect(await testDatabaseUrl(), { max: 1 });
  await db`create table if not exists together_probe (id int primary key, note text)`;
});
beforeEach(() => db`delete from together_probe`.execute());
afterAll(async () => {
  await db`drop table together_probe`;
  await db.end();
});

const ids = async () => (await db<{ id: number }[]>`select id from together_probe order by id`).map((row) => row.id);

test('docs/decisions/0197 what is asked together is one transaction, in which each sees what those before it did', async () => {
  const [written, found, plain] = await db.together((one) => [
    one`insert into together_probe values (1, 'a'), (2, null) returning id, txid_current()::text as at`,
    one`select id, note as a_note, txid_current()::text as at from together_probe order by id`,
    7,
  ]);
  const at = written[0]?.['at'];
  expect(written.count).toBe(2);
  expect(found).toEqual([
    { id: 1, aNote: 'a', at },
    { id: 2, aNote: null, at },
  ]);
  expect(plain).toBe(7);
});

test('docs/decisions/0197 it is done whole or not at all, and its connection goes on', async () => {
  const insert = (one: Trx, id: number) => one`insert into together_probe values (${id})`;
  for (const repeated of [1, 2]) {
    const failing = db.together((one) => [
      one`insert into together_probe values (${1})`,
      one`insert into together_probe values (${repeated}), (${repeated})`,
      one`insert into together_probe values (${3})`,
    ]);
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await ids()).toEqual([]);
  }
  // The same texts as before, of which some were prepared and some were not.
  await db.together((one) => [one`insert into together_probe values (${4}), (${5})`, insert(one, 6), insert(one, 7)]);
  expect(await ids()).toEqual([4, 5, 6, 7]);
});

test('docs/decisions/0197 what is asked after waiting would be another transaction, and is refused', async () => {
  const late = db.together((one) => [
    one`insert into together_probe values (1)`,
    (async () => {
      await one`select 1`;
      await one`insert into together_probe values (2)`;
    })(),
  ]);
  await expect(late).rejects.toThrow('asked without waiting');
  expect(await ids()).toEqual([1]);
});

test('docs/decisions/0197 a constraint that is looked at last takes all of it back', async () => {
  await db`create table deferred_probe (id int unique deferrable initially deferred)`;
  const failing = db.together((one) => [
    one`insert into deferred_probe values (1)`,
    one`insert into deferred_probe values (1)`,
  ]);
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await db`select * from deferred_probe`).toEqual([]);
  await db`drop table deferred_probe`;
});

test('docs/decisions/0197 each statement sees what was committed while one before it waited for a lock', async () => {
  const other = connect(await testDatabaseUrl(), { max: 1 });
  await db`insert into together_probe values (1, 'old')`;
  let asked: Promise<unknown> | undefined;
  await other.begin(async (trx) => {
    await trx`update together_probe set note = 'new' where id = 1`;
    await trx`insert into together_probe values (2)`;
    asked = db.together((one) => [
      one`update together_probe set note = note || 'er' where id = 1`,
      one`select id, note from together_probe order by id`,
    ]);
    await sleep(100);
  });
  expect((await asked) as unknown[]).toEqual([
    [],
    [
      { id: 1, note: 'newer' },
      { id: 2, note: null },
    ],
  ]);
  await other.end();
});

test('docs/decisions/0197 statements of an altered table are planned anew', async () => {
  await db`create table altered_probe (id int)`;
  const ask = () => db.together((one) => [one`select * from altered_probe`, one`select 1 as one`]);
  expect(await ask()).toEqual([[], [{ one: 1 }]]);
  await db`alter table altered_probe add column note text`;
  await db`insert into altered_probe values (1, 'a')`;
  expect(await ask()).toEqual([[{ id: 1, note: 'a' }], [{ one: 1 }]]);
  await db`drop table altered_probe`;
});

test('architecture §8 a transaction sends what it asks without waiting in one message; its first refusal is its own', async () => {
  const failing = db.begin((trx) =>
    trx.together((one) => [
      one`insert into together_probe values (1)`,
      one`insert into together_probe values (1)`,
      one`insert into together_probe values (2)`,
    ]),
  );
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  const both = await db.begin((trx) =>
    Promise.all([
      trx`insert into together_probe values (3) returning id`,
      trx`select 9007199254740991::bigint as most`,
    ]),
  );
  expect(both).toEqual([[{ id: 3 }], [{ most: Number.MAX_SAFE_INTEGER }]]);
  const unread = db.begin((trx) =>
    Promise.all([trx`select 9007199254740993::bigint as big`, trx`insert into together_probe values (4)`]),
  );
  await expect(unread).rejects.toThrow('does not fit');
  expect(await ids()).toEqual([3]);
});

test('quality 5 a connection that is lost inside a message leaves nothing of it', async () => {
  const kill = (one: Trx) => one`select pg_terminate_backend(pg_backend_pid())`;
  const onPool = db.together((one) => [
    one`insert into together_probe values (1)`,
    kill(one),
    one`insert into together_probe values (2)`,
  ]);
  await expect(onPool).rejects.toSatisfy((error) => lossOf(error) !== 'nothing');
  const inTransaction = db.begin((trx) =>
    trx.together((one) => [
      one`insert into together_probe values (1)`,
      kill(one),
      one`insert into together_probe values (2)`,
    ]),
  );
  await expect(inTransaction).rejects.toSatisfy((error) => lossOf(error) !== 'nothing');
  expect(await ids()).toEqual([]);
});

const turns = async (count: number): Promise<void> => {
  for (let n = 0; n < count; n += 1) await Promise.resolve();
};

test('architecture §8 what a branch asks as its transaction is taken back is not done behind it', async () => {
  for (let n = 1; n <= 15; n += 1) {
    const branches = (trx: Trx) =>
      Promise.all([
        (async () => {
          await trx`select 1 as one`;
          throw new Error('refused');
        })(),
        (async () => {
          await trx`select 2 as two`;
          await turns(n);
          await trx`insert into together_probe values (${n})`;
        })(),
      ]);
    await expect(db.begin(branches)).rejects.toThrow('refused');
    await db.begin((trx) => trx.savepoint(branches).catch(() => null));
  }
  await db`select 1`;
  expect(await ids()).toEqual([]);
});

test('docs/decisions/0197 where one who asks fails before asking, nothing is sent', async () => {
  const insert = (one: Trx, id: number) => one`insert into together_probe values (${id})`;
  const unwritable = undefined as unknown as number;
  await expect(db.together((one) => [insert(one, 1), insert(one, unwritable), insert(one, 3)])).rejects.toThrow();
  const refused = Promise.reject(new Error('refused'));
  await expect(db.together((one) => [insert(one, 1), refused])).rejects.toThrow('refused');
  expect(await ids()).toEqual([]);
});

test('docs/decisions/0197 the refusal is told however deep it was asked, and a deadlock tried again', async () => {
  const deep = async (ask: () => Promise<unknown>, depth = 4): Promise<unknown> =>
    depth === 0 ? await ask() : await deep(ask, depth - 1);
  let tries = 0;
  const failing = db.together((one) => {
    tries += 1;
    return [
      deep(async () => await one`do $$ begin raise exception using errcode = '40P01'; end $$`),
      one`select 1 as one`,
    ];
  });
  await expect(failing).rejects.toMatchObject({ code: '40P01' });
  expect(tries).toBe(5);
});

test('docs/decisions/0011 what may wait for a lock does not keep reads waiting', async () => {
  const other = connect(await testDatabaseUrl(), { max: 1 });
  await db`insert into together_probe values (1)`;
  let asked: Promise<unknown> | undefined;
  await other.begin(async (trx) => {
    await trx`update together_probe set note = 'held'`;
    asked = db.together((one) => [one`update together_probe set note = 'late'`, one`select 1 as one`]);
    await sleep(50);
    expect(await db`select 2 as two`).toEqual([{ two: 2 }]);
  });
  await asked;
  await other.end();
});

test('docs/decisions/0197 a statement without a word in it is answered, COPY is refused', async () => {
  expect(await db.together((one) => [one.unsafe(''), one`select 1 as one`])).toEqual([[], [{ one: 1 }]]);
  await expect(db.together((one) => [one.unsafe('copy together_probe from stdin')])).rejects.toThrow();
  expect(await db`select 1 as one`).toEqual([{ one: 1 }]);
});

test('quality 5 a transaction that cannot begin tells why, whatever its work asked behind that', async () => {
  // Of several statements, and so in a message of its own.
  const begun = db.begin('in no way', async (trx) => await trx.unsafe('select 1; select 2'));
  await expect(begun).rejects.toMatchObject({ code: '42601' });
});
