// Documents of the large segment and of the small one of changed parts, taken together.
import type { DocSet } from './doc-set.ts';

/** One set for each segment; the second is null where nothing changed yet. */
export class SegmentedSet {
  readonly main: DocSet;
  readonly changed: DocSet | null;

  constructor(main: DocSet, changed: DocSet | null) {
    this.main = main;
    this.changed = changed;
  }

  /** What is in both; the others are what is left of this one, and what is in either. */
  and(other: SegmentedSet): SegmentedSet {
    return this.joined(other, 'and');
  }

  andNot(other: SegmentedSet): SegmentedSet {
    return this.joined(other, 'andNot');
  }

  or(other: SegmentedSet): SegmentedSet {
    return this.joined(other, 'or');
  }

  isEmpty(): boolean {
    return this.main.isEmpty() && (this.changed?.isEmpty() ?? true);
  }

  count(): number {
    return this.main.count() + (this.changed?.count() ?? 0);
  }

  private joined(other: SegmentedSet, how: 'and' | 'andNot' | 'or'): SegmentedSet {
    const changed = this.changed && other.changed ? this.changed[how](other.changed) : this.changed;
    return new SegmentedSet(this.main[how](other.main), changed);
  }
}
