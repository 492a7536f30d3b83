// A-Z places per language: readers' order, room for new names, and order kept (product §5).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeNames, SPACING } from './name-ranks.ts';

const ranked = (names: string[], known: (number | null)[] = []) => {
  const ranks = Float64Array.from(names, (_, at) => known[at] ?? Number.NaN);
  const codes = names.map((_, at) => String(at).padStart(4, '0'));
  return { names, codes, ranks };
};
const inOrder = (names: string[], ranks: Float64Array) =>
  names
    .map((_, at) => at)
    .sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
    .map((at) => names[at]);

describe('§5 names A-Z by the caller’s language, not by bytes', () => {
  test.each([
    ['en', ['zinc', 'Äxle', 'axle', 'Bolt', 'M10', 'M2'], ['axle', 'Äxle', 'Bolt', 'M2', 'M10', 'zinc']],
    ['es', ['nz', 'ña', 'oa'], ['nz', 'ña', 'oa']],
    ['fr', ['écrou', 'essieu', 'vis', 'Écran'], ['Écran', 'écrou', 'essieu', 'vis']],
    ['zh-CN', ['油缸', '阀', '泵'], ['泵', '阀', '油缸']],
  ])('%s', (locale, names, expected) => {
    const given = ranked(names);
    placeNames(given, locale);
    expect(inOrder(names, given.ranks)).toEqual(expected);
  });

  test('a new name goes between its neighbours and nobody else moves', () => {
    const given = ranked(['axle', 'cable', 'bolt'], [SPACING, 2 * SPACING]);
    expect(placeNames(given, 'en')).toBe(false);
    expect([...given.ranks]).toEqual([SPACING, 2 * SPACING, 1.5 * SPACING]);
  });

  test('where there is no room, or the order no longer holds, all are ranked anew', () => {
    const full = ranked(['axle', 'cable', 'bolt'], [1, 2]);
    expect(placeNames(full, 'en')).toBe(true);
    const wrong = ranked(['axle', 'cable', 'bolt'], [2048, 1024]);
    expect(placeNames(wrong, 'en')).toBe(true);
    expect(inOrder(wrong.names, wrong.ranks)).toEqual(['axle', 'bolt', 'cable']);
  });

  test('any names added in any steps end in the order they would have had at once', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'Z', '1'), maxLength: 3 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 40 }), fc.nat(40), (names, first) => {
        const early = ranked(names.slice(0, first));
        if (first > 0) placeNames(early, 'en');
        const all = ranked(names, [...early.ranks]);
        placeNames(all, 'en');
        const once = ranked(names);
        placeNames(once, 'en');
        expect(inOrder(names, all.ranks)).toEqual(inOrder(names, once.ranks));
        expect(new Set(all.ranks).size).toBe(names.length);
      }),
    );
  });
});
