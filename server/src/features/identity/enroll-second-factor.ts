// An administrator enrols a second factor at the first sign-in (product §3).
import { randomBytes } from 'node:crypto';
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { countHit } from '../../platform/counters.store.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { endSessionsOf, startSession } from '../../platform/sessions/sessions.store.ts';
import { findAccountById } from './identity.reads.ts';
import { keepSecret, markEnrolled, useUpStep } from './identity.store.ts';
import { enrolmentUri, stepOf, toBase32 } from './second-factor.rules.ts';
import { signedIn } from './signed-in.ts';

type Start = typeof calls.identity.startEnrollment;
type Finish = typeof calls.identity.finishEnrollment;

const SECRET_BYTES = 20;

/** Gives a new secret; asking again replaces one that was never confirmed. */
export async function startEnrollment(context: SignedInContext): Promise<ResultOf<Start>> {
  const secret = toBase32(randomBytes(SECRET_BYTES));
  await keepSecret(context.db, context.caller.userId, secret);
  return { secret, uri: enrolmentUri(secret, context.caller.email) };
}

/** Confirms the secret by its first code; the enrolling session gives way to a full one. */
export async function finishEnrollment(context: SignedInContext, input: ParsedOf<Finish>): Promise<ResultOf<Finish>> {
  const { userId } = context.caller;
  await countHit(context.db, { name: 'secondFactor', subject: String(userId), hits: 10, seconds: 900 });
  const account = await findAccountById(context.db, userId);
  const at = { epochSeconds: account?.epochSeconds ?? 0, lastStep: account?.totpLastStep ?? null };
  const step = account?.totpSecret ? stepOf(account.totpSecret, input.code, at) : null;
  if (step === null) refuse('secondFactorWrong');
  const token = await inTransaction(context.db, async (trx) => {
    if (!(await useUpStep(trx, userId, step))) refuse('secondFactorWrong');
    await markEnrolled(trx, userId);
    await endSessionsOf(trx, userId, 'replaced');
    return await startSession(trx, { userId, loginType: 'admin', scope: 'full' });
  });
  return await signedIn(context.db, userId, { token, mustEnroll: false });
}
