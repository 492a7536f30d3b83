// Search parameters stay plain text, so that part codes keep their zeros and quotes.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceParam, countParam, dayParam, pageParam, parseSearch, stringifySearch } from './search-params.rules.ts';

test('what is written is read back, whatever a person types', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (keyword) => {
      expect(parseSearch(stringifySearch({ keyword })).keyword).toBe(keyword);
    }),
  );
});

test('a part code of digits stays text', () => {
  expect(parseSearch('?code=0061203')).toEqual({ code: '0061203' });
  expect(stringifySearch({ code: '0061203', page: 2, none: undefined, empty: '' })).toBe('?code=0061203&page=2');
});

test('characters that nobody can type are none of the address, and a tab or line end is a space', () => {
  expect(parseSearch('?code=%00&keyword=a%00b%7f%09c%0D%0Ad')).toEqual({ code: '', keyword: 'ab c d' });
});

test('numbers, choices and days that are none are left out', () => {
  expect([countParam('12'), countParam('0'), countParam('-1'), countParam('1e3'), countParam(undefined)]).toEqual([
    12,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(['2', '100000', '100001', '999999', '0'].map(pageParam)).toEqual([
    2,
    100_000,
    undefined,
    undefined,
    undefined,
  ]);
  expect([choiceParam('a', ['a', 'b']), choiceParam('c', ['a', 'b'])]).toEqual(['a', undefined]);
  expect(['2026-11-26', '26.11.2026', '2026-99-99', '2026-02-30'].map(dayParam)).toEqual([
    '2026-11-26',
    undefined,
    undefined,
    undefined,
  ]);
});
