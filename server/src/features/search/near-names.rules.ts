// How near a name comes to the words typed: the very name first, then names that begin so, then the words side by side (product §5 Search).
import { askedWords } from './engine/asked-words.rules.ts';
import { singularsOf, spellingsOf } from './engine/spellings.rules.ts';
import { fold, wordsToKeep } from './engine/words.rules.ts';

/** How many of the first hits are put in this order; what comes after them stays in the order of rank. */
export const HEAD = 200;
/** The same for offers made with every letter typed, of which a handful is shown. */
export const HEAD_OFFERED = 40;

/** As many names are remembered as they are compared: those of one search come back with the next letter typed. */
const KNOWN_MOST = 20_000;
const known = new Map<string, string>();

function plain(text: string): string {
  const compared =
    known.get(text) ??
    fold(text)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  if (known.size >= KNOWN_MOST) known.clear();
  known.set(text, compared);
  return compared;
}
const respelled = (text: string, respell: (word: string) => string): string => text.split(' ').map(respell).join(' ');
/** Of both spellings always the same one. */
const oneSpelling = (word: string): string => spellingsOf(word).toSorted()[0] ?? word;
// Chinese has no spaces, so its words end anywhere.
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** 0 for the very name; 1 begins with the words, 2 has them side by side, 3 has them all whole; 4 and 5 where the last one is only begun; 6 for the rest. */
export function nearnessOf(typed: string): (names: readonly (string | null)[]) => number {
  const words = askedWords(typed)?.words ?? [];
  const isRespelled = words.some(({ spellings }) => spellings.length > 1);
  const comparable = (name: string) => (isRespelled ? respelled(plain(name), oneSpelling) : plain(name));
  const text = comparable(typed);
  const singular = (at: 0 | -1) => respelled(text, (word) => singularsOf(word).at(at) ?? word);
  const ways = [...new Set([text, singular(0), singular(-1)])].map(nearnessTo);
  return (names) => {
    const known = names.filter((name) => name !== null);
    const nearest = Math.min(6, ...known.map(comparable).flatMap((name) => ways.map((nearness) => nearness(name))));
    if (nearest <= 2) return nearest;
    const kept = new Set(known.flatMap(wordsToKeep));
    return words.every(({ spellings }) => spellings.some((word) => kept.has(word))) ? 3 : nearest;
  };
}

function nearnessTo(text: string): (name: string) => number {
  const end = isHan(text) ? '' : ' ';
  return (name) => {
    if (name === text) return 0;
    if (`${name}${end}`.startsWith(`${text}${end}`)) return 1;
    if (`${end}${name}${end}`.includes(`${end}${text}${end}`)) return 2;
    if (name.startsWith(text)) return 4;
    return `${end}${name}`.includes(`${end}${text}`) ? 5 : 6;
  };
}

/** Puts the hits found by name in the order of nearness, those for which `isAhead` before the others, each where another one stood; equals stay as they were. */
export function nearestFirst<H extends { partId: number; foundBy: string }>(
  hits: readonly H[],
  nearness: (hit: H) => number,
  isAhead: (hit: H) => boolean,
): H[] {
  const named = hits.filter((hit) => hit.foundBy === 'name');
  const placed = named.map((hit, at) => ({ hit, at, key: nearness(hit) + (isAhead(hit) ? 0 : 10) }));
  const sorted = placed.toSorted((a, b) => a.key - b.key || a.at - b.at).map(({ hit }) => hit);
  let next = 0;
  return hits.map((hit) => (hit.foundBy === 'name' ? (sorted[next++] ?? hit) : hit));
}
