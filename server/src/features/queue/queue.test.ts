// The office's work queue (product §8: machine down first, then the oldest; roles).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeAdministrator, makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makePart } from '../parts/parts.make.ts';
import { type Buyer, makeBuyer, newKey, orderOf } from '../orders/orders.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});
const { officeQueue } = calls.queue;

/** Puts an order before the parts desk. */
async function waiting(buyer: Buyer, given: Record<string, unknown> = {}): Promise<string> {
  const { code } = await makePart(it.shop.db);
  const body = orderOf(buyer, [{ code, qty: 1 }], given);
  return (await it.ask(calls.orders.makeOrder, body, { token: buyer.token, key: newKey() })).result.orderNo;
}

/** The whole queue as somebody with this role sees it. */
async function queueOf(token: string) {
  const items = [];
  for (let page = 1; ; page += 1) {
    const { result } = await it.ask(officeQueue, { page, pageSize: 100 }, { token });
    items.push(...result.items);
    if (items.length >= result.total) return { ...result, items };
  }
}

test('product §8 machine down comes first, then the oldest, with company, person and amount', async () => {
  const buyer = await makeBuyer(it.shop.db, { credit: { automaticLimitMinor: 0 } });
  const [first, second] = [await waiting(buyer), await waiting(buyer)];
  const urgent = await waiting(buyer, { isMachineDown: true });
  const { token } = await makeAdministrator(it.shop.db, ['orders']);
  const { items, counts, total } = await queueOf(token);
  const mine = items.filter((one) => one.company === buyer.name);
  expect(mine.map((one) => one.key)).toEqual([urgent, first, second]);
  expect(mine[0]).toEqual({
    kind: 'orderCredit',
    key: urgent,
    company: buyer.name,
    person: buyer.email,
    amount: { amount: '25.00', currency: 'USD' },
    isMachineDown: true,
    since: expect.any(String),
  });
  expect(counts.map((one) => one.kind)).toEqual(['orderCredit', 'dispatch', 'stuckShipment', 'return', 'receipt']);
  expect(counts.reduce((sum, one) => sum + one.count, 0)).toBe(total);
  expect((await it.ask(officeQueue, { kind: 'orderCredit', pageSize: 1 }, { token })).result.items).toHaveLength(1);
});

test('product §8 sub-accounts to approve wait for support, with who applied for them', async () => {
  const buyer = await makeBuyer(it.shop.db);
  const sub = await makeSubAccount(it.shop.db, buyer.companyId, { status: 'reviewing' });
  await it.shop.db`update users set created_by = ${buyer.userId} where id = ${sub.userId}`;
  const { token } = await makeAdministrator(it.shop.db, ['support']);
  const { items, counts } = await queueOf(token);
  expect(items.find((one) => one.key === sub.email)).toMatchObject({
    kind: 'subAccount',
    company: buyer.name,
    person: buyer.email,
    isMachineDown: false,
  });
  expect(counts.map((one) => one.kind)).toEqual(['company', 'subAccount', 'question', 'rating']);
});

test('product §8 an order that waits for its own company alone, or has ended, is not in the queue', async () => {
  const buyer = await makeBuyer(it.shop.db, { credit: { automaticLimitMinor: 0 } });
  const ended = await waiting(buyer);
  await it.shop.db`update orders set status = 'canceled' where order_no = ${ended}`;
  const { token } = await makeAdministrator(it.shop.db, ['finance']);
  expect((await queueOf(token)).items.filter((one) => one.company === buyer.name)).toEqual([]);
});

test('product §8 who does no such work has an empty queue, and buyers have none', async () => {
  const buyer = await makeBuyer(it.shop.db, { credit: { automaticLimitMinor: 0 } });
  await waiting(buyer);
  const { token } = await makeAdministrator(it.shop.db, ['catalogue']);
  expect((await it.ask(officeQueue, {}, { token })).result).toEqual({
    items: [],
    total: 0,
    page: 1,
    pageSize: 20,
    counts: [],
  });
  const orders = await makeAdministrator(it.shop.db, ['super']);
  expect((await it.ask(officeQueue, {}, { token: orders.token })).result.total).toBeGreaterThan(0);
  expect((await it.ask(officeQueue, {}, { token: buyer.token })).reason).toBe('noPermission');
  expect((await it.ask(officeQueue, {})).reason).toBe('signInAgain');
});

test('product §8 companies that wait for approval are work of support, the oldest first', async () => {
  const company = await makeCompany(it.shop.db, { status: 'waiting' });
  const { token } = await makeAdministrator(it.shop.db, ['support']);
  const { items, counts } = await queueOf(token);
  expect(items.find((one) => one.key === company.email)).toMatchObject({ kind: 'company', company: company.name });
  expect(counts.map(({ kind }) => kind)).toEqual(['company', 'subAccount', 'question', 'rating']);
  await it.ask(calls.companies.approveCompany, { id: company.companyId }, { token });
  expect((await queueOf(token)).items.some((one) => one.key === company.email)).toBe(false);
});

test('product §8 a question says what it is about, and whether it is urgent', async () => {
  const { db } = it.shop;
  const name = `Ana ${Date.now()}`;
  const who = { name, email: `${crypto.randomUUID()}@example.test`, message: 'The mast\ndoes not rise' };
  await it.ask(calls.feedback.sendFeedback, { ...who, phone: '+34 600 000', subject: 'Filter', questionType: 2 });
  const about = { businessType: 'business', topic: 'parts' } as const;
  await it.ask(calls.serviceTools.sendInquiry, { ...who, ...about, urgency: 'high' });
  await it.ask(calls.serviceTools.sendInquiry, { ...who, ...about, urgency: 'low' });
  const { token } = await makeAdministrator(db, ['super']);
  const mine = (await queueOf(token)).items.filter((one) => one.person === name);
  expect(mine.map((one) => [one.key.split(' ')[0], one.about, one.isUrgent])).toEqual([
    ['feedback', 'Filter', undefined],
    ['inquiry', 'The mast does not rise', true],
    ['inquiry', 'The mast does not rise', undefined],
  ]);
});
