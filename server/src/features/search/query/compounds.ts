// Words that are written in one or in two: "drivewheel" and "drive wheel" (product §5 Search).
import { queryTerms } from './query-terms.rules.ts';
import type { PartSegment } from '../index/part-segment.ts';
import { fold } from './tokenizer.rules.ts';

/** Each half has so many letters at least: shorter ones are endings. */
const SHORTEST = 3;
/** So many names are looked at whether they have the halves side by side. */
const NAMES_MOST = 50;
/** Of other ways to write a text so many are looked for: each is a search of its own. */
const WAYS_MOST = 3;
const LONG_WORD = /(?<![\p{L}\p{N}])\p{L}{6,}(?![\p{L}\p{N}])/gu;
const WORD = /(?<![\p{L}\p{N}])\p{L}{3,}(?![\p{L}\p{N}])/gu;

/** The text with words parted that nobody wrote so, where names have both halves side by side; codes are compared without blanks, so that it is the same code. */
export function partWords(text: string, segments: readonly PartSegment[]): string {
  return text.replaceAll(LONG_WORD, (word) => (isKnown(word, segments) ? word : (partsOf(word, segments) ?? word)));
}

/** The first few other ways in which names have the same words: two neighbours in one, or one in two. */
export function compoundVariants(text: string, segments: readonly PartSegment[]): string[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, from: index, to: index + word.length }));
  const joined = words.flatMap(({ word, from }, at) => {
    const next = words[at + 1];
    const isOne = next && text.slice(from + word.length, next.from) === ' ' && isKnown(word + next.word, segments);
    return isOne ? [text.slice(0, from) + word + text.slice(next.from)] : [];
  });
  const parted = words.flatMap(({ word, from, to }) => {
    const halves = partsOf(word, segments);
    return halves === null ? [] : [text.slice(0, from) + halves + text.slice(to)];
  });
  return [...joined, ...parted].slice(0, WAYS_MOST);
}

/** So many of them are looked for. */
const KNOWN_MOST = 6;

/** Texts of which every word stands in some name. */
export function knownTexts(texts: readonly string[], segments: readonly PartSegment[]): string[] {
  const isEachKnown = (text: string) =>
    queryTerms(text)?.words.every((word) => segments.some(({ words }) => words.isKnown(word))) === true;
  return texts.filter(isEachKnown).slice(0, KNOWN_MOST);
}

const isKnown = (word: string, segments: readonly PartSegment[]): boolean => {
  const [asked, ...others] = queryTerms(word)?.words ?? [];
  // Chinese is compared in pairs and needs no parting.
  return !asked || others.length > 0 || segments.some(({ words }) => words.isKnown(asked));
};

function partsOf(word: string, segments: readonly PartSegment[]): string | null {
  const folded = fold(word);
  for (let at = folded.length - SHORTEST; at >= SHORTEST; at -= 1) {
    const [first, second] = [folded.slice(0, at), folded.slice(at)];
    if (segments.some((segment) => areSideBySide(segment, first, second))) return `${first} ${second}`;
  }
  return null;
}

const areSideBySide = (segment: PartSegment, first: string, second: string): boolean =>
  segment.words
    .holdingBoth(first, second)
    .slice(0, NAMES_MOST)
    .some((doc) => segment.namesOf(doc).names.some((name) => ` ${fold(name)}`.includes(` ${first} ${second}`)));
