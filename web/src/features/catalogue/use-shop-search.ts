// Changes the address of a list of parts; the place on the page stays (design: filters kept in the URL).
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { typedStep } from '../../client/address/typed-step.ts';
import type { ShopSearch } from './shop-search.rules.ts';

/** Paths that show a list of parts. */
export type ListPath = '/shop' | '/product';

/** Each begins at the first page again: `change` as a step of its own in the history, `settle` as one step for all that is typed or dragged in a field, `correct` without a step. */
export function useShopSearch(path: ListPath = '/shop') {
  const router = useRouter();
  return useMemo(() => {
    const go = (next: ShopSearch, step: { replace?: boolean; state?: { typedIn: string } }) =>
      void router.navigate({
        to: path,
        search: (present: object) => ({ ...present, page: undefined, quick: undefined, ...next }),
        resetScroll: false,
        ...step,
      });
    return {
      change: (next: ShopSearch) => go(next, {}),
      settle: (next: ShopSearch, field: keyof ShopSearch) => go(next, typedStep(router.history, field)),
      correct: (next: ShopSearch) => go(next, { replace: true }),
    };
  }, [router, path]);
}
