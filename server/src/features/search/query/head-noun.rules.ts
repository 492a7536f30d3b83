// What a part's name says the part is: of "Hydraulic cylinder barrel, left" the barrel, of "Camisa de cilindro hidráulico" the camisa (product §5 Search).
import { singularsOf } from './synonyms.rules.ts';
import { fold } from './tokenizer.rules.ts';

/** Where a name in a language has the thing itself: English and Chinese put it last, Spanish, Portuguese and French first; in the order in which names are kept. */
export const HEADS = ['last', 'first', 'first', 'first', 'last'] as const;
/** Where a name has the thing itself. */
export type Head = (typeof HEADS)[number];

const JOINING = /[,;:(（，：]| (?:for|of|with|without|to|in|on|at|from|w\/)(?= )| - /u;
const SIDES =
  /^(?:left|right|front|rear|upper|lower|inner|outer|top|bottom|middle|centre|center|lh|rh|assembly|assy|complete|new|genuine|led)$/;
/** Units behind a figure that is said of a part. */
const UNIT = /^(?:v|a|ah|w|kw|mm|cm|m|mm2|kg|g|l|ml|min|bar|kn|n|nm|db|h|in|inch)$/;
const HAN_ASSEMBLY = /(?:总成|组件|组合)$/u;
/** What is no other thing than the one it is of: a filter element is a filter, a "jeu de joints" is seals. */
const WRAPPING =
  /^(?:kits?|sets?|elements?|cartridges?|inserts?|jeux?|ensembles?|pochettes?|cartouches?|juegos?|conjuntos?|elementos?|cartuchos?|jogos?)$/;
const HAN = /\p{Script=Han}/u;
const SHORTEST = 3;

/** Folded words alone, one space between them. */
export const plainOf = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of a name that ends with the thing itself, without what is only said of it: its side, its size, what it is for. */
export function coreOf(name: string): string {
  const [before = ''] = fold(name).split(JOINING);
  const words = plainOf(before).split(' ');
  while (words.length > 1 && (isSaidOfIt(words.at(-1) ?? '') || isUnitOf(words))) words.pop();
  return words.join(' ').replace(HAN_ASSEMBLY, '');
}

const isUnitOf = (words: readonly string[]): boolean =>
  UNIT.test(words.at(-1) ?? '') && words.slice(1, -1).some(isSized);
const isSaidOfIt = (word: string): boolean => isSized(word) || SIDES.test(word);
const isSized = (word: string): boolean => /[0-9]/.test(word);

/** Whether the thing is named beside such a word. */
export const isWrapping = (word: string): boolean => WRAPPING.test(word);

/** What a name that ends with the thing calls it; of Chinese the last two characters. */
export function headsAtEnd(name: string): string[] {
  const words = coreOf(name).split(' ');
  const from = words.findIndex((word) => !isSized(word));
  const size = words.findIndex((word, at) => at > from && isSized(word));
  const thing = words.slice(Math.max(0, from), size < 0 ? words.length : size);
  const last = thing.at(-1) ?? '';
  if (HAN.test(last)) return [[...last.replace(HAN_ASSEMBLY, '')].slice(-2).join('')];
  const isRing = last.startsWith('ring') && thing.at(-2) === 'o';
  return headsOf([isRing ? `o${last}` : last, thing.at(-2) ?? '']);
}

/** What a name that begins with the thing calls it. */
export const headsAtStart = (name: string): string[] =>
  headsOf(
    plainOf(name)
      .split(' ')
      .filter((word) => word.length >= SHORTEST && !isSized(word)),
  );

const headsOf = ([first = '', second = '']: readonly string[]): string[] =>
  (isWrapping(first) ? [first, second] : [first])
    .filter((word) => word !== '')
    .flatMap((word) => [word, ...singularsOf(word)]);
