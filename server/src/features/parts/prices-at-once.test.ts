// Product §5 Supersession: prices that change at the same time leave replaced parts at the right place in lists sorted by price (docs/decisions/0008).
import { beforeAll, expect, test, vi } from 'vitest';
import { lonelyPool } from '../../../test/database.ts';
import type { Db } from '../../platform/db/db.ts';
import { type MadePart, makeCategory, makePart, makeSupersession } from './parts.make.ts';

let db: Db;
beforeAll(async () => {
  const alone = await lonelyPool(4);
  db = alone.db;
  return alone.close;
});

const setPrice = (on: Pick<Db, 'unsafe'>, { partId }: MadePart, amountMinor: number) =>
  on.unsafe('update prices set amount_minor = $1 where part_id = $2', [amountMinor, partId]);

const sortedAt = async ({ partId }: MadePart): Promise<unknown> =>
  (await db`select amount_minor from part_price_sort where part_id = ${partId}`)[0]?.['amountMinor'];

async function untilOneWaits(): Promise<void> {
  await vi.waitUntil(
    async () =>
      (await db`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length >
      0,
    { timeout: 5000, interval: 25 },
  );
}

/** Two prices of which the second is written while the first is not committed. */
async function setAtOnce(first: [MadePart, number], second: [MadePart, number]): Promise<void> {
  const begun = await db.begin(async (trx) => {
    await setPrice(trx, ...first);
    const writing = setPrice(db, ...second).then(() => undefined);
    writing.catch(() => undefined);
    await untilOneWaits();
    return { writing };
  });
  await begun.writing;
}

test('product §5 a part and its successor that change their prices at once: the part stands by the new price of its successor', async () => {
  const [old, next] = [await makePart(db, { priceMinor: 500, stock: 0 }), await makePart(db)];
  await makeSupersession(db, old, next);
  await setAtOnce([next, 7000], [old, 600]);
  expect(await sortedAt(old)).toBe(7000);
});

test('product §5 two parts that replaced one together change their prices at once: it stands by the sum of both new ones', async () => {
  const old = await makePart(db, { stock: 0 });
  const [one, other] = [await makePart(db, { priceMinor: 100 }), await makePart(db, { priceMinor: 200 })];
  for (const next of [one, other]) await makeSupersession(db, old, next);
  expect(await sortedAt(old)).toBe(300);
  await setAtOnce([one, 1000], [other, 2000]);
  expect(await sortedAt(old)).toBe(3000);
});

test('product §5 a part that moves to another category and is taken off sale at once waits for a sort of prices that wants its rows, not in a circle', async () => {
  const [from, to] = [await makeCategory(db, 'FROM'), await makeCategory(db, 'TO')];
  const [old, next] = [await makePart(db, { stock: 0 }), await makePart(db, { categoryId: from, priceMinor: 200 })];
  await makeSupersession(db, old, next);
  const moving = await db.begin(async (trx) => {
    await trx`select await_price_sort()`;
    const over = db`update parts set category_id = ${to}, sell_policy = 'notSold' where id = ${next.partId}`.execute();
    over.catch(() => undefined);
    await untilOneWaits();
    await setPrice(trx, next, 300);
    return { over };
  });
  await moving.over;
  expect([...(await db`select amount_minor, category_id from part_price_sort where part_id = ${next.partId}`)]).toEqual(
    [{ amountMinor: 300, categoryId: to }],
  );
});
