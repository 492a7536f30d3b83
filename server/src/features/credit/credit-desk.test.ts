// Credit lines in the office (product §7 Credit, §8): set with a reason, never below what is used.
import { calls, minorToText, textToMinor } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeAdministrator, makeCompany } from '../identity/identity.make.ts';
import { makeOrder, newKey } from '../orders/orders.make.ts';
import { makeCreditLine, makeStoreCredit } from './credit.make.ts';

const { deskCreditLines, setCreditLine, bookCredit, creditLineHistory } = calls.creditDesk;
let it: TestShop;
let finance: { token: string; email: string };
beforeAll(async () => {
  it = await testShop();
  finance = await makeAdministrator(it.shop.db, ['finance']);
});

const wanted = (companyId: number, given: Record<string, unknown> = {}) => ({
  companyId,
  currency: 'USD',
  limit: '5000.00',
  automaticLimit: '1000.00',
  isFrozen: false,
  reason: 'Two years without a late payment',
  ...given,
});

test('product §8 a company without a line gets one, with who, when and why in its history', async () => {
  const { companyId, name, token: buyer } = await makeCompany(it.shop.db);
  const { token, email } = finance;
  const before = await it.ask(deskCreditLines, { keyword: name }, { token });
  expect(before.result.items).toMatchObject([{ companyId, isOpen: false, limit: { amount: '0.00', currency: 'USD' } }]);
  const customerNumber = `K-${companyId}`;
  await it.shop.db`update companies set customer_number = ${customerNumber} where id = ${companyId}`;
  const byNumber = await it.ask(deskCreditLines, { keyword: customerNumber }, { token });
  expect(byNumber.result.items).toMatchObject([{ companyId, customerNumber }]);
  const set = await it.ask(setCreditLine, wanted(companyId), { token });
  expect(set.result).toMatchObject({
    isOpen: true,
    limit: { amount: '5000.00' },
    automaticLimit: { amount: '1000.00' },
  });
  await it.ask(setCreditLine, wanted(companyId, { isFrozen: true, reason: 'Invoice 12 is late' }), { token });
  const history = await it.ask(creditLineHistory, { companyId, currency: 'USD' }, { token });
  expect(history.result.map(({ by, reason, set }) => [by, reason, set?.isFrozen])).toEqual([
    [email, 'Invoice 12 is late', true],
    [email, 'Two years without a late payment', false],
  ]);
  const seen = await it.ask(calls.credit.creditLines, {}, { token: buyer });
  expect(seen.result).toMatchObject([{ limit: { amount: '5000.00' }, isFrozen: true }]);
  const notices = (await it.ask(calls.notices.noticeList, {}, { token: buyer })).result.items;
  expect(notices.filter(({ kind }) => kind === 'account').map((one) => one.name)).toEqual([
    'Your credit line in USD is frozen',
    'Your credit line in USD is open',
  ]);
});

test('product §8 store credit is listed in whatever currency it is, beside the line or the empty one of its company', async () => {
  const { db } = it.shop;
  const { companyId, name } = await makeCompany(db);
  const listed = async () => {
    const { result } = await it.ask(deskCreditLines, { keyword: name }, { token: finance.token });
    expect(result.total).toBe(result.items.length);
    return result.items.map(({ isOpen, storeCredit }) => [storeCredit.currency, isOpen, storeCredit.amount]);
  };
  const given = { companyId, currency: 'EUR', what: 'storeCredit', amount: '12.00', reason: 'Goodwill' };
  await it.ask(bookCredit, given, { token: finance.token, key: newKey() });
  expect(await listed()).toEqual([
    ['EUR', false, '12.00'],
    ['USD', false, '0.00'],
  ]);
  await makeCreditLine(db, companyId, { currency: 'EUR' });
  expect(await listed()).toEqual([['EUR', true, '12.00']]);
  await makeStoreCredit(db, companyId, 500);
  expect(await listed()).toEqual([
    ['EUR', true, '12.00'],
    ['USD', false, '5.00'],
  ]);
});

test('product §7 a limit is never set below what is held and posted', async () => {
  const { db } = it.shop;
  const { companyId } = await makeCompany(db);
  await makeCreditLine(db, companyId);
  await db`update credit_lines set held_minor = 100000, posted_minor = 50000 where company_id = ${companyId}`;
  const { token } = finance;
  expect((await it.ask(setCreditLine, wanted(companyId, { limit: '1499.99' }), { token })).reason).toBe(
    'creditLimitUsed',
  );
  expect((await it.ask(setCreditLine, wanted(companyId, { limit: '1500.00' }), { token })).status).toBe(200);
  const history = await it.ask(creditLineHistory, { companyId, currency: 'USD' }, { token });
  expect(history.result).toHaveLength(1);
});

test('§8 no reason, no such company, a currency the shop does not sell in', async () => {
  const { companyId } = await makeCompany(it.shop.db);
  const { token } = finance;
  const refused = (given: Record<string, unknown>) => it.ask(setCreditLine, wanted(companyId, given), { token });
  expect((await refused({ reason: ' ' })).fields?.[0]?.field).toBe('reason');
  const tooHigh = await refused({ limit: '1000.00', automaticLimit: '1000.01' });
  expect([tooHigh.status, tooHigh.fields]).toEqual([400, [{ field: 'automaticLimit', problem: 'tooLarge' }]]);
  expect((await refused({ currency: 'CHF' })).reason).toBe('currencyNotFound');
  expect((await refused({ companyId: 9_000_000_000 })).reason).toBe('notFound');
});

