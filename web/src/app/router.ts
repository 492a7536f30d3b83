// The router: rows, plain search parameters, preload on intent, scroll kept per browser tab, and the cancelled navigation of spec §2.
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { session } from '../client/session/session.ts';
import { signInAgainAsked } from '../client/session/sign-in-again.ts';
import { loadTexts } from '../client/texts.ts';
import { accessRestricted } from './access-restricted.ts';
import { decideByNow } from './decide-now.ts';
import { resetDynamicRoutes } from './dynamic-routes.ts';
import { officeRowsBy } from './frames.ts';
import { officeGate } from './office-gate.ts';
import { RouteError } from './route-error.tsx';
import { RoutePending } from './route-pending.tsx';
import { routeTree, treeWith } from './routes.ts';
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
    blockerFn: async ({ nextLocation, currentLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && (await isCancelled(nextLocation.pathname)),
  });
  officeRowsBy(async () => {
    const [{ officeTable }] = await Promise.all([import('./office-table.ts'), loadTexts('officemenu')]);
    treeWith(officeTable);
    const { routesById, ...built } = router.buildRouteTree();
    // The navigation that stands in the gate just now still asks for it by its id.
    router.setRoutes({ ...built, routesById: { ...routesById, [officeGate.id]: officeGate } as never });
    resetDynamicRoutes();
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
async function isCancelled(pathname: string): Promise<boolean> {
  const row = rowOf(pathname);
  if (!row || !session.get()?.user || (await decideByNow(row)) !== 'accessRestricted') return false;
  // A session that has ended is spoken of in a dialog of its own.
  if (!signInAgainAsked.get()) accessRestricted.set(true);
  return true;
}
