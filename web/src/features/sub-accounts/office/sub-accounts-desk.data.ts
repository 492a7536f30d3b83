// Questions and sends of the sub-accounts that wait for the parts desk (product §8).
import type { ResultOf } from '@outrigger/contract';
import { companyCalls } from '@outrigger/contract/calls/companies.ts';
import { queueCalls } from '@outrigger/contract/calls/queue.ts';
import { subAccountCalls } from '@outrigger/contract/calls/sub-accounts.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

/** A sub-account that waits. */
export type WaitingSubAccount = ResultOf<typeof subAccountCalls.subAccountsToDecide>['items'][number];

// Decided from a company's page or the queue as well.
const refreshes = [subAccountCalls.subAccountsToDecide, companyCalls.companyDetail, queueCalls.officeQueue];

/** One page of them, the oldest first. */
export const useWaiting = (query: { page: number; pageSize: number; keyword?: string }) =>
  useCall(subAccountCalls.subAccountsToDecide, query, { keepPrevious: true });
/** Lets one in. */
export const useApprove = () => useSend(subAccountCalls.approveSubAccount, { refreshes, isPress: true });
/** Turns one down with a reason, which the dialog keeps on a failure. */
export const useRefuse = () => useSend(subAccountCalls.refuseSubAccount, { refreshes, quiet: true });
