// How near a name comes to words that are misspelt: as near as to the same words typed right (product §5 Search).
import { type QueryTerm, isInReach, isTelling, type Reach } from '../query/query-terms.rules.ts';
import { plainOf } from '../query/head-noun.rules.ts';
import { singularsOf, synonymsOf } from '../query/synonyms.rules.ts';
import { type NamesOfPart, namesToCompare } from '../match/names-to-compare.rules.ts';
import { keptOf, relevanceOf, remembered } from './name-relevance.rules.ts';
import { LACKING } from './relevance.rules.ts';

/** Of what has none of them. */
const LAST = 2 * LACKING;
/** A word that begins as the one typed does is meant before another that is as near. */
const GUESSES = ['sameFirst', 'near'] as const satisfies readonly Reach[];

/** The order of relevanceOf with the words of a name in place of those typed; names that lack some come after those that have all, by what they have. */
export function typoRelevanceOf(typed: string): (of: NamesOfPart) => number {
  const words = plainOf(typed).split(' ').map(askedFor);
  const nearness = remembered(relevanceOf);
  const levelOf = (name: string, at: number): number => {
    const kept = [...keptOf(name)];
    const meant = words.map((word) => ({ typed: word.typed, held: heldIn(kept, word) }));
    const held = meant.flatMap((one) => one.held ?? []);
    if (!held.some(isTelling)) return LAST;
    const isLacking = meant.some((one) => one.held === null && isTelling(one.typed));
    const alone = Array.from({ length: at + 1 }, (_, place) => (place === at ? name : null));
    return nearness(held.join(' '))(namesToCompare(alone)) + (isLacking ? LACKING : 0);
  };
  // Hits of one search share many names.
  const known = new Map<string, number>();
  return ({ names }) => {
    const levels = names.map((name, at) => {
      if (!name) return LAST;
      const level = known.get(`${at} ${name}`) ?? levelOf(name, at);
      known.set(`${at} ${name}`, level);
      return level;
    });
    return Math.min(LAST, ...levels);
  };
}

function askedFor(typed: string): QueryTerm {
  const spellings = synonymsOf(typed);
  return { typed, spellings, singulars: spellings.flatMap(singularsOf) };
}

/** The word as it is typed where the name has it so, else the one meant; null where it has neither. */
function heldIn(kept: readonly string[], word: QueryTerm): string | null {
  if (kept.some((one) => isInReach(word, one, 'begun'))) return word.typed;
  for (const reach of GUESSES) {
    const meant = kept.find((one) => isInReach(word, one, reach));
    if (meant !== undefined) return meant;
  }
  return null;
}
