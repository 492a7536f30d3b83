// Quality 1, the short form of `npm run bench -- walks`: random walks over the real API agree with a small model.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lonelyDatabase } from '../../../../test/database.ts';
import { openTestShop, type TestShop } from '../../../../test/shop.ts';
import { seeded } from '../pay/interleavings.make.ts';
import { plantStockFault, runWalk, shopProblems } from './walks.make.ts';

const WALKS = 25;
const STEPS = 8;

let it: TestShop;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await lonelyDatabase();
  drop = database.drop;
  it = await openTestShop({ DATABASE_URL: database.url });
}, 60_000);
afterAll(async () => {
  await it?.app.close();
  await it?.shop.db.end();
  await drop?.();
});

async function walk(from: number, walks: number): Promise<string[]> {
  const problems: string[] = [];
  for (let n = from; n < from + walks; n += 1) problems.push(...(await runWalk(it, seeded(n), STEPS)));
  return [...problems, ...(await shopProblems(it.shop.db))];
}

test('quality 1 orders go where a small model says, and stock, ledger and invoices agree after each step', async () => {
  expect(await walk(1, WALKS)).toEqual([]);
  const [reached] = await it.shop.db`
    select exists (select from receipt_reports where outcome = 'credited') as "creditReport",
      exists (select from audit where action = 'bookCredit') as "bookCredit"`;
  expect(reached).toEqual({ creditReport: true, bookCredit: true });
}, 120_000);

test('quality 1 the walks see an order that ends and keeps its stock', async () => {
  await plantStockFault(it.shop.db);
  expect(await walk(100, 15)).not.toEqual([]);
}, 60_000);
