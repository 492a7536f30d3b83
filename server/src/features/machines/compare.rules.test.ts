// product §5 Fit: the row-level difference of two serial numbers, by example and by property.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ComparedRow } from './compare-links.rules.ts';
import { compareRows } from './compare.rules.ts';

const row = (differs: Partial<ComparedRow> = {}): ComparedRow => ({
  rowId: '1-1',
  partCode: 'A',
  quantity: 1,
  itemNo: '1',
  figureId: 1,
  verdict: 'fits',
  reason: { name: 'inRange', printed: null, options: null },
  replacedBy: [],
  ...differs,
});
const said = (first: ComparedRow[], second: ComparedRow[]) => {
  const { both, differences } = compareRows(first, second);
  return { both, differences: differences.map((one) => [one.side, one.row.partCode, one.other?.partCode ?? null]) };
};

test('product §5 the same row of one book is shared; a row that does not fit one machine belongs to the other alone', () => {
  const late = row({ rowId: '2-1', itemNo: '2', partCode: 'B' });
  expect(said([row(), { ...late, verdict: 'doesNotFit' }], [row(), late])).toEqual({
    both: 1,
    differences: [['second', 'B', null]],
  });
});

test('product §5 a part and what came in its place are one change, though the new one fits both machines', () => {
  const old = row({ rowId: '1-1', partCode: 'OLD' });
  const next = row({ rowId: '1-2', partCode: 'NEW' });
  const inPlace = { ...next, reason: { ...next.reason, name: 'replacesFitting' as const, replaces: 'OLD' } };
  expect(said([old, inPlace], [{ ...old, verdict: 'doesNotFit' }, next])).toEqual({
    both: 0,
    differences: [['changed', 'OLD', 'NEW']],
  });
});

const asBuilt = { name: 'asBuilt', printed: null, options: null } as const;
const forBuilt = (replaces: string) => ({ ...asBuilt, name: 'replacesAsBuilt', replaces }) as const;

test('product §5 what came in place of the part the factory recorded is no row of the machine beside it', () => {
  const [old, next, newest] = ['OLD', 'NEXT', 'NEWEST'].map((partCode, at) => row({ rowId: `1-${at}`, partCode }));
  if (!old || !next || !newest) throw new Error('rows are missing');
  const built = [
    { ...old, reason: asBuilt },
    { ...next, reason: forBuilt('OLD') },
    { ...newest, reason: forBuilt('OLD') },
  ];
  const never = [old, next].map((one) => ({ ...one, verdict: 'doesNotFit' as const }));
  expect(said(built, [...never, { ...newest, reason: asBuilt }])).toEqual({
    both: 0,
    differences: [['changed', 'OLD', 'NEWEST']],
  });
  const inPlace = { ...next, reason: { ...forBuilt('OLD'), name: 'replacesFitting' as const } };
  expect(said(built, [old, inPlace])).toEqual({ both: 1, differences: [] });
});

test('product §5 where the book prints only what replaced the part the factory recorded, of a chain the first row counts, and of a set all', () => {
  const [next, newest] = ['NEXT', 'NEWEST'].map((partCode, at) => row({ rowId: `1-${at}`, partCode }));
  if (!next || !newest) throw new Error('rows are missing');
  const chain = [{ ...next, replacedBy: [{ code: 'NEWEST' }] }, newest];
  const built = (rows: ComparedRow[]) => rows.map((one) => ({ ...one, reason: forBuilt('OLD') }));
  expect(said(built(chain), [next, { ...newest, verdict: 'doesNotFit' }])).toEqual({ both: 1, differences: [] });
  expect(said(built([next, newest]), [next, newest])).toEqual({ both: 2, differences: [] });
  // At another item it is another use.
  expect(said([next, row({ rowId: '2-1', itemNo: '2', partCode: 'NEXT', reason: forBuilt('OLD') })], [])).toEqual({
    both: 0,
    differences: ['NEXT', 'NEXT'].map((code) => ['first', code, null]),
  });
});

