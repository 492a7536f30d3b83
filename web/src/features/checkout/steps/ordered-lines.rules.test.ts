// Product §6: a line may carry for which machines how many; §7: lines with one code are merged by the server.
import { expect, test } from 'vitest';
import { newLine, raised } from '../../cart/cart.rules.ts';
import { linesOf } from './ordered-lines.rules.ts';

const part = {
  code: 'WP-1',
  partId: 1,
  name: 'Wear pad',
  price: { amount: '0.10', currency: 'USD' },
  stock: 9,
  imageUrl: '',
  unit: 'piece',
  packQuantity: 1,
  minQuantity: 1,
  sellPolicy: 'backorder' as const,
};
const first = { hostId: 7, serialNumber: 'S000007' };
const second = { hostId: 8, serialNumber: 'S000008' };

test('product §6 a line for two machines is ordered for both, and what is for none names none', () => {
  const line = raised(raised(newLine(part, 2, first), 3, second), 4);
  expect(linesOf([{ ...line, reference: 'Job 5' }])).toEqual([
    { code: 'WP-1', qty: 2, hostId: 7, reference: 'Job 5' },
    { code: 'WP-1', qty: 3, hostId: 8, reference: 'Job 5' },
    { code: 'WP-1', qty: 4, reference: 'Job 5' },
  ]);
});

test('product §5 a line that was taken instead of another says so in the order', () => {
  const line = { ...newLine(part, 1), changeCode: 'WP-0' };
  expect(linesOf([line])).toEqual([{ code: 'WP-1', qty: 1, insteadOf: 'WP-0' }]);
});

test('product §6 a line for no machine is one line', () => {
  expect(linesOf([newLine(part, 5)])).toEqual([{ code: 'WP-1', qty: 5 }]);
});

test('product §6 machines never ask for more than the line holds', () => {
  const machines = [
    { ...first, qty: 11 },
    { ...second, qty: 3 },
  ];
  expect(linesOf([{ ...newLine(part, 2), machines }])).toEqual([{ code: 'WP-1', qty: 2, hostId: 7 }]);
});
