// What is ordered in the place of a replaced part (product §5 Supersession).
import type { Successor } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { insteadOf, ratiosIn, soldInPlaceOf } from './replacements.rules.ts';

const TODAY = '2026-06-01';
const KNOWN = {
  isKnown: true,
  mode: 'all',
  oldQuantity: 1,
  newQuantity: 1,
  isTwoWay: false,
  effectiveFrom: null,
} as const;
const step = (code: string, given: Partial<Successor> = {}): Successor => ({ ...KNOWN, code, ...given });
const part = (code: string, given = {}) => ({
  code,
  sellPolicy: 'stockOnly' as const,
  price: { netMinor: 1000 },
  minQuantity: 1,
  packQuantity: 1,
  ...given,
});
const one = (code: string, given = {}) => ({
  foundCode: code,
  changeCode: null,
  part: part(code, given),
  oldQuantity: 1,
  newQuantity: 1,
});
const bolts = {
  ...one('BOLT', { packQuantity: 10 }),
  newQuantity: 2,
};
const parts = new Map([
  ['A', one('A')],
  ['B', one('B')],
  ['OLD-BOLT', bolts],
  ['BOLT', { ...bolts, newQuantity: 1 }],
  ['GONE', one('GONE', { sellPolicy: 'notSold' })],
  ['BARE', one('BARE', { price: null })],
]);
const soldFor = (replacedBy: Successor[]) => soldInPlaceOf({ replacedBy, today: TODAY }, (code) => parts.get(code));
const instead = (replacedBy: Successor[], quantity = 1) => {
  const replacement = soldFor(replacedBy);
  return replacement && insteadOf(replacement, quantity);
};
const choice = { mode: 'choice' } as const;

test('product §5 a set is named whole, each part with its quantity in whole packs', () => {
  const set = [step('A'), step('OLD-BOLT', { newQuantity: 4 })];
  expect(instead(set, 2)).toEqual({ mode: 'all', successors: '2 × A + 20 × BOLT' });
});

test('product §5 two of a set that one part replaced in turn are that part once', () => {
  expect(instead([step('BOLT', { newQuantity: 10 }), step('OLD-BOLT', { newQuantity: 5 })])).toEqual({
    mode: 'one',
    successors: '20 × BOLT',
  });
});

test('product §5 of a choice each is named, without those that are not sold, have no price, are not known or of a later day', () => {
  expect(instead([step('A', choice), step('B', choice)])).toEqual({ mode: 'choice', successors: '1 × A, 1 × B' });
  for (const other of [
    step('GONE', choice),
    step('BARE', choice),
    step('X', { ...choice, isKnown: false }),
    step('B', { ...choice, effectiveFrom: '2026-06-02' }),
  ])
    expect(instead([step('A', choice), other])).toEqual({ mode: 'one', successors: '1 × A' });
});

test('product §5 two of a choice that one part replaced in turn are that part, not a choice', () => {
  parts.set('OLD-A', { ...one('A') });
  expect(instead([step('OLD-A', choice), step('A', choice)])).toEqual({ mode: 'one', successors: '1 × A' });
  expect(instead([step('OLD-A', choice), step('A', choice), step('B', choice)])).toMatchObject({
    mode: 'choice',
    successors: '1 × A, 1 × B',
  });
  const bolt = [step('BOLT', choice), step('OLD-BOLT', choice)];
  expect(instead(bolt, 10)).toEqual({ mode: 'choice', successors: '10 × BOLT, 20 × BOLT' });
  // As many packs of it either way.
  expect(instead(bolt, 5)).toEqual({ mode: 'one', successors: '10 × BOLT' });
});

test('product §5 half of a set replaces nothing', () => {
  expect(instead([step('A'), step('GONE')])).toBeNull();
  expect(instead([step('A'), step('BARE')])).toBeNull();
  expect(instead([step('A'), step('X', { isKnown: false })])).toBeNull();
  expect(instead([])).toBeNull();
});

test('product §5 without a quantity each is told with its ratio along the whole chain, two that became one part together', () => {
  const told = (replacedBy: Successor[]) => {
    const replacement = soldFor(replacedBy);
    return replacement && ratiosIn(replacement);
  };
  const ratio = (code: string, oldQuantity: number, newQuantity: number) => ({ code, oldQuantity, newQuantity });
  expect(told([step('A'), step('OLD-BOLT', { oldQuantity: 2, newQuantity: 3 })])).toEqual({
    mode: 'all',
    successors: [ratio('A', 1, 1), ratio('BOLT', 1, 3)],
  });
  expect(told([step('BOLT', { oldQuantity: 3 }), step('OLD-BOLT', { oldQuantity: 4 })])).toEqual({
    mode: 'one',
    successors: [ratio('BOLT', 6, 5)],
  });
  expect(told([step('A', choice), step('B', { ...choice, newQuantity: 2 })])).toEqual({
    mode: 'choice',
    successors: [ratio('A', 1, 1), ratio('B', 1, 2)],
  });
  expect(told([step('A'), step('GONE')])).toBeNull();
});
