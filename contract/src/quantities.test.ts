/** Pack and least quantity (product §7, §9). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from './limits.ts';
import { orderableQuantity, quantityRange, sharesWithin } from './quantities.ts';

it.each([
  [1, { minQuantity: 1, packQuantity: 1 }, 1],
  [1, { minQuantity: 1, packQuantity: 50 }, 50],
  [51, { minQuantity: 1, packQuantity: 50 }, 100],
  [4, { minQuantity: 5, packQuantity: 1 }, 5],
  [1, { minQuantity: 60, packQuantity: 50 }, 100],
  [10_000, { minQuantity: 1, packQuantity: 50 }, 9950],
  [10_000, { minQuantity: 1, packQuantity: 1 }, 9999],
  [0, { minQuantity: 0, packQuantity: 0 }, 1],
])('product §9 for %j asked of %j one orders %j', (asked, part, next) => {
  expect(orderableQuantity(asked, part)).toBe(next);
});

it('product §7 what may be ordered is whole packs within the limits, and stays as it is', () => {
  const part = fc.record({
    minQuantity: fc.integer({ min: 1, max: 500 }),
    packQuantity: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(part, fc.integer({ min: -5, max: 20_000 }), (one, asked) => {
      const next = orderableQuantity(asked, one);
      const { min, max, step } = quantityRange(one);
      expect(next % step).toBe(0);
      expect(next).toBeGreaterThanOrEqual(Math.max(min, one.minQuantity));
      expect(next).toBeLessThanOrEqual(Math.min(max, limits.quantityMax));
      expect(orderableQuantity(next, one)).toBe(next);
    }),
  );
});

it('product §6 the machines of a line get what it has, the first ones first', () => {
  const shares = [
    { hostId: 1, qty: 2 },
    { hostId: 2, qty: 3 },
    { hostId: 3, qty: 1 },
  ];
  expect(sharesWithin(shares, 9)).toEqual(shares);
  expect(sharesWithin(shares, 4)).toEqual([shares[0], { hostId: 2, qty: 2 }]);
  expect(sharesWithin(shares, 0)).toEqual([]);
});
