// Sign-in with email and password (product §3): equal answers for known and unknown accounts, counters per account and address.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { OpenContext } from '../../platform/context.ts';
import { type Allowance, clearHits, countHit, uncountHit } from '../../platform/counters.store.ts';
import { inTransaction, type Trx } from '../../platform/db/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { startSession } from '../../platform/sessions/sessions.store.ts';
import { type Account, findAccount } from './identity.reads.ts';
import { useUpStep } from './identity.store.ts';
import { fitsPassword } from './password.ts';
import { stepOf } from './second-factor.rules.ts';
import { signedIn } from './signed-in.ts';

type Login = typeof calls.identity.login;

const QUARTER_HOUR = 900;

/** Checks the credentials and starts a session; an administrator without a second factor gets one that can only enrol. */
export async function signIn(context: OpenContext, input: ParsedOf<Login>): Promise<ResultOf<Login>> {
  const address: Allowance = { name: 'signInAddress', subject: context.ip, hits: 300, seconds: QUARTER_HOUR };
  await countHit(context.db, address);
  await countHit(context.db, { name: 'signIn', subject: input.email, hits: 20, seconds: QUARTER_HOUR });
  const account = await findAccount(context.db, input.email);
  const fits = await fitsPassword(account?.passwordHash ?? null, input.password);
  if (!account || !fits) refuse('wrongCredentials');
  refuseUnlessOpen(account);
  const { isDemo } = context.shop.config;
  const mustEnroll = account.role === 'admin' && !account.isEnrolled && !isDemo;
  const token = await inTransaction(context.db, async (trx) => {
    if (account.role === 'admin' && account.isEnrolled) await checkSecondFactor(trx, account, input.secondFactor);
    const loginType = account.role === 'admin' ? 'admin' : 'user';
    return await startSession(trx, { userId: account.id, loginType, scope: mustEnroll ? 'enroll' : 'full' });
  });
  await clearHits(context.db, 'signIn', input.email);
  await uncountHit(context.db, address);
  return await signedIn(context.db, account.id, { token, mustEnroll });
}

function refuseUnlessOpen(account: Account): void {
  if (account.status === 'reviewing') refuse('accountReviewing');
  if (account.status === 'inactive' || account.companyStatus === 'blocked') refuse('accountInactive');
}

async function checkSecondFactor(trx: Trx, account: Account, code: string | undefined): Promise<void> {
  if (!code) refuse('secondFactorNeeded');
  const at = { epochSeconds: account.epochSeconds, lastStep: account.totpLastStep };
  const step = stepOf(account.totpSecret ?? '', code, at);
  if (step === null || !(await useUpStep(trx, account.id, step))) refuse('secondFactorWrong');
}
