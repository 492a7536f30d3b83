// Codes in a lane of their own: exact, then prefix, then any substring; never fuzzy (product §5 Search).

import { normalCode } from '@outrigger/contract';
import type { Steps } from './cooperative-steps.rules.ts';
import { packTrigrams, placesHolding, TRIGRAM, type TrigramData } from './trigrams.ts';

/** What a code is to its document. */
export const CODE_KINDS = ['code', 'superseded', 'alias'] as const;
/** What a code is to its document. */
export type CodeKind = (typeof CODE_KINDS)[number];

/** So many codes are looked through with every letter typed; of more the nearest are kept. */
const MANY = 20_000;
/** A document may have several codes that begin alike. */
const HITS_EACH = 4;
/** No code is as long. */
const LONGEST = 256;

const ALIAS = CODE_KINDS.indexOf('alias');

/** A normalised code of a document. */
export interface CodeRow {
  code: string;
  doc: number;
  kind: CodeKind;
}

/** The index as plain arrays: codes sorted, each after a line end. */
export interface CodeIndexData {
  bytes: Uint8Array;
  starts: Uint32Array;
  docs: Uint32Array;
  kinds: Uint8Array;
  trigrams: TrigramData;
}

/** A document found by one of its codes. */
export interface CodeHit {
  doc: number;
  kind: CodeKind;
  code: string;
  how: 'exact' | 'prefix' | 'substring';
}

// Text compares as its bytes do where every letter is one byte, and ten times as fast.
const IS_ASCII = /^[ -~]*$/;
const byUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const byUtf8 = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Sorts and packs codes. */
export function packCodes(rows: readonly CodeRow[]): CodeIndexData {
  const compare = rows.every((row) => IS_ASCII.test(row.code)) ? byUnits : byUtf8;
  const sorted = rows.toSorted((a, b) => compare(a.code, b.code) || a.doc - b.doc);
  const bytes = Buffer.from(sorted.map((row) => `\n${row.code}`).join('') + (sorted.length > 0 ? '\n' : ''));
  const starts = new Uint32Array(sorted.length + 1);
  sorted.forEach((row, at) => {
    starts[at + 1] = (starts[at] ?? 0) + Buffer.byteLength(row.code) + 1;
  });
  const packed = new Uint8Array(bytes);
  return {
    bytes: packed,
    starts,
    trigrams: packTrigrams(packed, starts),
    docs: Uint32Array.from(sorted, (row) => row.doc),
    kinds: Uint8Array.from(sorted, (row) => CODE_KINDS.indexOf(row.kind)),
  };
}

/** Answers searches by code. */
export class CodeIndex {
  private readonly data: CodeIndexData;
  private readonly text: Buffer;
  /** The nearest of beginnings that many codes have; there are few such beginnings. */
  private readonly manyBegun = new Map<string, readonly number[]>();

  constructor(data: CodeIndexData) {
    this.data = data;
    this.text = Buffer.from(data.bytes.buffer, data.bytes.byteOffset, data.bytes.byteLength);
  }

  /** Works out the nearest of each beginning of two letters that many codes have, for searches up to `limit`; it pauses after each. */
  *prepare(limit: number): Steps<void> {
    for (let at = 0; at < this.data.docs.length; ) {
      const begun = this.codeAt(at).slice(0, 2);
      const [from, to] = begun.length < 2 ? [at, at + 1] : this.range(begun);
      if (to - from > MANY) {
        this.nearest(begun, { from, to }, limit * HITS_EACH);
        yield;
      }
      at = Math.max(at + 1, to);
    }
  }

  /** Up to `limit` hits, the nearest first: own codes before replaced ones before aliases, exact before prefix before substring. */
  search(code: string, limit: number): CodeHit[] {
    if (code === '') return [];
    const [from, to] = this.range(code);
    const hits = this.nearest(code, { from, to }, limit * HITS_EACH).map((at) =>
      this.hit(at, this.codeAt(at) === code ? 'exact' : 'prefix'),
    );
    const isEnough = hits.length >= limit || code.length < TRIGRAM;
    const all = isEnough ? hits : [...hits, ...this.substrings(code, { limit, from, to })];
    return nearestEach(all).slice(0, limit);
  }

  /** Up to `limit` hits that are so from end to end. */
  exact(code: string, limit: number): CodeHit[] {
    const [from, to] = this.rangeOfSame(code);
    const places = this.nearest(code, { from, to }, limit * HITS_EACH);
    return nearestEach(places.map((at) => this.hit(at, 'exact'))).slice(0, limit);
  }

