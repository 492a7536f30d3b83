// Freight by zone and the heavier weight (product §7 Freight).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freightOf, weigh, type Zone } from './freight.rules.ts';

const zone: Zone = {
  code: 'Z1',
  minDays: 6,
  maxDays: 9,
  gramsPerLitre: 200,
  steps: [
    { currency: 'USD', upToGrams: 10_000, amountMinor: 2500, perExtraKilogramMinor: 200 },
    { currency: 'USD', upToGrams: 1000, amountMinor: 1500, perExtraKilogramMinor: null },
  ],
};
const usd = { currency: 'USD', rateFrom: () => '1' };
const piece = { weightGrams: 400, lengthMm: 100, widthMm: 100, heightMm: 100, quantity: 2 };

test('product §7 the heavier of actual and volumetric weight is charged', () => {
  expect(weigh([piece], 200)).toEqual({ actualGrams: 800, chargedGrams: 800 });
  expect(weigh([{ ...piece, heightMm: 1000 }], 200)).toEqual({ actualGrams: 800, chargedGrams: 4000 });
  expect(weigh([{ ...piece, weightGrams: null, lengthMm: null }], 200)).toEqual({ actualGrams: 0, chargedGrams: 0 });
});

test('product §7 a step holds up to its weight, above the last each begun kilogram costs', () => {
  const at = (grams: number) => freightOf(zone, grams, usd);
  expect([at(0), at(1000), at(1001), at(10_000), at(10_001), at(12_000)]).toEqual([1500, 1500, 2500, 2500, 2700, 2900]);
});

test('product §7 a currency without steps is converted once; nothing fits gives no freight', () => {
  expect(freightOf(zone, 500, { currency: 'EUR', rateFrom: () => '0.925' })).toBe(1388);
  expect(freightOf(zone, 500, { currency: 'EUR', rateFrom: () => null })).toBeNull();
  expect(freightOf({ ...zone, steps: [] }, 500, usd)).toBeNull();
  expect(freightOf({ ...zone, steps: zone.steps.slice(1) }, 5000, usd)).toBeNull();
});

test('product §7 more weight never costs less', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(freightOf(zone, low, usd) ?? 0).toBeLessThanOrEqual(freightOf(zone, high, usd) ?? 0);
    }),
  );
});

test('product §7 volumetric weight is exact where it comes out even', () => {
  const litres = { weightGrams: 0, lengthMm: 110, widthMm: 100, heightMm: 100, quantity: 1 };
  expect(weigh([litres], 200).chargedGrams).toBe(220);
});
