// What each row of the table does when it is run: stock, credit, documents, batches, event and mail (product §7).
import { calls } from '@outrigger/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { makeStoreCredit } from '../../credit/credit.make.ts';
import { makeAdministrator, makeSubAccount } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { happen, makeBuyer, makeOrder, newKey, orderOf } from '../orders.make.ts';
import { takeBackAtOnce } from '../returns/take-back-at-once.ts';
import { lockOrder } from './order-moves.store.ts';

let it: TestShop;
let desk: { userId: number };
beforeAll(async () => {
  it = await testShop();
  desk = await makeAdministrator(it.shop.db);
});

const clock = (event: 'cancel' | 'dispatch' | 'delivered' | 'confirmReceipt') =>
  ({ event, actor: 'clock', userId: null }) as const;
const byDesk = (event: 'approve' | 'reject' | 'dispatch') => ({ event, actor: 'office', userId: desk.userId }) as const;

/** All that an order has taken or given back, as the database says it. */
async function standing(orderNo: string) {
  const [row] = await it.shop.db`
    select o.status, o.paid_at is not null as is_paid, o.closed_at is not null as is_closed,
      coalesce((select l.held_minor from credit_lines l where l.company_id = o.company_id), 0) as held,
      coalesce((select l.posted_minor from credit_lines l where l.company_id = o.company_id), 0) as posted,
      (select coalesce(-sum(a.balance_minor), 0)::int from ledger_accounts a where a.company_id = o.company_id and a.kind = 'storeCredit') as saved,
      (select coalesce(sum(s.reserved), 0)::int from stock_levels s where s.part_id in (select part_id from order_lines where order_id = o.id)) as reserved,
      (select coalesce(sum(s.on_hand), 0)::int from stock_levels s where s.part_id in (select part_id from order_lines where order_id = o.id)) as on_hand,
      array(select s.status from shipments s where s.order_id = o.id order by s.batch_no) as batches,
      (select count(*)::int from invoices i where i.order_id = o.id) as invoices,
      (select coalesce(sum(n.amount_minor), 0)::int from credit_notes n join invoices i on i.id = n.invoice_id where i.order_id = o.id) as credited,
      array(select e.event from order_events e where e.order_id = o.id order by e.id) as events,
      array(select b.facts->>'event' from outbox b where b.job = 'orderMail' and (b.facts->>'orderId')::bigint = o.id order by b.id) as mails
    from orders o where o.order_no = ${orderNo}`;
  return row;
}

/** An order of two pieces for 35.00, 5.00 of it by store credit. */
async function orderWithStoreCredit(paymentMethod: 'credit' | 'wallet', waits = false) {
  const { db } = it.shop;
  const buyer = await makeBuyer(db, waits ? { credit: { automaticLimitMinor: 0 } } : {});
  await makeStoreCredit(db, buyer.companyId, 500);
  const part = await makePart(db);
  const body = orderOf(buyer, [{ code: part.code, qty: 2 }], { paymentMethod, useStoreCredit: true });
  const { orderNo } = (await it.ask(calls.orders.makeOrder, body, { token: buyer.token, key: newKey() })).result;
  return { orderNo, buyer, ...part };
}

async function capture(orderNo: string, amountMinor: number, counts = true): Promise<void> {
  const { db } = it.shop;
  await db`
    with attempt as (
      insert into payment_attempts (order_id, company_id, currency, amount_minor, provider)
      select id, company_id, currency, ${amountMinor}, 'test' from orders where order_no = ${orderNo} returning id, order_id, currency, amount_minor
    )
    insert into captures (attempt_id, order_id, currency, amount_minor, counts)
    select id, order_id, currency, amount_minor, ${counts} from attempt`;
}
const refundsOf = (orderNo: string) => it.shop.db`
  select r.amount_minor, r.status from refunds r join orders o on o.id = r.order_id where o.order_no = ${orderNo} order by r.id`;

