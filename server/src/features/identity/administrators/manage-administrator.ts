// The frame of every change to a person of the office (product §8): others only, by somebody who still has the role super.
import type { Administrator } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { readAdministrator } from './administrators.reads.ts';
import { type LockedAdministrator, lockAdministrators } from './administrators.store.ts';

/**
 * Does the work on the locked person. Nobody works on himself and whoever works is super under the same lock, so one
 * with the role super is always left, also where two take it from each other at the same moment.
 */
export async function manageAdministrator(
  context: SignedInContext,
  id: number,
  work: (trx: Trx, managed: LockedAdministrator) => Promise<void>,
): Promise<Administrator> {
  const { db, caller } = context;
  if (id === caller.userId) refuse('ownAccount');
  await inTransaction(db, async (trx) => {
    const all = await lockAdministrators(trx);
    const own = all.find((one) => one.id === caller.userId);
    if (own?.status !== 'active' || !own.roles.includes('super')) refuse('noPermission');
    const managed = all.find((one) => one.id === id);
    if (!managed) refuse('notFound');
    await work(trx, managed);
  });
  return await showAdministrator(context, id);
}

/** A person of the office as he is now. */
export async function showAdministrator({ db, caller }: SignedInContext, id: number): Promise<Administrator> {
  const shown = await readAdministrator(db, caller.userId, id);
  if (!shown) refuse('notFound');
  return shown;
}
