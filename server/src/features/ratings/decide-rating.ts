// The parts desk shows a rating or turns it down (product §8).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { setShown } from './ratings.store.ts';

type DecideRating = typeof calls.ratings.decideRating;

/** Decides; the part's stars follow at once. */
export async function decideRating(
  { db, caller }: SignedInContext,
  { id, isShown }: ParsedOf<DecideRating>,
): Promise<ResultOf<DecideRating>> {
  const status = await setShown(db, { id, isShown, by: caller.userId });
  return { status: status ?? refuse('notFound') };
}
