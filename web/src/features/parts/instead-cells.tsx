// In the row of a replaced part: price, stock and Add of what can be ordered in its place, as its page has them (product §5 Supersession).
import { isChoice, isInForce, orderableQuantity, type PartCard, type Successor } from '@outrigger/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAddableOf, useMayOrder } from '../cart/cart.data.ts';
import { setOf, type PartInstead, wayFor } from '../cart/successors.data.ts';
import { AddToCart } from './add-to-cart.tsx';
import { useTexts } from './detail.texts.ts';
import { codesToAsk } from './instead.rules.ts';
import { partHref } from './part-address.rules.ts';
import { type SoldInstead, useSoldInstead } from './parts.data.ts';
import { Price } from './price.tsx';
import { SetButton, SetPrice, SetStock } from './set-offer.tsx';
import { cheapest, firstOffered } from './set-stock.rules.ts';
import { Stock } from './stock.tsx';
import { ratioAlong } from './supersession.rules.ts';

const MayNotOrder = lazy(async () => (await import('./may-not-order.tsx')).loadMayNotOrder());

/** Puts price and stock, and the next step, where the row has them. */
type Place = (price: ReactNode, add: ReactNode) => ReactNode;
type CellsProps = {
  part: PartCard;
  /** All replaced parts of the list, so that one question asks for them. */
  among: readonly PartCard[];
  place: Place;
};

export function InsteadCells({ part, among, place }: CellsProps) {
  const today = new Date().toISOString().slice(0, 10);
  const { data: sold = [], isPending } = useSoldInstead(codesToAsk(part, among, today));
  if (isPending) return place(<Skeleton className="h-10 w-24" />, <Skeleton className="h-11 w-full" />);
  const steps = part.replacedBy.filter((one) => isInForce(one, today));
  const isOneOf = isChoice(part.replacedBy);
  const [first] = steps;
  const one = steps.length === 1 && sold.find(({ item }) => item === first?.code);
  if (first && one && one.part) return <One {...{ part, step: first, sold: one, offer: one.part, place }} />;
  const set = isOneOf ? null : setOf(steps, sold);
  if (set) return <Whole code={part.code} way={wayFor(set, 1)} place={place} />;
  return <Several {...{ part, steps, sold, isOneOf, place }} />;
}

type OneProps = { part: PartCard; step: Successor; sold: SoldInstead; offer: PartCard; place: Place };

function One({ part, step, sold, offer, place }: OneProps) {
  const addableOf = useAddableOf();
  const startsAt = orderableQuantity(ratioAlong(step, sold).newQuantity, offer);
  return place(
    <>
      <Price price={offer.price} listPrice={offer.listPrice} sellPolicy={offer.sellPolicy} />
      <Stock stock={offer.stock} sellPolicy={offer.sellPolicy} />
    </>,
    <AddToCart part={{ ...addableOf(offer), changeCode: part.code }} startsAt={startsAt} />,
  );
}

function Whole({ code, way, place }: { code: string; way: readonly PartInstead[]; place: Place }) {
  const mayOrder = useMayOrder();
  return place(
    <>
      <SetPrice way={way} />
      <SetStock way={way} />
    </>,
    mayOrder ? (
      <div className="relative z-1 grid print:hidden">
        <SetButton code={code} way={way} />
      </div>
    ) : (
      <Suspense fallback={<div className="min-h-control" />}>
        <MayNotOrder isShort />
      </Suspense>
    ),
  );
}

type SeveralProps = {
  part: PartCard;
  steps: readonly Successor[];
  sold: readonly SoldInstead[];
  isOneOf: boolean;
  place: Place;
};

/** Which of them is ordered is chosen on the page of the part, as is what to do where not all of a set are sold. */
function Several({ part, steps, sold, isOneOf, place }: SeveralProps) {
  const t = useTexts();
  const ways = steps.flatMap((step) => {
    const set = setOf([step], sold);
    return set ? [wayFor(set, 1)] : [];
  });
  // Price and stock are of one and the same: of two they would promise what cannot be ordered.
  const way = isOneOf ? firstOffered(ways) : undefined;
  const offer = way?.[0]?.part;
  return place(
    <>
      {way && <SetPrice way={way} isLeast={way === cheapest(ways)} />}
      {offer && <Stock stock={offer.stock} sellPolicy={offer.sellPolicy} />}
    </>,
    <Anchor
      href={partHref(part.code)}
      aria-label={t(isOneOf ? 'chooseOf' : 'seeInsteadOf', { code: part.code })}
      className={`${buttonLook('secondary')} relative z-1 w-full print:hidden`}
    >
      {t(isOneOf ? 'choose' : 'seeInstead')}
    </Anchor>,
  );
}
