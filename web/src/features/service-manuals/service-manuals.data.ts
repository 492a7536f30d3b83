// Questions about service manuals to the server (spec §7 Books; product §5 Service manuals).
import type { ResultOf } from '@outrigger/contract';
import { serviceManualCalls } from '@outrigger/contract/calls/service-manuals.ts';
import { useCall } from '../../client/api/use-call.ts';

/** A book as lists show it. */
export type Book = ResultOf<typeof serviceManualCalls.manualList>['items'][number];
/** One language of a book with its contents. */
export type Manual = ResultOf<typeof serviceManualCalls.manualDetail>;
/** A page that holds what was searched for. */
export type ManualHit = ResultOf<typeof serviceManualCalls.manualSearch>['items'][number];
/** All places of a text in one manual. */
export type FoundInManual = ResultOf<typeof serviceManualCalls.findInManual>;
/** A part whose code is printed on a page. */
export type PrintedPart = ResultOf<typeof serviceManualCalls.manualPageParts>[number];
/** What kind of book. */
export type BookKind = Book['kind'];

/** What the list is narrowed to. */
export interface BooksAsked {
  hostId: number | undefined;
  isOnlyMachine: boolean;
  kind: BookKind | undefined;
  page: number;
}

// Books change with an import, not while somebody reads.
const SLOW = { staleTime: 300_000 };

/** One page of books, what applies to the machine first or alone. */
export const useBooks = ({ isOnlyMachine, ...asked }: BooksAsked) =>
  useCall(
    serviceManualCalls.manualList,
    { ...asked, only: isOnlyMachine ? 'machine' : undefined },
    { keepPrevious: true },
  );

/** One page of hits in all manuals, or in those of the machine. */
export const useManualSearch = (keyword: string, { isOnlyMachine, hostId, ...asked }: BooksAsked) =>
  useCall(
    serviceManualCalls.manualSearch,
    { ...asked, keyword, hostId: isOnlyMachine ? hostId : undefined },
    { keepPrevious: true },
  );

/** One manual, and whether it applies to the machine on the strip. */
export const useManual = (id: number, hostId: number | undefined) =>
  useCall(serviceManualCalls.manualDetail, { id, hostId }, SLOW);

/** All places of a text in one manual; asks nothing without one. */
export const useFoundInManual = (id: number, keyword: string | undefined) =>
  useCall(serviceManualCalls.findInManual, { id, keyword: keyword ?? '' }, { enabled: Boolean(keyword), ...SLOW });

/** The parts whose codes are printed on a page, with their items in the machine's book. */
export const usePageParts = (id: number, page: number, hostId: number | undefined) =>
  useCall(serviceManualCalls.manualPageParts, { id, page, hostId }, SLOW);

/** Where the file of a manual lies. */
export const fileAddress = (file: string): string => `/static/product/${file}`;
