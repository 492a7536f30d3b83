// Approving and rejecting orders (product §7: each reason by whom alone; all in one transaction; nobody his own).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAdministrator, makeSubAccount } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { mailOrder } from '../mail/mail-order.ts';
import { type Buyer, makeBuyer, newKey, orderOf } from '../orders.make.ts';

let it: TestShop;
let desk: string;
beforeAll(async () => {
  it = await testShop();
  desk = (await makeAdministrator(it.shop.db, ['finance'])).token;
});
const { approveOrder, rejectOrder, officeApproveOrder, officeRejectOrder } = calls.approvals;

type Made = { orderNo: string; buyer: Buyer; maker: string; partId: number; email: string };

/** An order of one part by a sub-account of a company; 25.00 a piece with freight. */
async function waitingFor(
  reasons: readonly ('noPrice' | 'spendLimit' | 'credit')[],
  given: { paymentMethod?: 'credit' | 'wallet'; stock?: number; limitMinor?: number; qty?: number } = {},
): Promise<Made> {
  const { db } = it.shop;
  const limitMinor = given.limitMinor ?? 100_000;
  const automaticLimitMinor = reasons.includes('credit') ? 0 : limitMinor;
  const buyer = await makeBuyer(db, { credit: { limitMinor, automaticLimitMinor } });
  const sub = await makeSubAccount(db, buyer.companyId, { permissions: reasons.includes('noPrice') ? [3] : [2, 3] });
  if (reasons.includes('spendLimit'))
    await db`update users set spending_limit_minor = 100, spending_limit_currency = 'USD' where id = ${sub.userId}`;
  const part = await makePart(db, { stock: given.stock ?? 10 });
  const body = orderOf(buyer, [{ code: part.code, qty: given.qty ?? 1 }], {
    paymentMethod: given.paymentMethod ?? 'credit',
  });
  const made = await it.ask(calls.orders.makeOrder, body, { token: sub.token, key: newKey() });
  expect(made.result.status).toBe('pendingApproval');
  return { orderNo: made.result.orderNo, buyer, maker: sub.token, partId: part.partId, email: sub.email };
}
const approve = ({ orderNo }: Made, token: string) => it.ask(approveOrder, { orderNo }, { token, key: newKey() });
const deskApprove = ({ orderNo }: Made, token = desk) =>
  it.ask(officeApproveOrder, { orderNo }, { token, key: newKey() });

const notedOn = async ({ orderNo }: Made) => [
  ...(await it.shop.db`
    select action, company_id, facts ->> 'reason' as reason, facts -> 'after' as after from audit where subject = ${`order ${orderNo}`}`),
];

/** What an order has in stock, ledger, invoices and events. */
async function standing({ orderNo, buyer, partId }: Made) {
  const [row] = await it.shop.db<Record<string, unknown>[]>`
    select o.status, o.pay_by is not null as has_pay_by, c.held_minor, c.posted_minor, s.reserved, o.is_stock_taken,
      (select count(*)::int from invoices i where i.order_id = o.id) as invoices,
      array(select e.event from order_events e where e.order_id = o.id order by e.id) as events
    from orders o join credit_lines c on c.company_id = ${buyer.companyId} join stock_levels s on s.part_id = ${partId}
    where o.order_no = ${orderNo}`;
  return row;
}

test('product §7 the main account approves what a technician ordered without prices: credit posted, invoice written', async () => {
  const made = await waitingFor(['noPrice']);
  const answer = await approve(made, made.buyer.token);
  expect(answer.result).toEqual({ orderNo: made.orderNo, status: 'toBeShipped', waiting: [] });
  expect(await standing(made)).toMatchObject({
    heldMinor: 0,
    postedMinor: 2500,
    reserved: 1,
    invoices: 1,
    events: ['make', 'approve'],
  });
});

test('product §7 the main account approves what is above a spending limit; a wallet order then waits for payment', async () => {
  const made = await waitingFor(['spendLimit'], { paymentMethod: 'wallet' });
  expect((await approve(made, made.buyer.token)).result.status).toBe('unpaid');
  expect(await standing(made)).toMatchObject({ hasPayBy: true, postedMinor: 0, invoices: 0, reserved: 1 });
});

