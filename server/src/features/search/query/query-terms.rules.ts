// The words of a question as names and labels are asked for them (product §5 Search).
import { bareSizesOf, singularsOf, synonymsOf } from './synonyms.rules.ts';
import { isWithin, typosAllowed, queryTokens } from './tokenizer.rules.ts';

/** A word typed and what else it may stand for. */
export interface QueryTerm {
  typed: string;
  /** It may stand in a name as one of these or begin a word so; the one typed is the first. */
  spellings: readonly string[];
  /** It may be the plural of one of these, or the size with the unit that these leave out; they count whole alone. */
  singulars: readonly string[];
  /** It is a size that there is, so that no other is meant that begins with the same figures: 6x20 is not 6x200 nor 12.5 12.55, but 80x40 may be 80x40x12. */
  isKnownSize?: boolean;
  /** So many letters of it may be wrong; without it as many as of any word of its length. */
  typos?: number;
}

/** Every word of a question, in the order typed; Chinese in pairs of neighbours. */
export interface QueryTerms {
  words: readonly QueryTerm[];
  /** Places of words of each of which one must be held; of Chinese every character must stand in a pair that is, since a pair may lie where the words of name and label meet. */
  claims: readonly (readonly number[])[];
}

/** A label of parts, such as a category, by the kind and number it has in columns of parts. */
export interface Mark {
  kind: 'category' | 'type';
  id: number;
}

/** Finds labels by their words. */
export interface MarksByWord {
  marksWith(holds: (word: string) => boolean): readonly Mark[];
  /** Those of which one name, or one of a category above, is the very text. */
  marksCalled(text: string): readonly Mark[];
}

/** Null where the text holds no word. */
export function queryTerms(text: string): QueryTerms | null {
  const found = queryTokens(text);
  const words = found.map((typed) => {
    const spellings = synonymsOf(typed);
    return { typed, spellings, singulars: spellings.flatMap((one) => [...singularsOf(one), ...bareSizesOf(one)]) };
  });
  return words.length === 0 ? null : { words, claims: claimsOf(found) };
}

/** The same, knowing of sizes in any of their spellings whether any name has them. */
export function withKnownSizes(asked: QueryTerms, isThere: (size: string) => boolean): QueryTerms {
  const isMeasure = (word: string) => isSize(word) || isFineFigure(word);
  const known = (word: QueryTerm) => ({
    ...word,
    isKnownSize: word.spellings.some((one) => isMeasure(one) && isThere(one)),
  });
  return { ...asked, words: asked.words.map((word) => (isMeasure(word.typed) ? known(word) : word)) };
}

/** The same, with words that may be misspelt standing for others, too; null where none is. */
export function meantWords(asked: QueryTerms, meantBy: (at: number) => readonly string[]): QueryTerms | null {
  const words = asked.words.map((word, at) => {
    const meant = meantBy(at);
    const [spellings, singulars] = [meant.flatMap(synonymsOf), meant.flatMap(singularsOf)];
    return meant.length === 0 ? word : { ...word, spellings: [...word.spellings, ...spellings], singulars };
  });
  return words.every((word, at) => word === asked.words[at]) ? null : { ...asked, words };
}

/** The same, with one more letter wrong in words of seven, where less finds nothing: hydrlic; null where none is so long. */
export function fartherWords(asked: QueryTerms): QueryTerms | null {
  const words = asked.words.map((word) => (isOfSeven(word) ? { ...word, typos: 2 } : word));
  return words.every((word, at) => word === asked.words[at]) ? null : { ...asked, words };
}

const isOfSeven = ({ typed, typos }: QueryTerm): boolean =>
  typos === undefined && typed.length === 7 && typosAllowed(typed) > 0;

/** How many letters may be wrong in it. */
export const typosIn = ({ typed, typos }: QueryTerm): number => typos ?? typosAllowed(typed);

/** Words such as "de" say nothing. */
export const isTelling = (word: string): boolean => isAnchor(word) || /\p{N}/u.test(word);

/** Whether words with blanks between them are all those of a text that say anything. */
export function isEachOf(text: string, words: string): boolean {
  const held = new Set(words.split(' '));
  return queryTokens(text).every((word) => held.has(word) || !isTelling(word));
}

/** A size of two figures or more, such as 12x2; of a screw the thread before. */
export const isSize = (word: string): boolean => /[0-9]x[0-9]/.test(word);

/** A figure with a fraction, such as 12.5, and its unit. */
const isFineFigure = (word: string): boolean => /^[0-9]+\.[0-9]+[a-z]*$/.test(word);

/** One with figures in it may be a piece of a code, which is never guessed: it counts beside another word alone. */
export const isAnchor = (word: string): boolean => /\p{Script=Han}/u.test(word) || /^\p{L}{3,}$/u.test(word);

// The first and the last character of a run of Chinese stand in one pair alone, every other one in two.
const claimsOf = (words: readonly string[]): number[][] =>
  words.flatMap((word, at) => {
    const [isLater, isMet] = [areMeeting(words[at - 1], word), areMeeting(word, words[at + 1])];
    return [...(isLater && isMet ? [] : [[at]]), ...(isMet ? [[at, at + 1]] : [])];
  });

const areMeeting = (word = '', next = ''): boolean =>
  isPair(word) && isPair(next) && word.slice(1) === next.slice(0, 1);
const isPair = (word: string): boolean => word.length === 2 && /^\p{Script=Han}+$/u.test(word);

/** How far a word that is held may be from the one asked for: it begins so or is its singular; or is a few letters away, the first one right; or any. */
export type Reach = 'begun' | 'sameFirst' | 'near';

/** Whether a word kept of a name or label is within reach of one asked for. */
export function isInReach(word: QueryTerm, kept: string, reach: Reach): boolean {
  const { typed, spellings, singulars } = word;
  if (spellings.some((spelling) => kept.startsWith(spelling)) || singulars.includes(kept)) return true;
  const typos = reach === 'begun' ? 0 : typosIn(word);
  return typos > 0 && (reach === 'near' || kept[0] === typed[0]) && isWithin(typed, kept, typos);
}
