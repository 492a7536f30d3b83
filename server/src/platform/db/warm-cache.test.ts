// What answers look up row by row lies in the database's memory before anybody asks (quality 12, 13).
import { expect, onTestFinished, test } from 'vitest';
import { lonelyPool } from '../../../test/database.ts';
import type { Db } from './db.ts';
import { warmCache } from './warm-cache.store.ts';

/** How many pages of an index the database holds, and how many there are. */
async function pagesOf(db: Db): Promise<{ held: number; all: number } | undefined> {
  const [pages] = await db<{ held: number; all: number }[]>`
    select (select count(*) from pg_buffercache b join pg_database d on d.oid = b.reldatabase and d.datname = current_database()
      where b.relfilenode = pg_relation_filenode('parts_pkey'))::int as held,
      (pg_relation_size('parts_pkey') / 8192)::int as all`;
  return pages;
}

async function openDatabase(): Promise<Db> {
  const { db, close } = await lonelyPool(1);
  onTestFinished(close);
  return db;
}

const isElsewhere = process.env['TEST_DATABASE_URL'] !== undefined;

test.skipIf(isElsewhere)('the wanted tables and their indexes are read ahead', async () => {
  const db = await openDatabase();
  await db`create extension pg_buffercache`;
  await db`select pg_buffercache_evict_relation('parts_pkey')`;
  expect(await pagesOf(db)).toMatchObject({ held: 0 });
  await warmCache(db);
  const pages = await pagesOf(db);
  expect(pages).toEqual({ held: pages?.all, all: pages?.all });
  expect(pages?.all).toBeGreaterThan(0);
});

test.runIf(isElsewhere)('a server of somebody else’s is left as it is', async () => {
  const db = await openDatabase();
  await warmCache(db);
  expect(await db`select from pg_extension where extname = 'pg_prewarm'`).toEqual([]);
});
