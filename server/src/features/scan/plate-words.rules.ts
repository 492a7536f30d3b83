// The lines of a nameplate as text recognition reads them: which words of them may be numbers of machines, the likeliest first (product §5 Scan).
import { labelledCode, normalCode, type SerialLengths } from '@outrigger/contract';

/** As many words are looked for; a plate has fewer numbers. */
const MOST = 24;
const FEWEST_DIGITS = 3;

/**
 * Words that may be whole numbers by the lengths their schemes have: those after a label first, then of the right length, then with a character
 * too many or too few. Recognition parts a number in two, so that neighbours count together, too.
 */
export function plateNumbers(lines: readonly string[], { serial: lengths }: SerialLengths): string[] {
  const found = lines.flatMap((line) => {
    const words = wordsOf(line);
    const labelled = labelledCode(line);
    const joined = words.slice(1).map((word, at) => `${words[at]}${word}`);
    return [...(labelled === null ? [] : [normalCode(labelled)]), ...words.toReversed(), ...joined].map((text) => ({
      text,
      place: (labelled !== null && normalCode(labelled) === text ? 0 : 1) + offBy(text.length, lengths),
    }));
  });
  const likely = found.filter(({ text }) => offBy(text.length, lengths) < 2 * FAR && hasDigits(text));
  const inOrder = likely.toSorted((a, b) => a.place - b.place).map(({ text }) => text);
  return [...new Set(inOrder)].slice(0, MOST);
}

const FAR = 2;

/** How far from a whole number's length, twice over, so that a label outweighs no wrong length. */
const offBy = (length: number, lengths: readonly number[]): number =>
  FAR * Math.min(...lengths.map((whole) => Math.abs(whole - length)));

const wordsOf = (line: string): string[] =>
  line
    .split(/[\s:;,|()[\]"'*=]+/)
    .map(normalCode)
    .filter((word) => word !== '');

// What looks like a letter may be a digit that was misread.
const hasDigits = (text: string): boolean =>
  (text.match(/[0-9OILSB]/g)?.length ?? 0) >= FEWEST_DIGITS && /[0-9]/.test(text);

const LOOKS_LIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8' };
const folded = (text: string): string =>
  normalCode(text).replaceAll(/[OILSB]/g, (letter) => LOOKS_LIKE[letter] ?? letter);

/** Whether a word of the plate is this model, characters that look alike taken for each other. */
export function isModelOnPlate(lines: readonly string[], model: string): boolean {
  const wanted = folded(model);
  return (
    wanted.length > 1 &&
    lines.some((line) => wordsOf(line).some((word) => folded(word) === wanted) || folded(line).endsWith(wanted))
  );
}
