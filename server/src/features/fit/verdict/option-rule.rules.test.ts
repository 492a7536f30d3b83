// Option rules (product §0): comma or, plus and, ! not.
import { type OptionRule, readOptionRule, UnreadableRule } from '@outrigger/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meets } from './option-rule.rules.ts';

test.each([
  ['A+!B+(C,D)', ['A', 'C'], true],
  ['A+!B+(C,D)', ['A', 'B', 'C'], false],
  ['A+!B+(C,D)', ['A'], false],
  ['A,B+C', ['A'], true],
  ['A,B+C', ['B'], false],
  ['!(A,B)', ['C'], true],
  ['!!A', ['A'], true],
  ['cold-kit + !GEN110', ['COLD-KIT'], true],
])('product §0 %s with %j', (rule, options, expected) => {
  expect(meets(readOptionRule(rule), new Set(options))).toBe(expected);
});

test('a rule that cannot be read says where', () => {
  for (const [rule, place] of [
    ['', 1],
    ['A+', 3],
    ['A B', 3],
    ['(A', 3],
    ['A)', 2],
    ['A+*B', 3],
    ['+A', 1],
  ] as const) {
    expect(() => readOptionRule(rule), rule).toThrow(UnreadableRule);
    expect(placeOf(rule)).toBe(place);
  }
});

function placeOf(rule: string): number {
  try {
    readOptionRule(rule);
  } catch (error) {
    return error instanceof UnreadableRule ? error.place : 0;
  }
  return 0;
}

const { tree } = fc.letrec<{ tree: OptionRule }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('A', 'B', 'C', 'D-1').map((code): OptionRule => ({ kind: 'option', code })),
    tie('tree').map((rule): OptionRule => ({ kind: 'not', rule })),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      rules: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
    }),
  ),
}));
const print = (rule: OptionRule): string => {
  if (rule.kind === 'option') return rule.code;
  if (rule.kind === 'not') return `!(${print(rule.rule)})`;
  return `(${rule.rules.map(print).join(rule.kind === 'and' ? ' + ' : ' , ')})`;
};

test('a printed rule means what the tree means, for every choice of options', () => {
  fc.assert(
    fc.property(tree, fc.subarray(['A', 'B', 'C', 'D-1']), (rule, options) => {
      expect(meets(readOptionRule(print(rule)), new Set(options))).toBe(meets(rule, new Set(options)));
    }),
    { numRuns: 500 },
  );
});
