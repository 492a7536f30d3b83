// Product §5 Supersession: what a replaced part leads to, and whether it is still sold.
import { expect, test } from 'vitest';
import type { Successor } from '../calls/parts.ts';
import { type Current, isOldStockSold, optionsFrom, quantitiesOf, replacementOf, setFrom } from './replacements.ts';

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
])('product §5 what takes the place of a part replaced by %s', (_, replacedBy, options, isSet) => {
  const found = optionsFrom({ replacedBy }, TODAY);
  expect(found.map((option) => option.map(({ code }) => code).join('+'))).toEqual(options);
  expect(setFrom({ replacedBy }, TODAY)).toEqual(isSet ? found[0] : []);
});

test('product §7 what is left of a split part is sold as its policy allows', () => {
  expect(isOldStockSold({ sellPolicy: 'stockOnly', stock: 3 })).toBe(true);
  expect(isOldStockSold({ sellPolicy: 'stockOnly', stock: 0 })).toBe(false);
  expect(isOldStockSold({ sellPolicy: 'backorder', stock: 0 })).toBe(true);
  expect(isOldStockSold({ sellPolicy: 'notSold', stock: 3 })).toBe(false);
});

const sold = (code: string, { pack = 1, old = 1, fresh = 1 } = {}) => ({
  part: { code, minQuantity: 1, packQuantity: pack },
  oldQuantity: old,
  newQuantity: fresh,
});
/** What is sold under a code, and how many of it for how many. */
const CATALOGUE: Record<string, Current<{ code: string; minQuantity: number; packQuantity: number }>> = {
  A: sold('A'),
  B: sold('B'),
  THREE: sold('A', { old: 3 }),
  PAIR: sold('BOLT', { old: 2 }),
  OTHER: sold('BOLT', { old: 2 }),
  TWICE: sold('A', { fresh: 2 }),
  BOLT: sold('BOLT'),
  BOX: sold('BOX', { pack: 10 }),
};

test.each<[string, Successor[], number, string, string[]]>([
  ['one', [given('A')], 3, 'one', ['3 A']],
  ['each step of a chain rounded by itself', [given('THREE', { newQuantity: 2 }), given('B')], 1, 'all', ['1 A + 1 B']],
  [
    'pieces of two that became one part added after each is rounded',
    [given('PAIR'), given('OTHER')],
    1,
    'one',
    ['2 BOLT'],
  ],
  ['started groups counted whole', [given('A', { oldQuantity: 4, newQuantity: 3 })], 5, 'one', ['6 A']],
  ['whole packs', [given('BOX', { newQuantity: 4 }), given('A')], 3, 'all', ['20 BOX + 3 A']],
  ['a choice', [given('A', choice), given('B', { ...choice, newQuantity: 2 })], 2, 'choice', ['2 A', '4 B']],
  ['a choice of which one is sold', [given('A', choice), given('GONE', choice)], 2, 'one', ['2 A']],
  [
    'a choice that comes to as many of one part, be it by other steps',
    [given('PAIR', choice), given('BOLT', choice)],
    1,
    'choice',
    ['1 BOLT'],
  ],
  [
    'a choice of one part by steps whose ratios are the same together, not each',
    [given('THREE', { ...choice, newQuantity: 6 }), given('TWICE', { ...choice, oldQuantity: 3, newQuantity: 3 })],
    1,
    'choice',
    ['2 A', '6 A'],
  ],
  ['a choice that became one part', [given('PAIR', choice), given('OTHER', choice)], 4, 'one', ['2 BOLT']],
  ['half of a set', [given('A'), given('GONE')], 2, 'none', []],
  ['nothing in force', [given('A', { effectiveFrom: LATER })], 2, 'none', []],
])('product §5 what is ordered instead: %s', (_, replacedBy, asked, mode, told) => {
  const replacement = replacementOf({ replacedBy }, (code) => CATALOGUE[code], TODAY);
  expect(replacement?.mode ?? 'none').toBe(mode);
  const options = replacement ? quantitiesOf(replacement, asked) : [];
  expect(options.map((pieces) => pieces.map(({ part, qty }) => `${qty} ${part.code}`).join(' + '))).toEqual(told);
});
