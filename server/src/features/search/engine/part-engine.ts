// Search over a large segment and a small one of parts that changed since, as if they were one (product §5 Search: kept fresh).
import { BitSet } from './bit-set.ts';
import { type CodeHit, normalCode } from './code-index.ts';
import type { PartSegment } from './part-segment.ts';

/** How a part was found, and for codes by which one. */
export interface PartHit {
  partId: number;
  foundBy: 'code' | 'codePrefix' | 'codePart' | 'superseded' | 'alias' | 'name' | 'nameTypo';
  matched: string | null;
}

/** One page of hits, how many there are, and the one part whose own code was typed. */
export interface PartsFound {
  hits: PartHit[];
  total: number;
  exactPartId: number | null;
}

const CODE_HITS = 200;

/** The engine; `changed` replaces parts of `main` by newer ones. */
export class PartEngine {
  private readonly main: PartSegment;
  private readonly changed: PartSegment | null;
  private readonly hidden: BitSet;

  constructor(main: PartSegment, changed: PartSegment | null, hiddenIds: ReadonlySet<number>) {
    this.main = main;
    this.changed = changed;
    this.hidden = new BitSet(main.ids.length);
    if (hiddenIds.size > 0) main.ids.forEach((id, doc) => hiddenIds.has(id) && this.hidden.add(doc));
  }

  /** Both lanes: codes first, then words, near ones last; within each the order of rank. */
  search(text: string, page: { skip: number; limit: number }): PartsFound {
    const codes = this.byCode(text);
    const skipped = new Set(codes.map((hit) => hit.partId));
    const hits = codes.slice(page.skip, page.skip + page.limit);
    const words = this.byWords(text, skipped);
    let total = codes.length;
    for (const tier of words) {
      const { count, foundBy } = tier;
      const skip = Math.max(0, page.skip - total);
      if (hits.length < page.limit && skip < count) {
        for (const partId of tier.take(skip, page.limit - hits.length)) hits.push({ partId, foundBy, matched: null });
      }
      total += count;
    }
    return { hits, total, exactPartId: exactOf(codes) };
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

  private byWords(text: string, skipped: ReadonlySet<number>): Tier[] {
    const main = this.main.words.search(text);
    const changed = this.changed?.words.search(text) ?? null;
    if (!main) return [];
    const isFound = [main.exact, main.started].some((set) => set.copy().andNot(this.hidden).count() > 0);
    const tiers = [
      { foundBy: 'name' as const, main: main.exact, changed: changed?.exact },
      { foundBy: 'name' as const, main: main.started, changed: changed?.started },
      ...(isFound ? [] : [{ foundBy: 'nameTypo' as const, main: main.near, changed: changed?.near }]),
    ];
    return tiers.map((tier) => this.tierOf({ ...tier, skipped }));
  }

  private tierOf(of: {
    foundBy: Tier['foundBy'];
    main: BitSet;
    changed: BitSet | undefined;
    skipped: ReadonlySet<number>;
  }): Tier {
    const main = of.main.andNot(this.hidden);
    for (const id of of.skipped) drop(main, this.main.ids, id);
    const newer =
      of.changed && this.changed
        ? of.changed.slice(0, of.changed.size).filter((doc) => !of.skipped.has(this.changed?.ids[doc] ?? 0))
        : [];
    return {
      foundBy: of.foundBy,
      count: main.count() + newer.length,
      take: (skip, limit) => this.merge(main, newer, { skip, limit }),
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

interface Tier {
  foundBy: 'name' | 'nameTypo';
  count: number;
  take(skip: number, limit: number): number[];
}

function drop(set: BitSet, ids: Float64Array, id: number): void {
  const doc = ids.indexOf(id);
  if (doc >= 0 && set.has(doc)) set.words[doc >>> 5] = (set.words[doc >>> 5] ?? 0) & ~(1 << (doc & 31));
}

const HOW = { exact: 0, prefix: 1, substring: 2 } as const;
const KIND = { code: 0, superseded: 1, alias: 2 } as const;
const nearness = (hit: CodeHit): number => HOW[hit.how] * 3 + KIND[hit.kind];

function toHit(hit: CodeHit, partId: number): PartHit {
  if (hit.kind !== 'code') return { partId, foundBy: hit.kind, matched: hit.code };
  const foundBy = hit.how === 'exact' ? 'code' : hit.how === 'prefix' ? 'codePrefix' : 'codePart';
  return { partId, foundBy, matched: null };
}

function exactOf(codes: readonly PartHit[]): number | null {
  const exact = codes.filter((hit) => hit.foundBy === 'code');
  return exact.length === 1 ? (exact[0]?.partId ?? null) : null;
}
