// Stands for every address of the office until its rows have come (routes.ts): whoever is no administrator is treated as the rows would, and an administrator is sent on once they are there.
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { guard } from './guard.ts';
import { rootRoute } from './root-route.ts';
import { forOffice } from './row-access.ts';
import { rowOf } from './rows.ts';

type Going = { location: { pathname: string; search: object; hash: string; href: string }; preload: boolean };

async function beforeLoad({ location, preload }: Going): Promise<never> {
  const { pathname, search, hash, href } = location;
  // The root brought them, and the tree is asked anew.
  if (rowOf(pathname)) throw redirect({ to: pathname, search, hash, replace: true } as never);
  await guard(forOffice, { path: pathname, href, isPreload: preload });
  throw notFound();
}

/** The office itself and all below it. */
export const officeGate = createRoute({ getParentRoute: () => rootRoute, path: '/office/$', beforeLoad });
