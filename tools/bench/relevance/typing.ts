// How people write what the catalogue prints otherwise: codes without their signs, sizes with other signs and units, words with a slip.
import type { Dice } from '@outrigger/demo/src/catalogue/dice.ts';

const CODES: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => code.replaceAll(/[^A-Za-z0-9]/g, ''),
  (code) => code.toLowerCase(),
  (code) => code.replaceAll(/[^A-Za-z0-9]+/g, ' '),
  (code) => code.replaceAll(/[^A-Za-z0-9]+/g, '.'),
  (code) => code.replaceAll(/[^A-Za-z0-9]+/g, '/').toLowerCase(),
];

/** A code in one of the ways it is typed. */
export const typedCode = (code: string, dice: Dice): string => dice.pick(CODES)(code);

const SIZES: readonly ((size: string) => string)[] = [
  (size) => size,
  (size) => size.replaceAll('×', 'x'),
  (size) => size.replaceAll('×', ' x '),
  (size) => size.replaceAll('×', '*'),
  (size) => size.replaceAll('×', 'X').replaceAll(/(?<=[0-9]) (?=[A-Za-zµ])/g, ''),
  (size) => size.replaceAll('×', 'x').toLowerCase(),
  (size) => size.replaceAll('×', 'x').replaceAll('"', ' inch').replaceAll('Ø', ''),
];

/** A size in one of the ways it is typed. */
export const typedSize = (size: string, dice: Dice): string => dice.pick(SIZES)(size);

const VOWELS = 'aeiou';

/** A name with one slip in its longest word: two letters swapped, one lost, one twice, or another vowel; the first letter is right. */
export function misspelt(name: string, dice: Dice): string {
  const longest = name.split(/[^A-Za-z]+/).reduce((most, word) => (word.length > most.length ? word : most), '');
  const at = dice.between(1, Math.max(1, longest.length - 2));
  const [before, here, after] = [longest.slice(0, at), longest.charAt(at), longest.slice(at + 1)];
  const slips = [
    before + after.charAt(0) + here + after.slice(1),
    before + after,
    before + here + here + after,
    before + (VOWELS.includes(here) ? dice.pick([...VOWELS].filter((one) => one !== here)) : here + here) + after,
  ];
  const slip = slips.filter((one) => one !== longest);
  return name.replace(longest, dice.pick(slip)).toLowerCase();
}
