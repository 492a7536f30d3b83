// Sign-in with a verified phone number and the code sent to it (spec §2: mobile login; product §3).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { OpenContext } from '../../../platform/context.ts';
import { countHit } from '../../../platform/counters.store.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { startSession } from '../../../platform/sessions/sessions.store.ts';
import { checkCode } from '../codes/check-code.ts';
import { findAccountByPhone, isOpen } from '../identity.reads.ts';
import { holdAccount } from '../identity.store.ts';
import { signedIn } from '../signed-in.ts';
import { dialledOrRefused } from './dialled-or-refused.ts';

type MobileLogin = typeof calls.mobile.mobileLogin;

/** A number nobody has verified never had a code, so that it is refused as a wrong code is. */
export async function signInByPhone(
  context: OpenContext,
  input: ParsedOf<MobileLogin>,
): Promise<ResultOf<MobileLogin>> {
  const { db, ip, agent } = context;
  await countHit(db, { name: 'codesTried', subject: ip, hits: 100, seconds: 900 });
  const phone = await dialledOrRefused(input.phone);
  const useUp = await checkCode(db, { purpose: 'mobileLogin', address: phone, code: input.code });
  const begun = await inTransaction(db, async (trx) => {
    await useUp(trx);
    const account = await findAccountByPhone(trx, phone);
    if (!account) refuse('verificationFailed');
    if (!isOpen(account) || !(await holdAccount(trx, account.id))) refuse('accountInactive');
    const token = await startSession(trx, { userId: account.id, loginType: 'user', scope: 'full', agent, ip });
    return { userId: account.id, token };
  });
  return await signedIn(db, begun.userId, { token: begun.token, mustEnroll: false });
}
