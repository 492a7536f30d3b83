// Spec §2 Historical parts list: filter by name and number, by type, by figure, by fit; grouped in the order of the book.
import { labelledCode } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { makeRow, makeSuccessor } from '../../../test/catalogue.make.ts';
import { byFigure, filterRows, type RowFilter, sharesOf } from './parts-list.rules.ts';

const ROWS = [
  makeRow({ rowId: 'a', partCode: '571.856-47', name: 'Écrou de roue', figureId: 1 }),
  makeRow({ rowId: 'b', partCode: 'NV-200', name: 'Hose', type: 'Hydraulic part', figureId: 2, verdict: 'doesNotFit' }),
  makeRow({ rowId: 'c', partCode: 'NV-300', name: '限位开关', figureId: 1, verdict: 'unknown' }),
];
const ALL: RowFilter = { keyword: '', type: undefined, figures: undefined, isOnlyFitting: false };
const found = (filter: Partial<RowFilter>) =>
  filterRows(ROWS, { ...ALL, ...filter }, labelledCode).map((row) => row.rowId);

test('§2 a number is found whatever its dashes and case, also by a part of it', () => {
  expect(found({ keyword: '57185647' })).toEqual(['a']);
  expect(found({ keyword: 'nv 2' })).toEqual(['b']);
});

test('product §5 a code is found after its label too, and a name that is one is not', () => {
  for (const keyword of ['Part No. NV-300', 'P/N: nv300', '件号：NV-300', 'Part No. NV-300 x4'])
    expect(found({ keyword }), keyword).toEqual(['c']);
  expect(found({ keyword: 'Part No. NV-999' })).toEqual([]);
  expect(found({ keyword: 'hose' })).toEqual(['b']);
});

test('product §5 the code of a successor finds the row that prints the old one', () => {
  const replaced = makeRow({ rowId: 'd', partCode: 'NV-400', replacedBy: [makeSuccessor('NV-999')] });
  const rows = filterRows([...ROWS, replaced], { ...ALL, keyword: 'nv999' }, labelledCode);
  expect(rows.map((row) => row.rowId)).toEqual(['d']);
});

test('§2 a name is found whatever its accents, Chinese by a part of it', () => {
  expect(found({ keyword: 'ecrou' })).toEqual(['a']);
  expect(found({ keyword: '开关' })).toEqual(['c']);
});

test('§2 all words typed are found in any order, also beside a part of the number', () => {
  expect(found({ keyword: 'roue  ECROU' })).toEqual(['a']);
  expect(found({ keyword: 'hose NV-200' })).toEqual(['b']);
  expect(found({ keyword: 'roue hose' })).toEqual([]);
  expect(found({ keyword: 'hose 200' })).toEqual([]);
});

test('§2 type, figure and fit narrow the list together', () => {
  expect(found({ type: 'Hydraulic part' })).toEqual(['b']);
  expect(found({ figures: new Set([1]) })).toEqual(['a', 'c']);
  // A row nobody knows of may be the one.
  expect(found({ isOnlyFitting: true })).toEqual(['a', 'c']);
});

test('product §5 without a filter nothing is hidden, not even what does not fit', () => {
  expect(found({})).toEqual(['a', 'b', 'c']);
  expect(found({ keyword: ' - ' })).toEqual([]);
});

test('§2 rows of one figure stand together in the order of the book', () => {
  expect(byFigure(ROWS).map((group) => [group.figureId, group.rows.map((row) => row.rowId)])).toEqual([
    [1, ['a', 'c']],
    [2, ['b']],
  ]);
});

test.each([
  [0, [0, 0]],
  [1, [1, 0]],
  [2, [2, 0]],
  [3, [2, 1]],
  [99, [2, 1]],
])('§2 the first %i rows of the list lie in the first figures', (count, shares) => {
  expect(sharesOf(byFigure(ROWS), count)).toEqual(shares);
});
