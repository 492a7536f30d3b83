// Which price counts and how it is converted (product §7 Prices), by property.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidate, choosePrice, rateBetween, type Trade } from './prices.rules.ts';

const trade: Trade = {
  offered: new Set(['USD', 'EUR']),
  rates: new Map([
    ['USD', '1'],
    ['EUR', '0.925'],
  ]),
};
const list = (given: Partial<Candidate>): Candidate => ({
  priceListId: 1,
  listCode: 'L',
  currency: 'USD',
  priority: null,
  amountMinor: 1000,
  ...given,
});

test('product §7 the company’s lists by priority come before the base list, which stays the list price', () => {
  const base = list({ priceListId: 1 });
  const low = list({ priceListId: 2, priority: 1, amountMinor: 800 });
  const high = list({ priceListId: 3, priority: 5, amountMinor: 900 });
  expect(choosePrice([base, low, high], 'USD', trade)).toEqual({
    currency: 'USD',
    netMinor: 900,
    listMinor: 1000,
    priceListId: 3,
    listCode: 'L',
  });
});

test('product §7 a list in the asked currency counts before one that must be converted', () => {
  const usd = list({ priceListId: 2, priority: 9, amountMinor: 500 });
  const eur = list({ priceListId: 1, currency: 'EUR', amountMinor: 990 });
  expect(choosePrice([usd, eur], 'EUR', trade)).toMatchObject({ netMinor: 990, listMinor: 990 });
  expect(choosePrice([usd], 'EUR', trade)).toMatchObject({ netMinor: 463, listMinor: null, currency: 'EUR' });
});

test('§8 a currency without a rate gives no price, and no candidate gives none', () => {
  expect(choosePrice([list({ currency: 'GBP' })], 'USD', trade)).toBeNull();
  expect(choosePrice([], 'USD', trade)).toBeNull();
});

test('§9 the rate between two currencies is target divided by base', () => {
  expect(rateBetween(trade, 'USD', 'EUR')).toBe('0.925000000000');
  expect(rateBetween(trade, 'EUR', 'USD')).toBe('1.081081081081');
  expect(rateBetween(trade, 'EUR', 'EUR')).toBe('1');
  expect(rateBetween(trade, 'EUR', 'CHF')).toBeNull();
});

test('product §7 converting is half up on the unit price, within half a cent of the exact amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 1, max: 99_999_999 }),
      (amountMinor, rate8) => {
        const rate = `${Math.floor(rate8 / 1e8)}.${String(rate8 % 1e8).padStart(8, '0')}`;
        const rates = new Map([...trade.rates, ['EUR', rate] as const]);
        const price = choosePrice([list({ amountMinor })], 'EUR', { ...trade, rates });
        const doubled = BigInt(price?.netMinor ?? -1) * 2n * 100_000_000n;
        const exact = BigInt(amountMinor) * BigInt(rate8) * 2n;
        expect(doubled - exact).toBeGreaterThan(-100_000_000n);
        expect(doubled - exact).toBeLessThanOrEqual(100_000_000n);
      },
    ),
  );
});
