// Search over a large segment and a small one of parts that changed since, as if they were one (product §5 Search: kept fresh).
import type { BitSet } from './bit-set.ts';
import { normalCode } from './code-index.ts';
import {
  codeLanes,
  exactOf,
  NO_WISH,
  nearness,
  type PartHit,
  type PartsFound,
  toHit,
  type Wish,
} from './code-lanes.rules.ts';
import { type ListFound, type ListPage, listParts } from './list-parts.ts';
import { ListedSegment, type ListFilter } from './passing-parts.ts';
import { lengthOf, type PartSegment } from './part-segment.ts';
import { bitsOf, keptBitsOf } from './parts-as-bits.ts';
import type { WordsFound } from './word-index.ts';

const CODE_HITS = 200;

/** The engine; `changed` replaces parts of `main` by newer ones. */
export class PartEngine {
  private readonly main: PartSegment;
  private readonly changed: PartSegment | null;
  private readonly hidden: BitSet;
  private readonly isAnyHidden: boolean;
  private readonly listed: readonly ListedSegment[] | null;

  constructor(main: PartSegment, changed: PartSegment | null, hiddenIds: ReadonlySet<number>) {
    this.main = main;
    this.changed = changed;
    this.hidden = bitsOf(main, hiddenIds);
    this.isAnyHidden = hiddenIds.size > 0;
    this.listed = listedOf(main, this.hidden, changed);
  }

  /** Both lanes: codes first, then words, near ones last; within each the order of rank. */
  search(text: string, page: { skip: number; limit: number }, wish: Wish = NO_WISH): PartsFound {
    const codes = this.byCode(text);
    const hits: PartHit[] = [];
    let total = 0;
    const isCounted = wish.isCounted || page.skip > 0;
    const most = isCounted ? Number.POSITIVE_INFINITY : page.limit;
    const shown = codes.filter((hit) => !wish.except.has(hit.partId));
    for (const tier of this.tiersOf(text, shown, { wish, most })) {
      const skip = Math.max(0, page.skip - total);
      const count = isCounted ? tier.count() : most;
      if (hits.length < page.limit && skip < count) hits.push(...tier.take(skip, page.limit - hits.length));
      total = isCounted ? total + count : hits.length;
      if (total >= most) break;
    }
    return { hits, total, isTotalAtLeast: codes.length >= CODE_HITS, exactPartId: exactOf(codes, normalCode(text)) };
  }

  /** One page of a list of parts; null where the segments hold no columns. */
  list(filter: ListFilter, page: ListPage): ListFound | null {
    return this.listed && listParts(this.listed, filter, page);
  }

  // Each is worked out when those before it are used up.
  private *tiersOf(text: string, codes: readonly PartHit[], { wish, most }: Wanted): Generator<Tier> {
    const gone = wish.except.union(new Set(codes.map((hit) => hit.partId)));
    // Of those wished ahead the first may come after any number of others.
    const short = wish.ahead ? Number.POSITIVE_INFINITY : most;
    const found = this.byWords(text, gone, wish.isShortFirst ? short : 0);
    if (!wish.ahead) {
      yield codeTier(codes);
      for (const one of found) yield this.nameTier(one);
      return;
    }
    const lanes = codeLanes(codes, normalCode(text), wish);
    const [main, changed] = [keptBitsOf(this.main, wish.ahead), this.changed && keptBitsOf(this.changed, wish.ahead)];
    const names = [...found];
    const part = (one: NamesFound, cut: 'and' | 'andNot'): Tier =>
      this.nameTier({
        ...one,
        main: one.main.copy()[cut](main),
        changed: (changed && one.changed?.copy()[cut](changed)) ?? undefined,
      });
    if (!wish.isAheadAlone) yield codeTier(lanes.whole);
    yield codeTier(lanes.ahead);
    for (const one of names) yield part(one, 'and');
    if (wish.isAheadAlone) return;
    yield codeTier(lanes.rest);
    for (const one of names) yield part(one, 'andNot');
  }

