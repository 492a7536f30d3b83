// Product §5 Fit verdict: where a serial number stands to sets that were read once; one-verdict.test.ts holds it equal to what the database says.
import { expect, test } from 'vitest';
import { rangeIn, readRuns } from './serial-range.rules.ts';

const range = (text: string, more = {}) => ({
  schemeId: 1,
  prefix: '',
  runs: readRuns(text),
  isOfOthers: false,
  ...more,
});

test.each([
  ['{[0,500)}', 499, 'in'],
  ['{[0,500)}', 500, 'out'],
  ['{[0,100),[200,300)}', 150, 'out'],
  ['{[0,100),[200,300)}', 200, 'in'],
  ['{[500,)}', 9_000_000, 'in'],
  ['{(,500)}', 0, 'in'],
  ['{(,)}', 7, 'in'],
])('product §5 of %s the number %i is %s', (text, ordinal, told) => {
  expect(rangeIn([range(text)], { schemeId: 1, prefix: '', ordinal })).toBe(told);
});

test('product §5 numbers of another prefix are out, those of another scheme say nothing', () => {
  const ranges = [range('{[0,500)}', { prefix: 'AH' })];
  expect(rangeIn(ranges, { schemeId: 1, prefix: 'AG', ordinal: 3 })).toBe('out');
  expect(rangeIn(ranges, { schemeId: 2, prefix: 'AH', ordinal: 3 })).toBe('otherScheme');
  expect(rangeIn([], { schemeId: 1, prefix: '', ordinal: 3 })).toBe('otherScheme');
});

test('product §5 a limit printed of other numbers is told as such only where it holds the number', () => {
  const ranges = [range('{[0,500)}', { isOfOthers: true })];
  expect(rangeIn(ranges, { schemeId: 1, prefix: '', ordinal: 3 })).toBe('inOther');
  expect(rangeIn(ranges, { schemeId: 1, prefix: '', ordinal: 500 })).toBe('out');
});