describe('product §7 cancel gives back what was taken', () => {
  test('of an order on credit that was invoiced: line, store credit, stock, and a credit note over all of it', async () => {
    const { orderNo } = await orderWithStoreCredit('credit');
    expect(await standing(orderNo)).toMatchObject({ status: 'toBeShipped', posted: 3000, saved: 0, reserved: 2 });
    expect(await happen(it.shop.db, orderNo, clock('cancel'))).toBe('moved');
    expect(await standing(orderNo)).toEqual({
      status: 'canceled',
      isPaid: false,
      isClosed: true,
      held: 0,
      posted: 0,
      saved: 500,
      reserved: 0,
      onHand: 100,
      batches: ['canceled'],
      invoices: 1,
      credited: 3500,
      events: ['make', 'cancel'],
      mails: ['make', 'cancel'],
    });
    expect(await happen(it.shop.db, orderNo, clock('cancel'))).toBe('noEffect');
    expect(await standing(orderNo)).toMatchObject({ saved: 500, credited: 3500, events: ['make', 'cancel'] });
  });

  test('of an order that waits: the hold is voided', async () => {
    const { orderNo } = await orderWithStoreCredit('credit', true);
    expect(await standing(orderNo)).toMatchObject({ status: 'pendingApproval', held: 3000, saved: 0, reserved: 2 });
    await happen(it.shop.db, orderNo, clock('cancel'));
    expect(await standing(orderNo)).toMatchObject({
      status: 'canceled',
      held: 0,
      saved: 500,
      reserved: 0,
      invoices: 0,
    });
  });

  test('of an unpaid order: stock and store credit, and a capture that comes late is refunded in full', async () => {
    const { orderNo } = await orderWithStoreCredit('wallet');
    await happen(it.shop.db, orderNo, clock('cancel'));
    expect(await standing(orderNo)).toMatchObject({ status: 'canceled', saved: 500, reserved: 0, invoices: 0 });
    await capture(orderNo, 3000, false);
    await happen(it.shop.db, orderNo, { event: 'captured', actor: 'provider', userId: null });
    expect(await refundsOf(orderNo)).toEqual([{ amountMinor: 3000, status: 'requested' }]);
    expect(await standing(orderNo)).toMatchObject({ status: 'canceled', isPaid: false });
  });

  test('of a paid order: the capture is refunded in full, once', async () => {
    const { orderNo } = await orderWithStoreCredit('wallet');
    await capture(orderNo, 3000);
    await happen(it.shop.db, orderNo, { event: 'captured', actor: 'provider', userId: null });
    expect(await standing(orderNo)).toMatchObject({ status: 'toBeShipped', isPaid: true, invoices: 1 });
    await happen(it.shop.db, orderNo, clock('cancel'));
    await happen(it.shop.db, orderNo, clock('cancel'));
    expect(await refundsOf(orderNo)).toEqual([{ amountMinor: 3000, status: 'requested' }]);
    expect(await standing(orderNo)).toMatchObject({ status: 'canceled', saved: 500, credited: 3500, reserved: 0 });
  });

  test('an unpaid order that was captured meanwhile is not canceled', async () => {
    const { orderNo } = await makeOrder(it, { status: 'unpaid' });
    await capture(orderNo, 3500);
    await expect(happen(it.shop.db, orderNo, clock('cancel'))).rejects.toMatchObject({ reason: 'orderNotAllowed' });
  });
});

