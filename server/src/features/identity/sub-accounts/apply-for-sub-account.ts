// Applies for a sub-account, which waits for the parts desk (spec §5: country, email and at least one permission; product §4).
import { type calls, type ParsedOf, type SubAccount } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { CustomerContext } from '../../../platform/context.ts';
import { countHit } from '../../../platform/counters.store.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { releaseAddress } from '../identity.store.ts';
import {
  ownLimitOf,
  readManager,
  refuseUnknownCurrency,
  refuseUnlessGrantable,
  showSubAccount,
} from './manage-sub-account.ts';
import { textOfLimit } from './sub-account-change.rules.ts';
import { insertSubAccount, setPermissions, setSpendingLimit } from './sub-accounts.store.ts';

/** Without a limit it gets that of whoever applies: nobody lets another spend more than himself. */
export async function applyForSubAccount(
  context: CustomerContext,
  input: ParsedOf<typeof calls.subAccounts.accountApply>,
): Promise<SubAccount> {
  const { db, caller } = context;
  // It tells whose address has an account, so it is not to be asked at will.
  await countHit(db, { name: 'subAccountApply', subject: String(caller.companyId), hits: 60, seconds: 3600 });
  await refuseUnknownCurrency(context, input.spendingLimit);
  const id = await inTransaction(db, async (trx) => {
    const manager = await readManager(trx, context);
    refuseUnlessGrantable(manager, null, input);
    const { email, country, username = email.split('@')[0] ?? email } = input;
    await releaseAddress(trx, email, caller.companyId);
    const made = await insertSubAccount(trx, {
      companyId: caller.companyId,
      email,
      country,
      username: username.slice(0, 100),
      createdBy: caller.userId,
      language: context.language,
      currency: caller.currency,
    });
    if (made === null) refuse('emailTaken');
    await setPermissions(trx, made, { permissions: input.permissions, by: caller.userId });
    const spendingLimit = input.spendingLimit ?? ownLimitOf(manager);
    await setSpendingLimit(trx, made, spendingLimit);
    await audit(trx, {
      action: 'applyForSubAccount',
      userId: caller.userId,
      companyId: caller.companyId,
      subject: `user ${made}`,
      after: {
        email,
        permissions: input.permissions,
        ...(spendingLimit ? { spendingLimit: textOfLimit(spendingLimit) } : {}),
      },
      requestId: context.requestId,
    });
    return made;
  });
  return await showSubAccount(context, id);
}
