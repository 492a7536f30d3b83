// Documents whose names call the thing itself what was typed, worked out when they are first asked for (product §5 Search).
import { queryHeads, type QueryHead, type QueryHeads, headsInPlace, WAYS } from '../query/query-heads.rules.ts';
import type { QueryTerms } from '../query/query-terms.rules.ts';
import type { DocSet } from '../index/doc-set.ts';
import type { Head } from '../query/head-noun.rules.ts';
import { lazy } from '../index/lazy.ts';
import type { Heads, PartSegment } from '../index/part-segment.ts';

/** What is called as one of the words, of one segment. */
export interface HeadNounMatches {
  any: () => DocSet;
  /** Only where the word stands where a question has the thing. */
  inPlace: () => DocSet;
}

/** The sets of each segment; a word is the thing where either segment has it so. */
export function headNounMatches(asked: QueryTerms, segments: readonly PartSegment[]): readonly HeadNounMatches[] {
  const heads = lazy(() =>
    queryHeads(asked, (one, head) => segments.some((segment) => !called(segment.heads, one, head).isEmpty())),
  );
  return segments.map((segment) => ({
    any: lazy(() => calledAs(segment, heads())),
    inPlace: lazy(() => calledAs(segment, headsInPlace(heads(), asked))),
  }));
}

const calledAs = (segment: PartSegment, heads: QueryHeads): DocSet =>
  WAYS.reduce((things, head) => {
    const one = heads[head];
    return one ? things.or(called(segment.heads, one, head)) : things;
  }, segment.words.none());

const called = (heads: Heads, { word, isBegun, isEnd }: QueryHead, head: Head): DocSet =>
  isEnd ? heads[head].ending(word.typed) : isBegun ? heads[head].reached(word, 'begun') : heads[head].wholly(word);
