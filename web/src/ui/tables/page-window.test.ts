// The page numbers a pager shows.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it('shows all pages while they are few, and the ends with neighbours when they are many', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap-end', 20]);
  expect(pageWindow(10, 20)).toEqual([1, 'gap-start', 9, 10, 11, 'gap-end', 20]);
  expect(pageWindow(20, 20)).toEqual([1, 'gap-start', 16, 17, 18, 19, 20]);
});

it('always holds the first, the last and the current page, each once and in order', () => {
  const pages = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(pages, ([current, count]) => {
      const shown = pageWindow(current, count);
      const numbers = shown.filter((entry) => typeof entry === 'number');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, current, count]));
      expect(shown.length).toBeLessThanOrEqual(7);
    }),
  );
});
