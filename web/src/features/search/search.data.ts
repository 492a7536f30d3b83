// Questions of the search screens to the server (spec §7 goods-search; product §5 Search).
import type { ResultOf } from '@outrigger/contract';
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import type { FitsAsked } from '../../client/fits-only.ts';
import { useCall } from '../../client/api/use-call.ts';

/** Everything found, one page of one group of it. */
export type Found = ResultOf<typeof searchCalls.goodsSearch>;
/** One thing found. */
export type Hit = Found['items'][number];
/** A group of spec §2. */
export type Group = Found['groups'][number]['group'];

/** What is searched for. */
export interface SearchQuery {
  keyword: string;
  group: Group | undefined;
  /** The machine on the strip, whose parts come first. */
  hostId: number | undefined;
  /** Parts that fit that machine alone. */
  only: 'fits' | undefined;
  page: number;
  pageSize: number;
}

/** What is searched for as the address says it: also where only what fits is wanted and no machine is chosen. */
export interface ShownQuery extends SearchQuery {
  fits: FitsAsked;
}

/** One page of hits; the last one stays while the next loads. */
export const useFound = (query: SearchQuery, enabled: boolean) =>
  useCall(searchCalls.goodsSearch, query, { enabled, keepPrevious: true });

/** What to offer for the letters typed so far; a question that is overtaken is cancelled. */
export const useOffers = (keyword: string, hostId: number | undefined) =>
  useCall(searchCalls.goodsSuggest, { keyword, hostId }, { enabled: keyword !== '', keepPrevious: true });
