// Returns as the parts desk asks for them and moves them (product §8).
import type { InputOf, ResultOf } from '@outrigger/contract';
import { queueCalls } from '@outrigger/contract/calls/queue.ts';
import { returnCalls } from '@outrigger/contract/calls/returns.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

/** A return in the list of the desk. */
export type DeskReturnRow = ResultOf<typeof returnCalls.deskReturns>['items'][number];

const refreshes = [returnCalls.deskReturns, returnCalls.deskReturn, queueCalls.officeQueue];

/** Returns of all companies. */
export const useDeskReturns = (asked: InputOf<typeof returnCalls.deskReturns>) =>
  useCall(returnCalls.deskReturns, asked, { keepPrevious: true });
/** One of them. */
export const useDeskReturn = (returnNo: string) =>
  useCall(returnCalls.deskReturn, { returnNo }, { enabled: returnNo !== '' });
/** Accepts one; what stands against it is said in place. */
export const useAcceptReturn = () => useSend(returnCalls.acceptReturn, { refreshes, quiet: true });
/** Refuses one. */
export const useRefuseReturn = () => useSend(returnCalls.refuseReturn, { refreshes, quiet: true });
/** Credits what is taken of one. */
export const useCreditReturn = () => useSend(returnCalls.creditReturn, { refreshes, quiet: true });
