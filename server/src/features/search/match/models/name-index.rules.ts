// Names of models, chapters and manuals as a text is looked for in them: in any order of words, without accents (product §5 Search).
import type { Language } from '@outrigger/contract';
import { mapCooperatively, type Steps, sortCooperatively } from '../../index/cooperative-steps.rules.ts';
import { synonymsOf } from '../../query/synonyms.rules.ts';
import { fold, queryTokens, indexTokens } from '../../query/tokenizer.rules.ts';

/** Names of many rows, folded once; a line that many rows have is looked through once. */
export interface NameIndex {
  /** All lines, each with its end. */
  text: string;
  /** Where each line ends in the text. */
  ends: Uint32Array;
  /** All words in order, and of each the places of the lines that have it. */
  words: readonly string[];
  linesOf: readonly (readonly number[])[];
  /** Of each line the places of the rows that have it, and where those of each begin. */
  rows: Uint32Array;
  starts: Uint32Array;
  /** Of each row the place of its first line. */
  first: Uint32Array;
  /** Of each row the places of its lines, as many of the first as every row has. */
  lines: Uint32Array;
  linesEach: number;
  /** The place of the line that stands for a missing name, -1 where none is missing. */
  blank: number;
  /** About what they take in memory. */
  bytes: number;
}

/** Of a row one bit says that a line of it holds the whole text, each of so many others that one has a word that begins with one typed. */
const WORDS_MOST = 30;
const WHOLE = 1;
const bitOf = (word: number): number => 2 << word;

/** Folds the names of rows, a line for each name; it pauses, since a large shop has tens of thousands. */
export function* indexNames(names: readonly string[]): Steps<NameIndex> {
  const places = new Map<string, number>();
  const placeOf = (line: string) => {
    const place = places.get(line) ?? places.size;
    places.set(line, place);
    return place;
  };
  const linesOfRow = yield* mapCooperatively(names, (each) => Uint32Array.from(each.split('\n'), placeOf));
  const lines = [...places.keys()];
  const byWord = yield* wordsIn(lines);
  const words = yield* sortCooperatively([...byWord.keys()]);
  const linesOf = yield* mapCooperatively(words, (word) => byWord.get(word) ?? []);
  const folded = yield* mapCooperatively(lines, (line) => fold(`${line}\n`));
  let end = 0;
  const ends = Uint32Array.from(yield* mapCooperatively(folded, (line) => (end += line.length)));
  const first = Uint32Array.from(yield* mapCooperatively(linesOfRow, ([line]) => line ?? 0));
  const linesEach = yield* fewestOf(linesOfRow);
  const kept = new Uint32Array(linesOfRow.length * linesEach);
  let row = 0;
  yield* mapCooperatively(linesOfRow, (each) => kept.set(each.subarray(0, linesEach), row++ * linesEach));
  const bytes = end * 2 + words.length * 200 + linesOfRow.length * 200;
  return {
    text: folded.join(''),
    ends,
    words,
    linesOf,
    first,
    lines: kept,
    linesEach,
    blank: places.get('') ?? -1,
    ...(yield* rowsByLine(linesOfRow, lines.length)),
    bytes,
  };
}

function* fewestOf(linesOfRow: readonly Uint32Array[]): Steps<number> {
  let fewest = Number.POSITIVE_INFINITY;
  yield* mapCooperatively(linesOfRow, ({ length }) => (fewest = Math.min(fewest, length)));
  return linesOfRow.length === 0 ? 0 : fewest;
}

function* rowsByLine(linesOfRow: readonly Uint32Array[], count: number): Steps<Pick<NameIndex, 'rows' | 'starts'>> {
  const starts = new Uint32Array(count + 1);
  yield* mapCooperatively(linesOfRow, (lines) => {
    for (const line of lines) starts[line + 1] = (starts[line + 1] ?? 0) + 1;
  });
  for (let line = 0; line < count; line += 1) starts[line + 1] = (starts[line + 1] ?? 0) + (starts[line] ?? 0);
  const next = starts.slice();
  const rows = new Uint32Array(starts[count] ?? 0);
  let row = 0;
  yield* mapCooperatively(linesOfRow, (lines) => {
    for (const line of lines) {
      rows[next[line] ?? 0] = row;
      next[line] = (next[line] ?? 0) + 1;
    }
    row += 1;
  });
  return { rows, starts };
}

