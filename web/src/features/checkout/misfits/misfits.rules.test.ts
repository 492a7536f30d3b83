// Product §5: what does not fit is not sold by accident.
import { expect, test } from 'vitest';
import type { CartLine } from '../../cart/cart.data.ts';
import { misfitsOf, withoutMisfits } from './misfits.rules.ts';

const line = (part: string, partId: number, machines: [hostId: number, qty: number][]) =>
  ({
    part,
    partId,
    qty: machines.reduce((sum, [, qty]) => sum + qty, 0),
    machines: machines.map(([hostId, qty]) => ({ hostId, qty, serialNumber: `S${hostId}` })),
  }) as CartLine;
const lines = [
  line('A', 1, [[41, 2]]),
  line('B', 2, [
    [41, 1],
    [42, 3],
  ]),
  line('C', 3, []),
];

test('product §5 each part is told with the machine it does not fit', () => {
  const found = misfitsOf(lines, new Set(['41:1', '42:2', '42:3']));
  expect(found.map(({ code, serialNumber }) => [code, serialNumber])).toEqual([
    ['A', 'S41'],
    ['B', 'S42'],
  ]);
});

test('product §5 taken out, a line of other machines keeps their pieces', () => {
  const { gone, left } = withoutMisfits(lines, misfitsOf(lines, new Set(['41:1', '42:2'])));
  expect(gone).toEqual(['A']);
  expect(left.map(({ part, qty, machines }) => [part, qty, machines.length])).toEqual([['B', 1, 1]]);
});
