// Whether a code is the person's second factor, once: of the authenticator app, or a recovery code (product §3).
import { clearHits, countHit } from '../../../platform/counters.store.ts';
import { type Db, inTransaction, type Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { type Account, findAccountById } from '../identity.reads.ts';
import { recoveryHashOf } from './recovery-code.ts';
import { useUpRecoveryCode, useUpStep } from './second-factor.store.ts';
import { stepOf } from './totp.ts';

const COUNTER = 'secondFactor';
/** Wrong codes an account may be given in a quarter of an hour, from wherever they come. */
const TRIES = { hits: 10, seconds: 900 };

/** Does the work of a transaction once the code has been used up in it; wrong codes are counted per account, and refused. */
export async function withSecondFactor<T>(
  db: Db,
  proof: { account: Account; code: string },
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  const subject = String(proof.account.id);
  await countHit(db, { name: COUNTER, subject, ...TRIES });
  const done = await inTransaction(db, async (trx) => {
    if (!(await isUsedUp(trx, proof.account, proof.code))) refuse('secondFactorWrong');
    return await work(trx);
  });
  await clearHits(db, COUNTER, subject);
  return done;
}

async function isUsedUp(trx: Trx, account: Account, code: string): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return await useUpRecoveryCode(trx, account.id, recoveryHashOf(code));
  const at = { epochSeconds: account.epochSeconds, lastStep: account.totpLastStep };
  const step = account.totpSecret ? stepOf(account.totpSecret, code, at) : null;
  return step !== null && (await useUpStep(trx, account.id, step));
}

/** The account of a signed-in administrator; who was removed meanwhile is signed out. */
export async function ownAccount(db: Db, userId: number): Promise<Account> {
  const account = await findAccountById(db, userId);
  if (!account) refuse('signInAgain');
  return account;
}
