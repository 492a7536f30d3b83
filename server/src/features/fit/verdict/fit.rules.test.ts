// The verdict of fit, every combination (product §5): as built before option before range before model.
import { readOptionRule } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { bestFit, type JudgedLine, type JudgedMachine, judge, NO_RECORD } from './fit.rules.ts';

const line = (given: Partial<JudgedLine> = {}): JudgedLine => ({
  range: 'none',
  printed: null,
  rule: null,
  ruleText: null,
  isAsBuilt: false,
  builtAs: null,
  ...given,
});
const machine = (given: Partial<JudgedMachine> = {}): JudgedMachine => ({
  options: new Set(['A']),
  asBuilt: 'none',
  ...given,
});
const rule = readOptionRule('A');
const otherRule = readOptionRule('B');

test.each([
  ['no condition: the model', machine(), line(), 'fits', 'model', 'model'],
  ['inside the range', machine(), line({ range: 'in' }), 'fits', 'range', 'inRange'],
  ['a limit of other numbers', machine(), line({ range: 'inOther' }), 'fits', 'range', 'inOtherNumbering'],
  ['outside the range', machine(), line({ range: 'out' }), 'doesNotFit', 'range', 'outOfRange'],
  ['a range of other numbers', machine(), line({ range: 'otherScheme' }), 'unknown', 'none', 'otherScheme'],
  ['option met', machine(), line({ rule }), 'fits', 'option', 'optionMet'],
  ['option met and in range', machine(), line({ rule, range: 'in' }), 'fits', 'option', 'optionMet'],
  [
    'option not met, in range',
    machine(),
    line({ rule: otherRule, range: 'in' }),
    'doesNotFit',
    'option',
    'optionNotMet',
  ],
  ['option met, out of range', machine(), line({ rule, range: 'out' }), 'doesNotFit', 'range', 'outOfRange'],
  ['options unknown', machine({ options: null }), line({ rule, range: 'in' }), 'unknown', 'none', 'optionUnknown'],
  [
    'options unknown, out of range',
    machine({ options: null }),
    line({ rule, range: 'out' }),
    'doesNotFit',
    'range',
    'outOfRange',
  ],
  [
    'as built beats everything',
    machine({ asBuilt: 'complete' }),
    line({ isAsBuilt: true, range: 'out', rule: otherRule }),
    'fits',
    'asBuilt',
    'asBuilt',
  ],
  [
    'a complete record without it',
    machine({ asBuilt: 'complete' }),
    line({ range: 'in' }),
    'doesNotFit',
    'asBuilt',
    'notAsBuilt',
  ],
  [
    'a partial record says nothing about what it lacks',
    machine({ asBuilt: 'partial' }),
    line({ range: 'in' }),
    'fits',
    'range',
    'inRange',
  ],
] as const)('product §5 %s', (_, judged, demanded, verdict, proof, name) => {
  expect(judge(judged, demanded)).toMatchObject({ verdict, proof, reason: { name } });
});

test('product §5 the reason carries the printed wording and the option rule', () => {
  const fit = judge(machine(), line({ range: 'in', printed: 'prior to 15548', rule, ruleText: 'A' }));
  expect(fit.reason).toEqual({ name: 'optionMet', printed: 'prior to 15548', options: 'A' });
});

test('product §5 what came to replace a part on the factory’s list says so, and quotes no row of the book: the list speaks', () => {
  const quoting = { range: 'out', printed: 'prior to 15548', rule, ruleText: 'A' } as const;
  const nothing = { printed: null, options: null };
  expect(judge(machine(), line({ ...quoting, isAsBuilt: true })).reason).toEqual({ name: 'asBuilt', ...nothing });
  const came = judge(machine(), line({ ...quoting, isAsBuilt: true, builtAs: 'OLD-1' }));
  expect(came).toEqual({
    verdict: 'fits',
    proof: 'asBuilt',
    reason: { name: 'replacesAsBuilt', ...nothing, replaces: 'OLD-1' },
  });
  expect(judge(machine({ asBuilt: 'complete' }), line(quoting)).reason).toEqual({ name: 'notAsBuilt', ...nothing });
});

test('a part in several rows fits where any row says so; without a row nothing is known', () => {
  const no = judge(machine(), line({ range: 'out' }));
  const yes = judge(machine(), line({ range: 'in' }));
  expect(bestFit([no, yes, no])).toBe(yes);
  expect(bestFit([])).toBe(NO_RECORD);
});
