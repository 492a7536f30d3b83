// One row of the routes table (spec §2): path, title, who may open it, what it loads, and the lazy screen.
import type { Permission, Role } from '@outrigger/contract';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadTexts } from '../client/texts.ts';
import { loadChunk, loadLooks } from './chunks.ts';
import { guard } from './guard.ts';
import { rootRoute } from './root-route.ts';
import { register } from './rows.ts';
import type { TitleKey } from './titles.ts';

/** Search parameters as they stand in the address: plain text, never JSON. */
export type RawSearch = Record<string, string | undefined>;

/** What a row says besides its path; S are its typed search parameters. */
export interface Row<S> {
  title: TitleKey;
  /** True where the screen brings its own width and margins, as the login does. */
  isBare?: boolean;
  /** 'public' opens without a token; every other row sends to /login with a return path. */
  access: 'public' | 'signedIn';
  /** True for orders, cart and favourites: Access Restricted while the user's isAccess is false. */
  needsAccess?: boolean;
  /** Only these roles get the route at all; everybody else sees the not-found screen. */
  roles?: readonly Role[];
  /** Demanded besides the role. */
  permission?: Permission;
  /** Only who may order has a use for it: no menu leads others there. */
  isForOrdering?: boolean;
  /** Features whose texts the screen speaks; they load together with it. */
  texts?: readonly string[];
  /** Reads the search parameters; a screen gets them typed from useSearch({ from: '/path' }). */
  search?: (raw: RawSearch) => S;
  /** Starts the screen's first questions to the server, also on intent, before it is known whether somebody goes there. */
  preload?: (search: Partial<S>, isHint: boolean) => Promise<void>;
  /** True where another address shows another thing altogether, which is waited for as a new screen is. */
  isOneThing?: boolean;
  screen: () => Promise<ComponentType>;
}

type Going<S> = { deps: { search: Partial<S> }; preload: boolean; cause: 'preload' | 'enter' | 'stay' };

const FIRST_PATIENCE_MS = 250;

/** The answers; of a visit's first screen only those that come at once, since its page is bare until something is drawn. */
async function untilDrawable(questions: Promise<void>): Promise<void> {
  const isFirst = document.querySelector('.shell') !== null;
  const passed = isFirst && new Promise<void>((resolve) => void setTimeout(resolve, FIRST_PATIENCE_MS));
  await Promise.race(passed ? [questions, passed] : [questions]);
}

/** What the row says nothing of leaves the address, as what it knows and cannot be meant does. */
const unknownIn = <S>(raw: RawSearch): Partial<S> =>
  Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])) as Partial<S>;

/** Makes the route of one row. */
export function page<const P extends string, S extends object = object>(path: P, row: Row<S>) {
  register(path, row);
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    // Partial, so that a link may leave parameters out.
    validateSearch: (raw: RawSearch): Partial<S> => ({ ...unknownIn(raw), ...row.search?.(raw) }),
    loaderDeps: ({ search }) => ({ search: search as Partial<S> }),
    beforeLoad: ({ location, preload }) => guard(row, { path, href: location.href, isPreload: preload }),
    loader: async ({ deps, preload, cause }: Going<S>) => {
      const questions = loadChunk(async () => row.preload?.(deps.search, preload));
      // Nobody waits for the answer to a hint; who stays has all that the screen is made of, and sees what it shows until more has come.
      const isWaiting = !preload && (cause !== 'stay' || row.isOneThing);
      if (!isWaiting) questions.catch(() => undefined);
      if (cause === 'stay' && !isWaiting) return;
      const texts = (row.texts ?? []).map((feature) => loadChunk(() => loadTexts(feature)));
      const answers = isWaiting ? untilDrawable(questions) : undefined;
      await Promise.all([...texts, row.isBare ? undefined : loadLooks(), answers]);
    },
    component: lazyRouteComponent(async () => ({ Screen: await loadChunk(row.screen) }), 'Screen'),
    staticData: { title: row.title, isBare: row.isBare ?? false },
  });
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: TitleKey;
    isBare?: boolean;
  }
}
