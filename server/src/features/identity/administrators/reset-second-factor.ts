// Forgets the second factor of somebody who lost app and recovery codes (product §3, §8): signed out, told by mail, to enrol anew.
import type { Administrator, calls, ParsedOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { endSessionsOf } from '../../../platform/sessions/sessions.store.ts';
import { sendLetter } from '../mail/send-letter.ts';
import { forgetSecondFactor } from './administrators.store.ts';
import { manageAdministrator } from './manage-administrator.ts';

/** Where none is enrolled nothing changes. */
export async function resetSecondFactor(
  context: SignedInContext,
  { id }: ParsedOf<typeof calls.administrators.resetSecondFactor>,
): Promise<Administrator> {
  const { caller, requestId } = context;
  return await manageAdministrator(context, id, async (trx, managed) => {
    if (!managed.hasSecondFactor) return;
    await forgetSecondFactor(trx, id);
    await endSessionsOf(trx, id, 'disabled');
    await sendLetter(trx, { kind: 'factorReset', userId: id });
    await audit(trx, { action: 'resetSecondFactor', userId: caller.userId, subject: `user ${id}`, requestId });
  });
}
