// Parts by id as the bits of a segment's documents.
import { BitSet } from './bit-set.ts';
import type { PartSegment } from './part-segment.ts';

/** The documents of those parts that the segment holds. */
export function bitsOf(segment: PartSegment, ids: ReadonlySet<number>): BitSet {
  const set = new BitSet(segment.ids.length);
  for (const id of ids) {
    const doc = segment.docOf(id);
    if (doc >= 0) set.add(doc);
  }
  return set;
}

const known = new WeakMap<PartSegment, WeakMap<ReadonlySet<number>, BitSet>>();

/** The same, kept as long as segment and set are: for sets that come back with every letter typed and never change. */
export function keptBitsOf(segment: PartSegment, ids: ReadonlySet<number>): BitSet {
  const ofSegment = known.get(segment) ?? new WeakMap<ReadonlySet<number>, BitSet>();
  const bits = ofSegment.get(ids) ?? bitsOf(segment, ids);
  known.set(segment, ofSegment.set(ids, bits));
  return bits;
}
