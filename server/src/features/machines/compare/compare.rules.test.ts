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

const inOther = { name: 'inOtherNumbering', printed: '500 and above', options: null } as const;
const ofOther = { name: 'otherScheme', printed: 'prior to 500', options: null } as const;
const inPlaceOf = (replaces: string) => ({ name: 'replacesFitting', printed: null, options: null, replaces }) as const;
/** A part, and the row at the same item that replaced it. */
const replaced = (): [ComparedRow, ComparedRow] => [
  row({ partCode: 'OLD', replacedBy: [{ code: 'NEW' }] }),
  row({ rowId: '1-2', partCode: 'NEW' }),
];

test('product §5 where the book is silent on a part and speaks for what replaced it, the machine has the new one', () => {
  const [old, next] = replaced();
  const silent = [
    { ...old, verdict: 'unknown' as const, reason: ofOther },
    { ...next, reason: inOther },
  ];
  const told = { both: 0, differences: [['changed', 'NEW', 'OLD']] };
  expect(said(silent, [old, { ...next, reason: inPlaceOf('OLD') }])).toEqual(told);
  expect(said(silent, silent)).toEqual({ both: 1, differences: [] });
  const oneOf = { name: 'oneOfReplacing', printed: null, options: null, replaces: 'OLD' } as const;
  expect(said(silent, [old, { ...next, verdict: 'unknown', reason: oneOf }])).toEqual(told);
  // What came between the two need not be printed.
  const far = (rows: ComparedRow[]) => rows.map((one) => ({ ...one, replacedBy: [{ code: `after ${one.partCode}` }] }));
  expect(said(far(silent), far([old, { ...next, reason: inPlaceOf('OLD') }]))).toEqual(told);
});

test('product §5 a part and what replaced it, both recorded at one item, are one row of the machine', () => {
  const [old, next] = replaced();
  const never = { verdict: 'doesNotFit' as const };
  const built = [old, next].map((one) => ({ ...one, reason: asBuilt }));
  expect(said(built, [old, { ...next, reason: inPlaceOf('OLD') }])).toEqual({ both: 1, differences: [] });
  expect(said(built, [{ ...old, ...never }, next])).toEqual({ both: 0, differences: [['changed', 'OLD', 'NEW']] });
  // In a book of its own the other machine has nothing at that item.
  expect(said(built, [{ ...next, rowId: '9-1', figureId: 9 }])).toEqual({ both: 1, differences: [] });
  const first = row({ rowId: '1-0', partCode: 'FIRST', replacedBy: [{ code: 'OLD' }, { code: 'NEW' }] });
  expect(said([first], built)).toEqual({ both: 0, differences: [['changed', 'FIRST', 'OLD']] });
  // With something to choose on the way, what both were built with is the same.
  expect(said([{ ...first, reason: asBuilt }, ...built.slice(1)], [{ ...first, ...never }, next])).toEqual({
    both: 1,
    differences: [],
  });
});

test('product §5 of one part printed twice at an item, what the other machine has too counts', () => {
  const [few, many] = [row({ rowId: '1-1', quantity: 2 }), row({ rowId: '1-2', quantity: 4 })];
  const never = { ...few, verdict: 'doesNotFit' as const };
  expect(said([few, many], [never, many])).toEqual({ both: 1, differences: [] });
  expect(said([few, many], [])).toEqual({ both: 0, differences: [['first', 'A', null]] });
});

test('product §5 each piece of a set stands against the part it replaced, before anything else of the item', () => {
  const old = row({ partCode: 'OLD', replacedBy: [{ code: 'LEFT' }, { code: 'RIGHT' }] });
  const set = ['LEFT', 'RIGHT'].map((partCode, at) => row({ rowId: `1-${at + 2}`, partCode }));
  const beside = row({ rowId: '1-9', partCode: 'BESIDE' });
  expect(said(set, [beside, old]).differences).toEqual([
    ['changed', 'LEFT', 'OLD'],
    ['changed', 'RIGHT', 'OLD'],
    ['second', 'BESIDE', null],
  ]);
  expect(said([beside, old], set).differences.slice(0, 2)).toEqual([
    ['changed', 'OLD', 'LEFT'],
    ['changed', 'OLD', 'RIGHT'],
  ]);
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
  .map(({ item, line, figureId, partCode, ...rest }) => ({
    ...rest,
    partCode,
    reason: row().reason,
    replacedBy: [],
    figureId,
    itemNo: String(item),
    rowId: `${figureId}${item}-${partCode}${line}`,
  }));
const list = fc.uniqueArray(anyRow, { selector: (one) => one.rowId, maxLength: 12 });

test('a machine compared with itself has no difference, and no part of an item is lost or told twice', () => {
  fc.assert(
    fc.property(list, list, (first, second) => {
      // Of two rows of one part at an item one is the machine's.
      const fitting = (rows: ComparedRow[]) => {
        const own = rows.filter((one) => one.verdict !== 'doesNotFit');
        return new Set(own.map((one) => `${one.figureId}/${one.itemNo} ${one.partCode}`)).size;
      };
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

const CODES = ['A', 'B', 'C', 'D'];
const spoken = fc.array(fc.constantFrom('fits' as const, 'unknown' as const, 'doesNotFit' as const), {
  minLength: CODES.length,
  maxLength: CODES.length,
});
/** What replaced each part: some of those that come after it. */
const successors = fc.tuple(...CODES.map((_, at) => fc.subarray(CODES.slice(at + 1))));

/** The list of a machine whose book says that of the parts of one item: what replaced a part that fits does too. */
function listOf(says: readonly ComparedRow['verdict'][], replacedBy: readonly string[][]): ComparedRow[] {
  const rows: ComparedRow[] = [];
  for (const [at, partCode] of CODES.entries()) {
    const old = rows.find((one) => one.verdict === 'fits' && one.replacedBy.some(({ code }) => code === partCode));
    const later = (replacedBy[at] ?? []).map((code) => ({ code }));
    const own = row({ rowId: `1-${at}`, partCode, verdict: says[at] ?? 'unknown', replacedBy: later });
    const fits = { verdict: 'fits' as const, reason: inPlaceOf(old?.reason.replaces ?? old?.partCode ?? '') };
    rows.push(old && own.verdict !== 'fits' ? { ...own, ...fits } : own);
  }
  return rows;
}

test('a part that both lists say fits is told of neither machine alone, whatever replaced what', () => {
  fc.assert(
    fc.property(spoken, spoken, successors, (mine, theirs, replacedBy) => {
      const [first, second] = [listOf(mine, replacedBy), listOf(theirs, replacedBy)];
      const fitting = (rows: ComparedRow[]) =>
        rows.filter(({ verdict }) => verdict === 'fits').map((one) => one.partCode);
      const theirCodes = new Set(fitting(second));
      const common = fitting(first).filter((code) => theirCodes.has(code));
      const { both, differences } = compareRows(first, second);
      const alone = differences.filter(({ other }) => other === null).map((one) => one.row.partCode);
      expect(alone.filter((code) => common.includes(code))).toEqual([]);
      const back = compareRows(second, first);
      expect([back.both, back.differences.length]).toEqual([both, differences.length]);
      expect(compareRows(first, first).differences).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
