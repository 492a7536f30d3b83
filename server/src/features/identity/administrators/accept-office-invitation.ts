// The way in of somebody who was invited to the office (product §3, §8): the link proves the address, a password, then the second factor.
import { type calls, isStrongPassword, type ParsedOf, type ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { OpenContext } from '../../../platform/context.ts';
import { countHit } from '../../../platform/counters.store.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { startSession } from '../../../platform/sessions/sessions.store.ts';
import { hashPassword } from '../password.ts';
import { signedIn } from '../signed-in.ts';
import { findOfficeInvitation } from './administrators.reads.ts';
import { keepFirstPassword, useOfficeInvitation } from './administrators.store.ts';

type Look = typeof calls.administrators.officeInvitation;
type Accept = typeof calls.administrators.acceptOfficeInvitation;

/** Whom the link is for. */
export async function lookAtOfficeInvitation({ db }: OpenContext, { ticket }: ParsedOf<Look>): Promise<ResultOf<Look>> {
  const invited = await findOfficeInvitation(db, ticket);
  if (!invited) refuse('invitationInvalid');
  return invited;
}

/** Keeps the password; the session can only enrol the second factor, in the demo too. */
export async function acceptOfficeInvitation(
  { db, ip, agent, requestId }: OpenContext,
  { ticket, password }: ParsedOf<Accept>,
): Promise<ResultOf<Accept>> {
  await countHit(db, { name: 'officeInvitations', subject: ip, hits: 60, seconds: 900 });
  if (!isStrongPassword(password)) refuse('weakPassword');
  if (!(await findOfficeInvitation(db, ticket))) refuse('invitationInvalid');
  const passwordHash = await hashPassword(password);
  const made = await inTransaction(db, async (trx) => {
    const userId = await useOfficeInvitation(trx, ticket);
    if (userId === null) refuse('invitationInvalid');
    await keepFirstPassword(trx, userId, passwordHash);
    const token = await startSession(trx, { userId, loginType: 'admin', scope: 'enroll', agent, ip });
    await audit(trx, { action: 'acceptOfficeInvitation', userId, subject: `user ${userId}`, requestId });
    return { userId, token };
  });
  return await signedIn(db, made.userId, { token: made.token, mustEnroll: true });
}
