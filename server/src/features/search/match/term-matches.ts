// What one segment holds of the words of a question, each set worked out when it is first asked for (product §5 Search).
import { type QueryTerms, isInReach, isTelling, type MarksByWord, type Reach } from '../query/query-terms.rules.ts';
import { type DocSet, noDocs } from '../index/doc-set.ts';
import { lazy } from '../index/lazy.ts';
import type { ListedSegment } from '../index/lists/list-filter.ts';
import type { WordIndex } from '../index/word-index.ts';

/** The columns of a segment, and the labels that parts are marked with in them. */
export interface Labelled {
  listed: ListedSegment;
  labels: MarksByWord;
}

/** A set for each word asked for. */
type ByWord = readonly (() => DocSet)[];

/** Documents of one segment by the words asked for. */
export class TermMatches {
  /** With the very words, in this or the other spelling. */
  readonly exact: () => DocSet;
  private readonly none: DocSet;
  private readonly asked: QueryTerms;
  private readonly marks: Labelled | null;
  private readonly names: Record<Reach, ByWord>;
  private readonly labels: Record<Reach, ByWord>;
  private readonly whole: ByWord;
  private readonly all: Record<Reach, () => DocSet>;
  private readonly labelled: Record<Reach, () => DocSet>;

  constructor(
    index: WordIndex,
    { words: asked, otherwise }: { words: QueryTerms; otherwise: readonly QueryTerms[] },
    labelled: Labelled | null,
  ) {
    const { words } = asked;
    this.none = noDocs(index.size);
    this.asked = asked;
    this.marks = labelled;
    this.exact = lazy(() =>
      unionOf([asked, ...otherwise].map((way) => meetOf(way.words.map((word) => index.exactly(word))))),
    );
    this.names = byReach((reach) => words.map((word) => lazy(() => index.reached(word, reach))));
    this.labels = byReach((reach) =>
      words.map((word) => lazy(() => this.marked(labelled, (kept) => isInReach(word, kept, reach)))),
    );
    this.whole = words.map((word) =>
      lazy(() => {
        const isWhole = (kept: string) => word.spellings.includes(kept) || word.singulars.includes(kept);
        return index.wholly(word).or(this.marked(labelled, isWhole));
      }),
    );
    // What names are known to write so needs no guess.
    const others = (reach: Reach) =>
      reach === 'begun' ? otherwise.map((way) => meetOf(way.words.map((word) => index.reached(word, reach)))) : [];
    this.all = byReach((reach) =>
      lazy(() => unionOf([meetOf(this.names[reach].map((held) => held())), ...others(reach)])),
    );
    this.labelled = byReach((reach) => lazy(() => this.withLabels(reach)));
  }

  /** None of its documents. */
  noDocs(): DocSet {
    return this.none;
  }

  /** Of which the names hold every word. */
  byName(reach: Reach): DocSet {
    return this.all[reach]();
  }

  /** Of which the names and labels together hold every word, but not the names alone. */
  byLabel(reach: Reach): DocSet {
    return this.labelled[reach]();
  }

  /** Of which the labels alone hold every word. */
  byLabelAlone(reach: Reach): DocSet {
    return this.meetOfClaims((at) => this.labels[reach][at]?.() ?? this.none);
  }

  /** Of which a label, or one above it, is called so. */
  byLabelCalled(text: string): DocSet {
    const marks = this.marks?.labels.marksCalled(text) ?? [];
    return this.marks && marks.length > 0 ? this.marks.listed.marked(marks) : this.none;
  }

  /** Of which a name holds any of some words, by their places; of all of them the telling ones, where there are any. */
  byAnyName(places: readonly number[] = this.tellingPlaces()): DocSet {
    return unionOf(places.map((at) => this.names.begun[at]?.() ?? this.none));
  }

  private tellingPlaces(): number[] {
    const all = [...this.asked.words.keys()];
    const telling = all.filter((at) => isTelling(this.asked.words[at]?.typed ?? ''));
    return telling.length > 0 ? telling : all;
  }

  /** Of which a name or a label holds one word, by its place. */
  holding(at: number, reach: Reach = 'begun'): DocSet {
    return (this.names[reach][at]?.() ?? this.none).or(this.labels[reach][at]?.() ?? this.none);
  }

  /** Of which a name or a label holds one word as it is typed to its end, or its singular. */
  holdingWhole(at: number): DocSet {
    return this.whole[at]?.() ?? this.none;
  }

  private marked(labelled: Labelled | null, holds: (word: string) => boolean): DocSet {
    const marks = labelled?.labels.marksWith(holds) ?? [];
    return labelled && marks.length > 0 ? labelled.listed.marked(marks) : this.none;
  }

  private withLabels(reach: Reach): DocSet {
    if (this.labels[reach].every((held) => held().isEmpty())) return this.none;
    return this.meetOfClaims((at) => this.holding(at, reach)).andNot(this.byName(reach));
  }

  private meetOfClaims(held: (at: number) => DocSet): DocSet {
    return meetOf(this.asked.claims.map((claim) => unionOf(claim.map(held))));
  }
}

const byReach = <T>(make: (reach: Reach) => T): Record<Reach, T> => ({
  begun: make('begun'),
  sameFirst: make('sameFirst'),
  near: make('near'),
});

function meetOf([first, ...others]: readonly DocSet[]): DocSet {
  return others.reduce((met, other) => met.and(other), first ?? noDocs(0));
}

function unionOf([first, ...others]: readonly DocSet[]): DocSet {
  return others.reduce((union, other) => union.or(other), first ?? noDocs(0));
}
