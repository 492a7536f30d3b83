// Questions and sends of the list of searches without a hit (product §8).
import type { ResultOf } from '@outrigger/contract';
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

/** One term that was not found. */
export type Miss = ResultOf<typeof searchCalls.searchMisses>['items'][number];

/** One page of terms. */
export const useMisses = (query: { sort: 'times' | 'recent'; page: number; pageSize: number }) =>
  useCall(searchCalls.searchMisses, query, { keepPrevious: true });

/** Takes a term off the list. */
export const useSettleMiss = () =>
  useSend(searchCalls.settleMiss, { isPress: true, refreshes: [searchCalls.searchMisses] });
