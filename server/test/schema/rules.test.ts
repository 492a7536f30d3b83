// What must never be false, told as short stories that the database has to refuse (product §4 to §7, quality 2 to 6).
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../src/platform/db/db.ts';
import { testDatabase } from '../database.ts';
import { catalogueStories } from './catalogue-stories.ts';
import { moneyStories } from './money-stories.ts';
import { orderStories } from './order-stories.ts';
import { putBack, returnStories } from './return-stories.ts';
import { insertRow } from './samples.ts';
import { creditLine, enforce, idOf, move, setAside, shipped, type Story } from './scenes.ts';

class RollBack extends Error {}

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});

/** Tells a story in a transaction that is always rolled back; answers who refused it. */
async function refuserOf(story: Story): Promise<string> {
  try {
    await db.begin(async (trx) => {
      await story.tell(trx);
      throw new RollBack();
    });
  } catch (error) {
    if (error instanceof RollBack) return 'nobody';
    const { constraint: name = '', message } = error as Error & { constraint?: string };
    return `${name} ${message}`;
  }
  return 'nobody';
}

describe('what must never be false is refused by the database', () => {
  test.each([...catalogueStories, ...orderStories, ...moneyStories, ...returnStories])('$says', async (story) => {
    expect(await refuserOf(story)).toContain(story.by);
  });

  test('§7 the ledger moves the credit line: held 500 of 1,000', async () => {
    const found = await db.begin(async (trx) => {
      const { company, held, holds } = await creditLine(trx);
      await move(trx, { from: holds, to: held, amount: 500 });
      await enforce(trx);
      return await trx<{ heldMinor: number; balance: number }[]>`
        select c.held_minor, a.balance_minor as balance from credit_lines c join ledger_accounts a on a.id = ${held} where c.company_id = ${company}`;
    });
    expect(found).toEqual([{ heldMinor: 500, balance: 500 }]);
  });

  test('§7 invoices count without a gap over a rollback', async () => {
    const numbers: number[] = [];
    for (const isKept of [true, false, true])
      await db
        .begin(async (trx) => {
          const { order, company } = await shipped(trx);
          const invoice = await insertRow(trx, 'invoices', { order_id: order, company_id: company, currency: 'USD' });
          if (!isKept) throw new RollBack();
          numbers.push(invoice['number'] as number);
        })
        .catch(() => undefined);
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
  });

  test('§7 one return takes lines of several orders', async () => {
    const orders = await db.begin(async (trx) => {
      const first = await shipped(trx);
      const again = await insertRow(trx, 'orders', { company_id: first.company });
      const line = await idOf(trx, 'order_lines', { order_id: again['id'], company_id: first.company });
      const sentBack = await insertRow(trx, 'returns', { company_id: first.company });
      await putBack(trx, sentBack, first);
      await putBack(trx, sentBack, { order: again['id'] as number, line });
      return await trx`select distinct order_id from return_lines where return_id = ${sentBack['id'] as number}`;
    });
    expect(orders).toHaveLength(2);
  });

  test('§7 two transactions at once set no more aside than the line says', async () => {
    const line = await db.begin((trx) => shipped(trx));
    const results = await Promise.allSettled(
      [3, 3].map((quantity) => db.begin((trx) => setAside(trx, line, { quantity }))),
    );
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('§5 two buyers of cycles at once: one of them is refused', async () => {
    const [a, b] = await db.begin(async (trx) => [await idOf(trx, 'parts'), await idOf(trx, 'parts')]);
    const link = (from = 0, to = 0) =>
      db`insert into supersessions (old_part_id, successor_code, new_part_id) values (${from}, ${`to ${to}`}, ${to})`;
    const results = await Promise.allSettled([link(a, b), link(b, a)]);
    expect(results.filter((result) => result.status === 'rejected')).toHaveLength(1);
  });
});
