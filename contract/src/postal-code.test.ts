// Spec §5: a postal code is taken however people space it.
import { expect, test } from 'vitest';
import { asPostalCode, isPostalCode } from './postal-code.ts';

test.each([
  ['SE', '^\\d{5}$', ['111 22', '11122', 'SE-111 22', 'se 11122', '１１１２２']],
  ['JP', '^\\d{7}$', ['100-0001', '1000001', '100 0001', '〒100-0001', '〒 １００－０００１']],
  ['LV', '^(?:LV)*(\\d{4})$', ['1010', 'LV-1010', 'LV1010']],
  ['DE', '^(\\d{5})$', ['80331', 'D-80331', 'DE-80331']],
  ['US', '^\\d{5}(\\d{4})?$', ['77002', '77002-1234']],
  ['AE', null, ['-', 'none']],
])('§5 %s takes its codes in every spelling', (country, pattern, codes) => {
  for (const code of codes) expect([code, isPostalCode(code, { country, pattern })]).toEqual([code, true]);
});

test.each([
  ['SE', '^\\d{5}$', ['1112', '111 222', 'DK11122', '-']],
  ['GB', '^(GIR0AA|[A-Z]{1,2}\\d[A-Z\\d]?\\d[A-Z]{2})$', ['SW1A', '12345', 'GB']],
])('§5 %s refuses what is none of its codes', (country, pattern, codes) => {
  for (const code of codes) expect([code, isPostalCode(code, { country, pattern })]).toEqual([code, false]);
});

test.each([
  ['１１１　２２', '111 22'],
  [' gb sw1a  1aa ', 'GB SW1A 1AA'],
  ['〒100-0001', '100-0001'],
  ['-', '-'],
])('§5 %j is kept as %j', (typed, kept) => {
  expect(asPostalCode(typed)).toBe(kept);
});
