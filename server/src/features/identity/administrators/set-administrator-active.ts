// Switches a person of the office off, which ends sessions and invitations at once, or on again (product §8).
import type { Administrator, calls, ParsedOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { endSessionsOf } from '../../../platform/sessions/sessions.store.ts';
import { endOfficeInvitations, setActive } from './administrators.store.ts';
import { manageAdministrator } from './manage-administrator.ts';

/** Roles and second factor stay for the day he comes back; done already, nothing changes. */
export async function setAdministratorActive(
  context: SignedInContext,
  { id, isActive }: ParsedOf<typeof calls.administrators.setAdministratorActive>,
): Promise<Administrator> {
  const { caller, requestId } = context;
  return await manageAdministrator(context, id, async (trx, managed) => {
    const status = isActive ? 'active' : 'inactive';
    if (managed.status === status) return;
    await setActive(trx, id, isActive);
    if (!isActive) {
      await endSessionsOf(trx, id, 'disabled');
      await endOfficeInvitations(trx, id);
    }
    await audit(trx, {
      action: 'setAdministratorActive',
      userId: caller.userId,
      subject: `user ${id}`,
      before: { status: managed.status },
      after: { status },
      requestId,
    });
  });
}
