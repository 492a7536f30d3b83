// Cancelling over the call (spec §4 cancel, with confirmation and a refund call; product §7 who may).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAdministrator, makeSubAccount } from '../../identity/identity.make.ts';
import { makeBuyer, makeOrder, newKey, orderOf } from '../orders.make.ts';
import { mailOrder } from '../mail/mail-order.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});
const { cancelOrder, cancelForCustomer } = calls.orderLife;
const cancel = (orderNo: string, token: string, given: { reason?: string; key?: string } = {}) =>
  it.ask(
    cancelOrder,
    { orderNo, ...(given.reason ? { reason: given.reason } : {}) },
    { token, key: given.key ?? newKey() },
  );
const CREDIT_REVERSED = 'What is still owed on your credit line is free again; what has been paid is store credit.';
const lastEvent = async (orderNo: string) =>
  (
    await it.shop.db`
      select e.event, e.actor, e.reason from order_events e join orders o on o.id = e.order_id where o.order_no = ${orderNo} order by e.id desc limit 1`
  )[0];

test('§4 cancel ends an order to be shipped, frees its credit line and mails the buyer with the reason', async () => {
  const { orderNo, orderId, buyer } = await makeOrder(it);
  const answer = await cancel(orderNo, buyer.token, { reason: 'Ordered twice.' });
  expect(answer.result).toEqual({ orderNo, status: 'canceled' });
  const [line] = await it.shop
    .db`select held_minor, posted_minor from credit_lines where company_id = ${buyer.companyId}`;
  expect(line).toEqual({ heldMinor: 0, postedMinor: 0 });
  expect(await lastEvent(orderNo)).toEqual({ event: 'cancel', actor: 'buyer', reason: 'Ordered twice.' });
  const [job] = await it.shop.db<{ facts: Record<string, unknown> }[]>`
    select facts from outbox where job = 'orderMail' and (facts->>'orderId')::bigint = ${orderId} order by id desc limit 1`;
  await mailOrder(it.shop, job?.facts ?? {});
  const [mail] = await it.shop.db`select subject, body_text from mailbox where recipient = ${buyer.email}`;
  expect(mail).toMatchObject({
    subject: `Order ${orderNo} is canceled`,
    bodyText: expect.stringContaining('Reason: Ordered twice.'),
  });
  // What ended promises no delivery; what it used of the credit line is said to be free, and what was paid of it store credit.
  expect(mail?.['bodyText']).toContain(CREDIT_REVERSED);
  expect(mail?.['bodyText']).not.toContain('Delivery by');
});

test('product §7 what finance booked as paid of an order on credit becomes store credit when it is canceled', async () => {
  const { db } = it.shop;
  const { token } = await makeAdministrator(db, ['finance']);
  const first = await makeOrder(it);
  const { buyer } = first;
  const second = await makeOrder(it, { buyer });
  const { companyId } = buyer;
  const paid = { companyId, currency: 'USD', what: 'payment', amount: '35.00', reason: 'Transfer of Monday' };
  expect((await it.ask(calls.creditDesk.bookCredit, paid, { token, key: newKey() })).result.posted.amount).toBe(
    '35.00',
  );
  const standing = async () => {
    const [row] = await db`
      select l.posted_minor as posted, (select coalesce(-sum(a.balance_minor), 0)::int from ledger_accounts a
        where a.company_id = l.company_id and a.kind = 'storeCredit') as saved
      from credit_lines l where l.company_id = ${companyId}`;
    return row;
  };
  // A payment names no order: what is still owed goes first, and what is beyond it was paid.
  expect((await cancel(first.orderNo, buyer.token)).status).toBe(200);
  expect(await standing()).toEqual({ posted: 0, saved: 0 });
  expect((await cancel(second.orderNo, buyer.token)).status).toBe(200);
  expect(await standing()).toEqual({ posted: 0, saved: 3500 });
  const third = await makeOrder(it, { buyer });
  await it.ask(calls.creditDesk.bookCredit, { ...paid, amount: '20.00' }, { token, key: newKey() });
  expect((await cancel(third.orderNo, buyer.token)).status).toBe(200);
  expect(await standing()).toEqual({ posted: 0, saved: 5500 });
});

