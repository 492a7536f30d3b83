// Words to documents: postings in static rank order, so that the first found are the first shown (stack.md: Search).
import { type DocSet, docsOfBits, docsOfRuns, FEW, noDocs } from './doc-set.ts';
import { BitSet } from './bit-set.ts';
import { byBytes, Dictionary, type DictionaryData, packDictionary } from './dictionary.ts';
import { type QueryTerm, type Reach, typosIn } from '../query/query-terms.rules.ts';
import type { Steps } from './cooperative-steps.rules.ts';
import { LruCache } from './lru.ts';
import { queryTokens, indexTokens } from '../query/tokenizer.rules.ts';

/** The index as plain arrays. */
export interface WordIndexData {
  size: number;
  dictionary: DictionaryData;
  /** Where each word's documents begin in `docs`. */
  starts: Uint32Array;
  docs: Uint32Array;
}

/** Neighbouring words of the dictionary, from and up to but not including. */
type Span = readonly [from: number, to: number];

/** Documents of so many words and more are worked out once: at 1,000,000 parts what begins with one letter takes 5 ms. */
const KEPT_FROM = 50_000;
/** As many sets are kept of each index of words; at 1,000,000 parts 8 MB. */
const KEPT_MOST = 64;
const LETTERS_AND_FIGURES = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** As many texts are remembered while an index is built. */
const KNOWN_MOST = 200_000;

/** Collects texts document by document and packs them. */
export class WordIndexBuilder {
  private readonly places = new Map<string, number>();
  /** Documents by the place of the word. */
  private readonly docs: number[][] = [];
  /** Texts split before: a shop has far fewer names than parts. */
  private readonly known = new Map<string, readonly number[]>();
  private size = 0;
  private readonly wordsOf: (text: string) => string[];

  /** By default all words of a text are kept. */
  constructor(wordsOf = indexTokens) {
    this.wordsOf = wordsOf;
  }

  /** Adds the next document with its texts; documents come in the order of their rank. Tells how many different words each text has. */
  add(texts: readonly (string | null)[]): number[] {
    const kept = texts.map((text) => (text === null ? [] : this.split(text)));
    for (const place of kept.flat()) {
      const docs = this.docs[place];
      if (docs && docs.at(-1) !== this.size) docs.push(this.size);
    }
    this.size += 1;
    return kept.map((some) => some.length);
  }

  private split(text: string): readonly number[] {
    const known = this.known.get(text);
    if (known) return known;
    const places = [...new Set(this.wordsOf(text))].map((word) => this.placeOf(word));
    if (this.known.size >= KNOWN_MOST) this.known.clear();
    this.known.set(text, places);
    return places;
  }

  private placeOf(word: string): number {
    const place = this.places.get(word) ?? this.docs.push([]) - 1;
    this.places.set(word, place);
    return place;
  }

  pack(): WordIndexData {
    const words = [...this.places.keys()].toSorted(byBytes);
    const starts = new Uint32Array(words.length + 1);
    words.forEach((word, at) => {
      starts[at + 1] = (starts[at] ?? 0) + this.docsOf(word).length;
    });
    const docs = new Uint32Array(starts[words.length] ?? 0);
    words.forEach((word, at) => docs.set(this.docsOf(word), starts[at]));
    return { size: this.size, dictionary: packDictionary(words), starts, docs };
  }

  private docsOf(word: string): readonly number[] {
    return this.docs[this.places.get(word) ?? -1] ?? [];
  }
}

/** Answers searches. */
export class WordIndex {
  readonly size: number;
  private readonly data: WordIndexData;
  private readonly dictionary: Dictionary;
  private readonly kept = new LruCache<DocSet>(KEPT_MOST);

  constructor(data: WordIndexData) {
    this.data = data;
    this.size = data.size;
    this.dictionary = new Dictionary(data.dictionary);
  }

  /** Works out what begins with any one letter or figure, whose sets are the largest; it pauses after each. */
  *prepare(): Steps<void> {
    for (const sign of LETTERS_AND_FIGURES) {
      this.documentsOf([this.dictionary.prefix(sign)]);
      yield;
    }
  }

  /** Documents that hold the very word, in one of its spellings. */
  exactly({ spellings }: QueryTerm): DocSet {
    return this.documentsOf(spellings.flatMap((spelling) => this.placeOf(spelling)));
  }

  /** Documents that hold the very word, or its singular. */
  wholly({ spellings, singulars }: QueryTerm): DocSet {
    return this.documentsOf([...spellings, ...singulars].flatMap((word) => this.placeOf(word)));
  }

