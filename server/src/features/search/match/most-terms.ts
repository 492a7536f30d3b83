// The parts that hold the most of some words, those with the rarer words first (product §5 Search).
import { isAnchor, isTelling } from '../query/query-terms.rules.ts';
import type { SegmentedSet } from '../index/segmented-set.ts';
import { isWrapping } from '../query/head-noun.rules.ts';

/** A word and the parts that hold it. */
export interface Held {
  word: string;
  docs: SegmentedSet;
}

/** As many words of a question are weighed. */
const WORDS_MOST = 10;

/** Parts that hold as many of the words as any does, by the words they hold; those of the rarest word before all others. */
export function* holdingMostTerms(words: readonly Held[]): Generator<{ words: string[]; docs: SegmentedSet }> {
  const [first, ...others] = words.filter(({ word }) => isAnchor(word)).map(({ docs }) => docs);
  if (!first) return;
  const anchored = others.reduce((union, docs) => union.or(docs), first);
  const telling = words
    .filter(({ word }) => isTelling(word))
    .map(({ word, docs }) => ({ word, docs: docs.and(anchored) }))
    .filter(({ docs }) => !docs.isEmpty())
    .slice(0, WORDS_MOST);
  const best = atLeast(telling).at(-1);
  if (!best) return;
  const place = new Map(telling.map(({ word }, at) => [word, at]));
  const rarestFirst = telling
    .map((held) => ({ held, count: held.docs.count() }))
    .toSorted((a, b) => Number(isWrapping(a.held.word)) - Number(isWrapping(b.held.word)) || a.count - b.count)
    .map(({ held }) => held);
  for (const { words: held, docs } of split(best.docs, rarestFirst, best.count))
    yield { words: held.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)), docs };
}

// Parts that hold one of the words or more, two or more, and so on as long as there are any.
function atLeast(words: readonly Held[]): { count: number; docs: SegmentedSet }[] {
  const levels: SegmentedSet[] = [];
  for (const { docs } of words) {
    for (let at = levels.length; at > 0; at -= 1) {
      const [level, below] = [levels[at], levels[at - 1]];
      if (!below) continue;
      const more = below.and(docs);
      if (level) levels[at] = level.or(more);
      else if (!more.isEmpty()) levels[at] = more;
    }
    levels[0] = levels[0]?.or(docs) ?? docs;
  }
  return levels.map((docs, at) => ({ count: at + 1, docs }));
}

// Each of the parts holds just so many of the words.
function* split(
  docs: SegmentedSet,
  [rarest, ...others]: readonly Held[],
  count: number,
): Generator<{ words: string[]; docs: SegmentedSet }> {
  if (docs.isEmpty()) return;
  if (count === 0 || !rarest) {
    yield { words: [], docs };
    return;
  }
  for (const one of split(docs.and(rarest.docs), others, count - 1))
    yield { ...one, words: [rarest.word, ...one.words] };
  yield* split(docs.andNot(rarest.docs), others, count);
}
