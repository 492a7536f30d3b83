// Pieces for parts that were replaced, loaded where one is shown, since few are (quality 14: first load).
import { type ComponentProps, createElement, lazy } from 'react';
import { TellOffer } from './offer-told.tsx';
import type { PartOfSet } from './part-of-set.tsx';

/** Out of reach the page shows the part alone. */
export const PartOfSetLater = lazy(() =>
  import('./part-of-set.tsx').then(
    (file) => ({ default: file.PartOfSet }),
    () => ({
      default: ({ onOffered }: ComponentProps<typeof PartOfSet>) =>
        createElement(TellOffer, { isOffered: false, onOffered }),
    }),
  ),
);

/** What to order in place of a replaced part; there is nothing that could stand for it. */
export const LazyReplacedPurchase = lazy(async () => ({
  default: (await import('./replaced-purchase.tsx')).ReplacedPurchase,
}));
