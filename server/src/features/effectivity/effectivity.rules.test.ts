// Effectivity sets from printed wordings (product §5), against plain membership.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALL,
  has,
  normalise,
  readEffectivity,
  toMultirange,
  UnreadableEffectivity,
  union,
  without,
} from './effectivity.rules.ts';

test('product §5 "prior to 15548 except 12378 and 14130"', () => {
  const set = readEffectivity('prior to 15548 except 12378 and 14130');
  expect([0, 12377, 12379, 14129, 14131, 15547].every((ordinal) => has(set, ordinal))).toBe(true);
  expect([12378, 14130, 15548, 99999].some((ordinal) => has(set, ordinal))).toBe(false);
  expect(toMultirange(set)).toBe('{[0,12378),[12379,14130),[14131,15548)}');
});

test('product §5 "22032963, 22035881 and above"', () => {
  const set = readEffectivity('22032963, 22035881 and above');
  expect([22032963, 22035881, 99999999].every((ordinal) => has(set, ordinal))).toBe(true);
  expect([22032962, 22032964, 22035880].some((ordinal) => has(set, ordinal))).toBe(false);
});

test.each([
  ['all', 5, true],
  ['S/N 22,032,963 and above', 22032963, true],
  ['22 032 963 and above', 22032962, false],
  ['100 to 200', 200, true],
  ['100 - 200', 201, false],
  ['from 100 through 200 except 150', 150, false],
  ['up to 40', 40, true],
  ['prior to 40', 40, false],
  ['after 40', 40, false],
  ['1, 2, 5 and 7', 5, true],
  ['1, 2, 5 and 7', 6, false],
  ['10 to 20, 30 to 40 and 55', 35, true],
  ['10 to 20, 30 and above except 33, 35 to 37', 36, false],
  ['15547 and prior', 15547, true],
])('product §5 the wording "%s" on %i', (wording, ordinal, expected) => {
  expect(has(readEffectivity(wording), ordinal)).toBe(expected);
});

test('a wording that is not understood is refused with its words', () => {
  for (const wording of [
    '',
    'late models',
    '20 to 10',
    'prior to',
    '5 and maybe 6',
    '1,23 and above',
    'prior to 15548 except 12378 except 14130',
  ]) {
    expect(() => readEffectivity(wording), wording).toThrow(UnreadableEffectivity);
  }
});

const ordinal = fc.integer({ min: 0, max: 60 });
const runs = fc.array(
  fc.record({ from: ordinal, length: fc.integer({ min: 0, max: 12 }), isOpen: fc.boolean() }).map((run) => ({
    from: run.from,
    to: run.isOpen && run.length > 10 ? null : run.from + run.length,
  })),
  { maxLength: 6 },
);

test('sets behave as sets: union, without, membership agree with plain numbers', () => {
  fc.assert(
    fc.property(runs, runs, fc.integer({ min: 0, max: 90 }), (a, b, member) => {
      const naive = (list: typeof a) => list.some((run) => run.from <= member && (run.to === null || member < run.to));
      const [left, right] = [normalise(a), normalise(b)];
      expect(has(left, member)).toBe(naive(a));
      expect(has(union(left, right), member)).toBe(naive(a) || naive(b));
      expect(has(without(left, right), member)).toBe(naive(a) && !naive(b));
      expect(has(without(ALL, left), member)).toBe(!naive(a));
    }),
    { numRuns: 500 },
  );
});

test('a set is written in one way only: runs in order, apart from each other', () => {
  fc.assert(
    fc.property(runs, (list) => {
      const set = normalise(list);
      expect(normalise([...set].reverse())).toEqual(set);
      expect(set.every((run, at) => at === 0 || run.from > (set[at - 1]?.to ?? Number.POSITIVE_INFINITY))).toBe(true);
    }),
  );
});

test('printed lists of numbers, runs and exceptions say what they hold', () => {
  const number = fc.integer({ min: 1, max: 99_999_999 });
  fc.assert(
    fc.property(fc.array(number, { minLength: 2, maxLength: 6 }), number, fc.boolean(), (numbers, limit, isOpen) => {
      const last = isOpen ? `${limit} and above` : String(limit);
      const set = readEffectivity(`${numbers.join(', ')}, ${last}`);
      const probe = [...numbers, limit, limit + 1, limit - 1];
      for (const member of probe)
        expect(has(set, member)).toBe(numbers.includes(member) || member === limit || (isOpen && member > limit));
    }),
  );
});
