// A sorted list of words in one buffer: exact look-up, prefix ranges, and words a few letters away (product §5 Search).
import { isWithin } from '../query/tokenizer.rules.ts';

/** The dictionary as plain arrays, to hand between threads without copying. */
export interface DictionaryData {
  bytes: Uint8Array;
  starts: Uint32Array;
  /** One bit for each of 26 letters and six groups of others: a word two changes away differs in at most four bits. */
  masks: Uint32Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Packs words, which must be sorted by their UTF-8 bytes and differ. */
export function packDictionary(words: readonly string[]): DictionaryData {
  const encoded = words.map((word) => encoder.encode(word));
  const starts = new Uint32Array(words.length + 1);
  encoded.forEach((bytes, at) => {
    starts[at + 1] = (starts[at] ?? 0) + bytes.length;
  });
  const bytes = new Uint8Array(starts[words.length] ?? 0);
  encoded.forEach((word, at) => bytes.set(word, starts[at]));
  return { bytes, starts, masks: Uint32Array.from(words, maskOf) };
}

/** Compares words as the dictionary sorts them. */
export const byBytes = (a: string, b: string): number => Buffer.compare(encoder.encode(a), encoder.encode(b));

function maskOf(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    mask |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return mask >>> 0;
}

/** Reads a packed dictionary. */
export class Dictionary {
  readonly data: DictionaryData;
  readonly size: number;

  constructor(data: DictionaryData) {
    this.data = data;
    this.size = data.starts.length - 1;
  }

  /** The word at a place. */
  word(at: number): string {
    return decoder.decode(this.data.bytes.subarray(this.data.starts[at], this.data.starts[at + 1]));
  }

  /** Places of all words that begin so, from and up to but not including; the word itself, where it exists, is the first. */
  prefix(text: string): [number, number] {
    const target = encoder.encode(text);
    const end = new Uint8Array(target.length + 1);
    end.set(target);
    end[target.length] = 0xff;
    return [this.firstNotBelow(target), this.firstNotBelow(end)];
  }

  /** Places of all words that end so. */
  ending(text: string): number[] {
    const { bytes, starts } = this.data;
    const end = encoder.encode(text);
    const found: number[] = [];
    for (let at = 0; at < this.size; at += 1) {
      const from = (starts[at + 1] ?? 0) - end.length;
      if (from >= (starts[at] ?? 0) && end.every((byte, place) => bytes[from + place] === byte)) found.push(at);
    }
    return found;
  }

  /** Place of this very word, -1 where it is missing. */
  find(text: string): number {
    const [from, to] = this.prefix(text);
    return from < to && this.word(from) === text ? from : -1;
  }

  /** Of some places those of words at most so many letters away, never the word itself. */
  near(text: string, most: number, { from, to }: { from: number; to: number }): number[] {
    const mask = maskOf(text);
    const found: number[] = [];
    for (let at = from; at < to; at += 1) {
      const apart = (this.data.masks[at] ?? 0) ^ mask;
      const length = (this.data.starts[at + 1] ?? 0) - (this.data.starts[at] ?? 0);
      if (Math.abs(length - text.length) > most * 2 || bits(apart) > most * 2) continue;
      const word = this.word(at);
      if (word !== text && isWithin(text, word, most)) found.push(at);
    }
    return found;
  }

  private firstNotBelow(target: Uint8Array): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const word = this.data.bytes.subarray(this.data.starts[middle], this.data.starts[middle + 1]);
      if (Buffer.compare(word, target) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}
