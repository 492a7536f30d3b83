// Spec §5: each item quantity of an import must be valid.
import { expect, test } from 'vitest';
import { quantityIn } from './quantity-text.ts';

test.each([
  ['4', 4],
  [' 3 ', 3],
  ['4.0', 4],
  ['4,00', 4],
  ['x4', 4],
  ['4 x', 4],
  ['4 pcs.', 4],
  ['12 Stück', 12],
  ['３', 3],
  ['1 200', 1200],
  ['1 200', 1200],
  ['Qty: 7', 7],
  ['9999', 9999],
])('§5 %j is a quantity', (text, quantity) => {
  expect(quantityIn(text)).toBe(quantity);
});

test.each(['', ' ', '0', '-2', '2.55', '10.0112', 'asd', '10000', '1.000', '1,000', '1e3', '3/4', '2-3', 'pcs', '4 6'])(
  '§5 %j is none',
  (text) => {
    expect(quantityIn(text)).toBeNull();
  },
);
