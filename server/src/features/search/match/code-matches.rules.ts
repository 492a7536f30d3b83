// Hits by code in their order: the code typed whole, codes that begin so, codes that hold it; and what is wished of that order (product §5 Search).
import type { MarksByWord } from '../query/query-terms.rules.ts';
import type { CodeHit } from '../index/code-index.ts';

/** How a part was found, and for codes by which one; for some of the words by which ones, as the index compares them. */
export interface PartHit {
  partId: number;
  foundBy: 'code' | 'codePrefix' | 'codePart' | 'superseded' | 'alias' | 'name' | 'category' | 'nameTypo' | 'someWords';
  matched: string | null;
  /** Set where the name calls the part itself what was typed, and its category or type says the rest. */
  isThing?: true;
  /** Set where its category or type is called just what was typed. */
  isOfLabel?: true;
  /** Set where its names hold every word to its end. */
  isWhole?: true;
}

/** One page of hits, how many there are, and the one part whose code was typed. */
export interface PartsFound {
  hits: PartHit[];
  total: number;
  /** More parts have such a code than are counted. */
  isTotalAtLeast: boolean;
  exactPartId: number | null;
}

/** What is wanted of the order besides lanes and rank. */
export interface Wish {
  /** Parts that come before all others but a code typed whole, lane by lane; or that are found alone. The same set must not change from one search to the next. */
  ahead: readonly ReadonlySet<number>[];
  isAheadAlone: boolean;
  /** Names of as many words as were typed come before longer ones. */
  isShortFirst: boolean;
  /** Whether the total is wanted; else a first page ends the search as soon as it is full. */
  isCounted: boolean;
  /** Parts that are left out, since they are shown already. */
  except: ReadonlySet<number>;
  /** Categories and types, whose words count as those of their parts' names do, after these; null where names alone count. */
  labels: MarksByWord | null;
  /** The place of the reader's language among the five: names in it that begin with a few letters typed come before other words that do, and before aliases; null where no language comes first. */
  own: number | null;
  /** The text with words of the trade put otherwise. */
  synonymWays: readonly string[];
  /** Parts that hold the most of the words instead of all, by no code; the index alone finds them. */
  isSomeEnough: boolean;
}

/** Lanes and rank alone. */
export const NO_WISH: Wish = {
  ahead: [],
  isAheadAlone: false,
  isShortFirst: false,
  isCounted: true,
  except: new Set(),
  labels: null,
  own: null,
  synonymWays: [],
  isSomeEnough: false,
};

/** Hits by code apart: the code typed whole, those wished ahead in their lanes, the rest. */
export function codeLanes(
  codes: readonly PartHit[],
  code: string,
  { ahead, isAheadAlone }: Wish,
): { whole: PartHit[]; ahead: PartHit[][]; rest: PartHit[] } {
  const isWhole = (hit: PartHit) => !isAheadAlone && isTyped(hit, code);
  const others = Map.groupBy(
    codes.filter((hit) => !isWhole(hit)),
    (hit) => laneOf(ahead, hit.partId),
  );
  return {
    whole: codes.filter(isWhole),
    ahead: ahead.map((_, lane) => others.get(lane) ?? []),
    rest: others.get(ahead.length) ?? [],
  };
}

/** The place of the first lane that has the part; after all of them where none has. */
export function laneOf(ahead: readonly ReadonlySet<number>[], partId: number): number {
  const lane = ahead.findIndex((parts) => parts.has(partId));
  return lane < 0 ? ahead.length : lane;
}

const isTyped = (hit: PartHit, code: string): boolean => hit.foundBy === 'code' || hit.matched === code;

/** The part whose very code was typed: its own, else an old one, else an alias; null where several have it. */
export function exactOf(codes: readonly PartHit[], code: string): number | null {
  const typed = codes.filter((hit) => isTyped(hit, code));
  const [first, second] = typed.filter((hit) => hit.foundBy === typed[0]?.foundBy);
  return first && !second ? first.partId : null;
}

const HOW = { exact: 0, prefix: 1, substring: 2 } as const;
const KIND = { code: 0, superseded: 1, alias: 2 } as const;
/** The nearest is the least: how it was found before what kind of code it is. */
export const nearness = (hit: CodeHit): number => HOW[hit.how] * 3 + KIND[hit.kind];

/** A hit by code as a search answers it. */
export function toHit(hit: CodeHit, partId: number): PartHit {
  if (hit.kind !== 'code') return { partId, foundBy: hit.kind, matched: hit.code };
  const foundBy = hit.how === 'exact' ? 'code' : hit.how === 'prefix' ? 'codePrefix' : 'codePart';
  return { partId, foundBy, matched: null };
}
