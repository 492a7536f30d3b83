// Sign-in with email and password (product §3): equal answers for known and unknown accounts, counters per account and address.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../platform/audit.store.ts';
import type { OpenContext } from '../../platform/context.ts';
import {
  type Allowance,
  clearHits,
  countHit,
  forgetHits,
  isHit,
  noteHit,
  uncountHit,
} from '../../platform/counters.store.ts';
import { type Db, inTransaction, type Trx } from '../../platform/db/db.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { refuse } from '../../platform/refuse.ts';
import { startSession } from '../../platform/sessions/sessions.store.ts';
import { type Account, findAccount } from './identity.reads.ts';
import { holdAccount } from './identity.store.ts';
import { fitsPassword } from './password.ts';
import { withSecondFactor } from './second-factor/check-second-factor.ts';
import { signedIn } from './signed-in.ts';

type Login = typeof calls.identity.login;

const QUARTER_HOUR = 900;
const DAY = 86_400;
const SIGNED_IN = 'signedInFrom';

/** Checks the credentials and starts a session; an administrator without a second factor gets one that can only enrol. */
export async function signIn(context: OpenContext, input: ParsedOf<Login>): Promise<ResultOf<Login>> {
  const address: Allowance = { name: 'signInAddress', subject: context.ip, hits: 300, seconds: QUARTER_HOUR };
  await countHit(context.db, address);
  await countTry(context, input.email);
  const account = await findAccount(context.db, input.email);
  const fits = await fitsPassword(account?.passwordHash ?? null, input.password);
  if (!account || !fits) refuse('wrongCredentials');
  refuseUnlessOpen(account);
  const { isDemo } = context.shop.config;
  const mustEnroll = account.role === 'admin' && !account.isEnrolled && !isDemo;
  const token = await begin(context, { account, code: input.secondFactor, scope: mustEnroll ? 'enroll' : 'full' });
  await clearHits(context.db, 'signIn', pairOf(context, input.email));
  await noteHit(context.db, { name: SIGNED_IN, subject: pairOf(context, input.email), seconds: DAY });
  await uncountHit(context.db, address);
  return await signedIn(context.db, account.id, { token, mustEnroll });
}

/**
 * Tries are counted for the account from this address, and for the account from everywhere. Strangers can use up the
 * second alone, and that does not bind an address from which the account was signed in to in the last day or two.
 */
async function countTry(context: OpenContext, email: string): Promise<void> {
  const pair = pairOf(context, email);
  await countHit(context.db, { name: 'signIn', subject: pair, hits: 20, seconds: QUARTER_HOUR });
  if (await isHit(context.db, SIGNED_IN, pair)) return;
  await countHit(context.db, { name: 'signInAccount', subject: email, hits: 100, seconds: QUARTER_HOUR });
}

/** Lets the owner of an email, or whoever sits behind an address, try again before the window ends; answers how many counts that ended. */
export const liftSignInLimits = (db: Db, emailOrAddress: string): Promise<number> =>
  forgetHits(db, ['signIn', 'signInAccount', 'signInAddress'], networkOf(emailOrAddress));

const pairOf = (context: OpenContext, email: string): string => `${email} ${context.ip}`;

function refuseUnlessOpen(account: Account): void {
  if (account.status === 'reviewing') refuse('accountReviewing');
  if (account.status === 'inactive' || account.companyStatus === 'blocked') refuse('accountInactive');
}

const noteOffice = (trx: Trx, userId: number, requestId: string): Promise<void> =>
  audit(trx, { action: 'signInToOffice', userId, subject: `user ${userId}`, requestId });

type Beginning = { account: Account; code: string | undefined; scope: 'full' | 'enroll' };

// A second factor that is enrolled is asked for, in the demo too.
async function begin({ db, agent, ip, requestId }: OpenContext, { account, code, scope }: Beginning): Promise<string> {
  const loginType = account.role === 'admin' ? 'admin' : 'user';
  const start = async (trx: Trx): Promise<string> => {
    // Checking took its time: what was checked must still be the password.
    if (!(await holdAccount(trx, account.id, account.passwordHash))) refuse('wrongCredentials');
    const token = await startSession(trx, { userId: account.id, loginType, scope, agent, ip });
    if (account.role === 'admin') await noteOffice(trx, account.id, requestId);
    return token;
  };
  if (account.role !== 'admin' || !account.isEnrolled) return await inTransaction(db, start);
  if (!code) refuse('secondFactorNeeded');
  return await withSecondFactor(db, { account, code }, start);
}
