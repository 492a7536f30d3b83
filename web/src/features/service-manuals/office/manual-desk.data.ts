// Questions and sends of the office's manuals (product §8 manuals).
import type { InputOf, ResultOf } from '@outrigger/contract';
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { manualDeskCalls } from '@outrigger/contract/calls/manual-desk.ts';
import { serviceManualCalls } from '@outrigger/contract/calls/service-manuals.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

/** A manual in the list. */
export type DeskManual = ResultOf<typeof manualDeskCalls.deskManuals>['items'][number];
/** A manual to be edited. */
export type ManualToEdit = ResultOf<typeof manualDeskCalls.deskManual>;
/** The kinds of books. */
export const KINDS = ['service', 'operator', 'brochure'] as const;

/** One page of manuals. */
export const useDeskManuals = (asked: InputOf<typeof manualDeskCalls.deskManuals>) =>
  useCall(manualDeskCalls.deskManuals, asked, { keepPrevious: true });

/** One manual; asks nothing without one. */
export const useDeskManual = (manualId: number | undefined) =>
  useCall(manualDeskCalls.deskManual, { manualId: manualId ?? 0 }, { enabled: manualId !== undefined });

/** The models a manual may apply to. */
export const useModels = () => useCall(bookCalls.bookContents, {});

const STALE = [
  manualDeskCalls.deskManuals,
  manualDeskCalls.deskManual,
  serviceManualCalls.manualList,
  serviceManualCalls.manualDetail,
  serviceManualCalls.manualSearch,
];

/** Adds a manual or changes one. */
export const useSaveManual = () => useSend(manualDeskCalls.saveManual, { quiet: true, refreshes: STALE });

/** Removes one; its own page asks no more. */
export const useRemoveManual = () =>
  useSend(manualDeskCalls.removeManual, {
    isPress: true,
    refreshes: [STALE[0], STALE[2], STALE[4]].flatMap((one) => one ?? []),
  });
