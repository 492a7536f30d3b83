// Calls about sub-accounts, of their company and of the parts desk (spec §7 User; product §4, §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../../platform/http/serve.ts';
import type { Shop } from '../../../platform/shop.ts';
import { applyForSubAccount } from './apply-for-sub-account.ts';
import { closeSubAccount } from './close-sub-account.ts';
import { approveSubAccount, refuseSubAccount } from './decide-sub-account.ts';
import { deleteSubAccount } from './delete-sub-account.ts';
import { inviteSubAccountAgain, inviteSubAccountAgainFromOffice } from './invite-sub-account-again.ts';
import { listPermissions } from './list-permissions.ts';
import { askedOf } from './manage-sub-account.ts';
import { modifySubAccount } from './modify-sub-account.ts';
import { readSubAccounts, readWaiting } from './sub-accounts.reads.ts';

/** Mounts the calls about sub-accounts. */
export function subAccountRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.subAccounts, {
    subAccountList: (context, input) => readSubAccounts(context.db, { ...askedOf(context), ...input }),
    permissionList: listPermissions,
    accountApply: applyForSubAccount,
    accountModify: modifySubAccount,
    accountInviteAgain: inviteSubAccountAgain,
    subAccountDelete: deleteSubAccount,
    subAccountsToDecide: ({ db }, input) => readWaiting(db, input),
    approveSubAccount,
    refuseSubAccount,
    inviteSubAccountAgain: inviteSubAccountAgainFromOffice,
    closeSubAccount,
  });
}
