// Whether somebody has a permission (spec §6): the one place that the page asks.
import { type Permission, permissions, type Role } from '@outrigger/contract';

const ALL: readonly number[] = Object.values(permissions);

/** Whether a comma-separated list contains any of a set of values; without a set, any of the permissions 1, 2, 3. */
export function listContainsAny(list: string, wanted: readonly number[] = ALL): boolean {
  const held = new Set(list.split(',').map((value) => value.trim()));
  return wanted.some((value) => held.has(String(value)));
}

/** Whether somebody has one of these permissions; with none named, any at all. */
export function isPermitted(user: { permissions: readonly number[] }, ...wanted: Permission[]): boolean {
  return listContainsAny(user.permissions.join(','), wanted.length > 0 ? wanted : ALL);
}

/** Whether somebody may order at all (spec §6): a company's person with access and the ordering permission. */
export const mayOrder = (user: { role: Role; isAccess: boolean; permissions: readonly number[] }): boolean =>
  user.role !== 'admin' && user.isAccess && isPermitted(user, permissions.placeOrders);