  private byCode(text: string): PartHit[] {
    const code = normalCode(text);
    // A word without a figure is rarely a code; one letter is never one.
    if (code.length < 2) return [];
    const within = (segment: PartSegment, isShown: (doc: number) => boolean) =>
      segment.codes
        .search(code, CODE_HITS)
        .filter((hit) => isShown(hit.doc))
        .map((hit) => ({ hit, id: segment.ids[hit.doc] ?? 0, rank: segment.ranks[hit.doc] ?? 0 }));
    const found = [
      ...within(this.main, (doc) => !this.hidden.has(doc)),
      ...(this.changed ? within(this.changed, () => true) : []),
    ];
    return found
      .toSorted(
        (a, b) =>
          nearness(a.hit) - nearness(b.hit) || a.hit.code.length - b.hit.code.length || b.rank - a.rank || a.id - b.id,
      )
      .slice(0, CODE_HITS)
      .map(({ hit, id }) => toHit(hit, id));
  }

  // Names of as many words as were typed first, the first `short` of them; 0 where length is not looked at.
  private *byWords(text: string, skipped: ReadonlySet<number>, short: number): Generator<NamesFound> {
    const main = this.main.words.search(text);
    if (!main) return;
    const changed = this.changed?.words.search(text) ?? null;
    const [gone, goneToo] = [docsOf(this.main, skipped), this.changed ? docsOf(this.changed, skipped) : []];
    const shown = (foundBy: NamesFound['foundBy'], of: keyof WordsFound): NamesFound => ({
      foundBy,
      main: this.shown(main[of].copy()).without(gone),
      changed: changed?.[of].copy().without(goneToo),
    });
    const whole = shown('name', 'exact');
    if (short > 0) yield* this.shortFirst(whole, lengthOf(text), short);
    else yield whole;
    yield shown('name', 'started');
    const isFound = main.exact.hasBeyond(this.hidden) || main.started.hasBeyond(this.hidden);
    if (!isFound) yield shown('nameTypo', 'near');
  }

  private shown(found: BitSet): BitSet {
    return this.isAnyHidden ? found.andNot(this.hidden) : found;
  }

  private *shortFirst(found: NamesFound, length: number, most: number): Generator<NamesFound> {
    const short = found.main.filter((doc) => this.main.hasLength(doc, length), most);
    const newer = found.changed?.filter((doc) => this.changed?.hasLength(doc, length) ?? false);
    yield { ...found, main: short, changed: newer };
    yield { ...found, main: found.main.andNot(short), changed: newer && found.changed?.andNot(newer) };
  }

  private nameTier({ foundBy, main, changed }: NamesFound): Tier {
    const newer = changed?.slice(0, changed.size) ?? [];
    return {
      count: () => main.count() + newer.length,
      take: (skip, limit) =>
        this.merge(main, newer, { skip, limit }).map((partId) => ({ partId, foundBy, matched: null })),
    };
  }

  // The changed segment is small, so it is merged whole; of the large one no more than the page needs is read.
  private merge(main: BitSet, newer: readonly number[], page: { skip: number; limit: number }): number[] {
    if (newer.length === 0) return main.slice(page.skip, page.limit).map((doc) => this.main.ids[doc] ?? 0);
    const older = main
      .slice(0, page.skip + page.limit)
      .map((doc) => ({ id: this.main.ids[doc] ?? 0, rank: this.main.ranks[doc] ?? 0 }));
    const fresh = newer.map((doc) => ({ id: this.changed?.ids[doc] ?? 0, rank: this.changed?.ranks[doc] ?? 0 }));
    const merged = [...older, ...fresh].toSorted((a, b) => b.rank - a.rank || a.id - b.id);
    return merged.slice(page.skip, page.skip + page.limit).map((one) => one.id);
  }
}

// Those of a few parts that the segment holds.
const docsOf = (segment: PartSegment, ids: ReadonlySet<number>): number[] =>
  [...ids].map((id) => segment.docOf(id)).filter((doc) => doc >= 0);

/** What is wanted of a search, and how many hits of each kind will do. */
interface Wanted {
  wish: Wish;
  most: number;
}
interface NamesFound {
  foundBy: 'name' | 'nameTypo';
  main: BitSet;
  changed: BitSet | undefined;
}
interface Tier {
  count(): number;
  take(skip: number, limit: number): PartHit[];
}

function listedOf(main: PartSegment, hidden: BitSet, changed: PartSegment | null): ListedSegment[] | null {
  if (!main.columns) return null;
  const newer = changed?.columns ? [new ListedSegment(changed, changed.columns, null)] : [];
  return [new ListedSegment(main, main.columns, hidden), ...newer];
}

const codeTier = (hits: readonly PartHit[]): Tier => ({
  count: () => hits.length,
  take: (skip, limit) => hits.slice(skip, skip + limit),
});
