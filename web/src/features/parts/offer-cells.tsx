// Price, stock and Add of a part in a list, each where the list has it; of a replaced part those of what is ordered in its place (product §5 Supersession).
import { lazy, Suspense } from 'react';
import { AddToCart } from './add-to-cart.tsx';
import { type OfferProps, type Own, wait } from './offered.tsx';
import { Price } from './price.tsx';
import { Stock } from './stock.tsx';

// Few parts are replaced, so what asks for their successors comes with the first one (quality 14: first load).
const InsteadCells = lazy(() =>
  import('./instead-later.ts').then((file) => file.loadInstead()).catch(() => ({ default: OldCode })),
);

/** Out of reach the old code can be added still: the server puts the line right. */
const OldCode = ({ own, place }: OfferProps & Own) => place({ price: null, stock: null, add: own.add });

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
