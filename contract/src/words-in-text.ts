/** Where a text that was searched for stands in another, whatever its case and accents (product §5 Search, Service manuals): the same for the sentence of a hit and for the marks on a page. */

/** A piece of a text, from its first sign to before its last. */
export interface TextMatch {
  start: number;
  end: number;
}

/** A text made comparable, with the place in the original of each of its signs. */
interface Folded {
  text: string;
  places: number[];
}

const JOINED: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae' };
const HAN = /\p{Script=Han}/u;
const WORDS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const SIGN = '[\\p{L}\\p{N}]';

/** One sign without case and accent: lower case, full-width forms as plain ones; nothing of an accent alone. */
function foldSign(sign: string): string {
  const bare = sign
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  return JOINED[bare] ?? bare;
}

function fold(text: string): Folded {
  const folded: Folded = { text: '', places: [] };
  let place = 0;
  for (const sign of text) {
    const bare = foldSign(sign);
    folded.text += bare;
    for (let at = 0; at < bare.length; at += 1) folded.places.push(place);
    place += sign.length;
  }
  folded.places.push(place);
  return folded;
}

// Chinese is broken at the end of a line anywhere, and needs no blank before it.
const patternOf = (word: string): string => (HAN.test(word) ? [...word].join('\\s*') : `(?<!${SIGN})${word}`);

/** Where the whole of what was searched for stands; where it stands nowhere as a whole, each word of it and what begins with it. */
export function matchesIn(text: string, keyword: string): TextMatch[] {
  const words = fold(keyword).text.match(WORDS) ?? [];
  if (words.length === 0) return [];
  const folded = fold(text);
  const whole = matchesOf(folded, words.map(patternOf).join('[^\\p{L}\\p{N}]*'));
  if (whole.length > 0 || words.length === 1) return whole;
  // The longest first, so that a word which begins another takes nothing from it.
  const each = words.toSorted((a, b) => b.length - a.length).map(patternOf);
  return matchesOf(folded, each.join('|'));
}

function matchesOf({ text, places }: Folded, pattern: string): TextMatch[] {
  return [...text.matchAll(new RegExp(pattern, 'gu'))].map(({ index, 0: found }) => {
    const start = places[index] ?? 0;
    const end = places[index + found.length] ?? start;
    return { start, end: Math.max(end, start + 1) };
  });
}

/** A piece of a text, and whether it is what was searched for. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** The text in pieces, what was found marked. */
export function markedPieces(text: string, matches: readonly TextMatch[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { start, end } of matches) {
    if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}

const PASSAGE_BEFORE = 90;
const PASSAGE_AFTER = 150;
const SENTENCE_END = /[.!?]\s|[。！？\n]/gu;

/** The sentence of the first match, cut where it is long, in pieces; the beginning of the text where nothing was found. */
export function passageOf(text: string, matches: readonly TextMatch[]): TextPiece[] {
  const { start, end } = matches[0] ?? { start: 0, end: 0 };
  const earliest = Math.max(0, start - PASSAGE_BEFORE);
  const latest = Math.min(text.length, end + PASSAGE_AFTER);
  const before = [...text.slice(earliest, start).matchAll(SENTENCE_END)].at(-1);
  const after = SENTENCE_END[Symbol.matchAll](text.slice(end, latest)).next().value;
  const from = before ? earliest + before.index + before[0].length : wordBegin(text, earliest);
  const to = after ? end + after.index + after[0].trimEnd().length : wordEnd(text, latest);
  const inside = matches
    .filter((one) => one.start >= from && one.end <= to)
    .map((one) => ({ start: one.start - from, end: one.end - from }));
  const pieces = markedPieces(text.slice(from, to).replaceAll(/\s/g, ' '), inside).map(withoutDebris);
  const isCut = [!before && from > 0, !after && to < text.length];
  return [
    ...(isCut[0] ? [{ text: '… ', isMatch: false }] : []),
    ...pieces,
    ...(isCut[1] ? [{ text: ' …', isMatch: false }] : []),
  ];
}

// What is left of a table's lines, boxes and ticks says nothing in a sentence.
const TABLE_DEBRIS = /\s*(?:(?:[|×✕✗✓✔●○■□▪•–—-]\s*){2,}|\|\s*)/gu;

const withoutDebris = (piece: TextPiece): TextPiece =>
  piece.isMatch ? piece : { ...piece, text: piece.text.replaceAll(TABLE_DEBRIS, ' ') };

// A cut leaves whole words; Chinese has no blanks to cut at.
function wordBegin(text: string, at: number): number {
  const blank = at === 0 ? -1 : text.slice(at, at + 25).search(/\s/);
  return blank < 0 ? at : at + blank + 1;
}

function wordEnd(text: string, at: number): number {
  const blank = at === text.length ? -1 : text.slice(Math.max(0, at - 25), at).search(/\s\S*$/);
  return blank < 0 ? at : Math.max(0, at - 25) + blank;
}
