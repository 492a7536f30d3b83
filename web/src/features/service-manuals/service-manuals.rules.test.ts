// Product §5 Service manuals: deep links, and stepping through all places of a text.
import { expect, test } from 'vitest';
import { safeAddress } from './viewer/page-links.ts';
import { chapterAt, listHref, manualHref, placeNumber, stepPlace } from './service-manuals.rules.ts';

const PAGES = [
  { page: 3, matches: 2 },
  { page: 9, matches: 1 },
];

test('product §5 each place is stepped to once, forth and back, round at the ends', () => {
  const walk = (step: 1 | -1) => {
    let at = { page: 3, index: step === 1 ? 0 : 1 };
    return Array.from({ length: 4 }, () => {
      at = stepPlace(PAGES, at, step) ?? at;
      return `${at.page}.${at.index}`;
    });
  };
  expect(walk(1)).toEqual(['3.1', '9.0', '3.0', '3.1']);
  expect(walk(-1)).toEqual(['3.0', '9.0', '3.1', '3.0']);
});

test('product §5 from a page without a place the next one is after it, the previous one before it', () => {
  expect(stepPlace(PAGES, { page: 5, index: -1 }, 1)).toEqual({ page: 9, index: 0 });
  expect(stepPlace(PAGES, { page: 5, index: -1 }, -1)).toEqual({ page: 3, index: 1 });
  expect(stepPlace(PAGES, { page: 12, index: -1 }, 1)).toEqual({ page: 3, index: 0 });
  expect(stepPlace([], { page: 1, index: -1 }, 1)).toBeUndefined();
  expect(PAGES.map(({ page }) => placeNumber(PAGES, { page, index: 0 }))).toEqual([1, 3]);
});

test('product §5 addresses name page and search; what says nothing is left out', () => {
  expect(manualHref(7, { page: 5, search: 'oil level' })).toBe('/manual/service?id=7&page=5&search=oil+level');
  expect(listHref({ page: 1 })).toBe('/manual/service');
  expect(listHref({ kind: 'brochure', all: '1', page: 2 })).toBe('/manual/service?kind=brochure&all=1&page=2');
});

test('product §5 a page belongs to the last heading before it', () => {
  const outline = [{ page: 2 }, { page: 5 }, { page: 5 }, { page: 8 }];
  expect(chapterAt(outline, 6)).toBe(outline[2]);
  expect(chapterAt(outline, 1)).toBeUndefined();
});

test('product §5 a link of a file leads to the web or a mailbox, never to a script or a file', () => {
  expect(safeAddress('https://example.com/a b')).toBe('https://example.com/a%20b');
  expect(safeAddress('mailto:parts@example.com')).toBe('mailto:parts@example.com');
  for (const url of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'file:///etc', '/path', ''])
    expect(safeAddress(url)).toBeUndefined();
});
