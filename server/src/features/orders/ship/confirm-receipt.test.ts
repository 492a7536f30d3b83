// How a buyer says that his parts have come (spec §4 confirm receipt).
import { calls } from '@outrigger/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAdministrator, makeCompany, makeSubAccount } from '../../identity/identity.make.ts';
import { makeOrder, newKey } from '../orders.make.ts';
import { detailOf } from './shipping.make.ts';

const { shipping } = calls;
let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

describe('spec §4 confirm receipt, single and batch', () => {
  test('a stranger’s order is none, and a sub-account needs the right to order', async () => {
    const { orderNo, buyer } = await makeOrder(it, { status: 'inTransit' });
    const stranger = await makeCompany(it.shop.db);
    const looker = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [2] });
    const confirm = (token: string) => it.ask(shipping.confirmReceipt, { orderNo }, { token, key: newKey() });
    expect((await confirm(stranger.token)).reason).toBe('orderNotFound');
    expect((await confirm(looker.token)).status).toBe(403);
    expect((await it.ask(shipping.track, { orderNo }, { token: stranger.token })).reason).toBe('orderNotFound');
    expect((await it.ask(shipping.track, { orderNo }, { token: looker.token })).code).toBe(200);
  });

  test('what was on its way is delivered by the buyer’s word, with its moment', async () => {
    const { orderNo, buyer } = await makeOrder(it, { status: 'inTransit' });
    await it.ask(shipping.confirmReceipt, { orderNo }, { token: buyer.token, key: newKey() });
    const { status, batches } = await detailOf(it, orderNo, buyer);
    expect([status, batches[0]?.status]).toEqual(['completed', 'delivered']);
    expect(Date.parse(batches[0]?.deliveredAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const [order] = await it.shop.db`
      select delivered_at = completed_at as together from orders where order_no = ${orderNo}`;
    expect(order).toEqual({ together: true });
    // The desk finds it among what arrived, for 30 days.
    const desk = await makeAdministrator(it.shop.db, ['orders']);
    const arrived = async () =>
      (await it.ask(shipping.officeShipments, { state: 'delivered', keyword: orderNo }, { token: desk.token })).result;
    expect(await arrived()).toMatchObject({ total: 1, items: [{ orderNo, state: 'delivered' }] });
    await it.shop.db`
      update shipments set dispatched_at = now() - interval '40 days', delivered_at = now() - interval '31 days'
      where order_id = (select id from orders where order_no = ${orderNo})`;
    expect(await arrived()).toMatchObject({ total: 0, items: [] });
  });

  test('several are answered each by itself', async () => {
    const done = await makeOrder(it, { status: 'inTransit' });
    const { buyer } = done;
    const open = await makeOrder(it, { buyer });
    const strange = await makeOrder(it, { status: 'inTransit' });
    const orderNos = [open.orderNo, strange.orderNo, done.orderNo];
    const answer = await it.ask(
      shipping.batchConfirmReceipt,
      { orderNos },
      { token: buyer.token, key: newKey(), language: 'zh' },
    );
    expect(answer.result).toMatchObject([
      {
        orderNo: open.orderNo,
        isCompleted: false,
        reason: 'confirmFailed',
        message: expect.stringContaining('待发货') as string,
      },
      { orderNo: strange.orderNo, isCompleted: false, reason: 'orderNotFound' },
      { orderNo: done.orderNo, isCompleted: true },
    ]);
    expect((await detailOf(it, strange.orderNo, strange.buyer)).status).toBe('inTransit');
  });
});
