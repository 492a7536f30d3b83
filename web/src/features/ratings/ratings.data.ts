// Questions and sends about ratings (product §5 Ratings).
import type { ResultOf } from '@outrigger/contract';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { ratingCalls } from '@outrigger/contract/calls/ratings.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';

/** A page of ratings with the caller's own. */
export type Ratings = ResultOf<typeof ratingCalls.ratingList>;

/** The ratings of a part; the list only grows, so the last answer stays while a longer one loads. */
export const useRatings = (partId: number, count: number) =>
  useCall(ratingCalls.ratingList, { partId, pageSize: count }, { keepPrevious: true });

/** Keeps the caller's rating. */
export const useRate = () =>
  useSend(ratingCalls.ratePart, { refreshes: [ratingCalls.ratingList, partCalls.goodsDetail] });
