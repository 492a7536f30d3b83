// The signed-in person, or the invited one on the way through the bind flow, verifies the own address (spec §7 User).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { markEmailVerified } from '../identity.store.ts';
import { checkCode } from './check-code.ts';
import { codeSent } from './code-sent.ts';
import { sendCode } from './send-code.ts';

type Send = typeof calls.registration.sendUserEmailCode;
type Verify = typeof calls.registration.verifyUserEmail;

const purposeOf = ({ caller }: SignedInContext) => (caller.scope === 'bind' ? 'bind' : 'verifyEmail');

/** Mails the code. */
export async function sendUserEmailCode(
  context: SignedInContext,
  { purpose = 'verifyEmail' }: ParsedOf<Send>,
): Promise<ResultOf<Send>> {
  const { caller, language, db } = context;
  // Whoever is still on the way to an account has nothing else to prove.
  const asked = {
    purpose: caller.scope === 'bind' ? 'bind' : purpose,
    address: caller.email,
    userId: caller.userId,
  } as const;
  await inTransaction(db, (trx) => sendCode(trx, { ...asked, language, channel: 'mail' }));
  return codeSent(context.shop.config, 'code');
}

/** Takes the code and keeps that the address is the person's own. */
export async function verifyUserEmail(context: SignedInContext, { code }: ParsedOf<Verify>): Promise<ResultOf<Verify>> {
  const { userId, email } = context.caller;
  const useUp = await checkCode(context.db, { purpose: purposeOf(context), address: email, code });
  await inTransaction(context.db, async (trx) => {
    await useUp(trx);
    await markEmailVerified(trx, userId);
  });
  return { email };
}
