// What happens to orders outside of requests: the confirmation mail, and the end of their time (product §7).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeStoreCredit } from '../../credit/credit.make.ts';
import { makeAdministrator, makeSubAccount } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { completeOrders, expireOrders, remindOrders } from './expire-orders.ts';
import { mailOrder } from '../mail/mail-order.ts';
import { happen, makeBuyer, makeOrder, newKey, orderOf } from '../orders.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

async function mailFor(orderId: number, email: string) {
  await mailOrder(it.shop, { orderId });
  const [mail] = await it.shop.db<{ subject: string; bodyText: string; bodyHtml: string; language: string }[]>`
    select subject, body_text, body_html, language from mailbox where recipient = ${email} order by id desc limit 1`;
  return mail;
}
/** Mails an event as the worker does, to each of several readers by a job of his own. */
async function mailAll(orderId: number, event: string, more: Record<string, unknown> = {}): Promise<void> {
  await mailOrder(it.shop, { orderId, event, ...more });
  const jobs = await it.shop.db<{ facts: Record<string, unknown> }[]>`
    update outbox set done_at = now()
    where job = 'orderMail' and facts ->> 'orderId' = ${String(orderId)} and facts ? 'to' and done_at is null returning facts`;
  for (const { facts } of jobs) await mailOrder(it.shop, facts);
}
const idOf = async (orderNo: string) =>
  (await it.shop.db`select id from orders where order_no = ${orderNo}`)[0]?.['id'] as number;

test('product §7 the confirmation comes in its reader’s language with lines and total, whatever the order was placed in', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const part = await makePart(db, { nameEn: `Bolt <b>"M8" & Co</b>` });
  const body = orderOf(buyer, [{ code: part.code, qty: 2 }]);
  const made = await it.ask(calls.orders.makeOrder, body, { token: buyer.token, key: newKey(), language: 'zh' });
  await db`update users set language = 'fa' where id = ${buyer.userId}`;
  const mail = await mailFor(await idOf(made.result.orderNo), buyer.email);
  expect(mail?.subject).toBe(`La commande ${made.result.orderNo} est confirmée`);
  expect(mail?.language).toBe('fa');
  expect(mail?.bodyText).toMatch(/Montant total\s: 35,00\s\$US/u);
  expect(mail?.bodyHtml).toContain('Bolt &lt;b&gt;&quot;M8&quot; &amp; Co&lt;/b&gt;');
  expect(mail?.bodyHtml).toContain('<html lang="fr">');
  expect(mail?.bodyHtml).not.toContain('<b>');
  expect(mail?.bodyText).toContain(`/details?orderNo=${made.result.orderNo}`);
});

test('product §7 nobody is told that an order is confirmed that ended before the mail was sent', async () => {
  for (const status of ['canceled', 'notApproved'] as const) {
    const { orderId, buyer } = await makeOrder(it, { status });
    expect(await mailFor(orderId, buyer.email)).toBeUndefined();
  }
});

test('product §4 who may not see prices gets a mail without any, also after losing the right', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const part = await makePart(db);
  const body = orderOf(buyer, [{ code: part.code, qty: 2 }]);
  for (const permissions of [[3], [2, 3]] as (2 | 3)[][]) {
    const sub = await makeSubAccount(db, buyer.companyId, { permissions });
    const made = await it.ask(calls.orders.makeOrder, body, { token: sub.token, key: newKey() });
    await db`delete from user_permissions where user_id = ${sub.userId} and permission = 2`;
    const mail = await mailFor(await idOf(made.result.orderNo), sub.email);
    expect(mail?.bodyText).toContain(part.code);
    expect(`${mail?.bodyText}${mail?.bodyHtml}`).not.toMatch(/\$|USD|\d[.,]00\b|Freight|Total/);
  }
});

