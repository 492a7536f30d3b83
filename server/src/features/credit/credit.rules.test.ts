// What may be booked by hand on a credit line, bare (product §7 Credit; the posted amount is never paid below nothing nor raised above the limit).
import { GREATEST_MINOR } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { mostBookable } from './credit.rules.ts';

const line = { limitMinor: 1000, heldMinor: 200, postedMinor: 300 };

test.each([
  ['a payment: what is posted', line, 0, 'payment', 1, 300],
  ['a payment on a line posted below nothing: nothing', { ...line, postedMinor: -5 }, 0, 'payment', 1, 0],
  ['a payment without a line: nothing', undefined, 900, 'payment', 1, 0],
  ['a payment taken back: what was paid', line, 400, 'payment', -1, 400],
  ['a payment taken back: what fits under the limit', line, 900, 'payment', -1, 500],
  [
    'a payment taken back on a line that is over its limit: nothing',
    { ...line, limitMinor: 400 },
    900,
    'payment',
    -1,
    0,
  ],
  ['store credit: up to the greatest amount', undefined, 70, 'storeCredit', 1, GREATEST_MINOR - 70],
  ['store credit taken back: what there is', line, 70, 'storeCredit', -1, 70],
] as const)('product §7 the most that may be booked as %s', (_, on, has, what, amountMinor, most) => {
  const basis = { line: on, savedMinor: has, paidMinor: has };
  expect(mostBookable(basis, { what, amountMinor })).toBe(most);
});