test('product §2 the same key cancels once, and cancelling what is canceled is a success without effect', async () => {
  const { orderNo, buyer } = await makeOrder(it, { status: 'unpaid' });
  const key = newKey();
  const [first, again] = [await cancel(orderNo, buyer.token, { key }), await cancel(orderNo, buyer.token, { key })];
  expect(again.text).toBe(first.text);
  expect((await cancel(orderNo, buyer.token)).result).toEqual({ orderNo, status: 'canceled' });
  const events = await it.shop.db`
    select e.event from order_events e join orders o on o.id = e.order_id where o.order_no = ${orderNo} order by e.id`;
  expect(events.map((row) => row['event'])).toEqual(['make', 'cancel']);
  const [first2, second2] = await Promise.all([cancel(orderNo, buyer.token), cancel(orderNo, buyer.token)]);
  expect([first2.status, second2.status]).toEqual([200, 200]);
});

test('§8 cancel error: what left the warehouse is not canceled, and the status is told', async () => {
  for (const status of ['inTransit', 'completed', 'notApproved'] as const) {
    const { orderNo, buyer } = await makeOrder(it, { status });
    const answer = await cancel(orderNo, buyer.token);
    expect([answer.status, answer.reason, answer.facts]).toEqual([409, 'cancelError', { orderNo, status }]);
  }
});

test('product §7 the maker and the main account may, another sub-account and strangers may not', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const { code } = await makeOrder(it, { buyer });
  const maker = await makeSubAccount(db, buyer.companyId, { permissions: [3] });
  const other = await makeSubAccount(db, buyer.companyId, { permissions: [2, 3] });
  const viewer = await makeSubAccount(db, buyer.companyId, { permissions: [2] });
  const made = async () =>
    (await it.ask(calls.orders.makeOrder, orderOf(buyer, [{ code, qty: 1 }]), { token: maker.token, key: newKey() }))
      .result.orderNo;
  const orderNo = await made();
  expect((await it.ask(cancelOrder, { orderNo }, { key: newKey() })).status).toBe(401);
  for (const { token } of [other, viewer]) expect((await cancel(orderNo, token)).reason).toBe('noPermission');
  const stranger = await makeBuyer(db);
  const theirs = await cancel(orderNo, stranger.token);
  const none = await cancel('OR990000000', stranger.token);
  expect([theirs.status, theirs.reason]).toEqual([404, 'orderNotFound']);
  expect(theirs.text.replaceAll(orderNo, 'OR990000000')).toBe(none.text);
  expect((await cancel(orderNo, maker.token)).status).toBe(200);
  expect((await cancel(await made(), buyer.token)).status).toBe(200);
});

test('product §7 the parts desk cancels with a reason, and no other role of the office does', async () => {
  const { orderNo, buyer } = await makeOrder(it);
  const desk = await makeAdministrator(it.shop.db, ['orders']);
  const catalogue = await makeAdministrator(it.shop.db, ['catalogue']);
  const ask = (input: { orderNo: string; reason: string }, token?: string) =>
    it.ask(cancelForCustomer, input, { ...(token ? { token } : {}), key: newKey() });
  expect((await ask({ orderNo, reason: 'Asked by phone.' })).status).toBe(401);
  for (const token of [catalogue.token, buyer.token])
    expect((await ask({ orderNo, reason: 'Asked by phone.' }, token)).reason).toBe('noPermission');
  expect((await ask({ orderNo, reason: '' }, desk.token)).reason).toBe('invalidContent');
  expect((await ask({ orderNo: 'OR990000000', reason: 'Asked.' }, desk.token)).reason).toBe('orderNotFound');
  expect((await ask({ orderNo, reason: 'Asked by phone.' }, desk.token)).result.status).toBe('canceled');
  expect(await lastEvent(orderNo)).toEqual({ event: 'cancel', actor: 'office', reason: 'Asked by phone.' });
  const noted = await it.shop.db`select action, facts from audit where subject = ${`order ${orderNo}`}`;
  expect([...noted]).toEqual([
    {
      action: 'cancelForCustomer',
      facts: { before: { status: expect.any(String) }, after: { status: 'canceled' }, reason: 'Asked by phone.' },
    },
  ]);
  const sent = await makeOrder(it, { status: 'inTransit' });
  expect((await ask({ orderNo: sent.orderNo, reason: 'Asked.' }, desk.token)).reason).toBe('cancelError');
});