test('product §4 whose account was deleted gets no mail any more: the main account gets it in his place', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const sub = await makeSubAccount(db, buyer.companyId, { permissions: [2, 3] });
  const { code } = await makePart(db);
  const body = orderOf(buyer, [{ code, qty: 2 }]);
  const made = await it.ask(calls.orders.makeOrder, body, { token: sub.token, key: newKey() });
  await db`update users set status = 'inactive' where id = ${sub.userId}`;
  const orderId = await idOf(made.result.orderNo);
  expect(await mailFor(orderId, sub.email)).toBeUndefined();
  expect((await mailFor(orderId, buyer.email))?.subject).toContain(made.result.orderNo);
});

test('product §7 an order unpaid past its pay-by time is canceled and gives everything back, once', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  await makeStoreCredit(db, buyer.companyId, 500);
  const part = await makePart(db, { stock: 3 });
  await db`
    insert into inbound_deliveries (reference, warehouse_id, part_id, quantity, expected_on)
    values (${`IN ${part.code}`}, ${part.warehouseId}, ${part.partId}, 4, current_date + 5)`;
  const body = orderOf(buyer, [{ code: part.code, qty: 5 }], { paymentMethod: 'wallet', useStoreCredit: true });
  const { orderNo } = (await it.ask(calls.orders.makeOrder, body, { token: buyer.token, key: newKey() })).result;
  await expireOrders(db);
  expect((await statusOf(orderNo)).status).toBe('unpaid');
  await db`update orders set pay_by = now() - interval '1 second' where order_no = ${orderNo}`;
  await Promise.all([expireOrders(db), expireOrders(db)]);
  await expireOrders(db);
  const [left] = await db`
    select s.reserved, d.promised, (select balance_minor from ledger_accounts where company_id = ${buyer.companyId} and kind = 'storeCredit') as saved
    from stock_levels s join inbound_deliveries d on d.part_id = s.part_id where s.part_id = ${part.partId}`;
  expect(left).toEqual({ reserved: 0, promised: 0, saved: -500 });
  expect(await statusOf(orderNo)).toEqual({
    status: 'canceled',
    events: ['make', 'payByPassed'],
    batches: ['canceled'],
  });
});

test('product §7 an order that waits longer than 14 days is canceled and its hold voided', async () => {
  const { db } = it.shop;
  const { orderNo, buyer, partId, orderId } = await makeOrder(it, { status: 'pendingApproval' });
  await db.begin(async (trx) => {
    await trx`alter table orders disable trigger orders_snapshot`;
    await trx`update orders set placed_at = now() - interval '14 days 1 minute' where id = ${orderId}`;
    await trx`alter table orders enable trigger orders_snapshot`;
  });
  await expireOrders(db);
  const [line] = await db`select held_minor, posted_minor from credit_lines where company_id = ${buyer.companyId}`;
  expect(line).toEqual({ heldMinor: 0, postedMinor: 0 });
  const [stock] = await db`select reserved from stock_levels where part_id = ${partId}`;
  expect(stock).toEqual({ reserved: 0 });
  expect((await statusOf(orderNo)).events).toEqual(['make', 'approvalExpired']);
});

async function statusOf(orderNo: string) {
  const [row] = await it.shop.db<{ status: string; events: string[]; batches: string[] }[]>`
    select o.status, array(select e.event from order_events e where e.order_id = o.id order by e.id) as events,
      array(select distinct s.status from shipments s where s.order_id = o.id) as batches
    from orders o where o.order_no = ${orderNo}`;
  return row ?? { status: '', events: [], batches: [] };
}

async function setBack(orderId: number, column: 'placed_at' | 'pay_by' | 'delivered_at', by: string): Promise<void> {
  await it.shop.db.begin(async (trx) => {
    await trx`alter table orders disable trigger orders_snapshot`;
    await trx`update orders set ${trx(column)} = ${trx(column)} - ${by}::interval where id = ${orderId}`;
    await trx`alter table orders enable trigger orders_snapshot`;
  });
}

