// What is found by words, tier by tier, each worked out when those before it are used up (product §5 Search).
import {
  type QueryTerms,
  queryTerms,
  fartherWords,
  isAnchor,
  type MarksByWord,
  meantWords,
  type Reach,
  withKnownSizes,
} from '../query/query-terms.rules.ts';
import { SegmentedSet } from '../index/segmented-set.ts';
import type { DocSet } from '../index/doc-set.ts';
import { docsOf } from '../index/parts-as-bits.ts';
import type { ListedSegment } from '../index/lists/list-filter.ts';
import { lazy } from '../index/lazy.ts';
import { lengthOf, type PartSegment } from '../index/part-segment.ts';
import { TermMatches } from '../match/term-matches.ts';
import { type PartialQuery, partialMatchOfThing, someWords } from '../match/partial-match.ts';
import { headNounMatches } from '../match/head-noun-matches.ts';
import { ofLabelCalled } from './label-called.ts';
import type { Among, RankingBucket } from './ranking-bucket.ts';

/** The segments asked, with their columns where they have any. */
export interface Segments {
  main: PartSegment;
  changed: PartSegment | null;
  /** Documents of the large segment that stand in the small one now, or nowhere. */
  hidden: DocSet;
  listed: readonly ListedSegment[] | null;
}

/** What is asked of the words. */
export interface TermsQuery {
  /** The text, and how else the same words are written in names. */
  ways: readonly [string, ...string[]];
  labels: MarksByWord | null;
  /** Parts that are left out. */
  gone: ReadonlySet<number>;
}

// Of both segments together: an edited part is no reason to take another size for the one typed, nor has it the size its name had before.
function wordsIn(text: string, { main, changed, hidden }: Segments): QueryTerms | null {
  const isThere = (size: string) =>
    !main.words.havingSize(size).andNot(hidden).isEmpty() || changed?.words.havingSize(size).isEmpty() === false;
  const asked = queryTerms(text);
  return asked && withKnownSizes(asked, isThere);
}

/** What the segments hold of a text. */
export class RankingBuckets {
  private readonly segments: Segments;
  private readonly text: string;
  private readonly length: number;
  private readonly main: TermMatches;
  private readonly changed: TermMatches | null;
  private readonly some: PartialQuery;
  /** The same where words that no name and no label has to their end stand for those of names that are nearly so, too; null where none does. */
  private readonly meant: () => RankingBuckets | null;
  /** The first other way to put the text whose words labels have; null where none has. */
  private readonly otherwise: () => RankingBuckets | null;
  /** The same with one more letter wrong; null where no word is long enough. */
  private readonly farther: () => RankingBuckets | null;
  /** What is not shown of each segment. */
  private readonly unseen: DocSet;
  private readonly unseenToo: DocSet | null;

  private constructor(segments: Segments, words: QueryTerms, { ways: [text, ...others], labels, gone }: TermsQuery) {
    const { main, changed, listed } = segments;
    const labelled = (at: number) => (listed?.[at] && labels ? { listed: listed[at], labels } : null);
    this.segments = segments;
    this.text = text;
    this.length = lengthOf(text);
    const asked = { words, otherwise: others.flatMap((other) => wordsIn(other, segments) ?? []) };
    this.main = new TermMatches(main.words, asked, labelled(0));
    this.changed = changed && new TermMatches(changed.words, asked, labelled(1));
    this.unseen = segments.hidden.or(docsOf(main, gone));
    this.unseenToo = changed && docsOf(changed, gone);
    const things = headNounMatches(words, changed ? [main, changed] : [main]);
    this.some = {
      words,
      holding: (at) => this.shown((found) => found.holding(at)),
      naming: (places) => this.shown((found) => found.byAnyName(places)),
      thing: () => this.shown((found) => (found === this.main ? things[0] : things[1])?.any() ?? found.noDocs()),
      thingInPlace: () =>
        this.shown((found) => (found === this.main ? things[0] : things[1])?.inPlace() ?? found.noDocs()),
    };
    this.meant = lazy(() => {
      const meant = words.words.length < 2 ? null : meantWords(words, (at) => this.meantBy(at));
      return meant && new RankingBuckets(segments, meant, { ways: [text, ...others], labels, gone });
    });
    this.otherwise = lazy(() => {
      const each = others.flatMap((other) => RankingBuckets.of(segments, { ways: [other], labels, gone }) ?? []);
      return each.find((other) => other.isAny((found) => found.byLabel('begun'))) ?? null;
    });
    this.farther = lazy(() => {
      const farther = fartherWords(words);
      return farther && new RankingBuckets(segments, farther, { ways: [text, ...others], labels, gone });
    });
  }

  /** Null where the text holds no word. */
  static of(segments: Segments, asked: TermsQuery): RankingBuckets | null {
    const words = wordsIn(asked.ways[0], segments);
    return words && new RankingBuckets(segments, words, asked);
  }

