// Changes the address of a list of parts; the place on the page stays (design: filters kept in the URL).
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ShopSearch } from './shop-search.rules.ts';

/** Paths that show a list of parts. */
export type ListPath = '/shop' | '/product';

/** `change` begins at the first page again; `settle` does so without a step of its own in the history, for what is typed or dragged. */
export function useShopSearch(path: ListPath = '/shop') {
  const router = useRouter();
  return useMemo(() => {
    const go = (next: ShopSearch, replace: boolean) =>
      void router.navigate({
        to: path,
        search: (present: object) => ({ ...present, page: undefined, quick: undefined, ...next }),
        replace,
        resetScroll: false,
      });
    return {
      change: (next: ShopSearch) => go(next, false),
      settle: (next: ShopSearch) => go(next, true),
    };
  }, [router, path]);
}
