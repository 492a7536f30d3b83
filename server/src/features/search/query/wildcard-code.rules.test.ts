// A star in a code is no punctuation: what is written without it is another code (product §5 Search).
import { expect, test } from 'vitest';
import {
  beginsAsSize,
  beginsStarredSo,
  codeBegunByStar,
  hasSizeStar,
  isStarredSo,
  piecesWithStar,
} from './wildcard-code.rules.ts';

test('a code is the one typed only with the star at its place', () => {
  for (const typed of ['DZ7335-M8*2077', 'dz7335 m8 * 2077', 'DZ7335-M8＊2077'])
    expect(isStarredSo('DZ7335-M8*2077', typed), typed).toBe(true);
  expect(isStarredSo('M6-27335', 'M6*27335')).toBe(false);
  expect(isStarredSo('M627335', 'M6*27335')).toBe(false);
  expect(isStarredSo('M6*27335', 'M6*27335')).toBe(true);
});

test('a beginning with its star is the beginning of that code alone', () => {
  expect(beginsStarredSo('DZ7335-M8*2077', 'DZ7335-M8*20')).toBe(true);
  expect(beginsStarredSo('DZ7335-M8-2077', 'DZ7335-M8*20')).toBe(false);
});

test('a star is the sign of a size between two figures, also a full-width one', () => {
  expect(['M6*20', 'M6＊20', 'm6 * 20'].filter((typed) => !hasSizeStar(typed))).toEqual([]);
  expect(['M6x20', 'hose*', 'M6*', 'AB*12'].filter(hasSizeStar)).toEqual([]);
});

test('a size begins with a figure or a thread', () => {
  const sizes = ['6*20', 'M6*20', 'm 6 * 20', '12,5*2.65', 'DN12*650', 'Ø45*210'];
  expect(sizes.filter((typed) => !beginsAsSize(typed))).toEqual([]);
  expect(['NV-1194*85', 'AL8*19', 'DZ-M8*20', 'bolt 6*20'].filter(beginsAsSize)).toEqual([]);
});

test('words with the sign of a size are told apart from the others', () => {
  expect(piecesWithStar('P/N: XY8*20, NV-55 (M6*20) hose*')).toEqual(['XY8*20', 'M6*20']);
  expect(piecesWithStar('NV-55 4 x')).toEqual([]);
});

test.each([
  ['NV-0110* x2', 'NV-0110'],
  ['2 x nv0110＊', 'nv0110'],
  ['NV-0110* 2', 'NV-0110'],
  ['filter NV-01.10*, 2 pcs', 'NV-01.10'],
  ['hose* filter', null],
  ['M8* 20', null],
  ['NV-0110*85', null],
  ['NV* x2', null],
])('product §5 the star of “%s” stands for the rest of the code %s', (typed, begun) => {
  expect(codeBegunByStar(typed)).toBe(begun);
});
