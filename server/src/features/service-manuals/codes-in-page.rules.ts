// What in the text of a page may be a part code (product §5 Service manuals): codes are printed with blanks and dashes, and most words are none.
import { normalCode } from '@outrigger/contract';

/** A piece of the text and how codes like it are compared. */
export interface PrintedCode {
  printed: string;
  codeNorm: string;
}

/** "16 1234-001" has two pieces, "ISO 4014 M8 x 30" five. */
const MOST_PIECES = 5;
const SHORTEST = 5;
const LONGEST = 64;
/** A page of tables holds some hundreds. */
const MOST_CANDIDATES = 5000;
const EDGE = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Every run of neighbouring pieces on a line that has a figure in it and the length of a code. */
export function codesPrinted(text: string): PrintedCode[] {
  const found = new Map<string, PrintedCode>();
  for (const line of text.split(/\n/)) {
    const pieces = line.split(/\s+/).filter(Boolean);
    pieces.forEach((_, at) => {
      for (let count = 1; count <= MOST_PIECES && at + count <= pieces.length; count += 1)
        addCode(found, pieces.slice(at, at + count).join(' '));
    });
  }
  return [...found.values()];
}

function addCode(found: Map<string, PrintedCode>, words: string): void {
  const printed = words.replaceAll(EDGE, '');
  const codeNorm = normalCode(printed);
  const isCode = /\d/.test(codeNorm) && codeNorm.length >= SHORTEST && printed.length <= LONGEST;
  if (isCode && found.size < MOST_CANDIDATES) found.set(printed, { printed, codeNorm });
}

/** Of codes that were found the ones that are no piece of a longer one found, too. */
export function longestOnly<C extends { printed: string }>(codes: readonly C[]): C[] {
  return codes.filter(
    ({ printed }) => !codes.some((other) => other.printed.length > printed.length && other.printed.includes(printed)),
  );
}
