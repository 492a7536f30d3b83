// Documents of the large segment and of the small one of changed parts, taken together.
import type { DocSet } from './doc-set.ts';

/** One set for each segment; the second is null where nothing changed yet. */
export class BothSets {
  readonly main: DocSet;
  readonly changed: DocSet | null;

  constructor(main: DocSet, changed: DocSet | null) {
    this.main = main;
    this.changed = changed;
  }

  /** What is in both; the others are what is left of this one, and what is in either. */
  and(other: BothSets): BothSets {
    return this.joined(other, 'and');
  }

  andNot(other: BothSets): BothSets {
    return this.joined(other, 'andNot');
  }

  or(other: BothSets): BothSets {
    return this.joined(other, 'or');
  }

  isEmpty(): boolean {
    return this.main.isEmpty() && (this.changed?.isEmpty() ?? true);
  }

  count(): number {
    return this.main.count() + (this.changed?.count() ?? 0);
  }

  private joined(other: BothSets, how: 'and' | 'andNot' | 'or'): BothSets {
    const changed = this.changed && other.changed ? this.changed[how](other.changed) : this.changed;
    return new BothSets(this.main[how](other.main), changed);
  }
}
