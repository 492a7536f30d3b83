// Questions and sends of the list of searches without a hit (product §8).
import type { ResultOf } from '@outrigger/contract';
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

/** One term that was not found. */
export type ZeroResult = ResultOf<typeof searchCalls.zeroResults>['items'][number];

/** One page of terms. */
export const useZeroResults = (query: { sort: 'times' | 'recent'; page: number; pageSize: number }) =>
  useCall(searchCalls.zeroResults, query, { keepPrevious: true });

/** Takes a term off the list. */
export const useSettleZeroResult = () =>
  useSend(searchCalls.settleZeroResult, { isPress: true, refreshes: [searchCalls.zeroResults] });
