// What every change of a sub-account begins with: who manages, what he may give, and how it is answered (product §4).
import { type Money, money, permissions, type SubAccount } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import { isSoldIn } from '../identity.reads.ts';
import { isWithin, type Managed, type Manager, mayGrant, mayLimit } from './sub-account.rules.ts';
import { readOwnLimit, readSubAccount } from './sub-accounts.reads.ts';

/** Whose people, seen by whom. */
export const askedOf = ({ caller }: CustomerContext) => ({
  companyId: caller.companyId,
  callerId: caller.userId,
  maySeeAmounts: caller.permissions.includes(permissions.viewPrices),
});

/** The caller as a manager. */
export async function readManager(trx: Trx, { caller }: CustomerContext): Promise<Manager> {
  return { userId: caller.userId, permissions: caller.permissions, limit: await readOwnLimit(trx, caller.userId) };
}

/** Refuses what the manager may not give. */
export function refuseUnlessGrantable(
  manager: Manager,
  managed: Managed | null,
  given: { permissions: readonly number[]; spendingLimit?: Money | null | undefined },
): void {
  if (!mayGrant(manager, managed, given.permissions)) refuse('noPermission');
  if (given.spendingLimit !== undefined && !mayLimit(manager, given.spendingLimit)) refuse('noPermission');
}

/** The manager's own limit as one to give. */
export const ownLimitOf = ({ limit }: Manager): Money | null => limit && money(limit.minor, limit.currency);

/**
 * The limit that goes with what is given, undefined where it stays as it is: whoever may order from now on
 * gets no further than the manager himself.
 */
export async function limitFor(
  trx: Trx,
  manager: Manager,
  managed: Managed,
  given: { permissions: readonly number[]; spendingLimit?: Money | null | undefined },
): Promise<Money | null | undefined> {
  const { placeOrders } = permissions;
  const isNew = given.permissions.includes(placeOrders) && !managed.permissions.includes(placeOrders);
  if (given.spendingLimit !== undefined || !isNew || !manager.limit) return given.spendingLimit;
  const present = await readOwnLimit(trx, managed.id);
  if (!present) return ownLimitOf(manager);
  if (!isWithin(manager.limit, present)) refuse('noPermission');
  return undefined;
}

/** Refuses a limit in a currency the shop does not sell in. */
export async function refuseUnknownCurrency({ db }: CustomerContext, limit: Money | null | undefined): Promise<void> {
  if (limit && !(await isSoldIn(db, limit.currency))) refuse('currencyNotFound', { currency: limit.currency });
}

/** The sub-account as it is now. */
export async function showSubAccount(context: CustomerContext, id: number): Promise<SubAccount> {
  return (await readSubAccount(context.db, { ...askedOf(context), id })) ?? refuse('notFound');
}
