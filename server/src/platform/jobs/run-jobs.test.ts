// The outbox: written with its cause, done once, tried again after a failure (architecture §8).
import Fastify from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabaseUrl } from '../../../test/database.ts';
import { testShop } from '../../../test/shop.ts';
import { connect } from '../db/connect.ts';
import { inTransaction } from '../db/db.ts';
import type { Shop } from '../shop.ts';
import { aloneAmongWorkers, enqueue, finishJob, postponeJob, takeJobs } from './outbox.store.ts';
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

// What an earlier test left waiting would be taken, too.
beforeEach(async () => void (await shop.db`update outbox set done_at = now() where done_at is null`));

const rowOf = async (name: string) => {
  const [row] = await shop.db<{ id: number; attempts: number; failedAt: Date | null; doneAt: Date | null }[]>`
    select id, attempts, failed_at, done_at from outbox where job = ${name} order by id desc limit 1`;
  if (!row) throw new Error(`no job ${name}`);
  return row;
};
const workerDies = (name: string) => shop.db`
  update outbox set locked_until = now() - interval '1 second' where job = ${name} and locked_until is not null`;
const ask = (name: string, facts: Record<string, unknown> = {}) =>
  inTransaction(shop.db, (trx) => enqueue(trx, name, facts, { uniqueKey: 'one' }));

test('a job that kills its worker each time is taken alone and given up after ten tries, and harms no other', async () => {
  const [deadly, harmless] = [`kills ${Date.now()}`, `harmless ${Date.now()}`];
  await ask(deadly);
  await ask(harmless);
  expect((await takeJobs(shop.db, 4)).map(({ job }) => job).sort()).toEqual([harmless, deadly]);
  await workerDies(deadly);
  await workerDies(harmless);
  for (let tries = 2; tries <= 10; tries += 1) {
    const taken = [await takeJobs(shop.db, 4), await takeJobs(shop.db, 4)];
    for (const jobs of taken) {
      expect(jobs.length).toBeLessThanOrEqual(1);
      for (const one of jobs) if (one.job === harmless) await finishJob(shop.db, one.id);
    }
    expect((await rowOf(deadly)).attempts).toBe(tries);
    await workerDies(deadly);
  }
  expect(await takeJobs(shop.db, 4)).toEqual([]);
  expect(await rowOf(deadly)).toMatchObject({ attempts: 10, failedAt: expect.any(Date) });
  expect(await rowOf(harmless)).toMatchObject({ attempts: 2, doneAt: expect.any(Date), failedAt: null });
});

test('what is asked for while the same work is being done is done once more, with the newest facts', async () => {
  const name = `again ${Date.now()}`;
  await ask(name, { n: 1 });
  const [first] = await takeJobs(shop.db, 1);
  await ask(name, { n: 2 });
  await finishJob(shop.db, first?.id ?? 0);
  const [second] = await takeJobs(shop.db, 1);
  expect(second).toMatchObject({ job: name, facts: { n: 2 }, attempts: 1 });
  await finishJob(shop.db, second?.id ?? 0);
  expect(await takeJobs(shop.db, 1)).toEqual([]);
});

test('what is asked for while the last try of the same work fails is not given up with it', async () => {
  const name = `last ${Date.now()}`;
  await ask(name);
  const [first] = await takeJobs(shop.db, 1);
  if (!first) throw new Error('nothing was taken');
  await ask(name);
  await postponeJob(shop.db, { ...first, attempts: 10 }, 'the gateway is away');
  expect(await rowOf(name)).toMatchObject({ attempts: 0, failedAt: null });
});

test('work asked for by a transaction that is still open is not begun before it commits', async () => {
  const name = `open ${Date.now()}`;
  await ask(name);
  await inTransaction(shop.db, async (trx) => {
    await enqueue(trx, name, {}, { uniqueKey: 'one' });
    expect(await takeJobs(shop.db, 1)).toEqual([]);
  });
  expect(await takeJobs(shop.db, 1)).toHaveLength(1);
});

test('a routine that takes longer than an idle transaction may keeps its lock, and nobody begins it beside', async () => {
  const impatient = connect(await testDatabaseUrl(), { max: 1, name: 'impatient' });
  // Transactions have a connection of their own, which keeps this for the next one.
  await impatient.begin((trx) => trx`select set_config('idle_in_transaction_session_timeout', '50', false)`);
  const work = Promise.withResolvers<void>();
  const name = `long ${Date.now()}`;
  const running = aloneAmongWorkers(impatient, name, () => work.promise);
  await new Promise((resolve) => setTimeout(resolve, 400));
  let isBeside = false;
  await aloneAmongWorkers(shop.db, name, async () => void (isBeside = true));
  work.resolve();
  await expect(running).resolves.toBeUndefined();
  expect(isBeside).toBe(false);
  await impatient.end();
});

test('product §1 a worker that is told to stop lets the routine under way finish', async () => {
  const [begun, addReplacement] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const told: string[] = [];
  const routine = {
    name: `under way ${Date.now()}`,
    everySeconds: 0.01,
    run: async () => {
      begun.resolve();
      await addReplacement.promise;
      told.push('finished');
    },
  };
  const stop = await runJobs(shop, { jobs: {}, routines: [routine] }, log);
  await begun.promise;
  const stopped = stop().then(() => told.push('stopped'));
  await new Promise((resolve) => setTimeout(resolve, 400));
  addReplacement.resolve();
  await stopped;
  expect([told[0], told.at(-1)]).toEqual(['finished', 'stopped']);
});

test('routines that fall due together leave each other connections, however many there are', async () => {
  const done = new Set<string>();
  const routines = Array.from({ length: 12 }, (_, n) => ({
    name: `together ${n} ${Date.now()}`,
    everySeconds: 0.2,
    run: async ({ db }: Shop) => {
      await inTransaction(db, (trx) => trx`select pg_sleep(0.01)`);
      done.add(String(n));
    },
  }));
  const stop = await runJobs(shop, { jobs: {}, routines }, log);
  await until(async () => done.size === 12);
  await stop();
  expect(done.size).toBe(12);
}, 20_000);