describe('product §7 approve and reject', () => {
  const clear = (orderNo: string, state: 'approved' | 'rejected') => it.shop.db`
    update order_approvals set state = ${state}, decided_by = ${desk.userId}, decided_at = now(), note = 'Seen.'
    where order_id = (select id from orders where order_no = ${orderNo})`;

  test('approve waits for every reason, then posts what was held and issues the invoice', async () => {
    const { orderNo } = await orderWithStoreCredit('credit', true);
    await expect(happen(it.shop.db, orderNo, byDesk('approve'))).rejects.toMatchObject({ reason: 'orderNotAllowed' });
    await clear(orderNo, 'approved');
    await happen(it.shop.db, orderNo, byDesk('approve'));
    expect(await standing(orderNo)).toMatchObject({
      status: 'toBeShipped',
      held: 0,
      posted: 3000,
      invoices: 1,
      reserved: 2,
    });
    expect(await happen(it.shop.db, orderNo, byDesk('approve'))).toBe('noEffect');
  });

  test('reject gives stock, hold and store credit back and mails the reason', async () => {
    const { orderNo } = await orderWithStoreCredit('credit', true);
    await clear(orderNo, 'rejected');
    await happen(it.shop.db, orderNo, { ...byDesk('reject'), reason: 'Seen.' });
    expect(await standing(orderNo)).toMatchObject({
      status: 'notApproved',
      held: 0,
      saved: 500,
      reserved: 0,
      mails: ['make', 'approvalAsked', 'reject'],
    });
  });

  async function orderWithNothingTaken(stock: number) {
    const { db } = it.shop;
    const buyer = await makeBuyer(db, { credit: { limitMinor: 1000, automaticLimitMinor: 1000 } });
    const technician = await makeSubAccount(db, buyer.companyId, { permissions: [3] });
    const part = await makePart(db, { stock, sellPolicy: 'stockOnly' });
    const body = orderOf(buyer, [{ code: part.code, qty: 2 }]);
    const { orderNo } = (await it.ask(calls.orders.makeOrder, body, { token: technician.token, key: newKey() })).result;
    expect(await standing(orderNo)).toMatchObject({ status: 'pendingApproval', held: 0, reserved: 0 });
    await clear(orderNo, 'approved');
    return { orderNo, buyer, ...part };
  }

  test('an order that took nothing takes stock and credit when it is approved (decision 0025)', async () => {
    const { orderNo, buyer } = await orderWithNothingTaken(5);
    await expect(happen(it.shop.db, orderNo, byDesk('approve'))).rejects.toMatchObject({
      reason: 'insufficientCredit',
    });
    await it.shop.db`update credit_lines set limit_minor = 9000 where company_id = ${buyer.companyId}`;
    await it.shop
      .db`update shipments set estimated_delivery_on = current_date + 400 where order_id = (select id from orders where order_no = ${orderNo})`;
    await happen(it.shop.db, orderNo, byDesk('approve'));
    expect(await standing(orderNo)).toMatchObject({
      status: 'toBeShipped',
      posted: 3500,
      held: 0,
      reserved: 2,
      batches: ['planned'],
      invoices: 1,
    });
    const [days] = await it.shop.db`
      select bool_and(s.estimated_delivery_on < current_date + 30) as soon, bool_and(l.promise_date = s.estimated_delivery_on) as same
      from shipments s join order_lines l on l.order_id = s.order_id join orders o on o.id = s.order_id where o.order_no = ${orderNo}`;
    expect(days).toEqual({ soon: true, same: true });
  });

  test('it waits for the warehouse where its parts are gone since, and nothing of it is written', async () => {
    const { orderNo, buyer, partId, code } = await orderWithNothingTaken(2);
    await it.shop.db`update credit_lines set limit_minor = 9000 where company_id = ${buyer.companyId}`;
    await it.shop.db`update stock_levels set on_hand = 1 where part_id = ${partId}`;
    await expect(happen(it.shop.db, orderNo, byDesk('approve'))).rejects.toMatchObject({
      reason: 'waitsForWarehouse',
      facts: { codes: code, left: '1' },
    });
    expect(await standing(orderNo)).toMatchObject({
      status: 'pendingApproval',
      reserved: 0,
      held: 0,
      events: ['make'],
    });
  });
});

