// Words that nobody wrote so are parted where names have both halves side by side: "drivewheel" is looked for as "drive wheel" (product §5 Search).
import { askedWords } from './asked-words.rules.ts';
import type { PartSegment } from './part-segment.ts';
import { fold } from './words.rules.ts';

/** Each half has so many letters at least: shorter ones are endings. */
const SHORTEST = 3;
/** So many names are looked at whether they have the halves side by side. */
const NAMES_MOST = 50;

/** The text with such words parted; codes are compared without blanks, so that it is the same code. */
export function partWords(text: string, segments: readonly PartSegment[]): string {
  return text.replaceAll(/(?<![\p{L}\p{N}])\p{L}{6,}(?![\p{L}\p{N}])/gu, (word) =>
    isKnown(word, segments) ? word : (partsOf(word, segments) ?? word),
  );
}

const isKnown = (word: string, segments: readonly PartSegment[]): boolean => {
  const [asked, ...others] = askedWords(word)?.words ?? [];
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
    .some((doc) => segment.namesOf(doc).some((name) => ` ${fold(name)}`.includes(` ${first} ${second}`)));