function* wordsIn(lines: readonly string[]): Steps<Map<string, number[]>> {
  const byWord = new Map<string, number[]>();
  let at = 0;
  yield* mapCooperatively(lines, (line) => {
    for (const word of new Set(indexTokens(line))) {
      const places = byWord.get(word);
      if (places) places.push(at);
      else byWord.set(word, [at]);
    }
    at += 1;
  });
  return byWord;
}

/** Rows found, by their places. */
export interface FoundRows {
  /** Whose names hold the whole text in one of them, or of which each of its words, in either spelling, begins a word of one; of very many words the first count. */
  named: number[];
  /** Whose first name holds the whole text. */
  called: number[];
  /** Whether some lines of a row alone hold it, each told by its place and that of the one that stands for it where it is missing. */
  isIn: (row: number, lines: readonly OwnLine[]) => boolean;
}

/** The place of a line of a row, and of the one that stands for it. */
export type OwnLine = readonly [line: number, otherwise: number];

/** What was typed, and in whose language names come first where one does. */
export type Typed = string | { text: string; language: Language };

/** Looks for a text in all names. */
export function namedBy(typed: string, names: NameIndex): FoundRows {
  const words = queryTokens(typed).slice(0, WORDS_MOST);
  const held = new Uint32Array(names.first.length);
  const heldInLine = new Uint32Array(names.ends.length);
  const called: number[] = [];
  const mark = (line: number, bit: number) => {
    heldInLine[line] = (heldInLine[line] ?? 0) | bit;
    for (const row of names.rows.subarray(names.starts[line], names.starts[line + 1])) {
      held[row] = (held[row] ?? 0) | bit;
      if (bit === WHOLE && names.first[row] === line) called.push(row);
    }
  };
  for (const line of linesHolding(fold(typed.trim()), names)) mark(line, WHOLE);
  for (const [at, word] of words.entries())
    for (const one of synonymsOf(word)) for (const line of linesBegun(one, names)) mark(line, bitOf(at));
  const every = words.reduce((bits, _, at) => bits | bitOf(at), 0);
  const isNamed = (bits: number) => (bits & WHOLE) !== 0 || (every !== 0 && (bits & every) === every);
  const named: number[] = [];
  for (let row = 0; row < held.length; row += 1) if (isNamed(held[row] ?? 0)) named.push(row);
  // QueryContext of every row found with every letter typed, so that it makes nothing.
  const isIn = (row: number, lines: readonly OwnLine[]) => {
    let bits = 0;
    for (const line of lines) bits |= heldInLine[lineOf(names, row, line)] ?? 0;
    return isNamed(bits);
  };
  return { named, called, isIn };
}

function lineOf({ lines, linesEach, blank }: NameIndex, row: number, own: OwnLine): number {
  const from = row * linesEach;
  const line = own[0] < linesEach ? (lines[from + own[0]] ?? -1) : -1;
  return line === blank && own[1] < linesEach ? (lines[from + own[1]] ?? -1) : line;
}

/** Rows of which the reader's own names hold it, then the others, each in their order. */
export function ownFirst(rows: readonly number[], isOwn: (row: number) => boolean): number[] {
  const [own, others]: [number[], number[]] = [[], []];
  for (const row of rows) (isOwn(row) ? own : others).push(row);
  return [...own, ...others];
}

// One look through all lines takes a fraction of one at each.
function* linesHolding(text: string, { text: all, ends }: NameIndex): Generator<number> {
  let line = 0;
  for (let at = all.indexOf(text); at >= 0; at = all.indexOf(text, ends[line - 1])) {
    while (line < ends.length && (ends[line] ?? 0) <= at) line += 1;
    if (line === ends.length) return;
    yield line;
    line += 1;
  }
}

function* linesBegun(word: string, { words, linesOf }: NameIndex): Generator<number> {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  for (let at = low; words[at]?.startsWith(word); at += 1) yield* linesOf[at] ?? [];
}