test('product §7 `credit` is the parts desk’s alone, in either order of two who decide', async () => {
  for (const isDeskFirst of [true, false]) {
    const made = await waitingFor(['spendLimit', 'credit']);
    const main = () => approve(made, made.buyer.token);
    const office = () => deskApprove(made);
    const [first, second] = isDeskFirst ? [office, main] : [main, office];
    const left = isDeskFirst ? 'spendLimit' : 'credit';
    expect((await first()).result).toEqual({ orderNo: made.orderNo, status: 'pendingApproval', waiting: [left] });
    // Said twice it changes nothing.
    expect((await first()).result.waiting).toEqual([left]);
    expect((await second()).result).toEqual({ orderNo: made.orderNo, status: 'toBeShipped', waiting: [] });
    // What the desk did is in the audit trail, once; the company's own word is not.
    expect(await notedOn(made)).toEqual([
      {
        action: 'officeApproveOrder',
        companyId: made.buyer.companyId,
        reason: null,
        after: { status: isDeskFirst ? 'pendingApproval' : 'toBeShipped' },
      },
    ]);
    expect((await standing(made))?.['events']).toEqual(['make', 'clear', 'approve']);
  }
});

test('product §7 nobody clears what is somebody else’s, and the maker nothing', async () => {
  const noPrice = await waitingFor(['noPrice']);
  const refused = await deskApprove(noPrice);
  expect([refused.status, refused.reason, refused.facts]).toEqual([
    409,
    'orderNotAllowed',
    { orderNo: noPrice.orderNo, status: 'pendingApproval', event: 'approve' },
  ]);
  expect((await approve(noPrice, noPrice.maker)).reason).toBe('noPermission');
  const buyer = await makeBuyer(it.shop.db, { credit: { automaticLimitMinor: 0 } });
  const part = await makePart(it.shop.db);
  const body = orderOf(buyer, [{ code: part.code, qty: 1 }]);
  const { orderNo } = (await it.ask(calls.orders.makeOrder, body, { token: buyer.token, key: newKey() })).result;
  const own = await it.ask(approveOrder, { orderNo }, { token: buyer.token, key: newKey() });
  expect(own.reason).toBe('orderNotAllowed');
  const ownNo = await it.ask(rejectOrder, { orderNo, reason: 'no' }, { token: buyer.token, key: newKey() });
  expect(ownNo.reason).toBe('orderNotAllowed');
});

test('product §4 another company’s order is answered like one that does not exist', async () => {
  const made = await waitingFor(['noPrice']);
  const stranger = await makeBuyer(it.shop.db);
  for (const orderNo of [made.orderNo, 'OR269999999']) {
    const yes = await it.ask(approveOrder, { orderNo }, { token: stranger.token, key: newKey() });
    const no = await it.ask(rejectOrder, { orderNo, reason: 'no' }, { token: stranger.token, key: newKey() });
    for (const answer of [yes, no])
      expect([answer.status, answer.reason, answer.facts]).toEqual([404, 'orderNotFound', { orderNo }]);
  }
  const lost = { orderNo: 'OR269999999' };
  expect((await it.ask(officeApproveOrder, lost, { token: desk, key: newKey() })).reason).toBe('orderNotFound');
  const said = { ...lost, reason: 'no' };
  expect((await it.ask(officeRejectOrder, said, { token: desk, key: newKey() })).reason).toBe('orderNotFound');
});

test('product §4, §8 who decides must be the main account or of the office’s orders and finance', async () => {
  const made = await waitingFor(['credit', 'noPrice']);
  const { orderNo } = made;
  expect((await it.ask(approveOrder, { orderNo }, { key: newKey() })).reason).toBe('signInAgain');
  expect((await it.ask(rejectOrder, { orderNo, reason: 'no' }, { token: desk, key: newKey() })).reason).toBe(
    'noPermission',
  );
  const support = await makeAdministrator(it.shop.db, ['support']);
  expect((await deskApprove(made, support.token)).reason).toBe('noPermission');
  const rejected = await it.ask(
    officeRejectOrder,
    { orderNo, reason: 'no' },
    { token: made.buyer.token, key: newKey() },
  );
  expect(rejected.reason).toBe('noPermission');
});

