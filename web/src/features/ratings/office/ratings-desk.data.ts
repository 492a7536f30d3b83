// Questions and sends of the ratings that wait for the parts desk (product §8).
import type { ResultOf } from '@outrigger/contract';
import { ratingCalls } from '@outrigger/contract/calls/ratings.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

/** A rating that waits. */
export type WaitingRating = ResultOf<typeof ratingCalls.ratingsToDecide>['items'][number];

/** One page of them, the oldest first. */
export const useWaitingRatings = (query: { page: number; pageSize: number }) =>
  useCall(ratingCalls.ratingsToDecide, query, { keepPrevious: true });

/** Shows a rating or turns it down. */
export const useDecideRating = () =>
  useSend(ratingCalls.decideRating, { isPress: true, refreshes: [ratingCalls.ratingsToDecide] });
