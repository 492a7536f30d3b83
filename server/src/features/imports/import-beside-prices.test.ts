// Product §5, §8: imports beside an import of prices; neither waits for the other in a circle, and sorted prices are right after both (docs/decisions/0008).
import { beforeAll, expect, test, vi } from 'vitest';
import { lonelyPool } from '../../../test/database.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { type MadePart, makeCategory, makePart, makeSupersession } from '../parts/parts.make.ts';
import { followUp, openImport } from './imports.store.ts';

let db: Db;
beforeAll(async () => {
  const alone = await lonelyPool(6);
  db = alone.db;
  return alone.close;
});

/** An import of one table; until it is over, `beside` is done. */
async function importTable(
  table: string,
  write: (trx: Trx) => PromiseLike<unknown>,
  beside: { written?: () => Promise<unknown>; followed?: () => Promise<unknown> } = {},
): Promise<void> {
  await db.begin(async (trx) => {
    const importId = await openImport(trx, table, null);
    await write(trx);
    await beside.written?.();
    await followUp(trx, { tables: new Set([table]), importId, isExclusive: false });
    await beside.followed?.();
  });
}

async function makeReplaced(): Promise<{ old: MadePart; next: MadePart }> {
  const [old, next] = [await makePart(db, { priceMinor: 500, stock: 0 }), await makePart(db)];
  await makeSupersession(db, old, next);
  return { old, next };
}

const sorted = async ({ partId }: MadePart) => [
  ...(await db`select amount_minor, category_id from part_price_sort where part_id = ${partId}`),
];

test('product §8 a list of stock is done, and orders go on, while a list of prices is not; a replaced part keeps the new price', async () => {
  const { old, next } = await makeReplaced();
  const stock = (trx: Trx) => trx`update stock_levels set on_hand = on_hand + 1 where part_id = ${next.partId}`;
  const order = () => db`update stock_levels set reserved = reserved + 1 where part_id = ${next.partId}`;
  await importTable('prices', (trx) => trx`update prices set amount_minor = 7000 where part_id = ${next.partId}`, {
    followed: async () => {
      await importTable('stock_levels', stock);
      await order();
    },
  });
  expect(await sorted(old)).toEqual([{ amountMinor: 7000, categoryId: null }]);
}, 30_000);

test('product §8 a list of prices is done while a list of parts that moves some to another category is not; both are seen', async () => {
  const { old, next } = await makeReplaced();
  const categoryId = await makeCategory(db, 'MOVED');
  const ids = [old.partId, next.partId];
  const prices = (trx: Trx) => trx`update prices set amount_minor = 7000 where part_id = ${next.partId}`;
  await importTable(
    'parts',
    (trx) => trx`update parts set category_id = ${categoryId} where id = any(${ids}::bigint[])`,
    { written: () => importTable('prices', prices) },
  );
  for (const part of [old, next]) expect(await sorted(part)).toEqual([{ amountMinor: 7000, categoryId }]);
}, 30_000);

test('product §8 a list of supersessions waits for a list of prices, whose lists it would sort beside it', async () => {
  const [old, next] = [await makePart(db, { priceMinor: 500, stock: 0 }), await makePart(db, { priceMinor: 6000 })];
  const replaced = (trx: Trx) => makeSupersession(trx, old, next);
  const { other } = await db.begin(async (trx) => {
    await trx`select refresh_price_sort(id) from price_lists order by id`;
    const running = importTable('supersessions', replaced);
    running.catch(() => undefined);
    await vi.waitUntil(
      async () =>
        (await db`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)[0],
      { timeout: 5000, interval: 25 },
    );
    await trx`select refresh_replaced_prices()`;
    return { other: running };
  });
  await other;
  expect(await sorted(old)).toEqual([{ amountMinor: 6000, categoryId: null }]);
}, 30_000);