test('decision 0025: approval takes stock and credit of an order that waited without them, or refuses it whole', async () => {
  const made = await waitingFor(['noPrice'], { limitMinor: 1000 });
  expect(await standing(made)).toMatchObject({ isStockTaken: false, reserved: 0, heldMinor: 0 });
  expect((await approve(made, made.buyer.token)).result.waiting).toEqual(['credit']);
  const poor = await deskApprove(made);
  expect([poor.status, poor.reason]).toEqual([409, 'insufficientCredit']);
  expect(await standing(made)).toMatchObject({ status: 'pendingApproval', events: ['make', 'clear'] });
  const { db } = it.shop;
  await db`update credit_lines set limit_minor = 10000 where company_id = ${made.buyer.companyId}`;
  await db`update parts set sell_policy = 'stockOnly' where id = ${made.partId}`;
  await db`update order_lines set sell_policy = 'stockOnly' where part_id = ${made.partId}`;
  await db`update stock_levels set on_hand = 0 where part_id = ${made.partId}`;
  const gone = await deskApprove(made);
  expect([gone.status, gone.reason]).toEqual([409, 'waitsForWarehouse']);
  await db`update stock_levels set on_hand = 5 where part_id = ${made.partId}`;
  // No rate holds it any more; the freight of the day it was placed stays.
  await db`update parts set weight_grams = 900000000 where id = ${made.partId}`;
  expect((await deskApprove(made)).result.status).toBe('toBeShipped');
  expect(await standing(made)).toMatchObject({ isStockTaken: true, reserved: 1, postedMinor: 2500, invoices: 1 });
});

test('product §7 after 14 days nobody approves any more, before the clock has ended the order, not even in part', async () => {
  const age = ({ orderNo }: Made, minutes: number) =>
    it.shop.db.begin(async (trx) => {
      await trx`set local session_replication_role = replica`;
      await trx`update orders set placed_at = now() - make_interval(days => 14, mins => ${minutes}) where order_no = ${orderNo}`;
    });
  const made = await waitingFor(['noPrice']);
  await age(made, 0);
  const late = await approve(made, made.buyer.token);
  expect([late.status, late.reason]).toEqual([409, 'orderNotAllowed']);
  const token = made.buyer.token;
  const seen = await it.ask(calls.orders.orderInfo, { orderNo: made.orderNo }, { token });
  expect(seen.result.actions).not.toContain('approve');
  const view = await it.ask(calls.approvals.approvalView, { orderNo: made.orderNo }, { token });
  expect(view.result.mayDecide).toBe(false);
  const both = await waitingFor(['credit', 'noPrice']);
  await age(both, 0);
  expect((await deskApprove(both)).reason).toBe('orderNotAllowed');
  expect(await standing(both)).toMatchObject({ status: 'pendingApproval', events: ['make'] });
  await age(both, -1);
  expect((await deskApprove(both)).result.waiting).toEqual(['noPrice']);
  await age(both, 0);
  expect((await approve(both, both.buyer.token)).reason).toBe('orderNotAllowed');
});

test('product §7 a rejected order gives everything back, and its maker is mailed why', async () => {
  const made = await waitingFor(['noPrice']);
  const reason = 'We have two of these on the shelf.';
  const answer = await it.ask(
    rejectOrder,
    { orderNo: made.orderNo, reason },
    { token: made.buyer.token, key: newKey() },
  );
  expect(answer.result).toEqual({ orderNo: made.orderNo, status: 'notApproved', waiting: [] });
  expect(await standing(made)).toMatchObject({ heldMinor: 0, postedMinor: 0, reserved: 0, events: ['make', 'reject'] });
  const orderId = await idOf(made);
  await mailOrder(it.shop, { orderId, event: 'reject', reason });
  const mail = await mailTo(made.email);
  expect(mail?.subject).toBe(`Order ${made.orderNo} is not approved`);
  expect(mail?.bodyText).toContain(reason);
  const seen = await it.ask(calls.orders.orderInfo, { orderNo: made.orderNo }, { token: made.maker });
  expect(seen.result.approvals).toMatchObject([{ reason: 'noPrice', state: 'rejected', note: reason }]);
  const again = await it.ask(
    rejectOrder,
    { orderNo: made.orderNo, reason: 'again' },
    { token: made.buyer.token, key: newKey() },
  );
  expect(again.result.status).toBe('notApproved');
  expect((await approve(made, made.buyer.token)).reason).toBe('orderNotAllowed');
});

