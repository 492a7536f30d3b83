// Names in the reader's own language that begin with the few letters typed so far, with which words of five languages and codes begin, too (product §5 Search).
import { queryTerms } from '../query/query-terms.rules.ts';
import { SegmentedSet } from '../index/segmented-set.ts';
import type { PartHit } from './code-matches.rules.ts';
import { HEADS } from '../query/head-noun.rules.ts';
import type { PartSegment } from '../index/part-segment.ts';
import type { Segments } from '../rank/ranking-buckets.ts';

/** One word of so many letters. */
const FEW_LETTERS = /^\p{Script=Latin}{1,3}$/u;

/** Parts whose own name begins so; null where more was typed, or a whole word that things are called by. */
export function ownLanguagePrefix(
  text: string,
  own: number | null,
  { main, changed, hidden }: Segments,
): SegmentedSet | null {
  const [word, ...others] = queryTerms(text)?.words ?? [];
  if (own === null || !word || others.length > 0 || !FEW_LETTERS.test(word.typed)) return null;
  const head = HEADS[own] ?? 'last';
  const isThing = (segment: PartSegment) => !segment.heads[head].wholly(word).isEmpty();
  if (isThing(main) || (changed && isThing(changed))) return null;
  const begun = (segment: PartSegment) => segment.begun.with(word.typed, own);
  return new SegmentedSet(begun(main).andNot(hidden), changed && begun(changed));
}

/** Whether it is another's code that begins so, of a part whose own name does. */
export function isAliasOfOwn(hit: PartHit, code: string, own: SegmentedSet, { main, changed }: Segments): boolean {
  if (hit.foundBy !== 'alias' || hit.matched === code) return false;
  const isIn = (set: SegmentedSet['changed'], segment: PartSegment | null) =>
    set !== null && segment !== null && segment.docOf(hit.partId) >= 0 && set.has(segment.docOf(hit.partId));
  return isIn(own.main, main) || isIn(own.changed, changed);
}
