// Product §5 Supersession: what a replaced part leads to, and whether it is still sold.
import { expect, test } from 'vitest';
import type { Successor } from '../calls/parts.ts';
import { isOldStockSold, setFrom, optionsFrom } from './replacements.ts';

const TODAY = '2026-03-08';
const LATER = '2026-03-09';
const given = (code: string, differs: Partial<Successor> = {}): Successor => ({
  code,
  isKnown: true,
  mode: 'all',
  oldQuantity: 1,
  newQuantity: 1,
  isTwoWay: false,
  effectiveFrom: null,
  ...differs,
});
const choice = { mode: 'choice' } as const;

test.each<[string, Successor[], string[], boolean]>([
  ['nothing', [], [], false],
  ['one part', [given('A')], ['A'], false],
  ['two together', [given('A'), given('B')], ['A+B'], true],
  ['two of which one is of a later day', [given('A'), given('B', { effectiveFrom: LATER })], ['A'], false],
  ['half of what belongs together', [given('A'), given('B', { isKnown: false })], [], false],
  ['one of two', [given('A', choice), given('B', choice)], ['A', 'B'], false],
  ['one of two of which one is unknown', [given('A', choice), given('B', { ...choice, isKnown: false })], ['A'], false],
  [
    'one of three, told at one alone',
    [given('A'), given('B'), given('C', { ...choice, isKnown: false })],
    ['A', 'B'],
    false,
  ],
])('product §5 what takes the place of a part replaced by %s', (_, replacedBy, ways, isSet) => {
  const found = optionsFrom({ replacedBy }, TODAY);
  expect(found.map((way) => way.map(({ code }) => code).join('+'))).toEqual(ways);
  expect(setFrom({ replacedBy }, TODAY)).toEqual(isSet ? found[0] : []);
});

test('product §7 what is left of a split part is sold as its policy allows', () => {
  expect(isOldStockSold({ sellPolicy: 'stockOnly', stock: 3 })).toBe(true);
  expect(isOldStockSold({ sellPolicy: 'stockOnly', stock: 0 })).toBe(false);
  expect(isOldStockSold({ sellPolicy: 'backorder', stock: 0 })).toBe(true);
  expect(isOldStockSold({ sellPolicy: 'notSold', stock: 3 })).toBe(false);
});
