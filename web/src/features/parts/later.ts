// Pieces for parts that were replaced, loaded where one is shown, since few are (quality 14: first load).
import { type ComponentProps, createElement, lazy } from 'react';
import type { InsteadCells } from './instead-cells.tsx';
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

/** Out of reach the row says what replaced its part, and links to it. */
export const InsteadCellsLater = lazy(() =>
  import('./instead-cells.tsx').then(
    (file) => ({ default: file.InsteadCells }),
    () => ({ default: (_: ComponentProps<typeof InsteadCells>) => null }),
  ),
);

/** What to order in place of a replaced part; there is nothing that could stand for it. */
export const ReplacedPurchaseLater = lazy(async () => ({
  default: (await import('./replaced-purchase.tsx')).ReplacedPurchase,
}));
