// Codes with blanks in them among other words, such as those of a pasted list with its quantities (product §5 Search).
import { bareText, isCodeLike } from '@outrigger/contract';

/** A code has so many words at most: ISO 4762 M8x40 12.9. */
const WORDS_MOST = 4;

/** Neighbouring words, and words alone, that may be a code. */
export const runsOf = (words: readonly string[]): string[] =>
  words.flatMap((_, from) => runsFrom(words, from)).filter(isCodeLike);

/** Those that are known, from left to right, the longest first: the words of one code are none by themselves. */
export function codesAmong(words: readonly string[], known: ReadonlySet<string>): string[] {
  const found: string[] = [];
  for (let from = 0; from < words.length; ) {
    const run = runsFrom(words, from).find((one) => known.has(one));
    if (run) found.push(run);
    from += run?.split(' ').length ?? 1;
  }
  return found;
}

// What ends in a quantity is none: "NV-1 x 4" asks for NV-1, even where NV-1x4 is a part.
const runsFrom = (words: readonly string[], from: number): string[] =>
  Array.from({ length: Math.min(WORDS_MOST, words.length - from) }, (_, at) =>
    words.slice(from, from + at + 1).join(' '),
  )
    .filter((run) => bareText(run) === run)
    .toReversed();
