// What is mailed of an order stands among the notices of its reader (spec §3 Notice).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { RecipientRefused } from '../../../platform/outside/messenger.ts';
import { makeSubAccount } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { ORDER_MAIL_JOB } from '../life/order-mail-job.ts';
import { makeBuyer, makeOrder, newKey, orderOf } from '../orders.make.ts';
import { mailOrder } from './mail-order.ts';

const { noticeList, noticeDetail } = calls.notices;
let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

test('§3 an order’s mail stands once among the notices of who placed it, in five languages and without an amount', async () => {
  const { orderId, orderNo, buyer } = await makeOrder(it, { status: 'toBeShipped' });
  const colleague = await makeSubAccount(it.shop.db, buyer.companyId);
  const told = async (token: string, language = 'en') =>
    (await it.ask(noticeList, {}, { token, language })).result.items.filter(({ kind }) => kind === 'order');
  for (const _ of [1, 2]) await mailOrder(it.shop, { orderId, event: 'make' });
  const [notice, ...more] = await told(buyer.token);
  expect(notice?.name).toBe(`Order ${orderNo} is confirmed`);
  expect(more).toEqual([]);
  expect((await told(buyer.token, 'fa'))[0]?.name).toContain('commande');
  expect(await told(colleague.token)).toEqual([]);
  const { result } = await it.ask(noticeDetail, { id: notice?.id ?? 0 }, { token: buyer.token });
  expect(result.link).toBe(`/details?orderNo=${orderNo}`);
  expect(result.body).not.toMatch(/\$|USD/);
});

test('§3 a reader whose mail is refused is told all the same; what has moved on is not told', async () => {
  const { orderId, buyer } = await makeOrder(it, { status: 'toBeShipped' });
  const refusing = { send: () => Promise.reject(new RecipientRefused('no such box', true)) };
  await expect(mailOrder({ ...it.shop, messenger: refusing }, { orderId, event: 'captured' })).rejects.toThrow();
  await mailOrder(it.shop, { orderId, event: 'payReminder' });
  const { items } = (await it.ask(noticeList, {}, { token: buyer.token })).result;
  expect(items.filter(({ kind }) => kind === 'order')).toHaveLength(1);
});

test('product §7 a maker whose box is refused takes no mail from who has to pay, and nobody is mailed twice for him', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const maker = await makeSubAccount(db, buyer.companyId, { permissions: [3] });
  const body = orderOf(buyer, [{ code: (await makePart(db)).code, qty: 1 }], { paymentMethod: 'wallet' });
  const { orderNo } = (await it.ask(calls.orders.makeOrder, body, { token: maker.token, key: newKey() })).result;
  await it.ask(calls.approvals.approveOrder, { orderNo }, { token: buyer.token, key: newKey() });
  const [order] = await db<{ id: number }[]>`select id from orders where order_no = ${orderNo}`;
  const sent: string[] = [];
  const messenger = {
    send: ({ to }: { to: string }) => {
      sent.push(to);
      return to === maker.email ? Promise.reject(new RecipientRefused('no such box', true)) : Promise.resolve();
    },
  };
  const shop = { ...it.shop, messenger };
  await mailOrder(shop, { orderId: order?.id, event: 'payReminder' });
  const jobs = await db<{ facts: Record<string, unknown> }[]>`
    select facts from outbox where job = ${ORDER_MAIL_JOB} and facts ->> 'orderId' = ${String(order?.id)} and facts ? 'to'`;
  const done = await Promise.allSettled(jobs.map(({ facts }) => mailOrder(shop, facts)));
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(sent.toSorted()).toEqual([maker.email, buyer.email].toSorted());
  const { items } = (await it.ask(noticeList, {}, { token: buyer.token })).result;
  expect(items.filter(({ kind, name }) => kind === 'order' && name.includes(orderNo))).toHaveLength(1);
});
