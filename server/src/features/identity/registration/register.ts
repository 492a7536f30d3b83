// A firm registers (spec §2, §5; product §3): address proven by mail, terms agreed to; the company then waits for the parts desk.
import { type calls, isStrongPassword, type ParsedOf, type ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { OpenContext } from '../../../platform/context.ts';
import { countHit } from '../../../platform/counters.store.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { startSession } from '../../../platform/sessions/sessions.store.ts';
import { readTermsVersion } from '../../pages/index.ts';
import { findTicket } from '../codes/tickets.reads.ts';
import { useTicket } from '../codes/tickets.store.ts';
import { sendLetter } from '../mail/send-letter.ts';
import { releaseAddress } from '../identity.store.ts';
import { hashPassword } from '../password.ts';
import { signedIn } from '../signed-in.ts';
import { insertCompany, insertMainAccount, keepAgreement } from './registration.store.ts';

type Register = typeof calls.registration.register;

/** Makes the company with its main account and signs it in: browsing works at once. */
export async function register(context: OpenContext, input: ParsedOf<Register>): Promise<ResultOf<Register>> {
  await countHit(context.db, { name: 'registrations', subject: context.ip, hits: 30, seconds: 3600 });
  if (!isStrongPassword(input.password)) refuse('weakPassword');
  if ((await findTicket(context.db, input.ticket))?.purpose !== 'register') refuse('verificationFailed');
  const passwordHash = await hashPassword(input.password);
  const made = await inTransaction(context.db, async (trx) => {
    const version = await readTermsVersion(trx);
    if (input.termsVersion !== version) refuse('termsChanged', { version });
    const proven = await useTicket(trx, 'register', input.ticket);
    if (!proven) refuse('verificationFailed');
    const { userId, companyId } = await makeAccount(trx, { ...input, email: proven.address, passwordHash });
    await sendLetter(trx, { kind: 'registered', userId });
    const token = await startSession(trx, {
      userId,
      loginType: 'user',
      scope: 'full',
      agent: context.agent,
      ip: context.ip,
    });
    const after = { companyName: input.company };
    const { requestId } = context;
    await audit(trx, { action: 'register', userId, companyId, subject: `company ${companyId}`, after, requestId });
    return { userId, token };
  });
  return await signedIn(context.db, made.userId, { token: made.token, mustEnroll: false });
}

type NewAccount = ParsedOf<Register> & { email: string; passwordHash: string };

async function makeAccount(trx: Trx, account: NewAccount): Promise<{ userId: number; companyId: number }> {
  await releaseAddress(trx, account.email, null);
  const company = await insertCompany(trx, { name: account.company, country: account.country });
  const userId = await insertMainAccount(trx, { ...account, ...company });
  // Whoever proved the address may know; only another registration in the same hour gets here.
  if (userId === null) refuse('emailTaken');
  await keepAgreement(trx, { userId, version: account.termsVersion, language: account.language });
  return { userId, companyId: company.companyId };
}
