// Parts that stand in several rows of a book, against a plain look at every row (product §5 Fit verdict).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BookLine, repeatedPartsOf, rowsOf } from './repeated-parts.rules.ts';

const part = fc.nat(6);
const line = fc.record({ partId: part, itemId: fc.nat(20), lineNo: fc.integer({ min: 1, max: 3 }) });

const bookOf = (rows: readonly BookLine[]) => {
  const sorted = rows.toSorted((a, b) => a.partId - b.partId);
  return {
    parts: Float64Array.from(sorted, (row) => row.partId),
    items: Float64Array.from(sorted, (row) => row.itemId),
    lines: Int32Array.from(sorted, (row) => row.lineNo),
  };
};
const inOrder = (rows: readonly BookLine[]) =>
  rows.map((row) => `${row.itemId}-${row.lineNo}`).toSorted((a, b) => a.localeCompare(b));

test('product §5 a part printed in several rows, or standing in for what is printed, is known with each of them', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.array(fc.tuple(part, part), { maxLength: 6 }), (rows, pairs) => {
      const links = new Map<number, number[]>();
      for (const [to, from] of pairs) links.set(to, [...(links.get(to) ?? []), from]);
      const found = repeatedPartsOf(bookOf(rows), links);
      for (let id = 0; id <= 6; id += 1) {
        const reached = new Set([id]);
        for (const one of reached) for (const next of links.get(one) ?? []) reached.add(next);
        const standing = rows.filter((row) => reached.has(row.partId));
        const isPrinted = rows.some((row) => row.partId === id);
        const expected = isPrinted && standing.length > 1 ? standing : [];
        expect(inOrder(rowsOf(found, id))).toEqual(inOrder(expected));
      }
    }),
  );
});
