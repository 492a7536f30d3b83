// The router: rows, plain search parameters, preload on intent, scroll kept per browser tab, and the cancelled navigation of spec §2.
import { createRouter } from '@tanstack/react-router';
import { session } from '../client/session.ts';
import { accessRestricted } from './access-restricted.ts';
import { decide } from './guard.rules.ts';
import { RouteError } from './route-error.tsx';
import { RoutePending } from './route-pending.tsx';
import { routeTree } from './routes.ts';
import { rowOf } from './rows.ts';
import { parseSearch, stringifySearch } from './search-params.rules.ts';

/** The one router of the page. */
export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadDelay: 60,
  scrollRestoration: true,
  defaultPendingMs: 150,
  defaultPendingMinMs: 200,
  defaultPendingComponent: RoutePending,
  defaultErrorComponent: RouteError,
  trailingSlash: 'never',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** Spec §2: opening orders, cart or favourites without access is cancelled with a warning; one stays where one was. */
function isCancelled(pathname: string): boolean {
  const row = rowOf(pathname);
  const present = session.get();
  if (!row || !present?.user) return false;
  if (decide(row, { user: present.user, mustEnroll: present.mustEnroll }) !== 'accessRestricted') return false;
  accessRestricted.set(true);
  return true;
}

router.history.block({
  enableBeforeUnload: false,
  blockerFn: ({ nextLocation, currentLocation }) =>
    nextLocation.pathname !== currentLocation.pathname && isCancelled(nextLocation.pathname),
});
