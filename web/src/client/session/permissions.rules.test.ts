// Spec §6: one helper checks whether a comma-separated list contains any of a set of values, with default 1, 2, 3.
import { expect, test } from 'vitest';
import { isPermitted, listContainsAny } from './permissions.rules.ts';

test.each([
  ['3', [3], true],
  ['1, 2', [2, 3], true],
  ['1,2', [3], false],
  ['13,23', [3], false],
  ['', [1], false],
  ['2', undefined, true],
  ['4,12', undefined, false],
  ['', undefined, false],
] as const)('spec §6 the list "%s" contains any of %j: %s', (list, wanted, isIn) => {
  expect(listContainsAny(list, wanted)).toBe(isIn);
});

test('spec §6, product §4 an empty list grants nothing, and one permission is not another', () => {
  expect(isPermitted({ permissions: [] })).toBe(false);
  expect(isPermitted({ permissions: [2] })).toBe(true);
  expect(isPermitted({ permissions: [2] }, 3)).toBe(false);
  expect(isPermitted({ permissions: [2] }, 3, 2)).toBe(true);
});
