// Product §8 Import: a fault says where it is, what stands there, and what belongs there.
import { expect, test } from 'vitest';
import { faultInWords } from './faults.ts';

const fault = {
  file: 'prices.csv',
  row: 2,
  column: 'amount',
  value: '12,50',
  reason: 'cell' as const,
  expected: 'a number',
};

test('product §8 a fault names file, row, column and value, and what to write', () => {
  expect(faultInWords(fault)).toBe('prices.csv, row 2, column amount: “12,50”, expected a number');
  expect(faultInWords({ ...fault, value: '', reason: 'required' })).toBe(
    'prices.csv, row 2, column amount: empty, expected a number',
  );
});

test('product §8 a fault of the whole file names no row', () => {
  const whole = { ...fault, row: 0, column: '', value: '', reason: 'encoding' as const, expected: 'one encoding' };
  expect(faultInWords(whole)).toBe('prices.csv: one encoding');
});
