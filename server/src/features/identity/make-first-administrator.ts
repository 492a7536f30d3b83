// The first administrator of an empty shop, from the one-time link printed at start (product §1).
import { type calls, isStrongPassword, type ParsedOf, type ResultOf } from '@outrigger/contract';
import { audit } from '../../platform/audit.store.ts';
import type { OpenContext } from '../../platform/context.ts';
import { countHit } from '../../platform/counters.store.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { startSession } from '../../platform/sessions/sessions.store.ts';
import { insertAdministrator, useFirstAdminTicket } from './identity.store.ts';
import { hashPassword } from './password.ts';
import { signedIn } from './signed-in.ts';

type FirstAdministrator = typeof calls.identity.makeFirstAdministrator;

/** Makes the administrator with all office rights; the session can only enrol the second factor. */
export async function makeFirstAdministrator(
  context: OpenContext,
  input: ParsedOf<FirstAdministrator>,
): Promise<ResultOf<FirstAdministrator>> {
  await countHit(context.db, { name: 'firstAdministrator', subject: context.ip, hits: 20, seconds: 900 });
  if (!isStrongPassword(input.password)) refuse('weakPassword');
  const passwordHash = await hashPassword(input.password);
  const made = await inTransaction(context.db, async (trx) => {
    if (!(await useFirstAdminTicket(trx, input.ticket))) refuse('verificationFailed');
    const userId = await insertAdministrator(trx, { email: input.email, passwordHash, roles: ['super'] });
    const token = await startSession(trx, {
      userId,
      loginType: 'admin',
      scope: 'enroll',
      agent: context.agent,
      ip: context.ip,
    });
    const { requestId } = context;
    await audit(trx, {
      action: 'makeFirstAdministrator',
      userId,
      subject: `user ${userId}`,
      after: { roles: ['super'] },
      requestId,
    });
    return { userId, token };
  });
  return await signedIn(context.db, made.userId, { token: made.token, mustEnroll: true });
}
