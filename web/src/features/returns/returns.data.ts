// Returns as the screens ask for them (spec §9; product §7).
import type { InputOf, ResultOf, ReturnableLine, ReturnSummary } from '@outrigger/contract';
import { creditCalls } from '@outrigger/contract/calls/credit.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { returnCalls } from '@outrigger/contract/calls/returns.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';

export type { ReturnableLine, ReturnSummary };
/** One page of returns. */
export type Returns = ResultOf<typeof returnCalls.returnList>;

const refreshes = [
  returnCalls.returnList,
  returnCalls.returnInfo,
  returnCalls.returnableLines,
  orderCalls.orderInfo,
  creditCalls.storeCredit,
];

/** Lines that may come back; the rows stay while the words change. */
export const useReturnable = (asked: InputOf<typeof returnCalls.returnableLines>) =>
  useCall(returnCalls.returnableLines, asked, { keepPrevious: true });
/** The company's returns. */
export const useReturns = (asked: InputOf<typeof returnCalls.returnList>) =>
  useCall(returnCalls.returnList, asked, { keepPrevious: true });
/** One of them. */
export const useReturn = (returnNo: string) => useCall(returnCalls.returnInfo, { returnNo });
/** Asks for a return; the form says in place what stands against it. */
export const useRequestReturn = () => useSend(returnCalls.requestReturn, { refreshes, quiet: true });
/** Withdraws one. */
export const useWithdrawReturn = () => useSend(returnCalls.withdrawReturn, { refreshes, isPress: true });
