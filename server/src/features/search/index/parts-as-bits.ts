// Parts by id as a segment's documents.
import type { BitSet } from './bit-set.ts';
import { type DocSet, docsOfList } from './doc-set.ts';
import type { PartSegment } from './part-segment.ts';

/** The documents of those parts that the segment holds. */
export function docsOf(segment: PartSegment, ids: Iterable<number>): DocSet {
  const docs: number[] = [];
  for (const id of ids) {
    const doc = segment.docOf(id);
    if (doc >= 0) docs.push(doc);
  }
  return docsOfList(
    segment.ids.length,
    docs.toSorted((a, b) => a - b),
  );
}

/** The same as bits of one's own. */
export const bitsOf = (segment: PartSegment, ids: Iterable<number>): BitSet => docsOf(segment, ids).toBits();

const known = new WeakMap<PartSegment, WeakMap<ReadonlySet<number>, DocSet>>();

/** The same, kept as long as segment and set are: for sets that come back with every letter typed and never change. */
export function keptDocsOf(segment: PartSegment, ids: ReadonlySet<number>): DocSet {
  const ofSegment = known.get(segment) ?? new WeakMap<ReadonlySet<number>, DocSet>();
  const docs = ofSegment.get(ids) ?? docsOf(segment, ids);
  known.set(segment, ofSegment.set(ids, docs));
  return docs;
}
