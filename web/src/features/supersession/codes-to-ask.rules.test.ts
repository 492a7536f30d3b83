// Which codes a list asks for in place of its replaced parts (product §5 Supersession): one question for as many rows as it may name.
import { expect, test } from 'vitest';
import { makePartCard, makeSuccessor } from '../../test/catalogue.make.ts';
import { codesToAsk } from './codes-to-ask.rules.ts';

const TODAY = '2026-01-31';
const replaced = (...codes: string[]) => makePartCard({ replacedBy: codes.map((code) => makeSuccessor(code)) });

test('product §5 every row of a list asks the same question, also one handed on as a copy; parts still sold are not in it', () => {
  const stillSold = makePartCard({ stock: 2, replacedBy: [{ ...makeSuccessor('NV-9'), isTwoWay: true }] });
  const rows = [replaced('NV-2', 'NV-3'), makePartCard(), stillSold, replaced('NV-4', 'NV-2')];
  const questions = rows
    .slice(0, 1)
    .concat(rows.slice(3))
    .map((row) => codesToAsk({ ...row }, rows, TODAY));
  expect(questions).toEqual([
    ['NV-2', 'NV-3', 'NV-4'],
    ['NV-2', 'NV-3', 'NV-4'],
  ]);
});

test('product §5 a list with more than one question may name asks for the rows around, and never for half a row', () => {
  const rows = Array.from({ length: 80 }, (_, at) => replaced(`NV-${at}-A`, `NV-${at}-B`));
  const asked = rows.map((row) => codesToAsk(row, rows, TODAY));
  expect(new Set(asked.map((codes) => codes.join(','))).size).toBe(2);
  expect(asked.every((codes, at) => codes.includes(`NV-${at}-A`) && codes.includes(`NV-${at}-B`))).toBe(true);
  expect(Math.max(...asked.map((codes) => codes.length))).toBe(100);
});

test('product §5 a row that stands in no list asks for its own', () => {
  expect(codesToAsk(replaced('NV-2'), [], TODAY)).toEqual(['NV-2']);
});
