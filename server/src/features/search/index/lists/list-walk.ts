// Walks an order of documents forward or backward over those that pass (docs/decisions/0008).
import type { BitSet } from '../bit-set.ts';
import type { PartSegment } from '../part-segment.ts';

/** Places of an order from one up to but not including another; without documents of its own the order is that of the documents. */
export interface Run {
  docs: Uint32Array | null;
  values: ArrayLike<number> | null;
  from: number;
  to: number;
}

/** The passing documents of a run in turn; `at` stands on one of them until the walk is over. */
export class ListWalk {
  value: number | null = null;
  id = 0;
  isOver = false;
  private at: number;
  private readonly step: 1 | -1;
  private readonly run: Run;
  private readonly passing: BitSet;
  private readonly segment: PartSegment;

  constructor(segment: PartSegment, run: Run, walked: { passing: BitSet; isBackward: boolean }) {
    this.segment = segment;
    this.run = run;
    this.passing = walked.passing;
    this.step = walked.isBackward ? -1 : 1;
    this.at = walked.isBackward ? run.to : run.from - 1;
    this.next();
  }

  /** Goes to the next one that passes. */
  next(): void {
    const { docs, values, from, to } = this.run;
    const { words } = this.passing;
    // QueryContext of up to every document of the order, so it makes nothing and calls nothing.
    for (let at = this.at + this.step; at >= from && at < to; at += this.step) {
      const doc = docs === null ? at : (docs[at] ?? 0);
      if (((words[doc >>> 5] ?? 0) & (1 << (doc & 31))) === 0) continue;
      this.at = at;
      this.value = values === null ? null : (values[at] ?? 0);
      this.id = this.segment.ids[doc] ?? 0;
      return;
    }
    this.isOver = true;
  }
}

/** The first place from which on `isPast` holds; it holds for all places after one for which it does. */
export function firstPlace(from: number, to: number, isPast: (at: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isPast(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
