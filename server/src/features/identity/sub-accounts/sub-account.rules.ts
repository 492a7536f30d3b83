// Who may give which rights to whom (product §4): nobody grants what he does not have, or edits himself.
import { type Money, type Permission, permissions, textToMinor } from '@outrigger/contract';

/** What one order may come to. */
interface OrderLimit {
  minor: number;
  currency: string;
}
/** What a person who manages sub-accounts may hand on. */
export interface Manager {
  userId: number;
  permissions: readonly Permission[];
  /** His own limit per order, null for none. */
  limit: OrderLimit | null;
}
/** The sub-account as it is. */
export interface Managed {
  id: number;
  permissions: readonly number[];
}

/** Whether these permissions may be given: those that are new to the sub-account must be the manager's own. */
export function mayGrant(manager: Manager, managed: Managed | null, granted: readonly number[]): boolean {
  if (managed?.id === manager.userId) return false;
  const added = granted.filter((id) => !managed?.permissions.includes(id));
  return added.every((id) => manager.permissions.some((own) => own === id));
}

/** Whether this limit may be set: amounts are for who may see them, and nobody lets another spend more than himself. */
export function mayLimit({ permissions: own, limit }: Manager, given: Money | null): boolean {
  if (!own.includes(permissions.viewPrices)) return false;
  if (!limit) return true;
  return given !== null && isWithin(limit, { minor: textToMinor(given.amount), currency: given.currency });
}

/** Whether a limit is no higher than another, which those in two currencies cannot be told of. */
export const isWithin = (most: OrderLimit, limit: OrderLimit): boolean =>
  limit.currency === most.currency && limit.minor <= most.minor;
