// Spec §9: rates between currencies, and amounts times a rate with two decimals.
import { expect, it } from 'vitest';
import { convertMinor, rateBetween } from './money-arithmetic.ts';

it('§9 the rate between two currencies is the target rate divided by the base rate', () => {
  expect(rateBetween('1', '0.92')).toBe('0.920000');
  expect(rateBetween('0.92', '1')).toBe('1.086957');
  expect(rateBetween('0.92', '0.88')).toBe('0.956522');
  expect(rateBetween('155.125', '0.00000001')).toBe('0.000000');
  expect(rateBetween('3', '2')).toBe('0.666667');
});

it('§9 what is no rate, or nothing to divide by, is a bug and no number', () => {
  for (const wrong of ['', '-1', '1e3', '0', '0.000', '1.123456789']) expect(() => rateBetween(wrong, '1')).toThrow();
});

it('§9 the converted amount is amount times rate with two decimals', () => {
  expect(convertMinor(10_000, rateBetween('1', '0.92'))).toBe(9200);
  expect(convertMinor(1999, '0.9125')).toBe(1824);
});
