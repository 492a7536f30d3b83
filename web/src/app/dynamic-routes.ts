// The routes that exist only for some people (spec §2): added for the user's role and permissions, reset by the login route.
import type { SignedInUser } from '@outrigger/contract';
import { isRouteFor } from './guard.rules.ts';
import { allRows } from './rows.ts';

let added: { user: SignedInUser; paths: ReadonlySet<string> } | undefined;

/** Takes all dynamic routes away; opening /login does this. */
export function resetDynamicRoutes(): void {
  added = undefined;
}

/** Whether the route is there for this person; the routes are added on the first question after a reset or a changed user. */
export function isDynamicRouteAdded(path: string, user: SignedInUser | undefined): boolean {
  if (!user) return false;
  if (added?.user !== user) {
    const paths = allRows().flatMap((row) => (isRouteFor(row, user) ? [row.path] : []));
    added = { user, paths: new Set(paths) };
  }
  return added.paths.has(path);
}
