// Applies the guard rules to a navigation (spec §2): to /login with the return path, Access Restricted, or not found.
import { notFound, redirect } from '@tanstack/react-router';
import { accessRestricted } from './access-restricted.ts';
import { currentUser } from './current-user.ts';
import { decideByKnown, decideByNow } from './decide-now.ts';
import { isDynamicRouteAdded, resetDynamicRoutes } from './dynamic-routes.ts';
import type { GuardedRow } from './guard.rules.ts';

/** Where a navigation goes. */
export interface Destination {
  path: string;
  href: string;
  /** True on intent only: nothing may be shown or counted. */
  isPreload: boolean;
}

/** Lets a navigation pass, or throws the redirect or not-found the router understands. */
export async function guard(row: GuardedRow, destination: Destination): Promise<void> {
  if (destination.path === '/login' && !destination.isPreload) resetDynamicRoutes();
  if (row.access === 'public') return;
  const user = await currentUser();
  const decision = destination.isPreload ? decideByKnown(row) : await decideByNow(row);
  if (decision === 'signIn') throw redirect({ to: '/login', search: { back: destination.href }, replace: true });
  if (decision === 'notFound' || !isDynamicRouteAdded(destination.path, user)) throw notFound();
  if (decision !== 'accessRestricted') return;
  // Inside the shop the navigation is cancelled before it starts (router.ts); this is the first page of a visit.
  if (!destination.isPreload) accessRestricted.set(true);
  throw redirect({ to: '/home', replace: true });
}
