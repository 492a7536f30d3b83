// Names of models, chapters and manuals as a text is looked for in them: in any order of words, without accents (product §5 Search).
import { mapInSteps, type Steps, sortInSteps } from '../engine/in-steps.rules.ts';
import { spellingsOf } from '../engine/spellings.rules.ts';
import { fold, wordsToFind, wordsToKeep } from '../engine/words.rules.ts';

/** Names of many rows, folded once; a line that many rows have is looked through once. */
export interface FoldedNames {
  /** All lines, each with its end. */
  text: string;
  /** Where each line ends in the text. */
  ends: Uint32Array;
  /** All words in order, and of each the places of the lines that have it. */
  words: readonly string[];
  linesOf: readonly (readonly number[])[];
  /** Of each row the places of its lines. */
  rows: readonly Uint32Array[];
  /** About what they take in memory. */
  bytes: number;
}

/** Of a line one bit says that it holds the whole text, each of so many others that it has a word that begins with one typed. */
const WORDS_MOST = 30;
const WHOLE = 1;
const bitOf = (word: number): number => 2 << word;

/** Folds the names of rows, a line for each name; it pauses, since a large shop has tens of thousands. */
export function* foldNames(names: readonly string[]): Steps<FoldedNames> {
  const places = new Map<string, number>();
  const placeOf = (line: string) => {
    const place = places.get(line) ?? places.size;
    places.set(line, place);
    return place;
  };
  const rows = yield* mapInSteps(names, (each) => Uint32Array.from(each.split('\n'), placeOf));
  const lines = [...places.keys()];
  const byWord = yield* wordsIn(lines);
  const words = yield* sortInSteps([...byWord.keys()]);
  const linesOf = yield* mapInSteps(words, (word) => byWord.get(word) ?? []);
  const folded = yield* mapInSteps(lines, (line) => fold(`${line}\n`));
  let end = 0;
  const ends = Uint32Array.from(yield* mapInSteps(folded, (line) => (end += line.length)));
  const bytes = end * 2 + words.length * 200 + rows.length * 200;
  return { text: folded.join(''), ends, words, linesOf, rows, bytes };
}

function* wordsIn(lines: readonly string[]): Steps<Map<string, number[]>> {
  const byWord = new Map<string, number[]>();
  let at = 0;
  yield* mapInSteps(lines, (line) => {
    for (const word of new Set(wordsToKeep(line))) {
      const places = byWord.get(word);
      if (places) places.push(at);
      else byWord.set(word, [at]);
    }
    at += 1;
  });
  return byWord;
}

/** Whether the names of a row, by its place, hold the whole text in one of them, or each of its words, in either spelling, begins a word of one; of very many words the first count. */
export function namedBy(typed: string, names: FoldedNames): (row: number) => boolean {
  const held = new Uint32Array(names.ends.length);
  const words = wordsToFind(typed).slice(0, WORDS_MOST);
  markHolding(fold(typed.trim()), names, held);
  for (const [at, word] of words.entries())
    for (const one of spellingsOf(word)) markBegun(one, names, { held, bit: bitOf(at) });
  const every = words.reduce((bits, _, at) => bits | bitOf(at), 0);
  return (row) => {
    let bits = 0;
    for (const line of names.rows[row] ?? []) bits |= held[line] ?? 0;
    return (bits & WHOLE) !== 0 || (every !== 0 && (bits & every) === every);
  };
}

// One look through all lines takes a fraction of one at each.
function markHolding(text: string, names: FoldedNames, held: Uint32Array): void {
  let line = 0;
  for (let at = names.text.indexOf(text); at >= 0; at = names.text.indexOf(text, names.ends[line - 1])) {
    while (line < held.length && (names.ends[line] ?? 0) <= at) line += 1;
    if (line === held.length) return;
    held[line] = WHOLE;
    line += 1;
  }
}

function markBegun(
  word: string,
  { words, linesOf }: FoldedNames,
  { held, bit }: { held: Uint32Array; bit: number },
): void {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  for (let at = low; words[at]?.startsWith(word); at += 1)
    for (const line of linesOf[at] ?? []) held[line] = (held[line] ?? 0) | bit;
}
