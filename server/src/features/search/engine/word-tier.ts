// What the words of a search find in one way.
import type { BothSets } from './both-sets.ts';
import type { PartHit } from './code-lanes.rules.ts';

/** Parts found in one way, in the order of rank. */
export interface WordTier {
  foundBy: PartHit['foundBy'];
  /** The words held, where it is not all of them. */
  matched: string | null;
  docs: BothSets;
  /** The name calls the part itself what was typed. */
  isThing?: true;
  /** The names hold every word to its end. */
  isWhole?: true;
}

/** Which of what is found is wanted. */
export type Among = (docs: BothSets) => BothSets;