  /** Documents that hold a word which ends so. */
  ending(text: string): DocSet {
    return this.documentsOf(this.dictionary.ending(text).map(spanOf));
  }

  /** No document. */
  none(): DocSet {
    return noDocs(this.size);
  }

  /** Documents that hold a word within reach. */
  reached(word: QueryTerm, reach: Reach): DocSet {
    const { typed, spellings, singulars, isKnownSize } = word;
    const begun = [
      ...spellings.flatMap((spelling) => (isKnownSize ? this.ofSize(spelling) : [this.dictionary.prefix(spelling)])),
      ...singulars.flatMap((singular) => this.placeOf(singular)),
    ];
    const typos = reach === 'begun' ? 0 : typosIn(word);
    if (typos === 0) return this.documentsOf(begun);
    const [from, to] = reach === 'sameFirst' ? this.dictionary.prefix(typed.slice(0, 1)) : [0, this.dictionary.size];
    return this.documentsOf([...begun, ...this.dictionary.near(typed, typos, { from, to }).map(spanOf)]);
  }

  /** Words a few letters away that begin with the same one. */
  nearly(word: QueryTerm): string[] {
    const { typed } = word;
    const [from, to] = this.dictionary.prefix(typed.slice(0, 1));
    const typos = typosIn(word);
    return typos === 0 ? [] : this.dictionary.near(typed, typos, { from, to }).map((at) => this.dictionary.word(at));
  }

  /** Documents of which some word begins with each word of the text; null where the text holds no word. */
  beginning(text: string): DocSet | null {
    const words = queryTokens(text);
    if (words.length === 0) return null;
    return this.holdingAll(words.map((word) => this.dictionary.prefix(word)));
  }

  /** Whether some word begins so, in one of its spellings, or is its singular. */
  isKnown({ spellings, singulars }: QueryTerm): boolean {
    return (
      spellings.some((spelling) => isAny(this.dictionary.prefix(spelling))) ||
      singulars.some((singular) => this.placeOf(singular).length > 0)
    );
  }

  /** Documents that hold a word whole and another begun. */
  holdingBoth(whole: string, begun: string): DocSet {
    const [place] = this.placeOf(whole);
    const begins = this.dictionary.prefix(begun);
    return place && isAny(begins) ? this.holdingAll([place, begins]) : noDocs(this.size);
  }

  /** Documents that hold one of the words of each span. */
  private holdingAll(spans: readonly Span[]): DocSet {
    const [first = noDocs(this.size), ...others] = spans.map((span) => this.documentsOf([span]));
    return others.reduce((found, docs) => found.and(docs), first);
  }

  private placeOf(word: string): Span[] {
    const at = this.dictionary.find(word);
    return at < 0 ? [] : [spanOf(at)];
  }

  /** Documents of which a name has a size, or one that says more than it, or its unit. */
  havingSize(size: string): DocSet {
    return this.documentsOf(this.ofSize(size));
  }

  private ofSize(word: string): Span[] {
    // A letter after it is its unit, or the sign before what more is said.
    const [[from], [, to]] = [this.dictionary.prefix(`${word}a`), this.dictionary.prefix(`${word}z`)];
    return [...this.placeOf(word), [from, to]];
  }

  private documentsOf(spans: readonly Span[]): DocSet {
    const { starts } = this.data;
    const count = spans.reduce((sum, [from, to]) => sum + (starts[to] ?? 0) - (starts[from] ?? 0), 0);
    if (count <= FEW)
      return docsOfRuns(
        this.size,
        spans.flatMap((span) => this.runsOf(span)),
      );
    return count < KEPT_FROM ? this.bitsOf(spans) : this.kept.get(spans.join(' '), () => this.bitsOf(spans));
  }

  private bitsOf(spans: readonly Span[]): DocSet {
    const { starts, docs } = this.data;
    const bits = new BitSet(this.size);
    for (const [from, to] of spans) bits.addAll(docs.subarray(starts[from], starts[to]));
    return docsOfBits(bits);
  }

  private runsOf([from, to]: Span): Uint32Array[] {
    const { starts, docs } = this.data;
    return Array.from({ length: to - from }, (_, at) => docs.subarray(starts[from + at], starts[from + at + 1]));
  }
}

const spanOf = (place: number): Span => [place, place + 1];
const isAny = ([from, to]: Span): boolean => to > from;
