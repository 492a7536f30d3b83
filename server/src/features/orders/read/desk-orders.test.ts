// The desk finds any order by what somebody on the telephone names (product §8).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { makeAdministrator } from '../../identity/identity.make.ts';
import { makeMachine, makeModel } from '../../machines/machines.make.ts';
import { makeOrder } from '../orders.make.ts';
import { type AtDesk, openAtDesk, send } from '../ship/shipping.make.ts';

const { deskOrders } = calls.orderDesk;
let it: AtDesk;
beforeAll(async () => {
  it = await openAtDesk();
});

const found = async (input: Record<string, unknown>, token = it.desk.token) =>
  (await it.ask(deskOrders, input, { token })).result;

test('product §8 an order is found by number, company, purchase order, tracking code, part and machine, with what it is', async () => {
  const { orderNo, buyer, code, orderId } = await makeOrder(it);
  await send(it, orderNo, { carrier: 'other', carrierName: 'Van Dijk', trackingCode: `VD-${orderNo}` });
  const serial = `SN ${orderNo}`;
  await it.shop
    .db`update orders set purchase_order_no = ${`PO/${orderNo}`}, is_machine_down = true where id = ${orderId}`;
  await it.shop.db`update order_lines set machine_serial = ${serial} where order_id = ${orderId}`;
  for (const keyword of [
    orderNo.toLowerCase(),
    buyer.name,
    `po/${orderNo}`,
    `vd-${orderNo}`,
    code,
    serial.replace(' ', ''),
  ]) {
    const { items } = await found({ keyword });
    expect([keyword, items.map((one) => one.orderNo)]).toEqual([keyword, [orderNo]]);
  }
  const { items, counts, total } = await found({ keyword: orderNo });
  expect(items[0]).toMatchObject({
    company: buyer.name,
    status: 'inTransit',
    createdBy: buyer.email,
    lineCount: 1,
    isMachineDown: true,
    total: { currency: 'USD' },
  });
  expect([counts, total]).toEqual([{ inTransit: 1 }, 1]);
});

test('product §8 an order for several machines is found by each of them, and a sign of a pattern stands for itself', async () => {
  const { db } = it.shop;
  const { orderNo, orderId } = await makeOrder(it);
  await send(it, orderNo, { carrier: 'other', carrierName: 'Van Dijk', trackingCode: `M_${orderNo}` });
  const model = await makeModel(db);
  const serials = [`A1${orderNo}`, `B2${orderNo}`];
  for (const serialNumber of serials) {
    const { hostId } = await makeMachine(db, model, { serialNumber });
    await db`
      insert into order_line_machines (order_line_id, machine_id, quantity, verdict, proof)
      select id, ${hostId}, 1, 'fits', 'model' from order_lines where order_id = ${orderId}`;
  }
  await db`update order_lines set machine_serial = ${serials.join(', ')} where order_id = ${orderId}`;
  for (const keyword of [...serials, `m_${orderNo}`.slice(0, -1)])
    expect([keyword, (await found({ keyword })).items.map((one) => one.orderNo)]).toEqual([keyword, [orderNo]]);
  expect((await found({ keyword: `_${orderNo.slice(1)}` })).items).toEqual([]);
  const { counts, total } = await found({});
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
});

test('product §8 the newest come first, narrowed to a status; orders and finance alone may look', async () => {
  const older = await makeOrder(it);
  const { orderNo, buyer } = await makeOrder(it, { buyer: older.buyer, status: 'unpaid' });
  expect((await found({ keyword: buyer.name })).items.map((one) => one.orderNo)).toEqual([orderNo, older.orderNo]);
  const unpaid = await found({ keyword: buyer.name, status: 'unpaid' });
  expect(unpaid.items.map((one) => one.orderNo)).toEqual([orderNo]);
  expect(unpaid).toMatchObject({ total: 1, counts: { unpaid: 1, toBeShipped: 1 } });
  expect((await found({ keyword: 'nobody has this' })).items).toEqual([]);
  const finance = await makeAdministrator(it.shop.db, ['finance']);
  expect((await found({ keyword: orderNo }, finance.token)).total).toBe(1);
  const support = await makeAdministrator(it.shop.db, ['support']);
  for (const { token } of [buyer, support]) expect((await it.ask(deskOrders, {}, { token })).status).toBe(403);
  expect((await it.ask(deskOrders, {})).status).toBe(401);
});
