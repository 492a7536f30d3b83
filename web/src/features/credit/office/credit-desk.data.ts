// Questions and sends about credit lines (product §8).
import type { DeskCreditLine } from '@outrigger/contract';
import { creditDeskCalls } from '@outrigger/contract/calls/credit-desk.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

export type { DeskCreditLine };

/** One page by company. */
export const useDeskLines = (query: { keyword?: string; page: number; pageSize: number }) =>
  useCall(creditDeskCalls.deskCreditLines, query, { keepPrevious: true });
/** What was changed about one line or booked on it. */
export const useLineHistory = (companyId: number, currency: string) =>
  useCall(creditDeskCalls.creditLineHistory, { companyId, currency });
/** Sets a line; the form shows a failure in place. */
export const useSetCreditLine = () =>
  useSend(creditDeskCalls.setCreditLine, {
    quiet: true,
    refreshes: [creditDeskCalls.deskCreditLines, creditDeskCalls.creditLineHistory],
  });
/** Books a payment or store credit; the form shows a failure in place. */
export const useBookCredit = () =>
  useSend(creditDeskCalls.bookCredit, {
    quiet: true,
    refreshes: [creditDeskCalls.deskCreditLines, creditDeskCalls.creditLineHistory],
  });
