// Connections that are lost: nothing of their transactions is there, and the pool goes on (quality 5).
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type CutProxy, cutProxy } from '../../../../test/cut-proxy.ts';
import { testDatabaseUrl } from '../../../../test/database.ts';
import { connect } from '../connect.ts';
import type { Db, Trx } from '../db.ts';

let [killer, db]: [Db, Db] = [connect('postgres://nobody'), connect('postgres://nobody')];
let proxy: CutProxy;

beforeEach(async () => {
  const url = await testDatabaseUrl();
  proxy = await cutProxy(url);
  [killer, db] = [connect(url, { max: 1 }), connect(proxy.url, { max: 4, name: 'to be lost' })];
  await killer`create table if not exists lost_probe (id int)`;
  await killer`delete from lost_probe`;
});

afterEach(async () => {
  await Promise.all([killer.end({ timeout: 1 }), db.end({ timeout: 0 })]);
  await proxy.close();
});

const killAll = () =>
  killer`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be lost'`;
const losses = { 'its server process killed': killAll, 'its socket destroyed': async () => proxy.cut() };
const written = async () => (await killer`select id from lost_probe order by id`).map((row) => row['id']);

for (const [how, lose] of Object.entries(losses)) {
  test(`quality 5 a transaction that loses its connection between two statements leaves neither: ${how}`, async () => {
    await proxy.open();
    const late: Promise<unknown>[] = [];
    const work = async (trx: Trx) => {
      await trx`insert into lost_probe values (1)`;
      await lose();
      late.push(trx`insert into lost_probe values (2)`.execute().catch((error: Error) => error));
      await sleep(200);
      late.push(trx`insert into lost_probe values (3)`.execute().catch((error: Error) => error));
      return 'done';
    };
    await expect(db.begin(work)).rejects.toMatchObject({
      code: expect.stringMatching(/^(CONNECTION_CLOSED|57P01|EPIPE|ECONNRESET)$/),
    });
    await expect(db.begin((trx) => trx.savepoint(work))).rejects.toThrow();
    expect(await db`select 1 as one`).toEqual([{ one: 1 }]);
    expect(await db.begin((trx) => trx`select 1 as one`)).toEqual([{ one: 1 }]);
    await sleep(300);
    for (const one of await Promise.all(late)) expect(one).toBeInstanceOf(Error);
    expect(await written()).toEqual([]);
  });
}

test('quality 5 a transaction that loses its connection is refused at once, whatever its work waits for', async () => {
  await proxy.open();
  const waiting = db.begin(async (trx) => {
    await trx`select 1`;
    setTimeout(() => proxy.cut(), 50);
    await sleep(60_000);
  });
  await expect(waiting).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
});

test('quality 5 when all connections are lost again and again under load, none is left that cannot answer', async () => {
  await proxy.open();
  let isOver = false;
  const asking = Array.from({ length: 40 }, async (_, at) => {
    while (!isOver) await (at % 2 ? db`select ${at}::int` : db.begin((trx) => trx`select ${at}::int`)).catch(() => {});
  });
  for (let round = 0; round < 12; round += 1) {
    await sleep(40);
    await (round % 2 ? killAll() : proxy.cut());
  }
  isOver = true;
  await Promise.all(asking);
  const after = Array.from({ length: 200 }, (_, at) => db<{ at: number }[]>`select ${at}::int as at, pg_sleep(0.01)`);
  expect((await Promise.all(after)).map(([row]) => row?.at)).toEqual(after.map((_, at) => at));
  await Promise.all(Array.from({ length: 20 }, () => db.begin((trx) => trx`select pg_sleep(0.01)`)));
});

test('quality 5 whoever asks while the database starts waits for it', async () => {
  const asked = Promise.all(Array.from({ length: 50 }, () => db`select 1 as one`.execute()));
  await sleep(600);
  await proxy.open();
  expect(await asked).toHaveLength(50);
});

test('quality 5 a database that stays away is told after a few seconds, and from then on at once', async () => {
  const began = performance.now();
  await expect(db`select 1`).rejects.toMatchObject({ code: 'ENOENT' });
  const waited = performance.now() - began;
  expect(waited).toBeGreaterThan(1500);
  await expect(db`select 1`).rejects.toMatchObject({ code: 'ENOENT' });
  expect(performance.now() - began - waited).toBeLessThan(1000);
  await proxy.open();
  expect(await db`select 1 as one`).toEqual([{ one: 1 }]);
});

test('quality 5 a connection that falls silent is given up, and the next one answers', {
  timeout: 15_000,
}, async () => {
  await proxy.open();
  const brief = connect(proxy.url, { max: 4, statementTimeout: 100 });
  await Promise.all([brief`select 1`, brief`select 2`]);
  const begun = brief.begin(async (trx) => {
    await trx`select 1`;
    proxy.freeze();
    await trx`select 2`;
  });
  await sleep(200);
  // A message of many statements is not waited for longer than one of a single one.
  const many = brief.together((one) => Array.from({ length: 20 }, (_, at) => one`select ${at}::int as at`));
  const asked = [begun, brief`select 3`, many];
  const patient = brief.begin(async (trx) => {
    await trx`select set_config('statement_timeout', '0', true)`;
    return await trx`select pg_sleep(6)`;
  });
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
  await expect(begun).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  expect(await brief`select 5 as five`).toEqual([{ five: 5 }]);
  expect(await patient).toHaveLength(1);
  await brief.end();
});

test('architecture Changes: a listener whose connection falls silent hears again', async () => {
  await proxy.open();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const heard: string[] = [];
  const listener = await db.listen('silent_probe', (payload) => heard.push(payload));
  proxy.freeze();
  vi.advanceTimersByTime(10_000);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  const tell = async () => {
    await killer`select pg_notify('silent_probe', 'after')`;
    return heard;
  };
  await expect.poll(tell, { timeout: 5000 }).toContain('after');
  await listener.unlisten();
});

test('architecture Changes: a listener that lost its connection hears again', async () => {
  await proxy.open();
  const heard: string[] = [];
  const listener = await db.listen('lost_probe', (payload) => heard.push(payload));
  await killer`select pg_notify('lost_probe', 'before')`;
  await expect.poll(() => heard).toContain('before');
  proxy.cut();
  await expect
    .poll(
      async () => {
        await killer`select pg_notify('lost_probe', 'after')`;
        return heard;
      },
      { timeout: 5000 },
    )
    .toContain('after');
  await listener.unlisten();
});