test('product §7 a payment frees the line, store credit is given, both are taken back, each once with its reason', async () => {
  const { buyer } = await makeOrder(it, { quantity: 2 });
  const { companyId, token: owner } = buyer;
  const { token } = finance;
  const book = (what: string, amount: string, key = newKey()) =>
    it.ask(bookCredit, { companyId, currency: 'USD', what, amount, reason: `Transfer of ${amount}` }, { token, key });
  const [before] = (await it.ask(calls.credit.creditLines, {}, { token: owner })).result;
  const owed = before?.posted.amount ?? '';
  expect(owed).not.toBe('0.00');

  const above = await book('payment', '99999.00');
  expect([above.reason, above.facts]).toEqual(['bookingTooLarge', { most: owed, currency: 'USD' }]);
  const key = newKey();
  const booked = await book('payment', '10.00', key);
  expect(booked.result).toMatchObject({ posted: { amount: less(owed, 10) } });
  expect((await book('payment', '10.00', key)).result).toEqual(booked.result);
  expect((await book('payment', '-10.01')).facts).toEqual({ most: '10.00', currency: 'USD' });
  await book('payment', '-4.00');
  expect((await book('payment', '-6.01')).facts).toEqual({ most: '6.00', currency: 'USD' });
  await book('storeCredit', '7.50');
  expect((await book('storeCredit', '-8.00')).facts).toMatchObject({ most: '7.50' });
  const last = await book('storeCredit', '-1.50');
  expect(last.result).toMatchObject({ posted: { amount: less(owed, 6) }, storeCredit: { amount: '6.00' } });
  expect((await book('payment', '0.00')).fields).toEqual([{ field: 'amount', problem: 'tooSmall' }]);

  const statement = (await it.ask(calls.credit.statement, {}, { token: owner })).result.items;
  expect(
    statement.map(({ kind, note, posted, storeCredit }) => [kind, note, posted.amount, storeCredit.amount]),
  ).toEqual([
    ['adjust', 'Transfer of -1.50', '0.00', '-1.50'],
    ['adjust', 'Transfer of 7.50', '0.00', '7.50'],
    ['payment', 'Transfer of -4.00', '4.00', '0.00'],
    ['payment', 'Transfer of 10.00', '-10.00', '0.00'],
    ['post', null, owed, '0.00'],
  ]);
  const history = await it.ask(creditLineHistory, { companyId, currency: 'USD' }, { token });
  expect(history.result[0]).toMatchObject({
    by: finance.email,
    set: null,
    booked: { what: 'storeCredit', amount: { amount: '-1.50', currency: 'USD' } },
  });
});

test('product §7 of payments booked at once never more is taken than is owed', async () => {
  const { companyId } = (await makeOrder(it)).buyer;
  const { token } = finance;
  const [line] = await it.shop.db<{ postedMinor: number }[]>`
    select posted_minor from credit_lines where company_id = ${companyId}`;
  const amount = minorToText(line?.postedMinor ?? 0);
  const body = { companyId, currency: 'USD', what: 'payment', amount, reason: 'Transfer' };
  const booked = await Promise.all([1, 2].map(() => it.ask(bookCredit, body, { token, key: newKey() })));
  const refused = booked.flatMap(({ reason }) => reason ?? []);
  expect(refused).toEqual(['bookingTooLarge']);
});

test('§8 nothing is booked for no such company, in a currency the shop does not sell in, or without a line', async () => {
  const { companyId } = await makeCompany(it.shop.db);
  const { token } = finance;
  const body = { companyId, currency: 'USD', what: 'payment', amount: '5.00', reason: 'Transfer' };
  const refused = async (given: Record<string, unknown>) =>
    await it.ask(bookCredit, { ...body, ...given }, { token, key: newKey() });
  expect((await refused({})).facts).toEqual({ most: '0.00', currency: 'USD' });
  expect((await refused({ currency: 'CHF' })).reason).toBe('currencyNotFound');
  expect((await refused({ companyId: 9_000_000_000 })).reason).toBe('notFound');
  expect((await refused({ amount: '5' })).status).toBe(400);
  expect((await refused({ what: 'storeCredit' })).result).toMatchObject({ storeCredit: { amount: '5.00' } });
});

/** An amount of the wire less whole units. */
const less = (amount: string, units: number) => minorToText(textToMinor(amount) - units * 100);

test('product §8 credit lines are for finance alone', async () => {
  const { db } = it.shop;
  const [support, buyer] = [await makeAdministrator(db, ['support']), await makeCompany(db)];
  for (const { token } of [support, buyer])
    expect((await it.ask(deskCreditLines, {}, { token })).reason).toBe('noPermission');
  expect((await it.ask(setCreditLine, wanted(1))).status).toBe(401);
  const body = { companyId: 1, currency: 'USD', what: 'payment', amount: '5.00', reason: 'Transfer' };
  expect((await it.ask(bookCredit, body, { token: support.token, key: newKey() })).reason).toBe('noPermission');
});
