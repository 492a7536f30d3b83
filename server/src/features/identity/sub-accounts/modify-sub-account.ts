// Changes name, permissions and limit of a sub-account (product §4); its very next request finds the new rights.
import type { calls, ParsedOf, SubAccount } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { CustomerContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import {
  limitFor,
  readManager,
  refuseUnknownCurrency,
  refuseUnlessGrantable,
  showSubAccount,
} from './manage-sub-account.ts';
import { rightsChanged } from './sub-account-change.rules.ts';
import { lockSubAccount, renameSubAccount, setPermissions, setSpendingLimit } from './sub-accounts.store.ts';

/** A deleted one is not changed any more: whoever has the old list before him loads it again. */
export async function modifySubAccount(
  context: CustomerContext,
  input: ParsedOf<typeof calls.subAccounts.accountModify>,
): Promise<SubAccount> {
  const { db, caller } = context;
  const { id, username, permissions } = input;
  await refuseUnknownCurrency(context, input.spendingLimit);
  await inTransaction(db, async (trx) => {
    const managed = await lockSubAccount(trx, id, caller.companyId);
    if (!managed) refuse('notFound');
    if (managed.status === 'inactive') refuse('conflict');
    const manager = await readManager(trx, context);
    refuseUnlessGrantable(manager, managed, input);
    const spendingLimit = await limitFor(trx, manager, managed, input);
    if (username !== undefined) await renameSubAccount(trx, id, username);
    await setPermissions(trx, id, { permissions, by: caller.userId });
    if (spendingLimit !== undefined) await setSpendingLimit(trx, id, spendingLimit);
    const facts = rightsChanged(managed, { username, permissions, spendingLimit });
    if (!facts) return;
    await audit(trx, {
      action: 'modifySubAccount',
      userId: caller.userId,
      companyId: caller.companyId,
      subject: `user ${id}`,
      ...facts,
      requestId: context.requestId,
    });
  });
  return await showSubAccount(context, id);
}
