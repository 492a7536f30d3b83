// Product §5 Search: pasted lists of codes that have blanks in them.
import { piecesOfText } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { codesAmong, runsOf } from './code-runs.rules.ts';

test.each([
  ['14 2732-448\t11\n16 0482-074\t37', ['14 2732-448', '16 0482-074']],
  ['NV-4852148; 5 ISO 4762 M8x40-12.9; 21', ['NV-4852148', 'ISO 4762 M8x40-12.9']],
  ['4 x 16 0482-074, (2) NV-4852148', ['16 0482-074', 'NV-4852148']],
])('product §5 %j names its codes in their order, and no piece of one', (typed, codes) => {
  const known = new Set(['14 2732-448', '16 0482-074', '0482-074', 'ISO 4762 M8x40-12.9', 'NV-4852148']);
  const words = piecesOfText(typed);
  expect(runsOf(words)).toEqual(expect.arrayContaining(codes));
  expect(codesAmong(words, known)).toEqual(codes);
});

test('product §5 a quantity beside a code is no end of it', () => {
  expect(codesAmong(['NV-1795', 'x', '4'], new Set(['NV-1795', 'NV-1795 x 4']))).toEqual(['NV-1795']);
  expect(codesAmong(['NV-1795', '4', 'pcs'], new Set(['NV-1795', 'NV-1795 4 pcs']))).toEqual(['NV-1795']);
});

test('product §5 figures too short and words without any are no codes', () => {
  expect(runsOf(['32', 'x'])).toEqual([]);
  expect(runsOf(['lift', 'cylinder'])).toEqual([]);
});
