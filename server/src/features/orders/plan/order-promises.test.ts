// What an order promises is what its plan showed, and its number is its own (product §7 Stock choice, make).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makePart } from '../../parts/parts.make.ts';
import { makeBuyer, newKey, orderOf } from '../orders.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

const { makeOrder, orderInfo, stockAssign } = calls.orders;

test('product §7 stock of a closed warehouse does not keep an order from the delivery its plan promised', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const part = await makePart(db, { stock: 0 });
  await db`
    insert into warehouses (code, name, country, is_active) values ('TEST-CLOSED', 'Closed', 'US', false) on conflict do nothing`;
  await db`
    insert into stock_levels (part_id, warehouse_id, on_hand)
    select ${part.partId}, id, 50 from warehouses where code = 'TEST-CLOSED'`;
  await db`
    insert into inbound_deliveries (reference, warehouse_id, part_id, quantity, expected_on)
    values (${part.code}, ${part.warehouseId}, ${part.partId}, 50, current_date + 2)`;
  const asked = { lines: `${part.code}*3`, addressId: buyer.addressId };
  const plan = await it.ask(stockAssign, asked, { token: buyer.token });
  const made = await it.ask(makeOrder, orderOf(buyer, [{ code: part.code, qty: 3 }]), {
    token: buyer.token,
    key: newKey(),
  });
  const order = await it.ask(orderInfo, { orderNo: made.result.orderNo }, { token: buyer.token });
  expect(plan.result.lines[0]?.promiseDate).toMatch(/^\d{4}-/);
  expect(order.result.lines[0]?.promiseDate).toBe(plan.result.lines[0]?.promiseDate);
  const [delivery] = await db`select promised from inbound_deliveries where part_id = ${part.partId}`;
  expect(delivery).toEqual({ promised: 3 });
});

test('product §7 order numbers stay unique after the first ten million', async () => {
  const numbers = await it.shop.db.begin(async (trx) => {
    const [before] = await trx<{ value: number }[]>`select nextval('order_numbers') as value`;
    await trx`select setval('order_numbers', 12345677)`;
    const rows = await trx<{ number: string }[]>`select new_order_no() as number from generate_series(1, 2)`;
    await trx`select setval('order_numbers', ${before?.value ?? 1})`;
    return rows.map((row) => row.number.slice(4));
  });
  expect(numbers).toEqual(['12345678', '12345679']);
});
