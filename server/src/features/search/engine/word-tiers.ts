// What is found by words, tier by tier, each worked out when those before it are used up (product §5 Search).
import { type AskedWords, askedWords, type MarksByWord, type Reach } from './asked-words.rules.ts';
import type { BitSet } from './bit-set.ts';
import { BothSets } from './both-sets.ts';
import type { PartHit } from './code-lanes.rules.ts';
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
  hidden: BitSet;
  listed: readonly ListedSegment[] | null;
}

/** What is asked of the words. */
export interface WordsAsked {
  text: string;
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
  private readonly gone: readonly (readonly number[])[];
  /** Sets are copied only where something is taken out of them. */
  private readonly isNoneHidden: boolean;

  private constructor(segments: Segments, words: AskedWords, { text, labels, gone }: WordsAsked) {
    const { main, changed, listed } = segments;
    const labelled = (at: number) => (listed?.[at] && labels ? { listed: listed[at], labels } : null);
    this.segments = segments;
    this.isNoneHidden = segments.hidden.isEmpty();
    this.words = words;
    this.length = lengthOf(text);
    this.main = new SegmentWords(main.words, words, labelled(0));
    this.changed = changed && new SegmentWords(changed.words, words, labelled(1));
    this.gone = [docsOf(main, gone), changed ? docsOf(changed, gone) : []];
  }

  /** Null where the text holds no word. */
  static of(segments: Segments, asked: WordsAsked): WordTiers | null {
    const words = askedWords(asked.text);
    return words && new WordTiers(segments, words, asked);
  }

  /** Names of as many words as were typed first, the first `short` of them; 0 where length is not looked at. Then names begun so, then labels; near ones where nothing else is. */
  *all(short: number): Generator<WordTier> {
    const tier = (foundBy: WordTier['foundBy'], docs: BothSets) => ({ foundBy, matched: null, docs });
    const exact = this.shown((found) => found.exact());
    const [first, others] = short > 0 ? this.shortFirst(exact, short) : [exact, null];
    yield tier('name', first);
    if (others) yield tier('name', others);
    const begun = this.shown((found) => found.byName('begun'));
    yield tier('name', begun.andNot(exact));
    const labelled = this.shown((found) => found.byLabel('begun'));
    if (!labelled.isEmpty()) {
      const named = this.shown((found) => found.byAnyName());
      yield tier('category', labelled.and(named));
      yield tier('category', labelled.andNot(named));
    }
    if (!this.isAny('begun')) for (const docs of this.near()) yield tier('nameTypo', docs);
  }

  /** Those that hold the most of the words, the rarer words first, and of these a name before labels alone; none where one word was typed. */
  *most(): Generator<WordTier> {
    if (this.words.words.length < 2) return;
    const held = this.words.words.map(
      ({ typed }, at): Held => ({ word: typed, docs: this.shown((found) => found.holding(at)) }),
    );
    const named = this.shown((found) => found.byAnyName());
    for (const { words, docs } of holdingMost(held)) {
      const tier = { foundBy: 'someWords' as const, matched: words.join(' ') };
      yield { ...tier, docs: docs.and(named) };
      yield { ...tier, docs: docs.andNot(named) };
    }
  }

  // Words with the right first letter, where that finds anything.
  private near(): BothSets[] {
    const reach = this.isAny('sameFirst') ? 'sameFirst' : 'near';
    return [this.shown((found) => found.byName(reach)), this.shown((found) => found.byLabel(reach))];
  }

  private isAny(reach: Reach): boolean {
    const { hidden } = this.segments;
    return (
      this.main.byName(reach).hasBeyond(hidden) ||
      this.main.byLabel(reach).hasBeyond(hidden) ||
      this.changed?.byName(reach).isEmpty() === false ||
      this.changed?.byLabel(reach).isEmpty() === false
    );
  }

  private shown(of: (found: SegmentWords) => BitSet): BothSets {
    const [gone = [], goneToo = []] = this.gone;
    const found = of(this.main);
    const isWhole = this.isNoneHidden && gone.length === 0;
    const main = isWhole ? found : found.copy().andNot(this.segments.hidden).without(gone);
    return new BothSets(main, this.changed && of(this.changed).copy().without(goneToo));
  }

  private shortFirst(found: BothSets, most: number): [BothSets, BothSets] {
    const { main, changed } = this.segments;
    const short = new BothSets(
      found.main.filter((doc) => main.hasLength(doc, this.length), most),
      found.changed?.filter((doc) => changed?.hasLength(doc, this.length) ?? false) ?? null,
    );
    return [short, found.andNot(short)];
  }
}

// Those of a few parts that the segment holds.
const docsOf = (segment: PartSegment, ids: ReadonlySet<number>): number[] =>
  [...ids].map((id) => segment.docOf(id)).filter((doc) => doc >= 0);
