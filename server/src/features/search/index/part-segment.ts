// A run of parts as the engine searches them: words, codes and the ids behind document numbers; made from rows in rank order.
import { normalCode } from '@outrigger/contract';
import { type ColumnsData, columnBuffersOf } from './part-columns.ts';
import { CodeIndex, type CodeIndexData, type CodeKind, type CodeRow, packCodes } from './code-index.ts';
import { type Head, HEADS, headsAtEnd, headsAtStart } from '../query/head-noun.rules.ts';
import { type NamesOfPart } from '../match/names-to-compare.rules.ts';
import { NamePrefixes, NamePrefixesBuilder, type NamePrefixesData } from './name-prefixes.ts';
import { namesOf, PartNamesBuilder, type PartNamesData } from './part-names.ts';
import { WordIndex, WordIndexBuilder, type WordIndexData } from './word-index.ts';
import { indexTokens } from '../query/tokenizer.rules.ts';

/** A part as the index takes it in; codes are normalised. */
export interface IndexedPart {
  id: number;
  rank: number;
  code: string;
  isSuperseded: boolean;
  aliases: string[];
  names: (string | null)[];
}

/** A segment as plain arrays, to hand between threads. */
export interface PartSegmentData {
  ids: Float64Array;
  /** Documents in the order of their ids, so that a part is found by its id. */
  byId: Uint32Array;
  ranks: Int32Array;
  /** How many words each name has, so many names a document; 0 where there is none. */
  lengths: Uint8Array;
  names: PartNamesData;
  begun: NamePrefixesData;
  words: WordIndexData;
  heads: Record<Head, WordIndexData>;
  codes: CodeIndexData;
  /** What lists are filtered and sorted by; null where nobody read it. */
  columns: ColumnsData | null;
}

/** Names of a part, one in each language. */
const NAMES = 5;

/** The database leaves signs and small letters of other alphabets that are taken from what is typed; most codes have none. */
const asTyped = (code: string): string => (/^[A-Z\d]*$/.test(code) ? code : normalCode(code));

/** One byte holds a length. */
const MOST_WORDS = 255;

/** How many different words a text has; more than 255 count as so many. */
export const lengthOf = (text: string): number => Math.min(MOST_WORDS, new Set(indexTokens(text)).size);

/** Whether a message between threads is a packed segment. */
export const isSegment = (message: unknown): message is PartSegmentData =>
  typeof message === 'object' && message !== null && 'ids' in message && 'words' in message && 'codes' in message;

/** Collects parts in rank order and packs them. */
export class PartSegmentBuilder {
  private readonly words = new WordIndexBuilder();
  private readonly heads = { first: new WordIndexBuilder(headsAtStart), last: new WordIndexBuilder(headsAtEnd) };
  private readonly names = new PartNamesBuilder();
  private readonly begun = new NamePrefixesBuilder();
  private readonly codes: CodeRow[] = [];
  private readonly ids: number[] = [];
  private readonly ranks: number[] = [];
  private readonly lengths: number[] = [];

  add(part: IndexedPart): void {
    const doc = this.ids.length;
    this.ids.push(part.id);
    this.ranks.push(part.rank);
    if (this.names.add(part.names)) this.begun.add(part.names);
    const lengths = this.words.add(part.names);
    this.heads.first.add(part.names.filter((_, at) => HEADS[at] === 'first'));
    this.heads.last.add(part.names.filter((_, at) => HEADS[at] === 'last'));
    for (let at = 0; at < NAMES; at += 1) this.lengths.push(Math.min(MOST_WORDS, lengths[at] ?? 0));
    const put = (code: string, kind: CodeKind) => this.codes.push({ code: asTyped(code), doc, kind });
    put(part.code, part.isSuperseded ? 'superseded' : 'code');
    for (const alias of part.aliases) put(alias, 'alias');
  }

  pack(): PartSegmentData {
    const { ids } = this;
    const names = this.names.pack();
    return {
      ids: Float64Array.from(ids),
      byId: Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0)),
      ranks: Int32Array.from(this.ranks),
      lengths: Uint8Array.from(this.lengths),
      names,
      begun: this.begun.pack(names.sets),
      words: this.words.pack(),
      heads: { first: this.heads.first.pack(), last: this.heads.last.pack() },
      codes: packCodes(this.codes),
      columns: null,
    };
  }
}

/** Documents by what their names call the thing itself, by where these have it. */
export type Heads = Record<Head, WordIndex>;

/** A packed segment, ready to be asked. */
export interface PartSegment {
  ids: Float64Array;
  ranks: Int32Array;
  words: WordIndex;
  /** What names call the thing itself: those that begin with it, and those that end with it. */
  heads: Heads;
  /** Names by the letters they begin with, in each language. */
  begun: NamePrefixes;
  codes: CodeIndex;
  columns: ColumnsData | null;
  byId: Uint32Array;
  /** The document of a part, -1 where it has none. */
  docOf(id: number): number;
  /** The names of a document. */
  namesOf(doc: number): NamesOfPart;
  /** Whether one of a document's names has so many words. */
  hasLength(doc: number, length: number): boolean;
}

/** Reads a packed segment. */
export const openSegment = (data: PartSegmentData): PartSegment => ({
  ids: data.ids,
  ranks: data.ranks,
  words: new WordIndex(data.words),
  heads: { first: new WordIndex(data.heads.first), last: new WordIndex(data.heads.last) },
  begun: new NamePrefixes(data.begun),
  codes: new CodeIndex(data.codes),
  columns: data.columns,
  byId: data.byId,
  docOf: (id) => findDoc(data, id),
  namesOf: (doc) => namesOf(data.names, doc),
  hasLength: (doc, length) => isLength(data.lengths, doc, length),
});

// QueryContext of every hit of a search, so it makes nothing.
function isLength(lengths: Uint8Array, doc: number, length: number): boolean {
  for (let at = doc * NAMES; at < (doc + 1) * NAMES; at += 1) if (lengths[at] === length) return true;
  return false;
}

/** The document of a part, -1 where it has none. */
export function findDoc({ ids, byId }: Pick<PartSegmentData, 'ids' | 'byId'>, id: number): number {
  let [low, high] = [0, byId.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[byId[middle] ?? 0] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  const doc = byId[low] ?? -1;
  return ids[doc] === id ? doc : -1;
}

const wordArraysOf = ({ dictionary: { bytes, starts, masks }, ...words }: WordIndexData) => [
  bytes,
  starts,
  masks,
  words.starts,
  words.docs,
];

/** Every buffer of a segment, to move instead of copy. */
export function buffersOf(data: PartSegmentData): ArrayBuffer[] {
  const { words, heads, codes, names, begun } = data;
  const arrays = [
    data.ids,
    data.byId,
    data.ranks,
    data.lengths,
    names.sets,
    names.bytes,
    names.starts,
    ...[words, heads.first, heads.last, begun.words].flatMap(wordArraysOf),
    begun.starts,
    begun.docs,
    codes.bytes,
    codes.starts,
    codes.docs,
    codes.kinds,
    codes.trigrams.starts,
    codes.trigrams.places,
  ];
  const columns = data.columns ? columnBuffersOf(data.columns) : [];
  return [...new Set([...arrays.map((array) => array.buffer as ArrayBuffer), ...columns])];
}
