// Gives a person of the office other roles (product §8), at work on the very next request.
import type { Administrator, calls, ParsedOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { setRoles } from './administrators.store.ts';
import { manageAdministrator } from './manage-administrator.ts';

/** Exactly these roles; those he has already change nothing. */
export async function setAdministratorRoles(
  context: SignedInContext,
  { id, roles }: ParsedOf<typeof calls.administrators.setAdministratorRoles>,
): Promise<Administrator> {
  const { caller, requestId } = context;
  const wanted = [...new Set(roles)].toSorted();
  return await manageAdministrator(context, id, async (trx, managed) => {
    if (wanted.join() === managed.roles.join()) return;
    await setRoles(trx, id, wanted);
    await audit(trx, {
      action: 'setAdministratorRoles',
      userId: caller.userId,
      subject: `user ${id}`,
      before: { roles: managed.roles },
      after: { roles: wanted },
      requestId,
    });
  });
}
