// Why a part was found, in the reader's words: another name, a category, the words it holds (product §5: each hit says why it was found).
import type { calls, Language, PartCard, ResultOf } from '@outrigger/contract';
import { type QueryTerms, queryTerms, fartherWords, isInReach } from '../query/query-terms.rules.ts';
import { queryTokens, indexTokens } from '../query/tokenizer.rules.ts';
import type { LabelledPart, Labels } from '../match/labels/labels.rules.ts';
import { matchedName, type Named, namesOf } from './matched-name.rules.ts';

type Hit = ResultOf<typeof calls.search.goodsSearch>['items'][number];
type Labelled = Named & Pick<PartCard, 'categoryId' | 'type'>;
type Reason = Pick<Hit, 'foundBy' | 'matched' | 'matchedIn'>;

/** What was typed, in whose language it is answered, and what categories and types are called. */
export interface Reading {
  keyword: string;
  language: Language;
  labels: Labels;
  /** The same with words of the trade put otherwise. */
  ways: readonly string[];
}

/** The reason as it is shown; a code is told as the search found it. */
export function reasonOf(hit: Pick<Hit, 'foundBy' | 'matched'>, part: Labelled, reading: Reading): Reason {
  const { foundBy, matched } = hit;
  if (foundBy === 'someWords') return { foundBy, matched: wordsTyped(reading.keyword, matched ?? '') };
  if (foundBy === 'name') return reasonOfName(part, reading);
  if (foundBy === 'category' || foundBy === 'nameTypo') return reasonOfLabel(foundBy, part, reading);
  return { foundBy, matched };
}

function reasonOfName(part: Labelled, { keyword, language, ways }: Reading): Reason {
  const way = isNamedBy(keyword, part) ? undefined : ways.find((one) => isNamedBy(one, part));
  if (way !== undefined) return { foundBy: 'synonym', matched: way };
  return { foundBy: 'name', ...matchedName(part, language, keyword) };
}

/** What categories and types are called decides first, also where a name was only nearly typed. */
function reasonOfLabel(
  foundBy: 'category' | 'nameTypo',
  part: Labelled,
  { keyword, language, labels, ways }: Reading,
): Reason {
  const isNear = foundBy === 'nameTypo';
  const typed = queryTerms(keyword);
  const asked = typed && isNear ? (fartherWords(typed) ?? typed) : typed;
  const labelled = { names: Object.values(namesOf(part)), categoryId: part.categoryId, type: part.type, language };
  const isByName = asked !== null && isNear && isNearlyNamed(asked, labelled.names);
  const label = asked && !isByName ? labels.matched(asked, labelled, isNear ? 'near' : 'begun') : null;
  if (label !== null) return { foundBy: 'category', matched: label };
  if (isNear) return { foundBy, ...matchedName(part, language, keyword, 'near') };
  const way = ways.find((one) => isLabelled(one, labelled, labels));
  if (way !== undefined) return { foundBy: 'synonym', matched: way };
  // Chinese words that its names hold in another order.
  return { foundBy: 'name', matched: null };
}

/** Whether a text put otherwise is what names and labels of a part hold together. */
function isLabelled(text: string, part: LabelledPart, labels: Labels): boolean {
  const asked = queryTerms(text);
  return asked !== null && labels.matched(asked, part) !== null;
}

/** Whether some name holds every word of a text. */
function isNamedBy(text: string, part: Named): boolean {
  const words = queryTerms(text)?.words ?? [];
  return Object.values(namesOf(part)).some((name) => {
    const kept = name === null ? [] : indexTokens(name);
    return words.every((word) => kept.some((one) => isInReach(word, one, 'begun')));
  });
}

/** Whether a name has a word only nearly as it is typed. */
function isNearlyNamed({ words }: QueryTerms, names: readonly (string | null)[]): boolean {
  const kept = names.flatMap((name) => (name === null ? [] : indexTokens(name)));
  const isHeld = (word: QueryTerms['words'][number], reach: 'begun' | 'near') =>
    kept.some((one) => isInReach(word, one, reach));
  return words.some((word) => !isHeld(word, 'begun') && isHeld(word, 'near'));
}

/** The words a search found, as they were typed; of Chinese the characters that stand in them. */
function wordsTyped(keyword: string, found: string): string {
  const words = new Set(found.split(' '));
  const pieces = keyword.normalize('NFC').match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
  const held = pieces.flatMap((piece) =>
    /\p{Script=Han}/u.test(piece)
      ? charactersIn(piece, words)
      : queryTokens(piece).some((one) => words.has(one))
        ? [piece]
        : [],
  );
  // Sizes are one word in the index and several pieces as typed.
  const told = new Set(held.flatMap(queryTokens));
  const rest = [...words].filter((word) => !told.has(word) && !/\p{Script=Han}/u.test(word));
  return [...held, ...rest].join(' ') || found;
}

function charactersIn(run: string, words: ReadonlySet<string>): string[] {
  const letters = [...run];
  if (words.has(run)) return [run];
  const pieces: string[] = [];
  let isOpen = false;
  letters.slice(0, -1).forEach((letter, at) => {
    const next = letters[at + 1] ?? '';
    const isHeld = words.has(letter + next);
    if (isHeld) pieces.push(isOpen ? `${pieces.pop() ?? ''}${next}` : letter + next);
    isOpen = isHeld;
  });
  return pieces;
}
