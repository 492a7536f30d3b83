// Movements of the ledger (quality 6: debits equal credits; what an order took comes back whole).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as ledger from './ledger.rules.ts';

const amount = fc.integer({ min: 1, max: 1_000_000 });
const of = (amountMinor: number) => ({ companyId: 1, orderId: 1, currency: 'USD', userId: null, amountMinor });

function sumsOf(...movements: ledger.Movement[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { account, amountMinor } of movements.flatMap((one) => one.entries))
    sums[account] = (sums[account] ?? 0) + amountMinor;
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

test('quality 6: debits equal credits in every movement', () => {
  fc.assert(
    fc.property(amount, fc.nat(1_000_000), (minor, fee) => {
      const all = [
        ledger.hold(of(minor)),
        ledger.voidHold(of(minor)),
        ledger.post(of(minor)),
        ledger.captureHold(of(minor)),
        ledger.reversePost(of(minor)),
        ledger.useStoreCredit(of(minor)),
        ledger.returnStoreCredit(of(minor)),
        ledger.payPosted(of(minor)),
        ledger.adjustStoreCredit({ ...of(minor), note: 'goodwill' }),
        ledger.grantStoreCredit({ ...of(minor + fee), feeMinor: fee }),
      ];
      for (const movement of all) {
        expect(
          movement.entries.reduce((sum, entry) => sum + entry.amountMinor, 0),
          movement.kind,
        ).toBe(0);
        expect(movement.entries.length).toBeGreaterThan(1);
      }
    }),
  );
});

test('product §7 what an order took comes back whole, whichever way it ends', () => {
  fc.assert(
    fc.property(amount, (minor) => {
      const mine = of(minor);
      expect(sumsOf(ledger.hold(mine), ledger.voidHold(mine))).toEqual({});
      expect(sumsOf(ledger.post(mine), ledger.reversePost(mine))).toEqual({});
      expect(sumsOf(ledger.hold(mine), ledger.captureHold(mine), ledger.reversePost(mine))).toEqual({});
      expect(sumsOf(ledger.useStoreCredit(mine), ledger.returnStoreCredit(mine))).toEqual({});
      expect(sumsOf(ledger.hold(mine), ledger.captureHold(mine))).toEqual(sumsOf(ledger.post(mine)));
    }),
  );
});

test('§9 goods that come back become store credit less the restocking fee', () => {
  expect(sumsOf(ledger.grantStoreCredit({ ...of(10_000), feeMinor: 2000 }))).toEqual({
    returns: 10_000,
    restockingFees: -2000,
    storeCredit: -8000,
  });
  expect(sumsOf(ledger.grantStoreCredit({ ...of(10_000), feeMinor: 0 }))).toEqual({
    returns: 10_000,
    storeCredit: -10_000,
  });
});

test('product §7 a payment frees the line, and finance gives store credit with a word why', () => {
  expect(sumsOf(ledger.payPosted(of(500)))).toEqual({ cash: 500, posted: -500 });
  const given = ledger.adjustStoreCredit({ ...of(500), orderId: null, note: 'goodwill' });
  expect([given.note, sumsOf(given)]).toEqual(['goodwill', { returns: 500, storeCredit: -500 }]);
});