  /** Names of as many words as were typed first (`short` of them; 0: any length), then names begun so, then labels, then near names: each only where those before hold nothing. Of a label typed whole its parts come among the names. Of a list alone its labels count where its own names hold nothing. */
  *all(short: number, among: Among, isAlone = false): Generator<RankingBucket> {
    const tier = (foundBy: RankingBucket['foundBy'], docs: SegmentedSet) => ({ foundBy, matched: null, docs });
    const exact = this.shown((found) => found.exact());
    const called = this.shown((found) => found.byLabelCalled(this.text));
    if (!called.isEmpty()) {
      const named = exact.or(this.shown((found) => found.byName('begun')));
      return yield* ofLabelCalled({ called, named, exact, thing: this.some.thing() }, among);
    }
    yield* this.shortFirst({ foundBy: 'name', isWhole: true }, among(exact), short);
    const begun = this.shown((found) => found.byName('begun'));
    yield tier('name', among(begun).andNot(exact));
    if (this.isAny((found) => found.byName('begun'))) {
      const isLabelled = () => !among(this.shown((found) => found.byLabel('begun'))).isEmpty();
      if (isAlone && among(begun).isEmpty() && isLabelled()) yield* this.labelled(among);
      return;
    }
    if (this.isAny((found) => found.byLabel('begun'))) yield* this.labelled(among);
    else if (this.otherwise()) yield* this.otherwise()?.labelled(among) ?? [];
    else yield* this.near(short, among);
  }

  /** Names and labels together: what is itself called so, then what the label alone is called, then what is called so and holds most words, then what the thing is of. */
  private *labelled(among: Among): Generator<RankingBucket> {
    const tier = (docs: SegmentedSet) => ({ foundBy: 'category' as const, matched: null, docs });
    const all = this.shown((found) => found.byLabel('begun'));
    const [thing, named] = [this.some.thing(), this.shown((found) => found.byAnyName())];
    const called = all.and(thing);
    yield { ...tier(among(called)), isThing: true };
    const alone = all.and(this.shown((found) => found.byLabelAlone('begun'))).andNot(called);
    yield tier(among(alone.and(named)));
    yield tier(among(alone.andNot(named)));
    const rest = all.andNot(called).andNot(alone);
    if (called.isEmpty() && alone.isEmpty()) yield* partialMatchOfThing(this.some, among);
    yield tier(among(rest.and(named)));
    yield tier(among(rest.andNot(named)));
  }

  /** Those that hold the most of the words; none where one word was typed. */
  most(among: Among): Generator<RankingBucket> {
    return someWords((this.meant() ?? this).some, among);
  }

  // Of several words one that no name and no label has, or begins a word alone, may be nearly one of a name; one of figures never is.
  private meantBy(at: number): readonly string[] {
    const word = this.some.words.words[at];
    const { main, changed } = this.segments;
    if (!word || !isAnchor(word.typed) || this.isAny((found) => found.holdingWhole(at))) return [];
    return [...new Set([main, changed].flatMap((segment) => segment?.words.nearly(word) ?? []))];
  }

  // Words with the right first letter, where that finds anything; then what labels have besides those that names have nearly so; then any first letter, and last one more letter wrong.
  private *near(short: number, among: Among): Generator<RankingBucket> {
    if (this.isNearly('sameFirst')) return yield* this.nearly('sameFirst', short, among);
    if (this.isNearlyLabelled()) return yield* this.nearlyLabelled(among);
    if (this.isNearly('near')) return yield* this.nearly('near', short, among);
    const farther = this.farther();
    if (farther?.isNearly('sameFirst')) yield* farther.nearly('sameFirst', short, among);
    else if (farther?.isNearlyLabelled()) yield* farther.nearlyLabelled(among);
  }

  private isNearly(reach: Reach): boolean {
    return this.isAny((found) => found.byName(reach));
  }

  private nearly(reach: Reach, short: number, among: Among): Generator<RankingBucket> {
    return this.shortFirst({ foundBy: 'nameTypo' }, among(this.shown((found) => found.byName(reach))), short);
  }

  private isNearlyLabelled(): boolean {
    return this.meant()?.isAny((found) => found.byLabel('begun')) === true;
  }

  private *nearlyLabelled(among: Among): Generator<RankingBucket> {
    const meant = this.meant();
    if (!meant) return;
    for (const tier of meant.labelled(among))
      yield tier.foundBy === 'category' ? { ...tier, foundBy: 'nameTypo' } : tier;
  }

  // Also what a code found before: its name is no less a name.
  private isAny(of: (found: TermMatches) => DocSet): boolean {
    const { main, changed, segments } = this;
    return !of(main).andNot(segments.hidden).isEmpty() || (changed !== null && !of(changed).isEmpty());
  }

  private shown(of: (found: TermMatches) => DocSet): SegmentedSet {
    const newer = this.changed && of(this.changed);
    return new SegmentedSet(
      of(this.main).andNot(this.unseen),
      newer && this.unseenToo ? newer.andNot(this.unseenToo) : newer,
    );
  }

  private *shortFirst(
    how: Omit<RankingBucket, 'matched' | 'docs'>,
    found: SegmentedSet,
    most: number,
  ): Generator<RankingBucket> {
    const tier = { ...how, matched: null };
    if (most === 0) return yield { ...tier, docs: found };
    const { main, changed } = this.segments;
    const short = new SegmentedSet(
      found.main.filter((doc) => main.hasLength(doc, this.length), most),
      found.changed?.filter((doc) => changed?.hasLength(doc, this.length) ?? false, most) ?? null,
    );
    yield { ...tier, docs: short };
    yield { ...tier, docs: found.andNot(short) };
  }
}
