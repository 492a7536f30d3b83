// Price, stock and Add of a part in a list, each where the list has it; of a replaced part those of what is ordered in its place (product §5 Supersession).
import { AddToCart, Price } from '../parts/index.ts';
import { Stock } from '../stock/index.ts';
import { isSuperseded } from '@outrigger/contract';
import { lazy, Suspense } from 'react';
import { untilBack } from '../../client/loading/until-back.ts';
import { type SupersededProps, type OfferProps, wait } from './offer-slots.tsx';

// Few parts are replaced, so what asks for their successors comes with the first one (quality 14: first load).
const load = async () => (await import('./lazy-replacement-cells.ts')).loadInstead();
const ReplacementCells = lazy(() => load().catch(() => ({ default: OutOfReach })));
const InsteadAgain = lazy(async function again(): ReturnType<typeof load> {
  await untilBack();
  return await load().catch(again);
});

/** The old code can be added still, the server puts the line right; what did not load is tried again. */
function OutOfReach(props: SupersededProps) {
  return (
    <Suspense fallback={props.place({ price: null, stock: null, add: props.own.add })}>
      <InsteadAgain {...props} />
    </Suspense>
  );
}

export function OfferCells(props: OfferProps) {
  const { part, place, size, ...adding } = props;
  const own = {
    price: <Price {...part} size={size} />,
    stock: <Stock {...part} />,
    add: <AddToCart {...adding} part={part} />,
  };
  if (part.replacedBy.length === 0) return place(own);
  const today = new Date().toISOString().slice(0, 10);
  // A part that is still the one to order, or may be until its day comes, keeps its own.
  if (!isSuperseded(part, today)) return place(own);
  return (
    <Suspense fallback={place(wait(own))}>
      <ReplacementCells {...props} own={own} today={today} />
    </Suspense>
  );
}
