// Who may open a route (spec §2 routing rules, §6): decided from the row and the person alone.
import type { Permission, Role, SignedInUser } from '@outrigger/contract';
import { isPermitted } from '../client/session/permissions.rules.ts';

/** The part of a row that guards read. */
export interface GuardedRow {
  access: 'public' | 'signedIn';
  needsAccess?: boolean;
  roles?: readonly Role[];
  permission?: Permission;
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

/** Decides one navigation. */
export function decide(row: GuardedRow, viewer: Viewer): Decision {
  if (row.access === 'public') return 'open';
  if (!viewer.user || viewer.mustEnroll) return 'signIn';
  if (!isRouteFor(row, viewer.user)) return 'notFound';
  return row.needsAccess && !viewer.user.isAccess ? 'accessRestricted' : 'open';
}
