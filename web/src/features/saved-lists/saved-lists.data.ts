// Questions and sends about saved lists (product §6: lists beside favourites).
import type { InputOf, ResultOf, SavedList } from '@outrigger/contract';
import { savedListCalls } from '@outrigger/contract/calls/saved-lists.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';

export type { SavedList };

/** A list with its lines. */
export type WholeList = ResultOf<typeof savedListCalls.savedList>;
/** What is kept of a line. */
export type KeptLine = Omit<InputOf<typeof savedListCalls.saveList>['lines'][number], 'machines'> & {
  machines?: { hostId: number; qty: number }[];
};

const refreshes = [savedListCalls.savedLists, savedListCalls.savedList];

/** The lists the person may read. */
export const useLists = (isEnabled: boolean) => useCall(savedListCalls.savedLists, {}, { enabled: isEnabled });
/** One of them. */
export const useList = (id: number) => useCall(savedListCalls.savedList, { id });
/** Makes or changes one; dialogs show a failure in place. */
export const useSaveList = () => useSend(savedListCalls.saveList, { refreshes, quiet: true });
/** Puts lines onto one of the person's own; the dialog shows a failure in place. */
export const useAddToList = () => useSend(savedListCalls.addToList, { refreshes, quiet: true });
/** Removes one. */
export const useDeleteList = () => useSend(savedListCalls.deleteList, { refreshes, isPress: true });
/** Who of the company orders, besides the person. */
export const useBuyers = () => useCall(savedListCalls.listBuyers, {});
/** Sends one to whoever orders; the form shows a failure in place. */
export const useSendList = () => useSend(savedListCalls.sendList, { refreshes, quiet: true });
/** Notes that it is in the cart. */
export const useTakeList = () => useSend(savedListCalls.takeList, { refreshes, isPress: true });