test('product §7 an order is completed 30 days after its last delivery, and not while a batch is on its way', async () => {
  const { db } = it.shop;
  const { orderNo, orderId } = await makeOrder(it, { status: 'inTransit' });
  await db`update orders set delivered_at = now() where id = ${orderId}`;
  await setBack(orderId, 'delivered_at', '30 days 1 minute');
  await completeOrders(db);
  expect((await statusOf(orderNo)).status).toBe('inTransit');
  await happen(db, orderNo, { event: 'delivered', actor: 'carrier', userId: null });
  await setBack(orderId, 'delivered_at', '29 days 23 hours');
  await completeOrders(db);
  expect((await statusOf(orderNo)).status).toBe('inTransit');
  await setBack(orderId, 'delivered_at', '2 hours');
  await Promise.all([completeOrders(db), completeOrders(db)]);
  expect(await statusOf(orderNo)).toMatchObject({
    status: 'completed',
    events: ['make', 'dispatch', 'delivered', 'receiptOverdue'],
  });
  expect(await lastMailOf(orderId)).toMatchObject({
    subject: `Order ${orderNo} is completed: nobody confirmed receipt in time`,
    bodyText: expect.stringMatching(/Returns possible until: .* UTC/),
  });
});

test('product §7 whoever placed an order is mailed that it is completed, and until when its parts may come back', async () => {
  const { orderNo, orderId } = await makeOrder(it, { status: 'completed' });
  const mail = await lastMailOf(orderId);
  expect(mail?.subject).toBe(`Order ${orderNo} is completed`);
  expect(mail?.bodyText).toMatch(/Returns possible until: /);
  expect(mail?.bodyText).not.toContain('Delivery by');
});

/** Mails the last move of an order that is mailed, as the worker does. */
async function lastMailOf(orderId: number) {
  const { db } = it.shop;
  const [job] = await db<{ facts: Record<string, unknown> }[]>`
    select facts from outbox where job = 'orderMail' and (facts->>'orderId')::bigint = ${orderId} order by id desc limit 1`;
  await mailOrder(it.shop, job?.facts ?? {});
  const [mail] = await db<{ subject: string; bodyText: string }[]>`
    select subject, body_text from mailbox m where exists (
      select from orders o join users u on u.id = o.created_by where o.id = ${orderId} and u.email = m.recipient) order by m.id desc limit 1`;
  return mail;
}

test('product §7 who has to pay is reminded once, a day before the time is over', async () => {
  const { db } = it.shop;
  const { orderNo, orderId, buyer } = await makeOrder(it, { status: 'unpaid' });
  await remindOrders(db);
  expect((await statusOf(orderNo)).events).toEqual(['make']);
  await setBack(orderId, 'pay_by', '48 hours 1 minute');
  await Promise.all([remindOrders(db), remindOrders(db)]);
  await remindOrders(db);
  expect(await statusOf(orderNo)).toMatchObject({ status: 'unpaid', events: ['make', 'payReminder'] });
  await mailOrder(it.shop, { orderId, event: 'payReminder' });
  const subjects = await db`select subject from mailbox where recipient = ${buyer.email}`;
  expect(subjects).toEqual([{ subject: `Order ${orderNo} must be paid within a day` }]);
});

test('product §7 what waits for payment is told to the main account, too, where its maker may not pay', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const { code } = await makePart(db);
  const body = orderOf(buyer, [{ code, qty: 2 }], { paymentMethod: 'wallet' });
  const told = async (permissions: (2 | 3)[]) => {
    const sub = await makeSubAccount(db, buyer.companyId, { permissions });
    const { orderNo } = (await it.ask(calls.orders.makeOrder, body, { token: sub.token, key: newKey() })).result;
    const orderId = await idOf(orderNo);
    if (!permissions.includes(2))
      await it.ask(calls.approvals.approveOrder, { orderNo }, { token: buyer.token, key: newKey() });
    expect((await statusOf(orderNo)).status).toBe('unpaid');
    for (const event of ['approve', 'payReminder']) await mailAll(orderId, event);
    await db`update orders set pay_by = now() - interval '1 second' where id = ${orderId}`;
    await expireOrders(db);
    await mailAll(orderId, 'payByPassed');
    const mails = await db<{ recipient: string; bodyText: string }[]>`
      select recipient, body_text from mailbox where recipient in (${sub.email}, ${buyer.email}) and subject like ${`%${orderNo}%`}`;
    const of = (email: string) => mails.filter((mail) => mail.recipient === email).map((mail) => mail.bodyText);
    return { maker: of(sub.email), main: of(buyer.email) };
  };
  const technician = await told([3]);
  expect([technician.maker.length, technician.main.length]).toEqual([3, 3]);
  expect(technician.main.every((text) => text.includes('$'))).toBe(true);
  expect(technician.maker.some((text) => text.includes('$'))).toBe(false);
  const buying = await told([2, 3]);
  expect([buying.maker.length, buying.main.length]).toEqual([3, 0]);
});

