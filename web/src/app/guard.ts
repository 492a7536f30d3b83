// Applies the guard rules to a navigation (spec §2): to /login with the return path, Access Restricted, or not found.
import { notFound, redirect } from '@tanstack/react-router';
import { session } from '../client/session/session.ts';
import { accessRestricted } from './access-restricted.ts';
import { currentUser, refreshProfile } from './current-user.ts';
import { isDynamicRouteAdded, resetDynamicRoutes } from './dynamic-routes.ts';
import { decide, type GuardedRow } from './guard.rules.ts';

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
  const mustEnroll = session.get()?.mustEnroll ?? false;
  const decision = await decideByNow(row, { user, mustEnroll }, destination.isPreload);
  if (decision === 'signIn') throw redirect({ to: '/login', search: { back: destination.href }, replace: true });
  if (decision === 'notFound' || !isDynamicRouteAdded(destination.path, user)) throw notFound();
  if (decision !== 'accessRestricted') return;
  // Inside the shop the navigation is cancelled before it starts (router.ts); this is the first page of a visit.
  if (!destination.isPreload) accessRestricted.set(true);
  throw redirect({ to: '/home', replace: true });
}

/** What was kept of the last visit may be older than the approval: nobody is turned away by it without asking the server. */
async function decideByNow(row: GuardedRow, viewer: Parameters<typeof decide>[1], isPreload: boolean) {
  const decision = decide(row, viewer);
  if (decision !== 'accessRestricted' || isPreload) return decision;
  await refreshProfile().catch(() => undefined);
  return decide(row, { ...viewer, user: session.get()?.user });
}
