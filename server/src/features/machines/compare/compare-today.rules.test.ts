// product §5 Fit, Supersession: what a difference between two machines comes to where parts are ordered today, by example.
import type { Successor } from '@outrigger/contract';
import { expect, test } from 'vitest';
import type { ChainEnd } from '../../supersession/index.ts';
import { meaningOf } from './compare-today.rules.ts';

const to = (code: string, differs: Partial<Successor> = {}): Successor => ({
  code,
  isKnown: true,
  mode: 'all',
  oldQuantity: 1,
  newQuantity: 1,
  isTwoWay: false,
  effectiveFrom: null,
  ...differs,
});
const end = (code: string, differs: Partial<ChainEnd> = {}): ChainEnd => ({
  code,
  oldQuantity: 1,
  newQuantity: 1,
  replacedBy: [],
  isSold: true,
  ...differs,
});
const use = (said: string) => {
  const [partCode = '', pieces = '1'] = said.split(' ');
  return { partCode, quantity: pieces === '-' ? null : Number(pieces) };
};
/** The kind and its codes, in one line; sides as `code pieces`, a dash for as required. */
const said = (row: string, other: string | null, leads: Record<string, ChainEnd> = {}) => {
  const found = { leads: new Map(Object.entries(leads)), today: '2026-06-01' };
  const { today, todayParts } = meaningOf({ row: use(row), other: other === null ? null : use(other) }, found);
  return [today, ...todayParts.map((one) => one.code)].join(' ');
};

test('product §5 parts that lead to one part are the same today, wherever in the chain each stands', () => {
  const leads = { A: end('C'), B: end('C') };
  expect(said('A', 'C', leads)).toBe('same C');
  expect(said('A', 'B', leads)).toBe('same C');
  expect(said('A -', 'C -', leads)).toBe('same C');
  expect(said('A', 'X', leads)).toBe('other');
  expect(said('A', null, leads)).toBe('other');
});

test('product §5 the same part in another number of pieces still matters; ratios are counted', () => {
  const leads = { A: end('B', { newQuantity: 2 }), PAIR: end('B', { oldQuantity: 2 }) };
  expect(said('A', 'B 2', leads)).toBe('same B');
  expect(said('A', 'B', leads)).toBe('quantity B');
  expect(said('A -', 'B', leads)).toBe('quantity B');
  expect(said('B', 'B 2')).toBe('quantity B');
  // A started group counts whole.
  expect(said('PAIR', 'PAIR 2', leads)).toBe('same B');
});

test('product §5 how many pieces are ordered for each machine is told, through all ratios', () => {
  const leads = new Map([['A', end('B', { newQuantity: 2 })]]);
  const { todayParts } = meaningOf({ row: use('A 6'), other: use('B 6') }, { leads, today: '2026-06-01' });
  expect(todayParts).toEqual([{ code: 'B', quantity: 12, otherQuantity: 6 }]);
});

test('product §5 two that may be used for each other are equals while both are sold, in their ratio, whichever way they are compared', () => {
  const first = end('A', { replacedBy: [to('B', { isTwoWay: true, newQuantity: 2 })] });
  // What was replaced by the first leads to it.
  const both = { A: first, OLD: first };
  expect(said('A', 'B 2', both)).toBe('twoWay');
  expect(said('B 2', 'A', both)).toBe('twoWay');
  expect(said('OLD', 'B 2', both)).toBe('twoWay');
  expect(said('A', 'B', both)).toBe('quantity');
  const third = { ...both, C: end('C', { replacedBy: [to('B', { isTwoWay: true })] }) };
  expect(said('A', 'C 2', third)).toBe('twoWay');
});

test('product §5 of two equals the one that is gone is ordered as the other', () => {
  expect(said('A', 'B', { A: end('B') })).toBe('same B');
});

test('product §5 several that replace one together are one set: the same for both machines or another', () => {
  const set = [to('X'), to('Y', { newQuantity: 3 })];
  const leads = { A: end('A', { replacedBy: set }), B: end('B', { replacedBy: set }), Y: end('Z') };
  expect(said('A', 'B', leads)).toBe('same X Z');
  expect(said('A', 'B 2', leads)).toBe('quantity X Z');
  expect(said('A', 'X', leads)).toBe('partly X');
  expect(said('Q', 'A', leads)).toBe('other');
  const half = { A: end('A', { replacedBy: [to('X'), to('NOBODY', { isKnown: false })] }) };
  expect(said('A', 'X', half)).toBe('other');
});

test('product §5 two of a set that one part replaced in turn are that part, their pieces together', () => {
  const leads = { A: end('A', { replacedBy: [to('X'), to('Y')] }), X: end('Z'), Y: end('Z') };
  expect(said('A', 'Z 2', leads)).toBe('same Z');
});

test('product §5 one of several to choose from is the same only if it is chosen', () => {
  const choice = [to('X', { mode: 'choice' }), to('Y', { mode: 'choice' })];
  const leads = { A: end('A', { replacedBy: choice }), B: end('B', { replacedBy: choice }), Y: end('Z') };
  expect(said('A', 'X', leads)).toBe('choice X');
  expect(said('Z', 'A', leads)).toBe('choice Z');
  expect(said('A', 'B', leads)).toBe('choice X Z');
  expect(said('A', 'Q', leads)).toBe('other');
  // One of them replaced the other.
  expect(said('A', 'X', { A: end('A', { replacedBy: choice }), X: end('Z'), Y: end('Z') })).toBe('same Z');
});

test('product §5 a replacement of a later day counts for nothing yet', () => {
  const later = { effectiveFrom: '2026-06-02' };
  const leads = { A: end('A', { replacedBy: [to('B', { isTwoWay: true, ...later })] }) };
  expect(said('A', 'B', leads)).toBe('other');
  const now = { A: end('A', { replacedBy: [to('B', { isTwoWay: true, effectiveFrom: '2026-06-01' })] }) };
  expect(said('A', 'B', now)).toBe('twoWay');
});

test('product §5 what is not sold is not ordered: no difference is settled by it, and of a choice the rest is left', () => {
  const choice = { mode: 'choice' } as const;
  const leads = {
    A: end('C', { isSold: false }),
    B: end('C', { isSold: false }),
    C: end('C', { isSold: false }),
    ONE: end('ONE', { replacedBy: [to('X', choice), to('C', choice)] }),
    SET: end('SET', { replacedBy: [to('X'), to('C')] }),
  };
  expect(said('A', 'B', leads)).toBe('other');
  expect(said('ONE', 'X', leads)).toBe('same X');
  expect(said('ONE', 'C', leads)).toBe('other');
  expect(said('SET', 'X', leads)).toBe('other');
  // Of two that may replace each other the one that is sold, whatever is left of the other.
  expect(
    said('D', 'E', { D: end('D', { isSold: false, replacedBy: [to('E', { isTwoWay: true })] }), E: end('E') }),
  ).toBe('same E');
});
