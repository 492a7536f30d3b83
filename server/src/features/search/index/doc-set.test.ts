// Sets of documents against plain ones, as lists, as bits and where one becomes the other (product §5 Search).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BitSet } from './bit-set.ts';
import { type DocSet, docsOfBits, docsOfList, docsOfRuns } from './doc-set.ts';

const SIZE = 4000;
const rising = (docs: Iterable<number>) => [...new Set(docs)].toSorted((a, b) => a - b);
const all = (set: DocSet) => set.slice(0, set.size);
const bitsOf = (docs: readonly number[]) => {
  const bits = new BitSet(SIZE);
  for (const doc of docs) bits.add(doc);
  return docsOfBits(bits);
};

// Runs of neighbours make sets of more documents than a list may hold.
const someDocs = fc
  .array(fc.tuple(fc.nat(SIZE - 1), fc.constantFrom(1, 3, 700, 1500)), { maxLength: 5 })
  .map((runs) => rising(runs.flatMap(([from, many]) => Array.from({ length: many }, (_, at) => (from + at) % SIZE))));
const made = fc.tuple(
  someDocs,
  fc.constantFrom(bitsOf, (docs: readonly number[]) => docsOfList(SIZE, docs)),
);

test('what is in both, in either and in one alone is what plain sets say, however the sets are held', () => {
  fc.assert(
    fc.property(made, made, ([a, makeA], [b, makeB]) => {
      const [one, other] = [makeA(a), makeB(b)];
      const [inA, inB] = [new Set(a), new Set(b)];
      expect(all(one.and(other))).toEqual(rising(inA.intersection(inB)));
      expect(all(one.or(other))).toEqual(rising(inA.union(inB)));
      expect(all(one.andNot(other))).toEqual(rising(inA.difference(inB)));
      expect([all(one), all(other)]).toEqual([a, b]);
    }),
    { numRuns: 200 },
  );
});

test('sets count, page and filter like plain ones', () => {
  fc.assert(
    fc.property(made, fc.nat(2000), fc.nat(50), ([docs, make], skip, limit) => {
      const set = make(docs);
      const isOdd = (doc: number) => doc % 2 === 1;
      expect([set.count(), set.isEmpty(), set.toBits().count()]).toEqual([docs.length, docs.length === 0, docs.length]);
      expect(set.slice(skip, limit)).toEqual(docs.slice(skip, skip + limit));
      expect(all(set.filter(isOdd, limit))).toEqual(docs.filter(isOdd).slice(0, limit));
      expect([docs[0] ?? 0, SIZE - 1].map((doc) => set.has(doc))).toEqual([docs.length > 0, docs.includes(SIZE - 1)]);
    }),
    { numRuns: 200 },
  );
});

test('documents of several words are counted once', () => {
  const runs = [Uint32Array.of(1, 5, 9), Uint32Array.of(0, 5), Uint32Array.from({ length: 2000 }, (_, at) => at + 8)];
  expect(all(docsOfRuns(SIZE, runs.slice(0, 2)))).toEqual([0, 1, 5, 9]);
  expect(docsOfRuns(SIZE, runs).count()).toBe(2003);
  expect(BitSet.full(200).count()).toBe(200);
});
