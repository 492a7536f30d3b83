// Rules of old rows that cannot be read (product §5): the verdict is "not known", and the log hears of it once.
import { expect, test, vi } from 'vitest';
import { judge } from './fit.rules.ts';
import { knownRule } from './known-rules.ts';

test('product §5 a rule that cannot be read judges nothing, and is told once', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  const line = { range: 'in', printed: null, isAsBuilt: false, builtAs: null } as const;
  for (const ruleText of ['A++B', '(A', 'A++B']) {
    const rule = knownRule(ruleText);
    expect(rule).toBeNull();
    expect(judge({ options: new Set(['A']), asBuilt: 'none' }, { ...line, rule, ruleText })).toMatchObject({
      verdict: 'unknown',
      reason: { name: 'optionUnknown', options: ruleText },
    });
  }
  expect(warn.mock.calls.map(([words]) => words)).toEqual([
    expect.stringContaining('“A++B” cannot be read'),
    expect.stringContaining('“(A” cannot be read'),
  ]);
  warn.mockRestore();
});

test('a rule that can be read is read once', () => {
  expect(knownRule(null)).toBeNull();
  expect(knownRule('A+!B')).toBe(knownRule('A+!B'));
});
