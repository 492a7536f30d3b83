// Transactions and plain queries side by side (architecture §8).
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testDatabaseUrl } from '../../../test/database.ts';
import { connect } from './connect.ts';
import type { Trx } from './db.ts';

// Many more queries than connections, and transactions among them.
const AHEAD = 99;

test('architecture §8 a transaction has its connection to itself, however many queries wait beside it', async () => {
  const db = connect(await testDatabaseUrl(), { max: 2 });
  await Promise.all([db`select 1`, db`select 1`]);
  const plain = Array.from({ length: 2 * AHEAD + 2 }, (_, at) =>
    (at < 2 ? db`select pg_sleep(0.3)` : db`select 1`).execute(),
  );
  const work = Array.from({ length: 4 }, async () =>
    db.begin(async (trx) => {
      const [first] = await trx`select pg_backend_pid() as pid, txid_current() as id`;
      const [second] = await trx`select pg_backend_pid() as pid, txid_current() as id`;
      expect(second).toEqual(first);
    }),
  );
  const outcomes = await Promise.allSettled([...plain, ...work]);
  await db.end({ timeout: 1 });
  expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toEqual([]);
});

test('quality 5 a connection lost inside a transaction or savepoint is an error of that transaction alone', async () => {
  const url = await testDatabaseUrl();
  const [db, killer] = [connect(url, { max: 2 }), connect(url, { max: 1 })];
  const lose = (deep: boolean) =>
    db.begin(async (trx) => {
      const [own] = await trx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      const work = async (inner: typeof trx) => {
        await killer`select pg_terminate_backend(${own?.pid ?? 0})`;
        await Promise.all([inner`select 1`, inner`select 2`]);
        await inner`select 3`;
      };
      return deep ? await trx.savepoint(work) : await work(trx);
    });
  const outcomes = await Promise.allSettled([lose(false), lose(true), lose(true)]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await db.begin((trx) => trx`select 1 as one`)).toEqual([{ one: 1 }]);
  await Promise.all([db.end({ timeout: 1 }), killer.end({ timeout: 1 })]);
});

test('architecture §8 what a transaction asks at once is sent in order on its own connection, without a warning', async () => {
  const db = connect(await testDatabaseUrl(), { max: 2 });
  const warnings: Error[] = [];
  const warn = (warning: Error) => warnings.push(warning);
  process.on('warning', warn);
  const found = await db.begin((trx) =>
    Promise.all(Array.from({ length: 50 }, (_, at) => trx`select ${at}::int as at, pg_backend_pid() as pid`)),
  );
  expect(found.map(([row]) => row?.['at'])).toEqual(found.map((_, at) => at));
  expect(new Set(found.map(([row]) => row?.['pid'])).size).toBe(1);
  await new Promise(setImmediate);
  process.off('warning', warn);
  expect(warnings).toEqual([]);
  await db.end();
});

test('architecture §8 a refused statement is the failure of its transaction, though the work caught it', async () => {
  const db = connect(await testDatabaseUrl(), { max: 2 });
  await db`create table if not exists caught_probe (id int)`;
  const caught = db.begin(async (trx) => {
    await trx`insert into caught_probe values (1)`;
    await trx`select 1 / 0`.catch(() => {});
    return 'done';
  });
  await expect(caught).rejects.toMatchObject({ code: '22012' });
  const behind = db.begin((trx) => Promise.allSettled([trx`select 1 / 0`, trx`insert into caught_probe values (2)`]));
  await expect(behind).rejects.toMatchObject({ code: '22012' });
  const partly = db.begin(async (trx) => {
    await trx`insert into caught_probe values (3)`;
    await trx.savepoint((inner) => inner`select 1 / 0`).catch(() => {});
    return 'done';
  });
  await expect(partly).resolves.toBe('done');
  expect(await db`select id from caught_probe`).toEqual([{ id: 3 }]);
  await db`drop table caught_probe`;
  await db.end();
});

test('architecture §8 a savepoint never takes back what was asked beside it', async () => {
  const db = connect(await testDatabaseUrl(), { max: 2 });
  await db`create table if not exists beside_probe (id int)`;
  const failing = (trx: Trx) =>
    trx.savepoint(async (inner) => {
      await inner`insert into beside_probe values (1)`;
      await sleep(50);
      throw new Error('taken back');
    });
  const beside: Record<string, (trx: Trx) => Promise<unknown>> = {
    savepoint: (trx) => trx.savepoint((inner) => inner`insert into beside_probe values (2)`),
    statement: (trx) => trx`insert into beside_probe values (3)`.execute(),
  };
  for (const ask of Object.values(beside)) {
    const both = db.begin((trx) => Promise.allSettled([failing(trx), ask(trx)]));
    await expect(both).rejects.toThrow('a savepoint of this transaction is open');
  }
  await db.begin(async (trx) => {
    for (const ask of Object.values(beside)) {
      await failing(trx).catch(() => {});
      await ask(trx);
    }
  });
  expect(await db`select id from beside_probe order by id`).toEqual([{ id: 2 }, { id: 3 }]);
  await db`drop table beside_probe`;
  await db.end();
});

test('architecture §8 a transaction that is over takes no more statements', async () => {
  const db = connect(await testDatabaseUrl(), { max: 2 });
  const trx = await db.begin(async (own) => ({ own }));
  await expect(trx.own`select 1`).rejects.toThrow('is over');
  await db.end();
});

test('architecture §8 a pool that is closed tells those who still wait', async () => {
  const db = connect(await testDatabaseUrl(), { max: 1 });
  const asked = Promise.allSettled([db`select pg_sleep(5)`, db`select 1`, db`select 2`]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await db.end({ timeout: 0 });
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(db`select 3`).rejects.toMatchObject({ code: 'CONNECTION_ENDED' });
});

test('architecture §8 a pool that is closed without haste serves who asked before, and nobody after', async () => {
  const db = connect(await testDatabaseUrl(), { max: 2 });
  const nap = async (trx: Trx) => await trx`select pg_sleep(0.1)`;
  const asked = Array.from({ length: 6 }, (_, at) => (at % 2 ? db`select pg_sleep(0.1)`.execute() : db.begin(nap)));
  await sleep(50);
  const ended = db.end();
  await expect(db`select 1`).rejects.toMatchObject({ code: 'CONNECTION_ENDED' });
  expect(await Promise.all(asked)).toHaveLength(6);
  await ended;
});

// As the socket of a server that was killed, as long as one of its children is left.
async function mute(where: string | number) {
  const server = createServer(() => {}).listen(where);
  await once(server, 'listening');
  return server;
}

test('quality 5 a socket whose server is gone is given up long before an address far away', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mute-'));
  const [here, there] = [await mute(join(directory, '.s.PGSQL.5432')), await mute(0)];
  const { port } = there.address() as AddressInfo;
  const near = connect(`postgres://nobody@localhost/nothing?host=${directory}`, { max: 1 });
  const far = connect(`postgres://nobody@127.0.0.1:${port}/nothing`, { max: 1 });
  const asking = async (name: string, db: typeof near) => {
    await expect(db`select 1`).rejects.toMatchObject({ code: 'CONNECT_TIMEOUT' });
    return name;
  };
  const faraway = asking('far', far);
  expect(await Promise.race([asking('near', near), faraway])).toBe('near');
  await Promise.all([near.end({ timeout: 0 }), far.end({ timeout: 0 })]);
  await faraway.catch(() => {});
  here.close();
  there.close();
  await rm(directory, { recursive: true });
});
