// What a list gives to show the offer of a part, and what stands there while it is asked for (product §5 Supersession).
import type { AddToCartProps, PriceProps } from '../parts/index.ts';
import type { StockProps } from '../stock/index.ts';
import type { PartRow } from '@outrigger/contract';
import { createContext, type ReactNode } from 'react';
import type { AddablePart } from '../cart/cart.data.ts';

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
/** A part that has given way, what the catalogue has of it, and the day that is so. */
export type SupersededProps = OfferProps & { own: Cells; today: string };

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
