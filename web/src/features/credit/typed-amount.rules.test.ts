// Spec §9: amounts have two decimals, however they are typed.
import { expect, test } from 'vitest';
import { typedAmount } from './typed-amount.rules.ts';

test.each([
  ['5000', '5000.00'],
  ['5,000', '5000.00'],
  ['5.000', '5000.00'],
  ['5 000,50', '5000.50'],
  ['1,234,567.8', '1234567.80'],
  ['0,5', '0.50'],
  ['007', '7.00'],
  ['12.34', '12.34'],
])('§9 %s is typed for %s', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount);
});

test.each(['', '-1', 'abc', '1.2.3', '12.345.6.7', '999999999999', '5$'])('§9 %s is no amount', (typed) => {
  expect(typedAmount(typed)).toBeNull();
});
