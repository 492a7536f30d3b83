// The router: rows, plain search parameters, preload on intent, scroll kept per browser tab, and the cancelled navigation of spec §2.
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { session } from '../client/session/session.ts';
import { accessRestricted } from './access-restricted.ts';
import { decide } from './guard.rules.ts';
import { RouteError } from './route-error.tsx';
import { RoutePending } from './route-pending.tsx';
import { routeTree } from './routes.ts';
import { rowOf } from './rows.ts';
import { parseSearch, stringifySearch } from './search-params.rules.ts';

/** Makes the router; tests give it a history of their own. */
export function makeRouter(history?: RouterHistory) {
  const router = createRouter({
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
    ...(history ? { history } : {}),
  });
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ nextLocation, currentLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && isCancelled(nextLocation.pathname),
  });
  return router;
}

/** The router of the shop. */
export type ShopRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
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
