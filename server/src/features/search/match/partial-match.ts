// What holds the most of some words: first what is itself called so and holds another of them, then whatever does (product §5 Search).
import { type QueryTerms, isSize } from '../query/query-terms.rules.ts';
import type { SegmentedSet } from '../index/segmented-set.ts';
import { type Held, holdingMostTerms } from './most-terms.ts';
import type { Among, RankingBucket } from '../rank/ranking-bucket.ts';

/** The words and what is known of each. */
export interface PartialQuery {
  words: QueryTerms;
  /** What a name or a label of holds the word at a place. */
  holding: (at: number) => SegmentedSet;
  /** What a name of holds one of the words at some places. */
  naming: (places: readonly number[]) => SegmentedSet;
  /** What is itself called as one of the words. */
  thing: () => SegmentedSet;
  /** The same where that word stands where a question has the thing. */
  thingInPlace: () => SegmentedSet;
}

/** The rarer words first, and of these a name before labels alone; none where one word was typed. */
export function* someWords(asked: PartialQuery, among: Among): Generator<RankingBucket> {
  if (asked.words.words.length < 2) return;
  const held = heldOf(asked);
  const things = ofThing(held, asked);
  yield* tiersOf(asked, things, among);
  if (things.length > 0) return yield* tiersOf(asked, held, (docs) => among(docs).andNot(asked.thing()));
  // Of a boom hose, where nothing is both, a hose is meant before a boom.
  const [best] = holdingMostTerms(held);
  const first = best?.words.length === 1 ? asked.thingInPlace() : null;
  if (first) yield* tiersOf(asked, held, (docs) => among(docs).and(first));
  yield* tiersOf(asked, held, (docs) => (first ? among(docs).andNot(first) : among(docs)));
}

/** Only what is itself called as one of the words and holds another. */
export function* partialMatchOfThing(asked: PartialQuery, among: Among): Generator<RankingBucket> {
  yield* tiersOf(asked, ofThing(heldOf(asked), asked), among);
}

// What is of another size is not meant, whatever else it holds; of a screw, a size of the same kind may do, and the hit says which words it holds.
function heldOf({ words: { words }, holding }: PartialQuery): Held[] {
  const sizes = words.flatMap(({ typed }, at) => (isSize(typed) && /^[0-9]/.test(typed) ? [holding(at)] : []));
  return words.map(({ typed }, at) => ({
    word: typed,
    docs: sizes.reduce((docs, size) => docs.and(size), holding(at)),
  }));
}

// Of Chinese a thing is a pair of characters and the pair before it the way to it.
function ofThing(held: readonly Held[], { thing }: PartialQuery): Held[] {
  const things = held.map(({ word, docs }) => ({ word, docs: docs.and(thing()) }));
  const [best] = holdingMostTerms(things);
  const least = best?.words.some((word) => /\p{Script=Han}/u.test(word)) ? 3 : 2;
  return best && best.words.length >= least ? things : [];
}

function* tiersOf({ words, naming }: PartialQuery, held: readonly Held[], among: Among): Generator<RankingBucket> {
  const places = new Map(words.words.map(({ typed }, at) => [typed, at]));
  for (const { words: some, docs } of holdingMostTerms(held)) {
    const named = naming(some.flatMap((word) => places.get(word) ?? []));
    const tier = { foundBy: 'someWords' as const, matched: some.join(' ') };
    yield { ...tier, docs: among(docs).and(named) };
    yield { ...tier, docs: among(docs).andNot(named) };
  }
}
