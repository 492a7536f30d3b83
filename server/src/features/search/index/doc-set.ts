// Documents found in a segment, in the order of rank; a set is never changed, so that sets are shared: few documents as a list, many as bits (docs/decisions/0032).
import { BitSet } from './bit-set.ts';

/** So many documents take less time as a list than as bits. */
export const FEW = 1024;

/** Documents 0 to size-1. */
export interface DocSet {
  readonly size: number;
  has(doc: number): boolean;
  isEmpty(): boolean;
  count(): number;
  /** What is in both. */
  and(other: DocSet): DocSet;
  /** What is in either. */
  or(other: DocSet): DocSet;
  /** What is in this one alone. */
  andNot(other: DocSet): DocSet;
  /** Those that pass, the first `most` of them. */
  filter(passes: (doc: number) => boolean, most: number): DocSet;
  /** Up to `limit` documents in rising order, after the first `skip`. */
  slice(skip: number, limit: number): number[];
  /** The same as bits of one's own, to be changed. */
  toBits(): BitSet;
}

/** The documents of some runs, each in rising order. */
export function docsOfRuns(size: number, runs: readonly Uint32Array[]): DocSet {
  const total = runs.reduce((sum, run) => sum + run.length, 0);
  const [only] = runs;
  if (total <= FEW) return new FewDocs(size, runs.length === 1 && only ? only : sortedOnce(runs, total));
  const bits = new BitSet(size);
  for (const run of runs) bits.addAll(run);
  return new ManyDocs(bits);
}

/** Documents in rising order. */
export const docsOfList = (size: number, docs: readonly number[]): DocSet => docsOfRuns(size, [Uint32Array.from(docs)]);

/** Bits that nobody changes any more. */
export const docsOfBits = (bits: BitSet): DocSet => new ManyDocs(bits);

/** No document. */
export const noDocs = (size: number): DocSet => new FewDocs(size, new Uint32Array(0));

function sortedOnce(runs: readonly Uint32Array[], total: number): Uint32Array {
  const all = new Uint32Array(total);
  let end = 0;
  for (const run of runs) {
    all.set(run, end);
    end += run.length;
  }
  all.sort();
  return all.filter((doc, at) => at === 0 || doc !== all[at - 1]);
}

class FewDocs implements DocSet {
  readonly size: number;
  private readonly docs: Uint32Array;

  constructor(size: number, docs: Uint32Array) {
    this.size = size;
    this.docs = docs;
  }

  has(doc: number): boolean {
    const { docs } = this;
    let [low, high] = [0, docs.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((docs[middle] ?? 0) < doc) low = middle + 1;
      else high = middle;
    }
    return docs[low] === doc;
  }

  isEmpty(): boolean {
    return this.docs.length === 0;
  }

  count(): number {
    return this.docs.length;
  }

  and(other: DocSet): DocSet {
    if (this.isEmpty() || other === this) return this;
    return new FewDocs(
      this.size,
      this.docs.filter((doc) => other.has(doc)),
    );
  }

  or(other: DocSet): DocSet {
    if (this.isEmpty()) return other;
    if (other instanceof FewDocs)
      return docsOfRuns(this.size, [sortedOnce([this.docs, other.docs], this.docs.length + other.docs.length)]);
    const bits = other.toBits();
    bits.addAll(this.docs);
    return new ManyDocs(bits);
  }

  andNot(other: DocSet): DocSet {
    if (this.isEmpty() || other.isEmpty()) return this;
    return new FewDocs(
      this.size,
      this.docs.filter((doc) => !other.has(doc)),
    );
  }

  filter(passes: (doc: number) => boolean, most: number): DocSet {
    return new FewDocs(this.size, this.docs.filter((doc) => passes(doc)).subarray(0, most));
  }

  slice(skip: number, limit: number): number[] {
    return [...this.docs.subarray(skip, skip + limit)];
  }

  toBits(): BitSet {
    const bits = new BitSet(this.size);
    bits.addAll(this.docs);
    return bits;
  }
}

class ManyDocs implements DocSet {
  readonly size: number;
  private readonly bits: BitSet;
  private counted: number | null = null;

  constructor(bits: BitSet) {
    this.size = bits.size;
    this.bits = bits;
  }

  has(doc: number): boolean {
    return this.bits.has(doc);
  }

  isEmpty(): boolean {
    return this.counted === null ? this.bits.isEmpty() : this.counted === 0;
  }

  count(): number {
    this.counted ??= this.bits.count();
    return this.counted;
  }

  and(other: DocSet): DocSet {
    if (other instanceof ManyDocs) return other === this ? this : fewest(this.bits.copy().and(other.bits));
    return other.and(this);
  }

  or(other: DocSet): DocSet {
    if (other instanceof ManyDocs) return other === this ? this : new ManyDocs(this.bits.copy().or(other.bits));
    return other.or(this);
  }

  andNot(other: DocSet): DocSet {
    if (other instanceof ManyDocs) return fewest(this.bits.copy().andNot(other.bits));
    return other.isEmpty() ? this : new ManyDocs(this.bits.copy().without(other.slice(0, other.count())));
  }

  filter(passes: (doc: number) => boolean, most: number): DocSet {
    return docsOfList(this.size, this.bits.passing(passes, most));
  }

  slice(skip: number, limit: number): number[] {
    return this.bits.slice(skip, limit);
  }

  toBits(): BitSet {
    return this.bits.copy();
  }
}

/** Bits of which few are left become a list. */
function fewest(bits: BitSet): DocSet {
  const few = bits.slice(0, FEW + 1);
  return few.length > FEW ? new ManyDocs(bits) : docsOfList(bits.size, few);
}
