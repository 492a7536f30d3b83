// The statement of a company's account and its store credit (spec §7 /finance/creditUsageRecord; product §7 Credit).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makeBuyer, makeOrder } from '../orders/orders.make.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { makeStoreCredit } from './credit.make.ts';
import { writeMovements } from './credit.store.ts';
import * as ledger from './ledger.rules.ts';
import { statementCsv } from './statement.rules.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});
const { statement, storeCredit, statementFile } = calls.credit;
const usd = (amount: string) => ({ amount, currency: 'USD' });

/** A company with an order that waits, one that was posted, and store credit. */
async function withMovements() {
  const buyer = await makeBuyer(it.shop.db, { credit: { limitMinor: 100_000, automaticLimitMinor: 3000 } });
  const posted = await makeOrder(it, { buyer, quantity: 1 });
  const held = await makeOrder(it, { buyer, quantity: 4 });
  await makeStoreCredit(it.shop.db, buyer.companyId, 1234);
  return { buyer, posted: posted.orderNo, held: held.orderNo };
}

test('product §7 the statement says where the account stands and what moved it, newest first', async () => {
  const { buyer, posted, held } = await withMovements();
  const { result } = await it.ask(statement, {}, { token: buyer.token });
  expect(result).toMatchObject({ total: 3, page: 1, currencies: ['USD'] });
  expect(result.account).toEqual({
    currency: 'USD',
    line: {
      limit: usd('1000.00'),
      held: usd('65.00'),
      posted: usd('25.00'),
      available: usd('910.00'),
      isFrozen: false,
    },
    storeCredit: usd('12.34'),
  });
  const moved = result.items.map((row) => [
    row.kind,
    row.orderNo,
    row.held.amount,
    row.posted.amount,
    row.storeCredit.amount,
  ]);
  expect(moved).toEqual([
    ['storeCredit', null, '0.00', '0.00', '12.34'],
    ['hold', held, '65.00', '0.00', '0.00'],
    ['post', posted, '0.00', '25.00', '0.00'],
  ]);
  const second = await it.ask(statement, { page: 2, pageSize: 2 }, { token: buyer.token });
  expect(second.result.items.map((row) => row.kind)).toEqual(['post']);
});

test('product §7 strictly newest first, whichever was written first', async () => {
  const { buyer, posted } = await withMovements();
  await it.shop.db.begin(async (trx) => {
    await trx`set local session_replication_role = replica`;
    await trx`update ledger_transactions set created_at = now() + interval '1 minute'
      where order_id = (select id from orders where order_no = ${posted})`;
  });
  const { result } = await it.ask(statement, {}, { token: buyer.token });
  expect(result.items.map((row) => row.kind)).toEqual(['post', 'storeCredit', 'hold']);
  const lines = await it.ask(calls.credit.creditLines, {}, { token: buyer.token });
  expect(lines.result[0]?.movements.map((row) => row.kind)).toEqual(['post', 'storeCredit', 'hold']);
});

test('product §7 what is paid by wallet or card moves no account of the company and is not in its statement', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const { orderId } = await makeOrder(it, { buyer, status: 'unpaid' });
  const of = { companyId: buyer.companyId, orderId, currency: 'USD', userId: null, amountMinor: 3500 };
  await inTransaction(db, (trx) => writeMovements(trx, [ledger.capture(of), ledger.refund(of)]));
  const { result } = await it.ask(statement, {}, { token: buyer.token });
  expect([result.total, result.items]).toEqual([0, []]);
  const lines = await it.ask(calls.credit.creditLines, {}, { token: buyer.token });
  expect(lines.result[0]?.movements).toEqual([]);
});

test('product §7 days of the statement are the reader’s own, and a reversed range is refused', async () => {
  const { buyer } = await withMovements();
  const { token } = buyer;
  const count = async (input: Record<string, unknown>) => (await it.ask(statement, input, { token })).result.total;
  const [{ day } = { day: '' }] = await it.shop.db<
    { day: string }[]
  >`select (now() at time zone 'UTC')::date::text as day`;
  expect(await count({ from: day, to: day })).toBe(3);
  expect(await count({ from: '2020-01-01', to: '2020-12-31' })).toBe(0);
  expect(await count({ from: day, fromOffset: 1440 })).toBe(0);
  for (const call of [statement, statementFile]) {
    const answer = await it.ask(call, { from: '2026-02-02', to: '2026-02-01' }, { token });
    expect([answer.status, answer.reason]).toEqual([400, 'dateRangeInvalid']);
  }
});

test('product §7 a company without an account has an empty statement, and no store credit', async () => {
  const { token } = await makeCompany(it.shop.db);
  expect((await it.ask(statement, {}, { token })).result).toMatchObject({
    items: [],
    total: 0,
    currencies: [],
    account: null,
  });
  expect((await it.ask(storeCredit, {}, { token })).result).toEqual({ storeCredit: [] });
});

test('product §7 store credit is told by currency', async () => {
  const buyer = await makeBuyer(it.shop.db);
  await makeStoreCredit(it.shop.db, buyer.companyId, 500);
  const answer = await it.ask(storeCredit, {}, { token: buyer.token });
  expect(answer.result).toEqual({ storeCredit: [{ currency: 'USD', available: usd('5.00') }] });
});

test('product §4 statement and store credit are for who may see prices, of his own company', async () => {
  const { buyer } = await withMovements();
  const technician = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [3] });
  for (const call of [statement, storeCredit, statementFile]) {
    expect((await it.ask(call, {}, { token: technician.token })).reason).toBe('noPermission');
    expect((await it.ask(call, {})).reason).toBe('signInAgain');
  }
  const stranger = await makeBuyer(it.shop.db);
  expect((await it.ask(statement, {}, { token: stranger.token })).result.total).toBe(0);
});

test('product §7 the statement comes as CSV, the oldest first', async () => {
  const { buyer, posted } = await withMovements();
  const answer = await it.ask(statementFile, { currency: 'USD' }, { token: buyer.token });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="statement-USD.csv"');
  const rows = answer.text.split('\r\n');
  expect(rows[0]).toBe('\ufeffdate,movement,order,held,posted,store credit,currency,note');
  expect(rows[1]).toMatch(new RegExp(`^[^,]+,post,${posted},0\\.00,25\\.00,0\\.00,USD,$`));
  expect(rows).toHaveLength(5);
});

test('product §7 no cell of the file is a formula, and quotes and commas stay in their cell', () => {
  const row = {
    id: 1,
    at: '2026-01-01T00:00:00.000Z',
    kind: 'adjust' as const,
    orderNo: null,
    held: usd('0.00'),
    posted: usd('-5.00'),
    storeCredit: usd('0.00'),
  };
  const csv = statementCsv('USD', [
    { ...row, note: '=HYPERLINK("x")' },
    { ...row, note: 'a, "b"' },
  ]);
  expect(csv).toContain(`,-5.00,0.00,USD,"'=HYPERLINK(""x"")"\r\n`);
  expect(csv).toContain('"a, ""b"""\r\n');
});
