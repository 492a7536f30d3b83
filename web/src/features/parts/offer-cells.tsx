// Price, stock and Add of a part in a list, each where the list has it; of a replaced part those of what is ordered in its place (product §5 Supersession).
import type { PartRow } from '@outrigger/contract';
import { createContext, lazy, type ReactNode, Suspense } from 'react';
import type { AddablePart } from '../cart/cart.data.ts';
import { AddToCart, type AddToCartProps } from './add-to-cart.tsx';
import { Price, type PriceProps } from './price.tsx';
import { Stock, type StockProps } from './stock.tsx';

/** A part of a list, as far as it says what became of it. */
export type Listed = Pick<PartRow, 'replacedBy' | 'stock' | 'sellPolicy'>;
/** What a list shows of a part it sells. */
export type Cells = Record<'price' | 'stock' | 'add', ReactNode>;

/** All rows of a list, so that one question asks for what replaced any of them. */
export const AllListed = createContext<readonly Listed[]>([]);

export type OfferProps = Omit<AddToCartProps, 'part' | 'onQuantity'> & {
  part: Omit<AddablePart, 'replacedBy'> & Listed & Pick<PriceProps, 'listPrice'> & Omit<StockProps, 'stock'>;
  /** Puts them where the row has them. */
  place: (cells: Cells) => ReactNode;
  size?: PriceProps['size'];
};
/** What the catalogue has of the part itself. */
export type Own = { own: Cells };

// Few parts are replaced, so what asks for their successors comes with the first one (quality 14: first load).
const InsteadCells = lazy(() =>
  import('./instead-later.ts').then((file) => file.loadInstead()).catch(() => ({ default: OldCode })),
);

/** Out of reach the old code can be added still: the server puts the line right. */
const OldCode = ({ own, place }: OfferProps & Own) => place({ price: null, stock: null, add: own.add });

/** The place of what is asked for, as large as the part's own, which is not shown: nobody could order at that price. */
const waiting = (own: ReactNode) => (
  <div aria-hidden="true" className="skeleton min-h-6 min-w-16">
    <div className="invisible">{own}</div>
  </div>
);
/** The places of all of them. */
export const wait = ({ price, stock, add }: Cells): Cells => ({
  price: waiting(price),
  stock: waiting(stock),
  add: waiting(add),
});

export function OfferCells(props: OfferProps) {
  const { part, place, size, ...adding } = props;
  const own = {
    price: <Price {...part} size={size} />,
    stock: <Stock {...part} />,
    add: <AddToCart {...adding} part={part} />,
  };
  if (part.replacedBy.length === 0) return place(own);
  return (
    <Suspense fallback={place(wait(own))}>
      <InsteadCells {...props} own={own} />
    </Suspense>
  );
}
