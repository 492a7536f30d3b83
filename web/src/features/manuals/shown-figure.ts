// What the pieces around a figure are told of it, and what of it is lit.
import type { ReactNode } from 'react';
import type { FigureView } from '../../client/address/figure-href.rules.ts';
import type { FigurePage, Lit } from '../figures/index.ts';
import type { BookContents } from './manuals.data.ts';
import type { useManualAddress } from './use-manual-address.ts';

/** A figure with its book, its address, and the way it is looked at. */
export interface FigureViewProps {
  page: FigurePage;
  /** True while the next figure is on its way and this one is still shown. */
  isStale: boolean;
  book: BookContents | undefined;
  address: ReturnType<typeof useManualAddress>;
  view: FigureView;
  /** Its illustration or its model. */
  pictureOf: (page: FigurePage, lit: Lit) => ReactNode;
}
