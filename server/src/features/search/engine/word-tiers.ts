// What is found by words, tier by tier, each worked out when those before it are used up (product §5 Search).
import {
  type AskedWords,
  askedWords,
  isAnchor,
  type MarksByWord,
  type Reach,
  withKnownSizes,
} from './asked-words.rules.ts';
import { BothSets } from './both-sets.ts';
import type { DocSet } from './doc-set.ts';
import { docsOf } from './parts-as-bits.ts';
import type { ListedSegment } from './passing-parts.ts';
import { once } from './once.ts';
import { lengthOf, type PartSegment } from './part-segment.ts';
import { SegmentWords } from './segment-words.ts';
import { type SomeAsked, someOfThing, someWords } from './some-words.ts';
import { thingsAsked } from './things-asked.ts';
import type { Among, WordTier } from './word-tier.ts';

/** The segments asked, with their columns where they have any. */
export interface Segments {
  main: PartSegment;
  changed: PartSegment | null;
  /** Documents of the large segment that stand in the small one now, or nowhere. */
  hidden: DocSet;
  listed: readonly ListedSegment[] | null;
}

/** What is asked of the words. */
export interface WordsAsked {
  /** The text, and how else the same words are written in names. */
  ways: readonly [string, ...string[]];
  labels: MarksByWord | null;
  /** Parts that are left out. */
  gone: ReadonlySet<number>;
}

// Of both segments together: an edited part is no reason to take another size for the one typed, nor has it the size its name had before.
function wordsIn(text: string, { main, changed, hidden }: Segments): AskedWords | null {
  const isThere = (size: string) =>
    !main.words.havingSize(size).andNot(hidden).isEmpty() || changed?.words.havingSize(size).isEmpty() === false;
  const asked = askedWords(text);
  return asked && withKnownSizes(asked, isThere);
}

/** What the segments hold of a text. */
export class WordTiers {
  private readonly segments: Segments;
  private readonly length: number;
  private readonly main: SegmentWords;
  private readonly changed: SegmentWords | null;
  private readonly some: SomeAsked;
  /** What is not shown of each segment. */
  private readonly unseen: DocSet;
  private readonly unseenToo: DocSet | null;

  private constructor(segments: Segments, words: AskedWords, { ways: [text, ...others], labels, gone }: WordsAsked) {
    const { main, changed, listed } = segments;
    const labelled = (at: number) => (listed?.[at] && labels ? { listed: listed[at], labels } : null);
    this.segments = segments;
    this.length = lengthOf(text);
    const asked = { words, otherwise: others.flatMap((other) => wordsIn(other, segments) ?? []) };
    this.main = new SegmentWords(main.words, asked, labelled(0));
    this.changed = changed && new SegmentWords(changed.words, asked, labelled(1));
    this.unseen = segments.hidden.or(docsOf(main, gone));
    this.unseenToo = changed && docsOf(changed, gone);
    const things = thingsAsked(words, changed ? [main, changed] : [main]);
    const reaches = words.words.map(({ typed }, at) => once(() => this.reachOf(typed, at)));
    const reach = (at: number) => reaches[at]?.() ?? 'begun';
    this.some = {
      words,
      holding: (at) => this.shown((found) => (reach(at) === 'begun' ? found.holding(at) : found.naming(at, reach(at)))),
      naming: (places) => this.shown((found) => found.byAnyName(places, reach)),
      thing: () => this.shown((found) => (found === this.main ? things[0] : things[1])?.() ?? found.noDocs()),
    };
  }

  /** Null where the text holds no word. */
  static of(segments: Segments, asked: WordsAsked): WordTiers | null {
    const words = wordsIn(asked.ways[0], segments);
    return words && new WordTiers(segments, words, asked);
  }

  /** Names of as many words as were typed first, the first `short` of them; 0 where length is not looked at. Then names begun so. Labels count where no name holds all the words, since whoever names a part wants no other of its category; and near names where labels do not hold them either. */
  *all(short: number, among: Among): Generator<WordTier> {
    const tier = (foundBy: WordTier['foundBy'], docs: BothSets) => ({ foundBy, matched: null, docs });
    const exact = this.shown((found) => found.exact());
    const [first, others] = short > 0 ? this.shortFirst(among(exact), short) : [among(exact), null];
    yield tier('name', first);
    if (others) yield tier('name', others);
    const begun = this.shown((found) => found.byName('begun'));
    yield tier('name', among(begun).andNot(exact));
    if (this.isAny((found) => found.byName('begun'))) return;
    if (this.isAny((found) => found.byLabel('begun'))) yield* this.labelled(among);
    else yield tier('nameTypo', among(this.near()));
  }

  /** Where names and labels together hold all the words: what is itself called so and has the rest of its label, then what the label alone is called, then names that hold no more than what the thing is of; before the last, where there is nothing else, what is called so and holds most of the words. */
  private *labelled(among: Among): Generator<WordTier> {
    const tier = (docs: BothSets) => ({ foundBy: 'category' as const, matched: null, docs });
    const all = this.shown((found) => found.byLabel('begun'));
    const [thing, named] = [this.some.thing(), this.shown((found) => found.byAnyName())];
    const called = all.and(thing);
    yield { ...tier(among(called)), isThing: true };
    const alone = all.and(this.shown((found) => found.byLabelAlone('begun'))).andNot(called);
    yield tier(among(alone.and(named)));
    yield tier(among(alone.andNot(named)));
    const rest = all.andNot(called).andNot(alone);
    if (called.isEmpty() && alone.isEmpty()) yield* someOfThing(this.some, among);
    yield tier(among(rest.and(named)));
    yield tier(among(rest.andNot(named)));
  }

  /** Those that hold the most of the words; none where one word was typed. */
  most(among: Among): Generator<WordTier> {
    return someWords(this.some, among);
  }

  // Of some of the words one that no name and no label has may be nearly one of a name; one of figures never is.
  private reachOf(typed: string, at: number): Reach {
    return isAnchor(typed) && !this.isAny((found) => found.holding(at)) ? 'sameFirst' : 'begun';
  }

  // Words with the right first letter, where that finds anything.
  private near(): BothSets {
    const reach = this.isAny((found) => found.byName('sameFirst')) ? 'sameFirst' : 'near';
    return this.shown((found) => found.byName(reach));
  }

  // Also what a code found before: its name is no less a name.
  private isAny(of: (found: SegmentWords) => DocSet): boolean {
    const { main, changed, segments } = this;
    return !of(main).andNot(segments.hidden).isEmpty() || (changed !== null && !of(changed).isEmpty());
  }

  private shown(of: (found: SegmentWords) => DocSet): BothSets {
    const newer = this.changed && of(this.changed);
    return new BothSets(
      of(this.main).andNot(this.unseen),
      newer && this.unseenToo ? newer.andNot(this.unseenToo) : newer,
    );
  }

  private shortFirst(found: BothSets, most: number): [BothSets, BothSets] {
    const { main, changed } = this.segments;
    const short = new BothSets(
      found.main.filter((doc) => main.hasLength(doc, this.length), most),
      found.changed?.filter((doc) => changed?.hasLength(doc, this.length) ?? false, most) ?? null,
    );
    return [short, found.andNot(short)];
  }
}
