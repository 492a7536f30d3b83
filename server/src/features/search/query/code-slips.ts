// Codes one slip of a finger away from what was typed, or misread from a plate (product §5 Search): offered where nothing has the code, never taken for it.
import { bareText, codesInText, normalCode } from '@outrigger/contract';
import { confusions, oneOffOfOtherLength, oneOffOfSameLength } from '../../machines/index.ts';

/** Spellings as codes are compared, each with how likely the slip is: 0 for neighbours swapped and for characters that look alike, 1 for another character, 2 for one more or less. */
export interface CodeSlips {
  codes: string[];
  slips: number[];
}

const LEAST_DIGITS = 3;
const CODE = /^[A-Z0-9]{5,30}$/;
const WORD = /(?:^|[^\p{L}\p{N}])\p{L}{4,}(?:[^\p{L}\p{N}]|$)/u;

/** What may be meant for a code in a text, the likeliest first; none where it is words. */
export function codesMeant(typed: string): string[] {
  const codesOf = (texts: readonly string[]) =>
    [...new Set(texts.filter((one) => !WORD.test(one)).map(normalCode))].filter(isCode);
  const [whole, pieces] = [codesOf([bareText(typed), typed]), codesOf(codesInText(typed))];
  // Two codes beside one another are not one long one; a single one may have blanks in it.
  const parts = pieces.filter((piece) => !whole.includes(piece));
  return parts.length > 1 ? [...new Set([...parts, ...whole])] : [...new Set([...whole, ...pieces])];
}

const isCode = (code: string): boolean => CODE.test(code) && code.replaceAll(/[^0-9]/g, '').length >= LEAST_DIGITS;

/** Every spelling of a code, as codes are compared, one slip away, and those of characters that look alike; of these one may stand twice. */
export function codeSlips(code: string): CodeSlips {
  const letters = sortedLetters(code);
  const alike = confusions(code);
  const same = oneOffOfSameLength(code);
  const other = oneOffOfOtherLength(code);
  const slips = same.map((one) => (sortedLetters(one) === letters ? 0 : 1));
  return {
    codes: [...alike, ...same, ...other],
    slips: [...alike.map(() => 0), ...slips, ...other.map(() => 2)],
  };
}

const sortedLetters = (code: string): string => [...code].toSorted().join('');
