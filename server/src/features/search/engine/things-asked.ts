// Documents whose names call the thing itself what was typed, worked out when they are first asked for (product §5 Search).
import { askedHeads, type AskedHead, WAYS } from './asked-heads.rules.ts';
import type { AskedWords } from './asked-words.rules.ts';
import type { DocSet } from './doc-set.ts';
import type { Head } from './head-of-name.rules.ts';
import { once } from './once.ts';
import type { Heads, PartSegment } from './part-segment.ts';

/** The sets of each segment; a word is the thing where either segment has it so. */
export function thingsAsked(asked: AskedWords, segments: readonly PartSegment[]): readonly (() => DocSet)[] {
  const heads = once(() =>
    askedHeads(asked, (one, head) => segments.some((segment) => !called(segment.heads, one, head).isEmpty())),
  );
  return segments.map((segment) =>
    once(() =>
      WAYS.reduce((things, head) => {
        const one = heads()[head];
        return one ? things.or(called(segment.heads, one, head)) : things;
      }, segment.words.none()),
    ),
  );
}

const called = (heads: Heads, { word, isBegun }: AskedHead, head: Head): DocSet =>
  isBegun ? heads[head].reached(word, 'begun') : heads[head].wholly(word);
