// Who may open a route (spec §2 routing rules, §6): decided from the row and the person alone.
import type { Permission, Role, SignedInUser } from '@outrigger/contract';
import { isPermitted, mayOrder } from '../client/session/permissions.rules.ts';

/** The part of a row that guards read. */
export interface GuardedRow {
  access: 'public' | 'signedIn';
  needsAccess?: boolean;
  roles?: readonly Role[];
  permission?: Permission;
  /** True for what only who may order has a use for: it opens and says why it is empty, but no menu leads there. */
  isForOrdering?: boolean;
}

/** The person as guards see them; `user` is undefined when nobody is signed in. */
export interface Viewer {
  user: Pick<SignedInUser, 'role' | 'isAccess' | 'permissions'> | undefined;
  /** True while a second factor must be enrolled first. */
  mustEnroll: boolean;
}

/** What becomes of a navigation. */
export type Decision = 'open' | 'signIn' | 'accessRestricted' | 'notFound';

/** True where the row exists for this person at all: role list and permission match. */
export function isRouteFor(row: GuardedRow, user: Viewer['user']): boolean {
  if (!row.roles && row.permission === undefined) return true;
  if (!user) return false;
  const hasRole = !row.roles || row.roles.includes(user.role);
  return hasRole && (row.permission === undefined || isPermitted(user, row.permission));
}

/** True where menus lead somebody there. */
export function isOffered(row: GuardedRow, user: Viewer['user']): boolean {
  return isRouteFor(row, user) && (!row.isForOrdering || (user !== undefined && mayOrder(user)));
}

/** Decides one navigation. */
export function decide(row: GuardedRow, viewer: Viewer): Decision {
  if (row.access === 'public') return 'open';
  if (!viewer.user || viewer.mustEnroll) return 'signIn';
  if (!isRouteFor(row, viewer.user)) return 'notFound';
  return row.needsAccess && !viewer.user.isAccess ? 'accessRestricted' : 'open';
}
