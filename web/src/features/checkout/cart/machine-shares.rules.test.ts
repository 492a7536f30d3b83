// Product §6: a line may carry for which machines how many.
import { expect, test } from 'vitest';
import { unmeant, withMachine } from './machine-shares.rules.ts';

const share = (hostId: number, qty: number) => ({ hostId, serialNumber: `S${hostId}`, qty });

test('product §6 a machine gets what it takes of what is left, and no line is meant for more than it holds', () => {
  expect(withMachine(10, [share(1, 4)], { hostId: 2, serialNumber: 'S2', takes: 4 })).toEqual([
    share(1, 4),
    share(2, 4),
  ]);
  expect(withMachine(5, [share(1, 4)], { hostId: 2, serialNumber: 'S2', takes: 4 })).toEqual([
    share(1, 4),
    share(2, 1),
  ]);
  expect(withMachine(5, [], { hostId: 2, serialNumber: 'S2', takes: null })).toEqual([share(2, 1)]);
  expect(withMachine(4, [share(1, 4)], { hostId: 2, serialNumber: 'S2', takes: 1 })).toEqual([share(1, 4)]);
  expect(withMachine(9, [share(1, 4)], { hostId: 1, serialNumber: 'S1', takes: 1 })).toEqual([share(1, 4)]);
  expect(unmeant(9, [share(1, 4), share(2, 3)])).toBe(2);
});
