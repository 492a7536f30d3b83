// A buyer rates a part of a completed order (product §5 Ratings).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { readBoughtLine, readOwn } from './ratings.reads.ts';
import { saveRating } from './ratings.store.ts';

type RatePart = typeof calls.ratings.ratePart;

/** Keeps the rating; it shows once the office has looked at it. Saying the same again changes nothing. */
export async function ratePart(
  { db, language, caller }: CustomerContext,
  { partId, stars, text }: ParsedOf<RatePart>,
): Promise<ResultOf<RatePart>> {
  const { companyId, userId } = caller;
  const orderLineId = await readBoughtLine(db, { partId, companyId });
  if (orderLineId === null) refuse('ratingNotBought');
  await saveRating(db, { partId, companyId, userId, orderLineId, stars, text: text?.trim() || null, language });
  return (await readOwn(db, { partId, userId })) ?? refuse('ratingNotBought');
}