test('product §7 who can clear an order is reminded after 3 and 10 days: its main account, or the parts desk for credit', async () => {
  const { db } = it.shop;
  const desk = await makeAdministrator(db, ['orders']);
  const catalogue = await makeAdministrator(db, ['catalogue']);
  const buyer = await makeBuyer(db, { credit: { automaticLimitMinor: 0 } });
  const technician = await makeSubAccount(db, buyer.companyId, { permissions: [3] });
  const part = await makePart(db);
  const made = async (token: string) =>
    await it.ask(calls.orders.makeOrder, orderOf(buyer, [{ code: part.code, qty: 1 }]), { token, key: newKey() });
  const { orderNo } = (await made(technician.token)).result;
  const orderId = await idOf(orderNo);
  const reminders = async () => {
    await remindOrders(db);
    return (await statusOf(orderNo)).events.filter((event) => event === 'approvalReminder').length;
  };
  expect(await reminders()).toBe(0);
  await setBack(orderId, 'placed_at', '3 days 1 minute');
  expect([await reminders(), await reminders()]).toEqual([1, 1]);
  await setBack(orderId, 'placed_at', '7 days');
  expect([await reminders(), await reminders()]).toEqual([2, 2]);
  const jobs = await db<{ facts: Record<string, unknown> }[]>`
    select facts from outbox where job = 'orderMail' and facts->>'event' = 'approvalReminder' and facts->>'orderId' = ${String(orderId)}`;
  for (const { facts } of [...jobs, ...jobs]) await mailAll(orderId, 'approvalReminder', facts);
  const { items } = (await it.ask(calls.notices.noticeList, {}, { token: buyer.token })).result;
  // Each reminder stands among his notices, once.
  expect(items.filter(({ name }) => name === `Order ${orderNo} still waits for your approval`)).toHaveLength(2);
  const mails = await db<{ recipient: string; bodyText: string }[]>`
    select recipient, body_text from mailbox where recipient in (${buyer.email}, ${desk.email}, ${catalogue.email}, ${technician.email})`;
  const linkOf = new Map(mails.map((mail) => [mail.recipient, mail.bodyText.split('\n').at(-1)]));
  expect(linkOf).toEqual(
    new Map([
      [buyer.email, expect.stringContaining(`/details?orderNo=${orderNo}`)],
      [desk.email, expect.stringContaining(`/office/order?orderNo=${orderNo}`)],
    ]),
  );
});

test('product §7 an order that cannot be moved holds up no other whose time ran out', async () => {
  const { db } = it.shop;
  const [stuck, next] = [await makeOrder(it, { status: 'unpaid' }), await makeOrder(it, { status: 'unpaid' })];
  for (const { orderId } of [stuck, next]) await setBack(orderId, 'pay_by', '72 hours 1 minute');
  // Stock that says nothing is set aside cannot give anything back.
  await db`update stock_levels set reserved = 0 where part_id = ${stuck.partId}`;
  await expect(expireOrders(db)).rejects.toThrow('1 orders could not be moved');
  expect((await statusOf(next.orderNo)).status).toBe('canceled');
  expect((await statusOf(stuck.orderNo)).status).toBe('unpaid');

  await db`update stock_levels set reserved = 2 where part_id = ${stuck.partId}`;
  await expireOrders(db);
  expect((await statusOf(stuck.orderNo)).status).toBe('canceled');
});
