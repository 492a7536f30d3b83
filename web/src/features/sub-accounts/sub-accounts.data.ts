// Questions and sends about sub-accounts (spec §7 subaccount-list, permission-list, account-apply, account-modify, subaccount-delete).
import type { SubAccount } from '@outrigger/contract';
import { subAccountCalls } from '@outrigger/contract/calls/sub-accounts.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';

export type { SubAccount };

const refreshes = [subAccountCalls.subAccountList];

/** One page, the newest first. */
export const useSubAccounts = (query: { page: number; pageSize: number }) =>
  useCall(subAccountCalls.subAccountList, query, { keepPrevious: true });
/** The permissions, and which the person may grant. */
export const usePermissions = () => useCall(subAccountCalls.permissionList, {});
/** Applies for one; the form shows a failure in place. */
export const useApply = () => useSend(subAccountCalls.accountApply, { refreshes, quiet: true });
/** Changes one; the form shows a failure in place. */
export const useModify = () => useSend(subAccountCalls.accountModify, { refreshes, quiet: true });
/** Mails another invitation. */
export const useInviteAgain = () => useSend(subAccountCalls.accountInviteAgain, { refreshes, isPress: true });
/** Deletes one. */
export const useDelete = () => useSend(subAccountCalls.subAccountDelete, { refreshes, isPress: true });
