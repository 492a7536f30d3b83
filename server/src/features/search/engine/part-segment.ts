// A run of parts as the engine searches them: words, codes and the ids behind document numbers; made from rows in rank order.
import { CodeIndex, type CodeIndexData, type CodeKind, type CodeRow, packCodes } from './code-index.ts';
import { WordIndex, WordIndexBuilder, type WordIndexData } from './word-index.ts';

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
  ranks: Int32Array;
  words: WordIndexData;
  codes: CodeIndexData;
}

/** Whether a message between threads is a packed segment. */
export const isSegment = (message: unknown): message is PartSegmentData =>
  typeof message === 'object' && message !== null && 'ids' in message && 'words' in message && 'codes' in message;

/** Collects parts in rank order and packs them. */
export class PartSegmentBuilder {
  private readonly words = new WordIndexBuilder();
  private readonly codes: CodeRow[] = [];
  private readonly ids: number[] = [];
  private readonly ranks: number[] = [];

  add(part: IndexedPart): void {
    const doc = this.ids.length;
    this.ids.push(part.id);
    this.ranks.push(part.rank);
    this.words.add(part.names);
    const put = (code: string, kind: CodeKind) => this.codes.push({ code, doc, kind });
    put(part.code, part.isSuperseded ? 'superseded' : 'code');
    for (const alias of part.aliases) put(alias, 'alias');
  }

  pack(): PartSegmentData {
    return {
      ids: Float64Array.from(this.ids),
      ranks: Int32Array.from(this.ranks),
      words: this.words.pack(),
      codes: packCodes(this.codes),
    };
  }
}

/** A packed segment, ready to be asked. */
export interface PartSegment {
  ids: Float64Array;
  ranks: Int32Array;
  words: WordIndex;
  codes: CodeIndex;
}

/** Reads a packed segment. */
export const openSegment = (data: PartSegmentData): PartSegment => ({
  ids: data.ids,
  ranks: data.ranks,
  words: new WordIndex(data.words),
  codes: new CodeIndex(data.codes),
});

/** Every buffer of a segment, to move instead of copy. */
export function buffersOf(data: PartSegmentData): ArrayBuffer[] {
  const { words, codes } = data;
  const arrays = [
    data.ids,
    data.ranks,
    words.dictionary.bytes,
    words.dictionary.starts,
    words.dictionary.masks,
    words.starts,
    words.docs,
    codes.bytes,
    codes.starts,
    codes.docs,
    codes.kinds,
  ];
  return [...new Set(arrays.map((array) => array.buffer as ArrayBuffer))];
}
