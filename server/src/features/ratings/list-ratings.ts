// The ratings of a part with the caller's own, and whether he may rate it (spec §2 review; product §5 Ratings).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { readBoughtLine, readOwn, readShown } from './ratings.reads.ts';

type RatingList = typeof calls.ratings.ratingList;

/** One page; an unknown part has no ratings. */
export async function listRatings(
  { db, language, caller }: SignedInContext,
  input: ParsedOf<RatingList>,
): Promise<ResultOf<RatingList>> {
  const { partId, page, pageSize } = input;
  const [shown, own, line] = await Promise.all([
    readShown(db, language, input),
    readOwn(db, { partId, userId: caller.userId }),
    caller.companyId === null ? null : readBoughtLine(db, { partId, companyId: caller.companyId }),
  ]);
  return { ...shown, page, pageSize, own, mayRate: line !== null };
}
