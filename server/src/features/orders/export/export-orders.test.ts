// The orders of a company as a file (spec §2 My orders, §7 exportOrders; product §4, §7 Export).
import { calls } from '@outrigger/contract';
import * as XLSX from '@e965/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeSubAccount } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { type Buyer, makeBuyer, makeOrder, newKey, orderOf } from '../orders.make.ts';
import { csvOf } from '../../../platform/text-files/csv.rules.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});
const { exportOrders } = calls.orderExport;

async function fileOf(
  input: Record<string, unknown>,
  { token, language = 'en' }: { token: string; language?: string },
) {
  const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const answer = await it.app.inject({
    method: 'GET',
    url: `/api${exportOrders.path}`,
    query,
    headers: { token, language },
  });
  expect(answer.statusCode).toBe(200);
  return answer;
}

/** The file as rows of texts, read by a spreadsheet's own reader. */
async function rowsIn(input: Record<string, unknown>, asking: { token: string; language?: string }) {
  const { rawPayload } = await fileOf(input, asking);
  const book = XLSX.read(rawPayload, { type: 'buffer', raw: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  return XLSX.utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: '', raw: true });
}

async function orderWithWords(buyer: Buyer) {
  const parts = [await makePart(it.shop.db), await makePart(it.shop.db)];
  const lines = parts.map(({ code }, index) => ({ code, qty: index + 2, reference: `=1+${index.toString()}` }));
  const words = { purchaseOrderNo: '+31 "7"', costCentre: '00123', wantedBy: '2031-02-03', isMachineDown: true };
  const body = orderOf(buyer, lines, words);
  const { result } = await it.ask(calls.orders.makeOrder, body, { token: buyer.token, key: newKey() });
  return { orderNo: result.orderNo, codes: parts.map((part) => part.code), total: result.total };
}

test.each(['xls', 'xlsx', 'csv'] as const)(
  '§7 an .%s has a row for each line, in the words of the reader',
  async (format) => {
    const buyer = await makeBuyer(it.shop.db);
    const { orderNo, codes, total } = await orderWithWords(buyer);
    const [heads = [], first = [], second = [], ...more] = await rowsIn(
      { format },
      { token: buyer.token, language: 'fa' },
    );
    expect(heads.slice(0, 3)).toEqual(['Commande', 'Commandé le', 'État']);
    expect([heads.at(10), heads.at(-1), more]).toEqual(['Référence', 'Devise', []]);
    const escape = format === 'csv' ? "'" : '';
    expect([first[0], first[3], first[5], first[6]]).toEqual([orderNo, `${escape}+31 "7"`, '2031-02-03', 'oui']);
    expect([first[10], second[10]]).toEqual(codes);
    expect([first[14], second[14]]).toEqual([`${escape}=1+0`, `${escape}=1+1`]);
    expect(first[4]).toBe('00123');
    // A column of totals can be summed: an order's own stands in its first row alone.
    expect([Number(first[19]), second[19]]).toEqual([Number(total?.amount), '']);
    expect(Number(first[17]) + Number(second[17]) + Number(first[18])).toBeCloseTo(Number(total?.amount), 2);
  },
);

test('§7 the file is named with a title and never kept', async () => {
  const { buyer } = await makeOrder(it);
  const { headers } = await fileOf({}, { token: buyer.token, language: 'es' });
  expect(headers['content-type']).toBe('application/vnd.ms-excel');
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="orders-[\d-]+\.xls"; filename\*=UTF-8''Pedidos-/,
  );
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-line-count']).toBe('1');
});

test('product §4 own company alone, no amount for who may not see prices, nothing for strangers', async () => {
  const { buyer, orderNo } = await makeOrder(it);
  const other = await makeOrder(it);
  const technician = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [3] });
  for (const format of ['xls', 'xlsx', 'csv']) {
    const [heads, ...rows] = await rowsIn({ format }, technician);
    expect([heads?.length, heads?.at(-1)]).toEqual([16, 'Promised']);
    expect(rows.map((row) => row[0])).toEqual([orderNo]);
    const foreign = await rowsIn({ format, keyword: other.orderNo }, buyer);
    expect(foreign).toHaveLength(1);
  }
  expect((await it.ask(exportOrders, { sort: 'totalDesc' }, { token: technician.token })).reason).toBe('noPermission');
  expect((await it.ask(exportOrders, {})).reason).toBe('signInAgain');
});

