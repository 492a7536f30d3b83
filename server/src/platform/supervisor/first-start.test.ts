// The first start of a shop (product §1): filled once, begun anew where it was cut short, never by two at once; else the one-time link.
import { afterEach, expect, test } from 'vitest';
import { lonelyDatabase } from '../../../test/database.ts';
import { readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { firstStart } from './first-start.ts';
import { isDatabaseLost } from '../db/database-lost.ts';
import { aloneInStarting, keepFirstStart } from './first-start.store.ts';

const demo = readConfig({ DEMO: 'on' });
const plain = readConfig({ DEMO: 'off' });
const leftovers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const tidy of leftovers.splice(0)) await tidy();
});

async function emptyShop(starts = 1) {
  const { url, drop } = await lonelyDatabase();
  const pools = Array.from({ length: starts }, () => connect(url, { max: 4 }));
  const [db = connect(url, { max: 4 })] = pools;
  leftovers.push(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await drop();
  });
  let fills = 0;
  const fillDemo = async () => {
    fills += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await db`insert into companies (name) values (${`fill ${fills}`})`;
  };
  const names = async () => (await db`select name from companies order by id`).map((row) => String(row['name']));
  return { db, pools, fillDemo, names };
}

test('§1 a demo is filled at the first start and left alone at the next', async () => {
  const { db, fillDemo, names } = await emptyShop();
  expect(await firstStart(db, demo, fillDemo)).toEqual({ isDemo: true });
  expect(await firstStart(db, demo, fillDemo)).toEqual({ isDemo: true });
  expect(await names()).toEqual(['fill 1']);
});

test('§1 a filling that was cut short starts over', async () => {
  const { db, fillDemo, names } = await emptyShop();
  await keepFirstStart(db, 'filling');
  await db`insert into companies (name) values ('half a fill')`;
  await firstStart(db, demo, fillDemo);
  expect(await names()).toEqual(['fill 1']);
});

test('§1 a filling that was cut short never throws away what another program put beside the shop', async () => {
  const { db, fillDemo, names } = await emptyShop();
  await keepFirstStart(db, 'filling');
  await db`create table their_invoices (id int)`;
  await expect(firstStart(db, demo, fillDemo)).rejects.toThrow('tables of another program (their_invoices)');
  expect(await db`select * from their_invoices`).toEqual([]);
  expect(await names()).toEqual([]);
});

test('§1 two processes that start at once on one database fill it once, and neither empties it under the other', async () => {
  const { pools, fillDemo, names } = await emptyShop(2);
  const results = await Promise.all(pools.map((pool) => firstStart(pool, demo, fillDemo)));
  expect(results).toEqual([{ isDemo: true }, { isDemo: true }]);
  expect(await names()).toEqual(['fill 1']);
});

test('§1 without a demo there is a link for the first administrator until there is one', async () => {
  const { db } = await emptyShop();
  const links = [await firstStart(db, plain, undefined), await firstStart(db, plain, undefined)];
  for (const { adminLink } of links)
    expect(adminLink).toMatch(/^http:\/\/localhost:3000\/login\?firstAdmin=[\w-]{43}$/);
  expect(links[0]?.adminLink).not.toBe(links[1]?.adminLink);
  await db`insert into users (role, email) values ('admin', 'first@example.test')`;
  expect(await firstStart(db, plain, undefined)).toEqual({ isDemo: false });
});

test('§1 a lock that was lost on the way is told, so that the step is done again: somebody else may have started', async () => {
  const { db } = await emptyShop();
  const loseLock = () => db`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
  await expect(aloneInStarting(db, loseLock)).rejects.toSatisfy(isDatabaseLost);
  expect(await aloneInStarting(db, async () => 'done')).toBe('done');
});
