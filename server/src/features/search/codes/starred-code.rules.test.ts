// A star in a code is no punctuation: what is written without it is another code (product §5 Search).
import { expect, test } from 'vitest';
import { beginsStarredSo, hasStar, isStarredSo } from './starred-code.rules.ts';

test('a hit has the code typed only with the star at its place', () => {
  const starred = { code: 'DZ7335-M8*2077', matched: null };
  for (const typed of ['DZ7335-M8*2077', 'dz7335 m8 * 2077', 'DZ7335-M8＊2077'])
    expect(isStarredSo(starred, typed), typed).toBe(true);
  expect(isStarredSo({ code: 'M6-27335', matched: null }, 'M6*27335')).toBe(false);
  expect(isStarredSo({ code: 'M627335', matched: null }, 'M6*27335')).toBe(false);
  expect(isStarredSo({ code: 'NV-1', matched: 'M6*27335' }, 'M6*27335')).toBe(true);
});

test('a beginning with its star is the beginning of that code alone', () => {
  expect(beginsStarredSo({ code: 'DZ7335-M8*2077', matched: null }, 'DZ7335-M8*20')).toBe(true);
  expect(beginsStarredSo({ code: 'DZ7335-M8-2077', matched: null }, 'DZ7335-M8*20')).toBe(false);
});

test('a full-width star is a star', () => {
  expect(['M6*20', 'M6＊20', 'M6x20'].map(hasStar)).toEqual([true, true, false]);
});
