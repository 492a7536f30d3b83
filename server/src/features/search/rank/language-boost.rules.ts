// The order of names for who reads one language: names in it before those in others, however near these are (product §5 Search).
import { queryTerms, isInReach } from '../query/query-terms.rules.ts';
import { plainOf } from '../query/head-noun.rules.ts';
import type { NamesOfPart } from '../match/names-to-compare.rules.ts';
import { keptOf, relevanceOf } from './name-relevance.rules.ts';
import { LEVEL, OTHER_LANGUAGE } from './relevance.rules.ts';

const FEW_LETTERS = 3;

/** The level of the reader's own name, `place` among the languages, before all names of others; of few letters typed what begins so before what holds them. The first name stands for one that is missing. */
export function relevanceForReader(typed: string, place: number): (of: NamesOfPart, isWhole?: boolean) => number {
  const nearness = relevanceOf(typed);
  const words = queryTerms(typed)?.words ?? [];
  const letters = plainOf(typed);
  const isShort = letters.length <= FEW_LETTERS;
  const holdsAll = (name: string) => {
    const kept = [...keptOf(name)];
    return words.every((word) => kept.some((one) => isInReach(word, one, 'begun')));
  };
  return (of, isWhole) => {
    const at = of.names[place] ? place : 0;
    if (!holdsAll(of.names[at] ?? '')) return nearness(of, isWhole) + 2 * OTHER_LANGUAGE;
    const level = nearness(of, isWhole, at);
    const isLater = isShort && level > LEVEL.begins && of.plain[at]?.startsWith(letters) !== true;
    return level + (isLater ? OTHER_LANGUAGE : 0);
  };
}
