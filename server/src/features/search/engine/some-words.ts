// What holds the most of some words: first what is itself called so and holds another of them, then whatever does (product §5 Search).
import { type AskedWords, isSize } from './asked-words.rules.ts';
import type { BothSets } from './both-sets.ts';
import { type Held, holdingMost } from './most-words.ts';
import type { Among, WordTier } from './word-tier.ts';

/** The words and what is known of each. */
export interface SomeAsked {
  words: AskedWords;
  /** What a name or a label of holds the word at a place. */
  holding: (at: number) => BothSets;
  /** What a name of holds one of the words at some places. */
  naming: (places: readonly number[]) => BothSets;
  /** What is itself called as one of the words. */
  thing: () => BothSets;
  /** The same where that word stands where a question has the thing. */
  thingInPlace: () => BothSets;
}

/** The rarer words first, and of these a name before labels alone; none where one word was typed. */
export function* someWords(asked: SomeAsked, among: Among): Generator<WordTier> {
  if (asked.words.words.length < 2) return;
  const held = heldOf(asked);
  const things = ofThing(held, asked);
  yield* tiersOf(asked, things, among);
  if (things.length > 0) return yield* tiersOf(asked, held, (docs) => among(docs).andNot(asked.thing()));
  // Of a boom hose, where nothing is both, a hose is meant before a boom.
  const [best] = holdingMost(held);
  const first = best?.words.length === 1 ? asked.thingInPlace() : null;
  if (first) yield* tiersOf(asked, held, (docs) => among(docs).and(first));
  yield* tiersOf(asked, held, (docs) => (first ? among(docs).andNot(first) : among(docs)));
}

/** Only what is itself called as one of the words and holds another. */
export function* someOfThing(asked: SomeAsked, among: Among): Generator<WordTier> {
  yield* tiersOf(asked, ofThing(heldOf(asked), asked), among);
}

// What is of another size is not meant, whatever else it holds; of a screw, a size of the same kind may do, and the hit says which words it holds.
function heldOf({ words: { words }, holding }: SomeAsked): Held[] {
  const sizes = words.flatMap(({ typed }, at) => (isSize(typed) && /^[0-9]/.test(typed) ? [holding(at)] : []));
  return words.map(({ typed }, at) => ({
    word: typed,
    docs: sizes.reduce((docs, size) => docs.and(size), holding(at)),
  }));
}

// Of Chinese a thing is a pair of characters and the pair before it the way to it.
function ofThing(held: readonly Held[], { thing }: SomeAsked): Held[] {
  const things = held.map(({ word, docs }) => ({ word, docs: docs.and(thing()) }));
  const [best] = holdingMost(things);
  const least = best?.words.some((word) => /\p{Script=Han}/u.test(word)) ? 3 : 2;
  return best && best.words.length >= least ? things : [];
}

function* tiersOf({ words, naming }: SomeAsked, held: readonly Held[], among: Among): Generator<WordTier> {
  const places = new Map(words.words.map(({ typed }, at) => [typed, at]));
  for (const { words: some, docs } of holdingMost(held)) {
    const named = naming(some.flatMap((word) => places.get(word) ?? []));
    const tier = { foundBy: 'someWords' as const, matched: some.join(' ') };
    yield { ...tier, docs: among(docs).and(named) };
    yield { ...tier, docs: among(docs).andNot(named) };
  }
}
