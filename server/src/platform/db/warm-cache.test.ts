// What answers look up row by row lies in the database's memory before anybody asks (quality 12, 13).
import { expect, test } from 'vitest';
import { testShop } from '../../../test/shop.ts';
import { warmCache } from './warm-cache.store.ts';

test('the wanted tables and their indexes are read ahead, on a server of the shop’s own alone', async () => {
  const { shop } = await testShop();
  await warmCache(shop.db);
  const [found] = await shop.db`select from pg_extension where extname = 'pg_prewarm'`;
  const [own] = await shop.db`select where current_setting('listen_addresses') = ''`;
  // A server of somebody else's (TEST_DATABASE_URL) is left as it is.
  if (!own) return expect(found).toBeUndefined();
  expect(found).toBeDefined();
  await shop.db`create extension if not exists pg_buffercache`;
  const [parts] = await shop.db<{ cached: number; all: number }[]>`
    select (select count(*) from pg_buffercache b join pg_database d on d.oid = b.reldatabase and d.datname = current_database()
      where b.relfilenode = pg_relation_filenode('parts_pkey'))::int as cached,
      (pg_relation_size('parts_pkey') / 8192)::int as all`;
  expect(parts).toMatchObject({ cached: parts?.all });
  expect(parts?.all).toBeGreaterThan(0);
});
