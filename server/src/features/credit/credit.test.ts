// Credit lines and what they allow (spec §7 getCreditLines, checkByCode; product §7 Credit).
import { calls } from '@outrigger/contract';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makeBuyer, makeOrder } from '../orders/orders.make.ts';
import { type CreditLine, decideCredit, percentAfter } from './credit.rules.ts';
import { hold, post, returnStoreCredit, useStoreCredit, voidHold } from './ledger.rules.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});
const { creditLines } = calls.credit;
const { checkByCode } = calls.orders;

test('§7 getCreditLines shows limit, held, posted, what is left and the last movements', async () => {
  const buyer = await makeBuyer(it.shop.db, { credit: { limitMinor: 10_000, automaticLimitMinor: 3000 } });
  const { orderNo } = await makeOrder(it, { buyer, quantity: 1 });
  const answer = await it.ask(creditLines, {}, { token: buyer.token });
  expect(answer.result).toEqual([
    {
      currency: 'USD',
      limit: { amount: '100.00', currency: 'USD' },
      held: { amount: '0.00', currency: 'USD' },
      posted: { amount: '25.00', currency: 'USD' },
      available: { amount: '75.00', currency: 'USD' },
      automaticLimit: { amount: '30.00', currency: 'USD' },
      isFrozen: false,
      movements: [{ at: expect.any(String), kind: 'post', amount: { amount: '25.00', currency: 'USD' }, orderNo }],
    },
  ]);
  const stranger = await makeBuyer(it.shop.db, { credit: null });
  expect((await it.ask(creditLines, {}, { token: stranger.token })).result).toEqual([]);
});

test('§7 checkByCode tells whether a total passes, waits or is too much', async () => {
  const buyer = await makeBuyer(it.shop.db, { credit: { limitMinor: 10_000, automaticLimitMinor: 3000 } });
  const ask = (total: string, currency = 'USD') => it.ask(checkByCode, { total, currency }, { token: buyer.token });
  expect((await ask('30')).result).toEqual({
    passes: true,
    waitsForApproval: false,
    percentAfter: 30,
    currency: 'USD',
  });
  expect((await ask('30.01')).result).toMatchObject({ passes: true, waitsForApproval: true });
  expect((await ask('100.01')).result).toMatchObject({ passes: false, percentAfter: 100 });
  const wrong = await ask('1.00', 'EUR');
  expect([wrong.reason, wrong.facts]).toEqual(['incorrectCurrency', { currency: 'USD' }]);
  const none = await makeCompany(it.shop.db);
  const refused = await it.ask(checkByCode, { total: '1.00', currency: 'USD' }, { token: none.token });
  expect(refused.reason).toBe('insufficientCredit');
});

test('§7 checkByCode says that a line is blocked and promises no percentage', async () => {
  const buyer = await makeBuyer(it.shop.db, { credit: { isFrozen: true } });
  const answer = await it.ask(checkByCode, { total: '1.00', currency: 'USD' }, { token: buyer.token });
  expect([answer.reason, answer.facts]).toEqual(['creditLineBlocked', {}]);
});

test('product §4 credit numbers are for who may see prices', async () => {
  const buyer = await makeBuyer(it.shop.db);
  const technician = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [3] });
  for (const [call, input] of [
    [creditLines, {}],
    [checkByCode, { total: '1', currency: 'USD' }],
  ] as const) {
    const answer = await it.ask(call, input, { token: technician.token });
    expect([answer.status, answer.reason]).toEqual([403, 'noPermission']);
  }
});

const amount = fc.nat(1_000_000);
const line = fc.record({
  limitMinor: amount,
  automaticLimitMinor: amount,
  heldMinor: amount,
  postedMinor: amount,
  isFrozen: fc.boolean(),
});

test('product §7 nothing passes that would exceed the limit, or a frozen line', () => {
  fc.assert(
    fc.property(line, amount, (given, total) => {
      const credit: CreditLine = { companyId: 1, currency: 'USD', ...given };
      const verdict = decideCredit(credit, total);
      const isWithin = given.heldMinor + given.postedMinor + total <= given.limitMinor;
      expect(verdict !== 'insufficient').toBe(isWithin && !given.isFrozen);
      expect(verdict === 'passes' && total > given.automaticLimitMinor).toBe(false);
      expect(isWithin && percentAfter(credit, total) > 100).toBe(false);
    }),
  );
});

test('quality 6: every movement balances, and a hold taken back leaves nothing', () => {
  fc.assert(
    fc.property(amount, (amountMinor) => {
      const of = { companyId: 1, orderId: 1, currency: 'USD', userId: null, amountMinor };
      const sums = new Map<string, number>();
      for (const movement of [hold(of), voidHold(of), useStoreCredit(of), returnStoreCredit(of)])
        for (const entry of movement.entries)
          sums.set(entry.account, (sums.get(entry.account) ?? 0) + entry.amountMinor);
      expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
      expect(post(of).entries.reduce((sum, entry) => sum + entry.amountMinor, 0)).toBe(0);
    }),
  );
});
