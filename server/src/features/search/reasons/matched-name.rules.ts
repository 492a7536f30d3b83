// Which of a part's five names a search matched, so that the hit can say so (product §5: each hit says why it was found).
import type { Language, PartCard } from '@outrigger/contract';
import { queryTerms, isInReach, type Reach } from '../query/query-terms.rules.ts';
import { indexTokens } from '../query/tokenizer.rules.ts';

/** A part with its names. */
export type Named = Pick<PartCard, 'name' | 'nameEs' | 'namePt' | 'nameFh' | 'nameCn'>;

/** Its names by language. */
export const namesOf = (part: Named): Record<Language, string | null> => ({
  en: part.name,
  es: part.nameEs,
  pt: part.namePt,
  fa: part.nameFh,
  zh: part.nameCn,
});

/** Another name that holds the words where the one in the reader's language does not. */
export function matchedName(
  part: Named,
  language: Language,
  keyword: string,
  reach: Reach = 'begun',
): { matched: string | null; matchedIn?: Language } {
  const names = namesOf(part);
  const words = queryTerms(keyword)?.words ?? [];
  const holds = (name: string) => {
    const kept = indexTokens(name);
    return words.every((word) => kept.some((one) => isInReach(word, one, reach)));
  };
  if (holds(names[language] ?? part.name)) return { matched: null };
  const known = Object.entries(names) as [Language, string | null][];
  const [matchedIn, matched] = known.find(([, name]) => name !== null && holds(name)) ?? [];
  return matched && matchedIn ? { matched, matchedIn } : { matched: null };
}
