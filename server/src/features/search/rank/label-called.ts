// What is found of a text that is the very name of a category or type: "engine filters" means its parts, not each name that holds both words (product §5 Search).
import type { SegmentedSet } from '../index/segmented-set.ts';
import type { Among, RankingBucket } from './ranking-bucket.ts';

/** What of the shop is what of the text. */
export interface Called {
  /** Parts of the category or type. */
  called: SegmentedSet;
  /** Their names hold every word, and to its end. */
  named: SegmentedSet;
  exact: SegmentedSet;
  /** They are themselves called so. */
  thing: SegmentedSet;
}

const OF_LABEL = { isOfLabel: true } as const;

/** What is itself called so, of the label and elsewhere, then what else the label has, then other names that hold the words. */
export function* ofLabelCalled({ called, named, exact, thing }: Called, among: Among): Generator<RankingBucket> {
  const how = { matched: null, foundBy: 'name' as const };
  const names = (docs: SegmentedSet, of: Partial<typeof OF_LABEL> = {}): RankingBucket[] => [
    { ...how, ...of, isWhole: true, docs: among(docs.and(exact)) },
    { ...how, ...of, docs: among(docs.andNot(exact)) },
  ];
  const label = { ...how, ...OF_LABEL, foundBy: 'category' as const };
  const unnamed = called.andNot(named);
  yield* names(named.and(thing).and(called), OF_LABEL);
  yield { ...label, isThing: true, docs: among(unnamed.and(thing)) };
  yield* names(named.and(thing).andNot(called));
  yield* names(named.andNot(thing).and(called), OF_LABEL);
  yield { ...label, docs: among(unnamed.andNot(thing)) };
  yield* names(named.andNot(thing).andNot(called));
}
