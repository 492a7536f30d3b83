// The parts desk switches somebody of a company off (product §4, §8), as for a firm whose main account cannot.
import type { calls, ParsedOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { endSessionsOf } from '../../../platform/sessions/sessions.store.ts';
import { lockSubAccount, setStatus } from './sub-accounts.store.ts';

/** An active one is inactive from now on; one that waits is refused instead, which tells whoever applied. */
export async function closeSubAccount(
  { db, caller, requestId }: SignedInContext,
  { id, reason }: ParsedOf<typeof calls.subAccounts.closeSubAccount>,
): Promise<null> {
  await inTransaction(db, async (trx) => {
    const locked = await lockSubAccount(trx, id);
    if (!locked) refuse('notFound');
    if (locked.status === 'inactive') return;
    if (locked.status !== 'active') refuse('conflict');
    await setStatus(trx, id, 'inactive');
    await endSessionsOf(trx, id, 'disabled');
    const { userId } = caller;
    const { companyId } = locked;
    const [before, after] = [{ status: 'active' }, { status: 'inactive' }];
    const subject = `user ${id}`;
    await audit(trx, { action: 'closeSubAccount', userId, companyId, subject, before, after, reason, requestId });
  });
  return null;
}
