// Transactions and plain queries side by side (architecture §8).
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testDatabaseUrl } from '../../../test/database.ts';
import { connect } from './connect.ts';

// Exactly as many queries as the driver sends ahead on its connections, then transactions: the place where BEGIN lost its connection.
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
  // The driver may say once more on a new connection what ended the old one; after that all is well.
  const alive = async () => (await db.begin((trx) => trx`select 1 as one`))[0];
  const tries = [await alive().catch(() => null), await alive().catch(() => null), await alive()];
  expect(tries.at(-1)).toEqual({ one: 1 });
  await Promise.all([db.end({ timeout: 1 }), killer.end({ timeout: 1 })]);
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
