// Product §5 Supersession: what an old part still is to a buyer.
import { expect, test } from 'vitest';
import { standingOf } from './successors.ts';

const TODAY = '2026-03-08';
const successor = (differs = {}) => ({
  code: 'NEW-1',
  isKnown: true,
  mode: 'all' as const,
  oldQuantity: 1,
  newQuantity: 1,
  isTwoWay: false,
  effectiveFrom: '2020-01-15' as string | null,
  ...differs,
});
const old = (stock: number, ...replacedBy: ReturnType<typeof successor>[]) => ({ stock, replacedBy });

test('product §5 one successor in force takes over, whatever is left of the old part', () => {
  expect(standingOf(old(4, successor()), TODAY)).toBe('replaced');
  expect(standingOf(old(4, successor({ effectiveFrom: null })), TODAY)).toBe('replaced');
});

test('product §5 a two-way successor leaves the old part on sale as long as there is any', () => {
  expect(standingOf(old(4, successor({ isTwoWay: true })), TODAY)).toBe('interchangeable');
  expect(standingOf(old(0, successor({ isTwoWay: true })), TODAY)).toBe('replaced');
});

test('product §5 a replacement of a later day, and one the catalogue does not know, leave the part as it is', () => {
  expect(standingOf(old(0, successor({ effectiveFrom: '2026-03-09' })), TODAY)).toBe('current');
  expect(standingOf(old(0, successor({ isKnown: false })), TODAY)).toBe('current');
  expect(standingOf(old(0), TODAY)).toBe('current');
});

test('product §5 a successor of a later day takes nothing from the one in force, one the catalogue does not know does', () => {
  const later = successor({ code: 'NEW-2', effectiveFrom: '2999-01-01' });
  expect(standingOf(old(4, successor(), later), TODAY)).toBe('replaced');
  expect(standingOf(old(4, successor(), successor({ code: 'NEW-2', isKnown: false })), TODAY)).toBe('split');
});

test('product §5 several successors stand beside each other', () => {
  expect(standingOf(old(4, successor(), successor({ code: 'NEW-2' })), TODAY)).toBe('split');
});
