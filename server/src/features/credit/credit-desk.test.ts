// Credit lines in the office (product §7 Credit, §8): set with a reason, never below what is used.
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeAdministrator, makeCompany } from '../identity/identity.make.ts';
import { makeCreditLine } from './credit.make.ts';

const { deskCreditLines, setCreditLine, creditLineHistory } = calls.creditDesk;
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
  expect(history.result.map(({ by, reason, isFrozen }) => [by, reason, isFrozen])).toEqual([
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

test('product §8 credit lines are for finance alone', async () => {
  const { db } = it.shop;
  const [support, buyer] = [await makeAdministrator(db, ['support']), await makeCompany(db)];
  for (const { token } of [support, buyer])
    expect((await it.ask(deskCreditLines, {}, { token })).reason).toBe('noPermission');
  expect((await it.ask(setCreditLine, wanted(1))).status).toBe(401);
});
