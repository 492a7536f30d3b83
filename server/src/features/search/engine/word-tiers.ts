// What is found by words, tier by tier, each worked out when those before it are used up (product §5 Search).
import { type AskedWords, askedWords, type MarksByWord } from './asked-words.rules.ts';
import { BothSets } from './both-sets.ts';
import type { DocSet } from './doc-set.ts';
import type { PartHit } from './code-lanes.rules.ts';
import { docsOf } from './parts-as-bits.ts';
import type { ListedSegment } from './passing-parts.ts';
import { lengthOf, type PartSegment } from './part-segment.ts';
import { type Held, holdingMost } from './most-words.ts';
import { SegmentWords } from './segment-words.ts';

/** Parts found in one way, in the order of rank. */
export interface WordTier {
  foundBy: PartHit['foundBy'];
  /** The words held, where it is not all of them. */
  matched: string | null;
  docs: BothSets;
}

/** The segments asked, with their columns where they have any. */
export interface Segments {
  main: PartSegment;
  changed: PartSegment | null;
  /** Documents of the large segment that stand in the small one now, or nowhere. */
  hidden: DocSet;
  listed: readonly ListedSegment[] | null;
}

/** Which of what is found is wanted. */
export type Among = (docs: BothSets) => BothSets;

/** What is asked of the words. */
export interface WordsAsked {
  /** The text, and how else the same words are written in names. */
  ways: readonly [string, ...string[]];
  labels: MarksByWord | null;
  /** Parts that are left out. */
  gone: ReadonlySet<number>;
}

/** What the segments hold of a text. */
export class WordTiers {
  private readonly segments: Segments;
  private readonly words: AskedWords;
  private readonly length: number;
  private readonly main: SegmentWords;
  private readonly changed: SegmentWords | null;
  /** What is not shown of each segment. */
  private readonly unseen: DocSet;
  private readonly unseenToo: DocSet | null;

  private constructor(segments: Segments, words: AskedWords, { ways: [text, ...others], labels, gone }: WordsAsked) {
    const { main, changed, listed } = segments;
    const labelled = (at: number) => (listed?.[at] && labels ? { listed: listed[at], labels } : null);
    this.segments = segments;
    this.words = words;
    this.length = lengthOf(text);
    const asked = { words, otherwise: others.flatMap((other) => askedWords(other) ?? []) };
    this.main = new SegmentWords(main.words, asked, labelled(0));
    this.changed = changed && new SegmentWords(changed.words, asked, labelled(1));
    this.unseen = segments.hidden.or(docsOf(main, gone));
    this.unseenToo = changed && docsOf(changed, gone);
  }

  /** Null where the text holds no word. */
  static of(segments: Segments, asked: WordsAsked): WordTiers | null {
    const words = askedWords(asked.ways[0]);
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
    const labelled = among(this.shown((found) => found.byLabel('begun')));
    const named = this.shown((found) => found.byAnyName());
    yield tier('category', labelled.and(named));
    yield tier('category', labelled.andNot(named));
    if (!this.isAny((found) => found.byLabel('begun'))) yield tier('nameTypo', among(this.near()));
  }

  /** Those that hold the most of the words, the rarer words first, and of these a name before labels alone; none where one word was typed. */
  *most(among: Among): Generator<WordTier> {
    if (this.words.words.length < 2) return;
    const held = this.words.words.map(
      ({ typed }, at): Held => ({ word: typed, docs: this.shown((found) => found.holding(at)) }),
    );
    const places = new Map(this.words.words.map(({ typed }, at) => [typed, at]));
    for (const { words, docs } of holdingMost(held)) {
      const own = words.flatMap((word) => places.get(word) ?? []);
      const named = this.shown((found) => found.byAnyName(own));
      const tier = { foundBy: 'someWords' as const, matched: words.join(' ') };
      yield { ...tier, docs: among(docs).and(named) };
      yield { ...tier, docs: among(docs).andNot(named) };
    }
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