describe('product §7 dispatch, delivery, receipt, return', () => {
  test('stock goes down with the batch, and what was set aside with it', async () => {
    const { orderNo } = await makeOrder(it);
    const facts = { carrier: 'simulated', trackingCode: `T${orderNo}` };
    await happen(it.shop.db, orderNo, { ...byDesk('dispatch'), facts });
    expect(await standing(orderNo)).toMatchObject({
      status: 'inTransit',
      reserved: 0,
      onHand: 98,
      batches: ['inTransit'],
    });
    const [batch] = await it.shop.db`
      select s.tracking_code, s.packing_list_no, l.shipped_quantity from shipments s join orders o on o.id = s.order_id
        join order_lines l on l.order_id = o.id where o.order_no = ${orderNo}`;
    expect(batch).toEqual({ trackingCode: `T${orderNo}`, packingListNo: `${orderNo}-1`, shippedQuantity: 2 });
    await expect(happen(it.shop.db, orderNo, byDesk('dispatch'))).rejects.toMatchObject({ reason: 'orderNotAllowed' });
    await expect(happen(it.shop.db, orderNo, clock('cancel'))).rejects.toMatchObject({ reason: 'orderNotAllowed' });
  });

  test('a batch of pieces that are not there does not leave, and comes out of what is free once they are', async () => {
    const { db } = it.shop;
    const buyer = await makeBuyer(db);
    const part = await makePart(db, { stock: 1 });
    const body = orderOf(buyer, [{ code: part.code, qty: 3 }], { shipMode: 'batches' });
    const { orderNo } = (await it.ask(calls.orders.makeOrder, body, { token: buyer.token, key: newKey() })).result;
    await happen(db, orderNo, { ...byDesk('dispatch'), facts: { batchNo: 1 } });
    expect(await standing(orderNo)).toMatchObject({ onHand: 0, reserved: 0, batches: ['inTransit', 'planned'] });
    await expect(happen(db, orderNo, clock('confirmReceipt'))).rejects.toMatchObject({ reason: 'orderNotAllowed' });
    const second = { ...byDesk('dispatch'), facts: { batchNo: 2 } };
    await expect(happen(db, orderNo, second)).rejects.toMatchObject({ reason: 'waitsForWarehouse' });
    await db`update stock_levels set on_hand = 5 where part_id = ${part.partId}`;
    await happen(db, orderNo, second);
    expect(await standing(orderNo)).toMatchObject({ onHand: 3, reserved: 0, batches: ['inTransit', 'inTransit'] });
  });

  test('receipt opens the window of 20 days, and a return within it is worth 80 %', async () => {
    const { orderNo, orderId } = await makeOrder(it, { status: 'completed' });
    const [order] = await it.shop.db`
      select extract(day from return_until - completed_at)::int as days, delivered_at is not null as is_delivered from orders where id = ${orderId}`;
    expect(order).toEqual({ days: 20, isDelivered: true });
    const takeBack = (quantity: number) =>
      inTransaction(it.shop.db, async (trx) => {
        const locked = await lockOrder(trx, { orderNo, companyId: null });
        if (!locked) throw new Error('gone');
        await takeBackAtOnce(trx, locked, {
          lines: [{ lineNo: 1, quantity }],
          reason: 'Unopened.',
          userId: desk.userId,
        });
      });
    await takeBack(1);
    expect(await standing(orderNo)).toMatchObject({ status: 'completed', saved: 800 });
    await expect(takeBack(2)).rejects.toThrow();
    await it.shop.db`update orders set return_until = now() - interval '1 second' where id = ${orderId}`;
    await expect(takeBack(1)).rejects.toMatchObject({ reason: 'orderNotAllowed' });
    expect(await standing(orderNo)).toMatchObject({ saved: 800 });
  });
});

test('product §4 a stranger’s order is not there to be locked', async () => {
  const { orderNo, buyer } = await makeOrder(it);
  const stranger = await makeBuyer(it.shop.db);
  const lockedBy = (companyId: number | null) =>
    inTransaction(it.shop.db, (trx) => lockOrder(trx, { orderNo, companyId }));
  expect(await lockedBy(stranger.companyId)).toBeNull();
  expect(await lockedBy(buyer.companyId)).toMatchObject({ orderNo, dueMinor: 3500 });
  expect(await lockedBy(null)).toMatchObject({ orderNo });
});