test('product §7 the parts desk rejects what waits for credit with a reason, and needs one', async () => {
  const made = await waitingFor(['credit']);
  const { orderNo } = made;
  const empty = await it.ask(officeRejectOrder, { orderNo, reason: ' ' }, { token: desk, key: newKey() });
  expect([empty.status, empty.reason]).toEqual([400, 'invalidContent']);
  const answer = await it.ask(
    officeRejectOrder,
    { orderNo, reason: 'Overdue invoices' },
    { token: desk, key: newKey() },
  );
  expect(answer.result.status).toBe('notApproved');
  expect(await standing(made)).toMatchObject({ heldMinor: 0, reserved: 0 });
});

test('product §7 what one has cleared he does not reject any more', async () => {
  const made = await waitingFor(['spendLimit', 'credit']);
  await approve(made, made.buyer.token);
  const late = await it.ask(
    rejectOrder,
    { orderNo: made.orderNo, reason: 'changed my mind' },
    { token: made.buyer.token, key: newKey() },
  );
  expect(late.reason).toBe('orderNotAllowed');
});

test('quality 3, 6: parallel approvals by both post once and write one invoice', async () => {
  const made = await waitingFor(['noPrice', 'credit']);
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => approve(made, made.buyer.token)),
    ...Array.from({ length: 4 }, () => deskApprove(made)),
  ]);
  expect([...new Set(answers.map((one) => one.status))]).toEqual([200]);
  expect(await standing(made)).toMatchObject({ status: 'toBeShipped', heldMinor: 0, postedMinor: 2500, invoices: 1 });
});

test('product §2 the same key gives the same answer, and without one nothing is done', async () => {
  const made = await waitingFor(['noPrice']);
  const { token } = made.buyer;
  const key = newKey();
  const [first, second] = [
    await it.ask(approveOrder, { orderNo: made.orderNo }, { token, key }),
    await it.ask(approveOrder, { orderNo: made.orderNo }, { token, key }),
  ];
  expect(second.text).toBe(first.text);
  expect((await it.ask(approveOrder, { orderNo: made.orderNo }, { token })).reason).toBe('idempotencyKeyMissing');
});

test('product §7 whoever can clear a reason is mailed a link to the order when it begins to wait', async () => {
  const made = await waitingFor(['noPrice']);
  const [job] = await it.shop.db<{ facts: Record<string, unknown> }[]>`
    select facts from outbox where job = 'orderMail' and facts ->> 'event' = 'approvalAsked' and (facts ->> 'orderId')::bigint = ${await idOf(made)}`;
  await mailOrder(it.shop, job?.facts ?? {});
  const mail = await mailTo(made.buyer.email);
  expect(mail?.subject).toBe(`Order ${made.orderNo} waits for your approval`);
  expect(mail?.bodyText).toContain(`/details?orderNo=${made.orderNo}`);
  expect(mail?.bodyText).toContain(`Ordered by: ${made.email}`);
  expect(await mailTo(made.email)).toBeUndefined();
});

const idOf = async ({ orderNo }: Made) =>
  (await it.shop.db<{ id: number }[]>`select id from orders where order_no = ${orderNo}`)[0]?.id ?? 0;
const mailTo = async (email: string) =>
  (
    await it.shop.db<{ subject: string; bodyText: string }[]>`
      select subject, body_text from mailbox where recipient = ${email} order by id desc limit 1`
  )[0];
