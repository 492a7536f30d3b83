// Search over a large segment and a small one of parts that changed since, as if they were one (product §5 Search: kept fresh).
import { SegmentedSet } from './segmented-set.ts';
import { isOneLetter } from './code-index.ts';
import { type DocSet, noDocs } from './doc-set.ts';
import { normalCode } from '@outrigger/contract';
import {
  codeLanes,
  exactOf,
  NO_WISH,
  nearness,
  type PartHit,
  type PartsFound,
  toHit,
  type Wish,
} from '../match/code-matches.rules.ts';
import { type ListFound, type ListPage, listParts } from './lists/list-parts.ts';
import { ListedSegment, type ListFilter } from './lists/list-filter.ts';
import { type NamesOfPart, namesToCompare } from '../match/names-to-compare.rules.ts';
import { isAliasOfOwn, ownLanguagePrefix } from '../match/own-language-prefix.ts';
import type { PartSegment } from './part-segment.ts';
import { compoundVariants, knownTexts, partWords } from '../query/compounds.ts';
import { docsOf, keptDocsOf } from './parts-as-bits.ts';
import type { Among, RankingBucket } from '../rank/ranking-bucket.ts';
import { type Segments, RankingBuckets } from '../rank/ranking-buckets.ts';

/** So many parts are found by code at most. */
export const CODE_HITS = 200;

/** The engine; `changed` replaces parts of `main` by newer ones. */
export class PartEngine {
  private readonly segments: Segments;

  constructor(main: PartSegment, changed: PartSegment | null, hiddenIds: ReadonlySet<number>) {
    const hidden = docsOf(main, hiddenIds);
    this.segments = { main, changed, hidden, listed: listedOf(main, hidden, changed) };
  }

  /** Both lanes: codes first, then words, near ones last; within each the order of rank. */
  search(text: string, page: { skip: number; limit: number }, wish: Wish = NO_WISH): PartsFound {
    const codes = wish.isSomeEnough ? [] : this.byCode(text);
    const hits: PartHit[] = [];
    let total = 0;
    const isCounted = wish.isCounted || page.skip > 0;
    const most = isCounted ? Number.POSITIVE_INFINITY : page.limit;
    const own = wish.isSomeEnough ? null : ownLanguagePrefix(text, wish.own, this.segments);
    const isNamed = (hit: PartHit) => own !== null && isAliasOfOwn(hit, normalCode(text), own, this.segments);
    const shown = codes.filter((hit) => !wish.except.has(hit.partId) && !isNamed(hit));
    for (const tier of this.tiersOf(text, shown, { wish, end: page.skip + page.limit, own })) {
      const skip = Math.max(0, page.skip - total);
      const count = isCounted ? tier.count() : most;
      if (hits.length < page.limit && skip < count) hits.push(...tier.take(skip, page.limit - hits.length));
      total = isCounted ? total + count : hits.length;
      if (total >= most) break;
    }
    return { hits, total, isTotalAtLeast: codes.length >= CODE_HITS, exactPartId: exactOf(codes, normalCode(text)) };
  }

  /** The text with words parted that are written in two. */
  parted(text: string): string {
    return partWords(text, this.each());
  }

  /** The text, and how names write the same words otherwise. */
  waysToWrite(text: string): readonly [string, ...string[]] {
    return [text, ...compoundVariants(text, this.each())];
  }

  /** Of other ways to put a text the first few whose words names have. */
  knownWays(ways: readonly string[]): string[] {
    return knownTexts(ways, this.each());
  }

  /** The names of a part as the index took it in; none where it does not know it. */
  namesOf(partId: number): NamesOfPart {
    const { main, changed } = this.segments;
    for (const segment of [changed, main]) {
      const doc = segment?.docOf(partId) ?? -1;
      if (segment && doc >= 0) return segment.namesOf(doc);
    }
    return namesToCompare([]);
  }

  /** One page of a list of parts; null where the segments hold no columns. */
  list(filter: ListFilter, page: ListPage): ListFound | null {
    const { listed } = this.segments;
    return listed && listParts(listed, filter, page);
  }

  // Each is worked out when those before it are used up.
  private *tiersOf(text: string, codes: readonly PartHit[], { wish, end, own }: Wanted): Generator<Tier> {
    const gone = wish.except.union(new Set(codes.map((hit) => hit.partId)));
    const words = RankingBuckets.of(this.segments, {
      ways: [...this.waysToWrite(text), ...this.knownWays(wish.synonymWays)],
      gone,
      labels: wish.labels,
    });
    const ownFirst = own && this.without(own, gone);
    const inLane = (found: readonly PartHit[], among: Among) =>
      this.laneTiers(found, ownFirst && among(ownFirst), () =>
        this.wordTiers(words, (docs) => (ownFirst ? among(docs).andNot(ownFirst) : among(docs)), { wish, end }),
      );
    const lanes = codeLanes(codes, normalCode(text), wish);
    const ahead = wish.ahead.map((parts) => this.docsOf(parts));
    const behind = (docs: SegmentedSet, lane: number) =>
      ahead.slice(0, lane).reduce((left, before) => left.andNot(before), docs);
    if (!wish.isAheadAlone) yield codeTier(lanes.whole);
    for (const [lane, parts] of ahead.entries()) {
      yield* inLane(lanes.ahead[lane] ?? [], (docs) => behind(docs.and(parts), lane));
    }
    if (wish.isAheadAlone) return;
    yield* inLane(lanes.rest, (docs) => behind(docs, ahead.length));
  }

