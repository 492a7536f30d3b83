// What migration 0670 makes of reports that were credited before that booked anything (product §7 receipt).
import { readFile } from 'node:fs/promises';
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { makeOrder, newKey } from '../orders.make.ts';
import { asDesk, type AtDesk, detailOf, openAtDesk } from '../ship/shipping.make.ts';

const MIGRATION = new URL('../../../../migrations/0670_credited_by_hand.sql', import.meta.url);
const { receipt, returns } = calls;
let it: AtDesk;
beforeAll(async () => {
  it = await openAtDesk();
});

/** An order that came, of which so many pieces are reported and answered. */
async function makeReported(ordered: number, reported: number, outcome: 'credited' | 'refused') {
  const order = await makeOrder(it, { status: 'completed', quantity: ordered });
  const said = { orderNo: order.orderNo, lineNo: 1, problem: 'damaged' as const, quantity: reported };
  const asked = { token: order.buyer.token, key: newKey() };
  const [made] = (await it.ask(receipt.reportReceipt, said, asked)).result;
  await it.ask(receipt.settleReceiptReport, { id: made?.id ?? 0, answer: 'Sorry for that.', outcome }, asDesk(it));
  return order;
}

test('product §7 pieces credited by hand before count as credited, once, as far as none came back; nothing is paid for them', async () => {
  const { db } = it.shop;
  const [kept, parted, refused] = [
    await makeReported(3, 2, 'credited'),
    await makeReported(6, 3, 'credited'),
    await makeReported(2, 1, 'refused'),
  ];
  // As it was before: the answer said credited, and nothing was counted. Of the second order three came back since, one more is asked for.
  const orders = [kept, parted, refused].map(({ orderId }) => orderId);
  await db`update order_lines set credited_quantity = 0 where order_id = any(${orders}::bigint[])`;
  const lines = [{ orderNo: parted.orderNo, lineNo: 1, quantity: 1 }];
  const { token } = parted.buyer;
  await it.ask(returns.requestReturn, { lines, cause: 'notNeeded', reason: 'One too many.' }, { token, key: newKey() });
  await db`update order_lines set returned_quantity = 3 where order_id = ${parted.orderId}`;
  const money = async () =>
    await db`
      select (select count(*)::int from ledger_entries) as entries, (select count(*)::int from credit_notes) as notes`;
  const before = await money();
  const counted = async () => {
    const rows = await db`
      select credited_quantity from order_lines where order_id = any(${orders}::bigint[]) order by order_id`;
    return rows.map((row) => row['creditedQuantity'] as number);
  };
  const migration = await readFile(MIGRATION, 'utf8');
  for (const _ of ['once', 'again']) {
    await db.unsafe(migration);
    expect(await counted()).toEqual([2, 2, 0]);
  }
  expect(await money()).toEqual(before);
  const left = async ({ orderNo, buyer }: typeof kept) =>
    (await detailOf(it, orderNo, buyer)).lines[0]?.reportableQuantity;
  expect([await left(kept), await left(parted), await left(refused)]).toEqual([1, 0, 2]);
});
