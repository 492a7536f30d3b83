// Names of models, chapters and manuals as a text is looked for in them: in any order of words, without accents (product §5 Search).
import { mapInSteps, type Steps, sortInSteps } from '../engine/in-steps.rules.ts';
import { spellingsOf } from '../engine/spellings.rules.ts';
import { packTrigrams, placesHolding, TRIGRAM, type TrigramData } from '../engine/trigrams.rules.ts';
import { fold, wordsToFind, wordsToKeep } from '../engine/words.rules.ts';

/** Names of many rows, folded once; a line that many rows have is looked through once. */
export interface FoldedNames {
  /** All lines. */
  lines: readonly string[];
  /** Which of them hold three letters side by side. */
  trigrams: TrigramData;
  /** All words in order, and of each the places of the lines that have it. */
  words: readonly string[];
  linesOf: readonly (readonly number[])[];
  /** Of each line the places of the rows that have it. */
  rowsOf: readonly (readonly number[])[];
  /** How many rows there are. */
  size: number;
  /** About what they take in memory. */
  bytes: number;
}

/** Of a row one bit says that a line of it holds the whole text, each of so many others that one has a word that begins with one typed. */
const WORDS_MOST = 30;
const WHOLE = 1;
const bitOf = (word: number): number => 2 << word;

/** Folds the names of rows, a line for each name; it pauses, since a large shop has tens of thousands. */
export function* foldNames(names: readonly string[]): Steps<FoldedNames> {
  const byLine = new Map<string, number[]>();
  let size = 0;
  yield* mapInSteps(names, (each) => {
    for (const line of each.split('\n')) put(byLine, line, size);
    size += 1;
  });
  const lines = [...byLine.keys()];
  const byWord = yield* wordsIn(lines);
  const words = yield* sortInSteps([...byWord.keys()]);
  const linesOf = yield* mapInSteps(words, (word) => byWord.get(word) ?? []);
  const folded = yield* mapInSteps(lines, fold);
  const packed = yield* mapInSteps(folded, (line) => Buffer.from(`\n${line}`));
  let end = 0;
  const starts = Uint32Array.from([0, ...packed.map((line) => (end += line.length))]);
  yield;
  const trigrams = packTrigrams(Buffer.concat(packed), starts);
  const bytes =
    end * 2 +
    trigrams.starts.byteLength +
    trigrams.places.byteLength +
    words.length * 200 +
    lines.length * 100 +
    size * 100;
  return { lines: folded, trigrams, words, linesOf, rowsOf: [...byLine.values()], size, bytes };
}

function* wordsIn(lines: readonly string[]): Steps<Map<string, number[]>> {
  const byWord = new Map<string, number[]>();
  let at = 0;
  yield* mapInSteps(lines, (line) => {
    for (const word of new Set(wordsToKeep(line))) put(byWord, word, at);
    at += 1;
  });
  return byWord;
}

function put(places: Map<string, number[]>, name: string, place: number): void {
  const known = places.get(name);
  if (known) known.push(place);
  else places.set(name, [place]);
}

/** The places of the rows one of whose names holds the whole text. */
export function* holding(typed: string, names: FoldedNames): Generator<number> {
  for (const line of linesHolding(fold(typed.trim()), names)) yield* names.rowsOf[line] ?? [];
}

/** The places of the rows whose names hold the whole text in one of them, or of which each of its words, in either spelling, begins a word of one; of very many words the first count. */
export function namedBy(typed: string, names: FoldedNames): number[] {
  const words = wordsToFind(typed).slice(0, WORDS_MOST);
  const held = new Uint32Array(names.size);
  const mark = (line: number, bit: number) => {
    for (const row of names.rowsOf[line] ?? []) held[row] = (held[row] ?? 0) | bit;
  };
  for (const row of holding(typed, names)) held[row] = WHOLE;
  for (const [at, word] of words.entries())
    for (const one of spellingsOf(word)) for (const line of linesBegun(one, names)) mark(line, bitOf(at));
  const every = words.reduce((bits, _, at) => bits | bitOf(at), 0);
  const named: number[] = [];
  for (let row = 0; row < held.length; row += 1) {
    const bits = held[row] ?? 0;
    if ((bits & WHOLE) !== 0 || (every !== 0 && (bits & every) === every)) named.push(row);
  }
  return named;
}

function* linesHolding(text: string, { lines, trigrams }: FoldedNames): Generator<number> {
  const piece = Buffer.from(text);
  const places = piece.length < TRIGRAM ? lines.keys() : placesHolding(trigrams, piece);
  for (const line of places) if (lines[line]?.includes(text)) yield line;
}

function* linesBegun(word: string, { words, linesOf }: FoldedNames): Generator<number> {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  for (let at = low; words[at]?.startsWith(word); at += 1) yield* linesOf[at] ?? [];
}
