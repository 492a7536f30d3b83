// What the words of a search find in one way.
import type { SegmentedSet } from '../index/segmented-set.ts';
import type { PartHit } from '../match/code-matches.rules.ts';

/** Parts found in one way, in the order of rank. */
export interface RankingBucket {
  foundBy: PartHit['foundBy'];
  /** The words held, where it is not all of them. */
  matched: string | null;
  docs: SegmentedSet;
  /** The name calls the part itself what was typed. */
  isThing?: true;
  /** Its category is called just what was typed. */
  isOfLabel?: true;
  /** The names hold every word to its end. */
  isWhole?: true;
}

/** Which of what is found is wanted. */
export type Among = (docs: SegmentedSet) => SegmentedSet;
