// A forgotten password is set anew by a mailed link (product §3: one hour, once; all sessions end).
import { type calls, isStrongPassword, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { OpenContext } from '../../../platform/context.ts';
import { countHit } from '../../../platform/counters.store.ts';
import { audit } from '../../../platform/audit.store.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { endSessionsOf } from '../../../platform/sessions/sessions.store.ts';
import { findTicket } from '../codes/tickets.reads.ts';
import { endTickets, useTicket } from '../codes/tickets.store.ts';
import { changePassword } from '../identity.store.ts';
import { hashPassword } from '../password.ts';
import { liftSignInLimits } from '../sign-in.ts';

type ForgetPassword = typeof calls.registration.forgetPassword;

/** Saves it and signs every device out; whoever was shut out by wrong tries may sign in at once. */
export async function forgetPassword(
  { db, ip, requestId }: OpenContext,
  { ticket, password }: ParsedOf<ForgetPassword>,
): Promise<ResultOf<ForgetPassword>> {
  await countHit(db, { name: 'passwordReset', subject: ip, hits: 30, seconds: 900 });
  if (!isStrongPassword(password)) refuse('weakPassword');
  if ((await findTicket(db, ticket))?.purpose !== 'forgotPassword') refuse('verificationFailed');
  const passwordHash = await hashPassword(password);
  const email = await inTransaction(db, async (trx) => {
    const used = await useTicket(trx, 'forgotPassword', ticket);
    if (!used?.userId) refuse('verificationFailed');
    if (!(await changePassword(trx, used.userId, passwordHash))) refuse('passwordSaveFailed');
    await endTickets(trx, 'forgotPassword', used.address);
    await endSessionsOf(trx, used.userId, 'password');
    await audit(trx, { action: 'forgetPassword', userId: used.userId, subject: `user ${used.userId}`, requestId });
    return used.address;
  });
  await liftSignInLimits(db, email);
  return { email };
}
