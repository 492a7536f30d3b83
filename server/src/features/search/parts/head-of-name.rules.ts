// What a part's name says the part is: of "Hydraulic cylinder barrel, left" the barrel, of "Camisa de cilindro hidráulico" the camisa (product §5 Search).
import { fold } from '../engine/words.rules.ts';

/** Where a name in a language has the thing itself: English and Chinese put it last, Spanish, Portuguese and French first; in the order in which names are kept. */
export const HEADS = ['last', 'first', 'first', 'first', 'last'] as const;
/** Where a name has the thing itself. */
export type Head = (typeof HEADS)[number];

const JOINING = /[,;:(（，：]| (?:for|of|with|without|to|in|on|at|from|w\/)(?= )| - /u;
const SIDES =
  /^(?:left|right|front|rear|upper|lower|inner|outer|top|bottom|middle|centre|center|lh|rh|assembly|assy|complete|new|genuine)$/;
const HAN_ASSEMBLY = /(?:总成|组件|组合)$/u;

/** Folded words alone, one space between them. */
export const plainOf = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of a name that ends with the thing itself, without what is only said of it: its side, its size, what it is for. */
export function coreOf(name: string): string {
  const [before = ''] = fold(name).split(JOINING);
  const words = plainOf(before).split(' ');
  while (words.length > 1 && isSaidOfIt(words.at(-1) ?? '')) words.pop();
  return words.join(' ').replace(HAN_ASSEMBLY, '');
}

const isSaidOfIt = (word: string): boolean => /[0-9]/.test(word) || SIDES.test(word);