  // Of few letters what is called so in the reader's own language comes before other codes of parts, and before all other words.
  private *laneTiers(
    codes: readonly PartHit[],
    own: SegmentedSet | null,
    wordTiers: () => Generator<Tier>,
  ): Generator<Tier> {
    if (!own) yield codeTier(codes);
    else {
      yield codeTier(codes.filter((hit) => hit.foundBy !== 'alias'));
      yield this.wordTier({ foundBy: 'name', matched: null, docs: own });
      yield codeTier(codes.filter((hit) => hit.foundBy === 'alias'));
    }
    yield* wordTiers();
  }

  private without(docs: SegmentedSet, parts: ReadonlySet<number>): SegmentedSet {
    const { main, changed } = this.segments;
    return docs.andNot(new SegmentedSet(docsOf(main, parts), changed && docsOf(changed, parts)));
  }

  private docsOf(parts: ReadonlySet<number>): SegmentedSet {
    const { main, changed } = this.segments;
    return new SegmentedSet(keptDocsOf(main, parts), changed && keptDocsOf(changed, parts));
  }

  private *wordTiers(words: RankingBuckets | null, among: Among, { wish, end }: Omit<Wanted, 'own'>): Generator<Tier> {
    const short = wish.isShortFirst ? end : 0;
    const tiers = (wish.isSomeEnough ? words?.most(among) : words?.all(short, among, wish.isAheadAlone)) ?? [];
    for (const one of tiers) yield this.wordTier(one);
  }

  private each(): PartSegment[] {
    const { main, changed } = this.segments;
    return changed ? [main, changed] : [main];
  }

  private byCode(text: string): PartHit[] {
    const code = normalCode(text);
    const hitsIn = ({ codes }: PartSegment) =>
      isOneLetter(code) ? codes.exact(code, CODE_HITS) : codes.search(code, CODE_HITS);
    const within = (segment: PartSegment, isShown: (doc: number) => boolean) =>
      hitsIn(segment)
        .filter((hit) => isShown(hit.doc))
        .map((hit) => ({ hit, id: segment.ids[hit.doc] ?? 0, rank: segment.ranks[hit.doc] ?? 0 }));
    const { main, changed, hidden } = this.segments;
    const found = [...within(main, (doc) => !hidden.has(doc)), ...(changed ? within(changed, () => true) : [])];
    return found
      .toSorted(
        (a, b) =>
          nearness(a.hit) - nearness(b.hit) || a.hit.code.length - b.hit.code.length || b.rank - a.rank || a.id - b.id,
      )
      .slice(0, CODE_HITS)
      .map(({ hit, id }) => toHit(hit, id));
  }

  private wordTier({ docs: { main, changed }, ...how }: RankingBucket): Tier {
    const newer = changed?.slice(0, changed.size) ?? [];
    return {
      count: () => main.count() + newer.length,
      take: (skip, limit) => this.merge(main, newer, { skip, limit }).map((partId) => ({ partId, ...how })),
    };
  }

  // The changed segment is small, so it is merged whole; of the large one no more than the page needs is read.
  private merge(found: DocSet, newer: readonly number[], page: { skip: number; limit: number }): number[] {
    const { main, changed } = this.segments;
    if (newer.length === 0) return found.slice(page.skip, page.limit).map((doc) => main.ids[doc] ?? 0);
    const older = found
      .slice(0, page.skip + page.limit)
      .map((doc) => ({ id: main.ids[doc] ?? 0, rank: main.ranks[doc] ?? 0 }));
    const fresh = newer.map((doc) => ({ id: changed?.ids[doc] ?? 0, rank: changed?.ranks[doc] ?? 0 }));
    const merged = [...older, ...fresh].toSorted((a, b) => b.rank - a.rank || a.id - b.id);
    return merged.slice(page.skip, page.skip + page.limit).map((one) => one.id);
  }
}

/** What is wanted of a search, and the place at which its page ends: beyond it hits are counted alone. */
interface Wanted {
  wish: Wish;
  end: number;
  /** What comes first of few letters typed. */
  own: SegmentedSet | null;
}
interface Tier {
  count(): number;
  take(skip: number, limit: number): PartHit[];
}

function listedOf(main: PartSegment, hidden: DocSet, changed: PartSegment | null): ListedSegment[] | null {
  if (!main.columns) return null;
  const newer = changed?.columns ? [new ListedSegment(changed, changed.columns, noDocs(changed.ids.length))] : [];
  return [new ListedSegment(main, main.columns, hidden), ...newer];
}

const codeTier = (hits: readonly PartHit[]): Tier => ({
  count: () => hits.length,
  take: (skip, limit) => hits.slice(skip, skip + limit),
});
