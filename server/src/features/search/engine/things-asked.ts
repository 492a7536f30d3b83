// Documents whose names call the thing itself what was typed, worked out when they are first asked for (product §5 Search).
import { askedHeads, type AskedHead, type AskedHeads, headsInPlace, WAYS } from './asked-heads.rules.ts';
import type { AskedWords } from './asked-words.rules.ts';
import type { DocSet } from './doc-set.ts';
import type { Head } from './head-of-name.rules.ts';
import { once } from './once.ts';
import type { Heads, PartSegment } from './part-segment.ts';

/** What is called as one of the words, of one segment. */
export interface Things {
  any: () => DocSet;
  /** Only where the word stands where a question has the thing. */
  inPlace: () => DocSet;
}

/** The sets of each segment; a word is the thing where either segment has it so. */
export function thingsAsked(asked: AskedWords, segments: readonly PartSegment[]): readonly Things[] {
  const heads = once(() =>
    askedHeads(asked, (one, head) => segments.some((segment) => !called(segment.heads, one, head).isEmpty())),
  );
  return segments.map((segment) => ({
    any: once(() => calledAs(segment, heads())),
    inPlace: once(() => calledAs(segment, headsInPlace(heads(), asked))),
  }));
}

const calledAs = (segment: PartSegment, heads: AskedHeads): DocSet =>
  WAYS.reduce((things, head) => {
    const one = heads[head];
    return one ? things.or(called(segment.heads, one, head)) : things;
  }, segment.words.none());

const called = (heads: Heads, { word, isBegun, isEnd }: AskedHead, head: Head): DocSet =>
  isEnd ? heads[head].ending(word.typed) : isBegun ? heads[head].reached(word, 'begun') : heads[head].wholly(word);
