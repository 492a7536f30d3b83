// Which of a part's five names a search matched, so that the hit can say so (product §5: each hit says why it was found).
import type { Language, PartCard } from '@outrigger/contract';
import { wordsToFind, wordsToKeep } from './engine/words.rules.ts';

/** The name in the reader's language, and another one that holds the words where it does not. */
export function matchedName(
  part: Pick<PartCard, 'name' | 'nameEs' | 'namePt' | 'nameFh' | 'nameCn'>,
  language: Language,
  keyword: string,
): { title: string; matched: string | null; matchedIn: Language | null } {
  const names: Record<Language, string | null> = {
    en: part.name,
    es: part.nameEs,
    pt: part.namePt,
    fa: part.nameFh,
    zh: part.nameCn,
  };
  const title = names[language] ?? part.name;
  const words = wordsToFind(keyword);
  const holds = (name: string) => {
    const kept = wordsToKeep(name);
    return words.every((word) => kept.some((one) => one.startsWith(word)));
  };
  if (holds(title)) return { title, matched: null, matchedIn: null };
  const known = Object.entries(names) as [Language, string | null][];
  const [matchedIn, matched] = known.find(([, name]) => name !== null && holds(name)) ?? [null, null];
  return { title, matched, matchedIn };
}
