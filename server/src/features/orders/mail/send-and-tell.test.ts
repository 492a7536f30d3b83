// What is mailed of an order stands among the notices of its reader (spec §3 Notice).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { RecipientRefused } from '../../../platform/outside/messenger.ts';
import { makeSubAccount } from '../../identity/identity.make.ts';
import { makeOrder } from '../orders.make.ts';
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
