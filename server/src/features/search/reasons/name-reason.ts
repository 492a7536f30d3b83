// By which of its names a model, chapter, figure or manual was found: in the reader's language or another, or its family's (product §5: each hit says why it was found).
import { type calls, type Language, LANGUAGES, type ResultOf } from '@outrigger/contract';
import { queryTerms, isInReach } from '../query/query-terms.rules.ts';
import { LruCache } from '../index/lru.ts';
import { fold, indexTokens } from '../query/tokenizer.rules.ts';

type Hit = ResultOf<typeof calls.search.goodsSearch>['items'][number];
/** A reason as a hit tells it. */
export type Reason = Pick<Hit, 'foundBy' | 'matched' | 'matchedIn'>;

/** Names in the order of the languages. */
export type Names = readonly (string | null)[];

interface Name {
  foundBy: 'name' | 'family';
  text: string;
  language: Language;
  /** The reader sees it anyway. */
  isShown: boolean;
}

/** What was typed, by whom, and whether it counts in the middle of words, too. */
interface Reading {
  typed: string;
  language: Language;
  isInside: boolean;
}

/** Tells the reasons for one text: the first name that holds all of it, those that are shown first; else the one that holds the most of what no shown one does. */
export function nameReasons({ typed, language, isInside }: Reading): (names: Names, familyNames?: Names) => Reason {
  const words = queryTerms(typed)?.words ?? [];
  const whole = fold(typed.trim());
  const heldIn = (text: string) => {
    const { kept } = readName(text);
    return words.filter((word) => kept.some((one) => isInReach(word, one, 'begun')));
  };
  const holdsAll = ({ text }: Name) =>
    heldIn(text).length === words.length || (isInside && readName(text).folded.includes(whole));
  return (names, familyNames = []) => {
    const all = [...namesOf('name', names, language), ...namesOf('family', familyNames, language)];
    const [shown, others] = [all.filter(({ isShown }) => isShown), all.filter(({ isShown }) => !isShown)];
    const found = shown.find(holdsAll) ?? others.find(holdsAll);
    if (found) return told(found);
    const held = new Set(shown.flatMap(({ text }) => heldIn(text)));
    const counts = others.map(({ text }) => heldIn(text).filter((word) => !held.has(word)).length);
    const most = Math.max(0, ...counts);
    const [first] = others.filter((_, at) => most > 0 && counts[at] === most);
    return first ? told(first) : { foundBy: 'name', matched: null };
  };
}

// The same few stand at the top of what is offered with every key stroke, and taking a name apart takes longer than all the rest.
const READ_MOST = 4000;
const read = new LruCache<{ kept: readonly string[]; folded: string }>(READ_MOST);
const readName = (text: string) => read.get(text, () => ({ kept: indexTokens(text), folded: fold(text) }));

const told = ({ foundBy, text, language, isShown }: Name): Reason =>
  isShown ? { foundBy, matched: null } : { foundBy, matched: text, matchedIn: language };

function namesOf(foundBy: Name['foundBy'], names: Names, language: Language): Name[] {
  const shown = names[LANGUAGES.indexOf(language)] ? language : 'en';
  return LANGUAGES.flatMap((one, at) => {
    const text = names[at];
    return text ? [{ foundBy, text, language: one, isShown: one === shown }] : [];
  });
}