test('§2 the filters of the list narrow the file, and days are told by the clock of the reader', async () => {
  const { buyer, orderNo, code } = await makeOrder(it);
  const unpaid = await makeOrder(it, { buyer, status: 'unpaid' });
  const numbers = async (input: Record<string, unknown>) =>
    (await rowsIn({ format: 'csv', ...input }, buyer)).slice(1).map((row) => row[0]);
  expect(await numbers({})).toEqual([unpaid.orderNo, orderNo]);
  expect(await numbers({ sort: 'placedAsc' })).toEqual([orderNo, unpaid.orderNo]);
  expect(await numbers({ status: 'unpaid' })).toEqual([unpaid.orderNo]);
  // Of an order that ended nothing is promised any more.
  const promised = async (of: string) => (await rowsIn({ format: 'csv', keyword: of }, buyer))[1]?.[15];
  expect(await promised(unpaid.orderNo)).toMatch(/^\d{4}-\d\d-\d\d$/);
  await it.ask(calls.orderLife.cancelOrder, { orderNo: unpaid.orderNo }, { token: buyer.token, key: newKey() });
  expect(await promised(unpaid.orderNo)).toBe('');
  expect(await numbers({ keyword: code })).toEqual([orderNo]);
  expect(await numbers({ machineDown: '1' })).toEqual([]);
  expect(await numbers({ to: '2020-01-01' })).toEqual([]);
  const backwards = { from: '2026-02-01', to: '2026-01-01' };
  expect((await it.ask(exportOrders, backwards, { token: buyer.token })).reason).toBe('dateRangeInvalid');
  expect((await it.ask(exportOrders, { timeZone: 'Mars/Olympus' }, { token: buyer.token })).reason).toBe(
    'invalidContent',
  );
  const placedAt = async (timeZone: string) => String((await rowsIn({ format: 'xlsx', timeZone }, buyer))[1]?.[1]);
  const [utc, beijing] = [await placedAt('UTC'), await placedAt('Asia/Shanghai')];
  expect(utc).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(Date.parse(`${beijing}Z`) - Date.parse(`${utc}Z`)).toBe(8 * 3_600_000);
});

test('§7 some thousand orders come whole and once, in batches; what an .xls cannot hold is said', async () => {
  const { buyer, orderNo } = await makeOrder(it);
  await copyOrder(orderNo, 2000);
  for (const format of ['csv', 'xlsx', 'xls']) {
    const rows = (await rowsIn({ format }, buyer)).slice(1);
    expect([rows.length, new Set(rows.map((row) => row[0])).size]).toEqual([2001, 2001]);
  }
  await copyOrder(orderNo, 3000);
  const refused = await it.ask(exportOrders, { format: 'xls' }, { token: buyer.token });
  expect([refused.status, refused.reason, refused.facts]).toEqual([409, 'exportTooLong', { most: 5000 }]);
});

test('product §7 no cell of a .csv is a formula, and quotes, commas and line ends stay in their cell', () => {
  expect(csvOf([['=A1', ' +1', '-2', '@x', 'a, "b"', 'one\ntwo', -3, { amount: '-4.00' }, null]])).toBe(
    `'=A1,' +1,'-2,'@x,"a, ""b""","one\ntwo",-3,-4.00,\r\n`,
  );
});

/** So many more orders like one, without what else belongs to it. */
async function copyOrder(orderNo: string, count: number): Promise<void> {
  const { db } = it.shop;
  const columnsOf = async (table: string) => {
    const rows = await db<{ name: string }[]>`
      select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = ${table}
        and is_generated = 'NEVER' and column_name not in ('id', 'order_no', 'order_id')`;
    return rows.map((row) => row.name).join(', ');
  };
  const [ofOrders, ofLines] = [await columnsOf('orders'), await columnsOf('order_lines')];
  await db.begin(async (trx) => {
    await trx`set local session_replication_role = replica`;
    await trx`
      with made as (
        insert into orders (${trx.unsafe(ofOrders)})
        select ${trx.unsafe(ofOrders)} from orders, generate_series(1, (select ${count}::int)) where order_no = ${orderNo} returning id)
      insert into order_lines (order_id, ${trx.unsafe(ofLines)})
      select made.id, ${trx.unsafe(ofLines.replaceAll(/\b(?=\w+)/g, 'l.'))} from made,
        (select * from order_lines where order_id = (select id from orders where order_no = ${orderNo})) l`;
  });
}
