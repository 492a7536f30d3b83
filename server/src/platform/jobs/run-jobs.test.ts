// The outbox: written with its cause, done once, tried again after a failure (architecture §8).
import Fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { testShop } from '../../../test/shop.ts';
import { inTransaction } from '../db/db.ts';
import type { Shop } from '../shop.ts';
import { enqueue } from './outbox.store.ts';
import { runJobs } from './run-jobs.ts';

let shop: Shop;
const { log } = Fastify({ logger: false });
beforeAll(async () => {
  ({ shop } = await testShop());
});

const until = async (isSo: () => Promise<boolean>) => {
  for (let tries = 0; tries < 80; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it never came true');
};

test('a job is done if and only if its transaction commits, by one of several workers', async () => {
  const done: unknown[] = [];
  const name = `test ${Date.now()}`;
  const work = {
    jobs: { [name]: async (_: Shop, facts: Record<string, unknown>) => void done.push(facts['n']) },
    routines: [],
  };
  const stops = [await runJobs(shop, work, log), await runJobs(shop, work, log)];
  await inTransaction(shop.db, async (trx) => {
    for (let n = 0; n < 20; n += 1) await enqueue(trx, name, { n });
  });
  await inTransaction(shop.db, async (trx) => {
    await enqueue(trx, name, { n: 'never' });
    throw new Error('rolled back');
  }).catch(() => {});
  await until(async () => done.length >= 20);
  await Promise.all(stops.map((stop) => stop()));
  expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 20 }, (_, n) => n));
});

test('a failed job waits and is tried again; the same unique work waits once', async () => {
  const name = `fails ${Date.now()}`;
  let tries = 0;
  await inTransaction(shop.db, async (trx) => {
    await enqueue(trx, name, {}, { uniqueKey: 'one' });
    await enqueue(trx, name, {}, { uniqueKey: 'one' });
  });
  const fail = async () => {
    tries += 1;
    throw new Error('the gateway is away');
  };
  const stop = await runJobs(shop, { jobs: { [name]: fail }, routines: [] }, log);
  const rows = () => shop.db`select attempts, last_error, run_at > now() as waits from outbox where job = ${name}`;
  await until(async () => (await rows()).some((row) => row['lastError'] !== null));
  await stop();
  expect(tries).toBe(1);
  expect(await rows()).toEqual([{ attempts: 1, lastError: 'the gateway is away', waits: true }]);
});
