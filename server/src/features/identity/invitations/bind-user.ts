// The first and the last step of the bind flow (spec §2 /user_bind; product §3): the mailed link gives a narrow token, the password ends it.
import { type calls, isStrongPassword, type ParsedOf, type ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { OpenContext, SignedInContext } from '../../../platform/context.ts';
import { countHit } from '../../../platform/counters.store.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { endSessionsOf, startSession } from '../../../platform/sessions/sessions.store.ts';
import { changePassword } from '../identity.store.ts';
import { hashPassword } from '../password.ts';
import { signedIn } from '../signed-in.ts';
import { findInvited, isEmailVerified } from './invitations.reads.ts';
import { acceptInvitations, holdInvitation } from './invitations.store.ts';

type BindUser = typeof calls.registration.bindUser;
type SavePwd = typeof calls.registration.savePwd;

/** Takes the link and gives a token that passes through the bind flow alone, for 30 minutes. */
export async function bindUser(
  { db, ip, agent }: OpenContext,
  { ticket }: ParsedOf<BindUser>,
): Promise<ResultOf<BindUser>> {
  await countHit(db, { name: 'invitations', subject: ip, hits: 60, seconds: 900 });
  const invited = await findInvited(db, ticket);
  if (!invited) refuse('invitationInvalid');
  const { userId, ...shown } = invited;
  const token = await inTransaction(db, async (trx) => {
    if (!(await holdInvitation(trx, ticket))) refuse('invitationInvalid');
    await endSessionsOf(trx, userId, 'replaced');
    return await startSession(trx, { userId, loginType: 'user', scope: 'bind', agent, ip });
  });
  return { ...shown, token };
}

/** Keeps the password, completes the binding and signs in. */
export async function savePwd(context: SignedInContext, { password }: ParsedOf<SavePwd>): Promise<ResultOf<SavePwd>> {
  const { userId } = context.caller;
  if (!isStrongPassword(password)) refuse('weakPassword');
  const passwordHash = await hashPassword(password);
  const token = await inTransaction(context.db, async (trx) => {
    if (!(await isEmailVerified(trx, userId))) refuse('emailVerificationFailed');
    const isSaved = (await acceptInvitations(trx, userId)) && (await changePassword(trx, userId, passwordHash));
    if (!isSaved) refuse('passwordSaveFailed');
    await endSessionsOf(trx, userId, 'replaced');
    const started = await startSession(trx, {
      userId,
      loginType: 'user',
      scope: 'full',
      agent: context.agent,
      ip: context.ip,
    });
    const { companyId } = context.caller;
    const { requestId } = context;
    await audit(trx, { action: 'savePwd', userId, companyId, subject: `user ${userId}`, requestId });
    return started;
  });
  return await signedIn(context.db, userId, { token, mustEnroll: false });
}
