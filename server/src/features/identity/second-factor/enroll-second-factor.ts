// An administrator enrols a second factor at the first sign-in, and gets the recovery codes that go with it (product §3).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { endSessionsOf, startSession } from '../../../platform/sessions/sessions.store.ts';
import { signedIn } from '../signed-in.ts';
import { ownAccount, withSecondFactor } from './check-second-factor.ts';
import { newRecoveryCodes, recoveryHashOf } from './recovery-code.ts';
import { keepSecret, markEnrolled, replaceRecoveryCodes } from './second-factor.store.ts';
import { enrolmentUri, newSecret } from './totp.ts';

type Start = typeof calls.secondFactor.startEnrollment;
type Finish = typeof calls.secondFactor.finishEnrollment;

/** Gives a new secret; asking again replaces one that was never confirmed. */
export async function startEnrollment(context: SignedInContext): Promise<ResultOf<Start>> {
  const secret = newSecret();
  await keepSecret(context.db, context.caller.userId, secret);
  return { secret, uri: enrolmentUri(secret, context.caller.email) };
}

/** Confirms the secret by its first code; the enrolling session gives way to a full one. */
export async function finishEnrollment(context: SignedInContext, input: ParsedOf<Finish>): Promise<ResultOf<Finish>> {
  const { db, agent, ip, requestId } = context;
  const { userId } = context.caller;
  const account = await ownAccount(db, userId);
  const recoveryCodes = newRecoveryCodes();
  const token = await withSecondFactor(db, { account, code: input.code }, async (trx) => {
    await markEnrolled(trx, userId);
    await replaceRecoveryCodes(trx, userId, recoveryCodes.map(recoveryHashOf));
    await endSessionsOf(trx, userId, 'replaced');
    const token = await startSession(trx, { userId, loginType: 'admin', scope: 'full', agent, ip });
    await audit(trx, { action: 'enrollSecondFactor', userId, subject: `user ${userId}`, requestId });
    return token;
  });
  return { ...(await signedIn(db, userId, { token, mustEnroll: false })), recoveryCodes };
}
