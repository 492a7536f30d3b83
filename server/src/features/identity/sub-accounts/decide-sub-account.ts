// The parts desk lets a sub-account in, which mails its invitation, or turns it down with a reason (product §4, §8).
import type { calls, ParsedOf } from '@outrigger/contract';
import { audit, type Done } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/outbox.store.ts';
import { refuse } from '../../../platform/refuse.ts';
import { inviteSubAccount } from '../invitations/invite-sub-account.ts';
import { REFUSED_JOB } from './mail-refused.ts';
import { type LockedSubAccount, lockSubAccount, setStatus } from './sub-accounts.store.ts';
import { tellApplicant } from './tell-applicant.ts';

type Approve = typeof calls.subAccounts.approveSubAccount;
type Refuse = typeof calls.subAccounts.refuseSubAccount;

/** Active from now on; approved already, nothing changes. */
export async function approveSubAccount(context: SignedInContext, { id }: ParsedOf<Approve>): Promise<null> {
  await inTransaction(context.db, async (trx) => {
    const locked = await lockWaiting(trx, id, 'active');
    if (!locked) return;
    await setStatus(trx, id, 'active');
    await inviteSubAccount(trx, id);
    await tellApplicant(trx, { id, as: 'approved' });
    await note(trx, context, { action: 'approveSubAccount', locked });
  });
  return null;
}

/** Inactive from now on; whoever applied is told why. */
export async function refuseSubAccount(context: SignedInContext, input: ParsedOf<Refuse>): Promise<null> {
  const { id, reason } = input;
  await inTransaction(context.db, async (trx) => {
    const locked = await lockWaiting(trx, id, 'inactive');
    if (!locked) return;
    await setStatus(trx, id, 'inactive');
    await enqueue(trx, REFUSED_JOB, { userId: id, reason });
    await tellApplicant(trx, { id, as: 'refused', reason });
    await note(trx, context, { action: 'refuseSubAccount', locked, reason });
  });
  return null;
}

/** The waiting one, locked; null where it is decided so already, refused where it was decided otherwise. */
async function lockWaiting(trx: Trx, id: number, wanted: LockedSubAccount['status']): Promise<LockedSubAccount | null> {
  const locked = await lockSubAccount(trx, id);
  if (!locked) refuse('notFound');
  if (locked.status === wanted) return null;
  if (locked.status !== 'reviewing') refuse('conflict');
  return locked;
}

async function note(
  trx: Trx,
  { caller, requestId }: SignedInContext,
  { action, locked, reason }: Pick<Done, 'action' | 'reason'> & { locked: LockedSubAccount },
): Promise<void> {
  const { id, companyId, permissions, status } = locked;
  const before = { status };
  const after = { status: action === 'approveSubAccount' ? 'active' : 'inactive', permissions };
  await audit(trx, {
    action,
    userId: caller.userId,
    companyId,
    subject: `user ${id}`,
    before,
    after,
    reason,
    requestId,
  });
}
