// Ten new recovery codes in place of the old ones, against a code of the authenticator app (product §3).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { ownAccount, withSecondFactor } from './check-second-factor.ts';
import { newRecoveryCodes, recoveryHashOf } from './recovery-code.ts';
import { replaceRecoveryCodes } from './second-factor.store.ts';

type Renew = typeof calls.secondFactor.renewRecoveryCodes;

/** Gives the new codes, this once. */
export async function renewRecoveryCodes(context: SignedInContext, input: ParsedOf<Renew>): Promise<ResultOf<Renew>> {
  const { db, caller, requestId } = context;
  const { userId } = caller;
  const account = await ownAccount(db, userId);
  const recoveryCodes = newRecoveryCodes();
  await withSecondFactor(db, { account, code: input.code }, async (trx) => {
    await replaceRecoveryCodes(trx, userId, recoveryCodes.map(recoveryHashOf));
    await audit(trx, { action: 'renewRecoveryCodes', userId, subject: `user ${userId}`, requestId });
  });
  return { recoveryCodes };
}
