// Sets of parts that replaced one together (product §5 Supersession): whole or not at all, in whole packs, and what of them a cart lacks.
import { packsOf, type PartSet, replacementOf, soldAmong, type SoldAs, type Successor } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { makePartCard, makeSuccessor } from '../../test/catalogue.make.ts';
import { missingOfSets } from './missing-of-set.rules.ts';

const soldAs = (code: string, differs = {}, item = code) => ({
  item,
  part: makePartCard({ code, ...differs }),
  changeCode: null,
  oldQuantity: 1,
  newQuantity: 1,
});
const setOf = (replacedBy: Successor[], sold: SoldAs[]): PartSet | null =>
  replacementOf({ replacedBy }, soldAmong(sold), '2026-06-01')?.options[0] ?? null;
const steps = [makeSuccessor('B'), makeSuccessor('C', 4)];
const set = setOf(steps, [soldAs('B'), soldAs('C')]);
const sets = new Map(set ? [['A', set]] : []);
const line = (part: string, qty: number, changeCode: string | null = 'A') => ({ part, qty, changeCode });
const told = (lines: ReturnType<typeof line>[], of = sets) =>
  [...missingOfSets(lines, of)].map(([at, rest]) => [at, ...rest.map(({ part, qty }) => `${qty} ${part.code}`)]);

test('product §5 a set of which one part leads nowhere is none', () => {
  expect(setOf(steps, [soldAs('B')])).toBeNull();
  expect(setOf(steps, [soldAs('B'), { ...soldAs('C'), part: null }])).toBeNull();
});

test('product §5 a set of which one part is not sold is none', () => {
  expect(setOf(steps, [soldAs('B'), soldAs('C', { sellPolicy: 'notSold' })])).toBeNull();
  expect(setOf(steps, [soldAs('B'), soldAs('C', { price: null })])).toBeNull();
  expect(setOf(steps, [soldAs('B'), soldAs('C', { price: undefined })])).not.toBeNull();
});

test('product §5 each part of a set comes in its ratio, along what replaced it in turn, and in whole packs', () => {
  const whole = setOf(steps, [{ ...soldAs('B2', { packQuantity: 10 }, 'B'), newQuantity: 3 }, soldAs('C')]);
  expect(whole && packsOf(whole, 4).map(({ part, qty }) => [part.code, qty])).toEqual([
    ['B2', 20],
    ['C', 16],
  ]);
});

test('product §5 what a cart lacks of a set is told once, in the quantity of the line that is there', () => {
  expect(told([line('B', 2)])).toEqual([['B', '8 C']]);
  expect(told([line('C', 8)])).toEqual([['C', '2 B']]);
  expect(told([line('C', 1)])).toEqual([['C', '1 B']]);
  const three = setOf([...steps, makeSuccessor('D')], [soldAs('B'), soldAs('C'), soldAs('D')]);
  expect(told([line('B', 1), line('C', 4)], new Map(three ? [['A', three]] : []))).toEqual([['B', '1 D']]);
});

test('product §5 what a cart lacks of a set whose part comes in packs is no more than one press had added', () => {
  const packs = setOf(steps, [soldAs('B', { packQuantity: 10 }), soldAs('C', { minQuantity: 6 })]);
  const sold = new Map(packs ? [['A', packs]] : []);
  expect(told([line('B', 10)], sold)).toEqual([['B', '6 C']]);
  expect(told([line('B', 20)], sold)).toEqual([['B', '44 C']]);
  expect(told([line('C', 6)], sold)).toEqual([['C', '10 B']]);
  expect(told([line('C', 48)], sold)).toEqual([['C', '20 B']]);
  // A quantity that no number of the old part becomes, and more than may be ordered.
  expect(told([line('C', 9)])).toEqual([['C', '3 B']]);
  expect(told([line('B', 9999)], sold)).toEqual([['B', '9999 C']]);
});

test('product §5 where several old pieces are one new the fewest are counted back', () => {
  const fewer = [{ ...makeSuccessor('B'), oldQuantity: 10 }, makeSuccessor('C')];
  const whole = setOf(fewer, [soldAs('B'), { ...soldAs('C'), oldQuantity: 5, newQuantity: 2 }]);
  expect(told([line('B', 3)], new Map(whole ? [['A', whole]] : []))).toEqual([['B', '10 C']]);
});

test('product §5 two parts of a set that one part replaced in turn are ordered as one, in their sum', () => {
  const three = [...steps, makeSuccessor('E')];
  const joined = setOf(three, [
    soldAs('D', { packQuantity: 2 }, 'B'),
    soldAs('D', { packQuantity: 2 }, 'C'),
    soldAs('E'),
  ]);
  expect(joined && packsOf(joined, 1).map(({ part, qty }) => [part.code, qty])).toEqual([
    ['D', 6],
    ['E', 1],
  ]);
  const sold = new Map(joined ? [['A', joined]] : []);
  expect(told([line('E', 2)], sold)).toEqual([['E', '10 D']]);
  expect(told([line('D', 10)], sold)).toEqual([['D', '2 E']]);
});

test.each([
  ['nothing is missing', [line('B', 1), line('C', 4, null)]],
  ['the old part itself is ordered', [line('B', 1), line('A', 1, null)]],
  ['it was wanted for itself', [line('B', 1, null)]],
  ['another code was asked for', [line('B', 1, 'X')]],
])('product §5 a cart is told nothing where %s', (_, lines) => {
  expect(told(lines)).toEqual([]);
});
