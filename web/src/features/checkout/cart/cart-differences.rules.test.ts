// Product §6: what of a cart is another now than it was shown.
import { expect, test } from 'vitest';
import { newLine } from '../../cart/cart.rules.ts';
import { differencesOf } from './cart-differences.rules.ts';

const PART = {
  partId: 1,
  name: 'Wear pad',
  stock: 3,
  imageUrl: '',
  unit: 'pcs',
  packQuantity: 1,
  minQuantity: 1,
  sellPolicy: 'backorder',
} as const;
const lineOf = (code: string, qty: number) => newLine({ ...PART, code }, qty);
const [one, two] = [
  { hostId: 1, serialNumber: 'A1', qty: 1 },
  { hostId: 2, serialNumber: 'B2', qty: 1 },
];

test('product §6 what went, what came and what has another quantity is told, the rest is not', () => {
  const shown = [lineOf('A', 1), lineOf('B', 2), lineOf('C', 3)];
  const now = [{ ...lineOf('A', 1), amount: 9, name: 'renamed' }, lineOf('C', 4), lineOf('D', 5)];
  expect(differencesOf(shown, now)).toEqual([
    { code: 'B', before: 2, now: 0 },
    { code: 'C', before: 3, now: 4 },
    { code: 'D', before: 0, now: 5 },
  ]);
});

test('product §6 another machine or reference is a difference, another order of the machines is none', () => {
  const line = { ...lineOf('A', 2), machines: [one, two] };
  expect(differencesOf([line], [{ ...line, machines: [two, one] }])).toEqual([]);
  expect(differencesOf([line], [{ ...line, machines: [one] }])).toEqual([{ code: 'A', before: 2, now: 2 }]);
  expect(differencesOf([line], [{ ...line, reference: 'bay 2' }])).toEqual([{ code: 'A', before: 2, now: 2 }]);
});