test('product §5 one of several to choose from is a row of the machine only where nothing else stands there or for what it may replace', () => {
  const oneOf = { name: 'oneOfReplacing', printed: null, options: null, replaces: 'OLD' } as const;
  const [old, early] = [row({ partCode: 'OLD' }), row({ rowId: '5-1', itemNo: '5', partCode: 'EARLY' })];
  const late = row({ rowId: '5-2', itemNo: '5', partCode: 'LATE' });
  const chosen = { ...late, verdict: 'unknown' as const, reason: oneOf };
  const differences = [['changed', 'EARLY', 'LATE']];
  const noMore = { ...early, verdict: 'doesNotFit' as const };
  expect(said([old, early, chosen], [old, noMore, late])).toEqual({ both: 1, differences });
  expect(said([early, chosen], [noMore, late])).toEqual({ both: 0, differences });
  const other = { ...chosen, rowId: '5-3', partCode: 'OTHER' };
  expect(said([chosen, other], [late, { ...other, verdict: 'doesNotFit' }])).toEqual({ both: 1, differences: [] });
});

test('product §5 another part at the same item is one difference, not two', () => {
  const old = row({ rowId: '1-1', partCode: 'OLD' });
  const next = row({ rowId: '1-2', partCode: 'NEW' });
  expect(said([old, { ...next, verdict: 'doesNotFit' }], [{ ...old, verdict: 'doesNotFit' }, next])).toEqual({
    both: 0,
    differences: [['changed', 'OLD', 'NEW']],
  });
});

test('product §5 in books of their own the same part counts wherever it stands, and its quantity is compared', () => {
  const here = row({ figureId: 1, quantity: 2 });
  const there = row({ rowId: '9-1', figureId: 9, itemNo: '7' });
  expect(said([here], [{ ...there, quantity: 2 }])).toEqual({ both: 1, differences: [] });
  expect(said([here], [{ ...there, quantity: 4 }])).toEqual({ both: 0, differences: [['quantity', 'A', 'A']] });
});

test("product §5 of a part in several places those of equal quantity are one another's", () => {
  const at = (figureId: number, quantity: number) => row({ rowId: `${figureId}-1`, figureId, quantity });
  expect(said([at(1, 2), at(2, 4)], [at(3, 4), at(4, 2)])).toEqual({ both: 2, differences: [] });
  expect(said([at(1, 2), at(2, 4)], [at(3, 4), at(4, 6)])).toEqual({ both: 1, differences: [['quantity', 'A', 'A']] });
});

test('product §5 differences come in the order of the book, items by number', () => {
  const rows = ['10', '9', '2a'].map((itemNo, at) => row({ rowId: `${at}-1`, itemNo, partCode: itemNo }));
  const later = row({ rowId: '8-1', figureId: 5, itemNo: '1', partCode: 'later' });
  expect(said([...rows, later], []).differences.map(([, code]) => code)).toEqual(['2a', '9', '10', 'later']);
});

const anyRow = fc
  .record({
    item: fc.integer({ min: 1, max: 6 }),
    line: fc.integer({ min: 1, max: 2 }),
    figureId: fc.integer({ min: 1, max: 3 }),
    partCode: fc.constantFrom('A', 'B', 'C', 'D'),
    quantity: fc.constantFrom(1, 2, null),
    verdict: fc.constantFrom('fits' as const, 'unknown' as const, 'doesNotFit' as const),
  })
  .map(({ item, line, figureId, ...rest }) => ({
    ...rest,
    reason: row().reason,
    replacedBy: [],
    figureId,
    itemNo: String(item),
    rowId: `${figureId}${item}-${line}`,
  }));
const list = fc.uniqueArray(anyRow, { selector: (one) => one.rowId, maxLength: 12 });

test('a machine compared with itself has no difference, and no row is lost or told twice', () => {
  fc.assert(
    fc.property(list, list, (first, second) => {
      const fitting = (rows: ComparedRow[]) => rows.filter((one) => one.verdict !== 'doesNotFit').length;
      expect(compareRows(first, first)).toEqual({ both: fitting(first), differences: [] });
      const { both, differences } = compareRows(first, second);
      const count = (...sides: string[]) => differences.filter((one) => sides.includes(one.side)).length;
      expect(both + count('first', 'changed', 'quantity')).toBe(fitting(first));
      expect(both + count('second', 'changed', 'quantity')).toBe(fitting(second));
      const back = compareRows(second, first);
      expect(back.both).toBe(both);
      expect(back.differences.length).toBe(differences.length);
    }),
    { numRuns: 300 },
  );
});
