// Changes the password; every other sign-in of the person ends with it (spec §5; product §3).
import { type calls, isStrongPassword, type ParsedOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { clearHits, countHit } from '../../../platform/counters.store.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { endSessionsOf } from '../../../platform/sessions/sessions.store.ts';
import { endTickets } from '../codes/tickets.store.ts';
import { findAccountById } from '../identity.reads.ts';
import { fitsPassword, hashPassword } from '../password.ts';
import { replacePassword } from './profile.store.ts';

const COUNTER = 'modifyPassword';

/** The old one must be right and the new one strong and another; who guesses is slowed down. */
export async function modifyPassword(
  { db, caller, requestId }: SignedInContext,
  { oldPassword, newPassword }: ParsedOf<typeof calls.profile.modifyPassword>,
): Promise<null> {
  if (!isStrongPassword(newPassword)) refuse('weakPassword');
  const subject = String(caller.userId);
  await countHit(db, { name: COUNTER, subject, hits: 10, seconds: 900 });
  const account = await findAccountById(db, caller.userId);
  const was = account?.passwordHash ?? null;
  if (!(await fitsPassword(was, oldPassword))) refuse('oldPasswordWrong');
  if (oldPassword === newPassword) refuse('passwordSaveFailed');
  const is = await hashPassword(newPassword);
  await inTransaction(db, async (trx) => {
    if (!(await replacePassword(trx, caller.userId, { was, is }))) refuse('passwordSaveFailed');
    await endTickets(trx, 'forgotPassword', caller.email);
    await endSessionsOf(trx, caller.userId, 'password', caller.sessionId);
    const { userId, companyId } = caller;
    await audit(trx, { action: 'modifyPassword', userId, companyId, subject: `user ${userId}`, requestId });
  });
  await clearHits(db, COUNTER, subject);
  return null;
}