  // Codes lie in the order of the alphabet, so the nearest of them may be anywhere among those that begin so.
  private nearest(code: string, { from, to }: { from: number; to: number }, most: number): readonly number[] {
    const known = this.manyBegun.get(`${code} ${most}`);
    if (known) return known;
    const length = Buffer.byteLength(code);
    let best: number[] = [];
    let worst = Number.POSITIVE_INFINITY;
    const cut = () => {
      const kept = best.toSorted((a, b) => this.distance(a, length) - this.distance(b, length)).slice(0, most);
      worst = this.distance(kept[most - 1] ?? from, length);
      return kept;
    };
    for (let at = from; at < to; at += 1) {
      if (this.distance(at, length) >= worst) continue;
      best.push(at);
      if (best.length >= most * 2) best = cut();
    }
    if (best.length > most) best = cut();
    if (to - from > MANY) this.manyBegun.set(`${code} ${most}`, best);
    return best;
  }

  // The order of byNearness as one number: how and kind, then length, then rank.
  private distance(at: number, typed: number): number {
    const length = (this.data.starts[at + 1] ?? 0) - (this.data.starts[at] ?? 0) - 1;
    const step = (length === typed ? HOW.exact : HOW.prefix) * CODE_KINDS.length + (this.data.kinds[at] ?? 0);
    return (step * LONGEST + Math.min(length, LONGEST - 1)) * 2 ** 32 + (this.data.docs[at] ?? 0);
  }

  /** Documents whose own code begins so, or is so where one letter is typed. */
  beginning(typed: string): Uint32Array {
    const code = normalCode(typed);
    if (code === '') return new Uint32Array(0);
    const [from, to] = isOneLetter(code) ? this.rangeOfSame(code) : this.range(code);
    return this.data.docs.subarray(from, to).filter((_, at) => this.data.kinds[from + at] !== ALIAS);
  }

  private substrings(code: string, known: { limit: number; from: number; to: number }): CodeHit[] {
    const found: CodeHit[] = [];
    const piece = Buffer.from(code);
    for (const place of placesHolding(this.data.trigrams, piece)) {
      if (found.length >= known.limit) break;
      const isBegun = place >= known.from && place < known.to;
      if (!isBegun && this.holds(place, piece)) found.push(this.hit(place, 'substring'));
    }
    return found;
  }

  // QueryContext of thousands of codes with every letter typed, so it makes nothing.
  private holds(place: number, piece: Buffer): boolean {
    const last = (this.data.starts[place + 1] ?? 0) - piece.length;
    for (let from = (this.data.starts[place] ?? 0) + 1; from <= last; from += 1) {
      let length = 0;
      while (length < piece.length && this.text[from + length] === piece[length]) length += 1;
      if (length === piece.length) return true;
    }
    return false;
  }

  private hit(at: number, how: CodeHit['how']): CodeHit {
    return {
      doc: this.data.docs[at] ?? 0,
      kind: CODE_KINDS[this.data.kinds[at] ?? 0] ?? 'code',
      code: this.codeAt(at),
      how,
    };
  }

  private codeAt(at: number): string {
    return this.text.toString('utf8', (this.data.starts[at] ?? 0) + 1, this.data.starts[at + 1]);
  }

  private range(code: string): [number, number] {
    const target = Buffer.from(code);
    const end = Buffer.concat([target, Buffer.from([0xff])]);
    return [this.firstNotBelow(target), this.firstNotBelow(end)];
  }

  private rangeOfSame(code: string): [number, number] {
    return [this.firstNotBelow(Buffer.from(code)), this.firstNotBelow(Buffer.from(`${code}\0`))];
  }

  private firstNotBelow(target: Buffer): number {
    let [low, high] = [0, this.data.docs.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const code = this.text.subarray((this.data.starts[middle] ?? 0) + 1, this.data.starts[middle + 1]);
      if (Buffer.compare(code, target) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** One letter begins too many codes to be meant for all of them. */
export const isOneLetter = (code: string): boolean => [...code].length === 1;

const HOW = { exact: 0, prefix: 1, substring: 2 } as const;
const nearness = (hit: CodeHit): number => HOW[hit.how] * 3 + CODE_KINDS.indexOf(hit.kind);
const byNearness = (a: CodeHit, b: CodeHit): number =>
  nearness(a) - nearness(b) || a.code.length - b.code.length || a.doc - b.doc;

/** Each document once, by its nearest code. */
function nearestEach(hits: readonly CodeHit[]): CodeHit[] {
  const firstOf = new Map<number, CodeHit>();
  for (const hit of hits.toSorted(byNearness)) if (!firstOf.has(hit.doc)) firstOf.set(hit.doc, hit);
  return [...firstOf.values()];
}
