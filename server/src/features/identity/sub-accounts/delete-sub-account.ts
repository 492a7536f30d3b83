// Makes a sub-account inactive (product §4): its sessions end at once, its orders and history stay.
import type { calls, ParsedOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { CustomerContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { endSessionsOf } from '../../../platform/sessions/sessions.store.ts';
import { lockSubAccount, setStatus } from './sub-accounts.store.ts';

/** Deleting twice changes nothing; nobody deletes himself. */
export async function deleteSubAccount(
  { db, caller, requestId }: CustomerContext,
  { id }: ParsedOf<typeof calls.subAccounts.subAccountDelete>,
): Promise<null> {
  await inTransaction(db, async (trx) => {
    const managed = await lockSubAccount(trx, id, caller.companyId);
    if (!managed) refuse('notFound');
    if (id === caller.userId) refuse('noPermission');
    if (managed.status === 'inactive') return;
    await setStatus(trx, id, 'inactive');
    await endSessionsOf(trx, id, 'disabled');
    const { userId, companyId } = caller;
    const [before, after] = [{ status: managed.status }, { status: 'inactive' }];
    const subject = `user ${id}`;
    await audit(trx, { action: 'deleteSubAccount', userId, companyId, subject, before, after, requestId });
  });
  return null;
}
