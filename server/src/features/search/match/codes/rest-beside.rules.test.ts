// Product §5 Search: what stands beside a machine's number.
import { expect, test } from 'vitest';
import { wordsToFind } from './rest-beside.rules.ts';

test('product §5 beside a machine’s number words that only join are dropped', () => {
  expect(wordsToFind(['relay', 'for'])).toEqual(['relay']);
  expect(wordsToFind(['joint', 'pour'])).toEqual(['joint']);
  expect(wordsToFind(['Model', 'load', 'sensor'])).toEqual(['load', 'sensor']);
});

test('product §5 a pasted nameplate opens the whole parts list', () => {
  expect(wordsToFind(['NORRVIK', 'LIFT', 'AB', 'MODEL', 'MADE', 'IN', 'SWEDEN'])).toEqual([]);
  expect(wordsToFind(['Type', 'Mass', 'kg'])).toEqual([]);
});
