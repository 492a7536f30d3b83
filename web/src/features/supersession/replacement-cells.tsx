// In the row of a replaced part: price, stock and Add of what can be ordered in its place, as its page has them (product §5 Supersession).
import { AddToCart, partHref, Price, MayNotOrder } from '../parts/index.ts';
import { Stock } from '../stock/index.ts';
import {
  cheapest,
  offeredOption,
  isChoice,
  isInForce,
  orderableQuantity,
  packsOf,
  type PartCard,
  type PartPiece,
  type PartSet,
  quantitiesOf,
  ratioAlong,
  replacementOf,
  soldAmong,
  type Successor,
  successorQuantity,
} from '@outrigger/contract';
import { Suspense, useContext } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { useAddableOf, useMayOrder } from '../cart/cart.data.ts';
import { AsSold } from './as-sold.tsx';
import { useTexts } from '../parts/detail.texts.ts';
import { codesToAsk } from './codes-to-ask.rules.ts';
import { AllListed, type SupersededProps, type OfferProps, wait } from './offer-slots.tsx';
import { type SoldInstead, useSoldInstead } from '../parts/parts.data.ts';
import { SetButton, SetPrice, SetStock } from './set-offer.tsx';

/** The cells of a part that has given way. */
export function ReplacementCells({ today, ...row }: SupersededProps) {
  const { part, own, place, size } = row;
  const { code } = part;
  const { data: sold, isPending } = useSoldInstead(codesToAsk(part, useContext(AllListed), today));
  if (isPending) return place(wait(own));
  const isOneOf = isChoice(part.replacedBy);
  if (!sold) {
    // The old code can be added for as long as nobody answers: the server puts the line right.
    const add = part.sellPolicy === 'notSold' ? <OnItsPage code={code} isOneOf={isOneOf} /> : own.add;
    return place({ price: null, stock: null, add });
  }
  const steps = part.replacedBy.filter((one) => isInForce(one, today));
  const [first] = steps;
  const one = steps.length === 1 && sold.find(({ item }) => item === first?.code);
  if (first && one && one.part) return <One {...row} code={code} step={first} sold={one} offer={one.part} />;
  const replacement = replacementOf(part, soldAmong(sold), today);
  const [set] = replacement?.options ?? [];
  if (set && !isOneOf) return <Whole {...row} set={set} />;
  return <Several {...{ code, place, size, isOneOf }} options={replacement ? quantitiesOf(replacement, 1) : []} />;
}

type OneProps = Omit<OfferProps, 'part'> & {
  code: string;
  step: Successor;
  sold: SoldInstead;
  offer: PartCard;
};

function One({ code, step, sold, offer, place, size, perMachine: asked = 1, ...adding }: OneProps) {
  const addableOf = useAddableOf();
  const standingFor = (old: number) => orderableQuantity(successorQuantity(old, ratioAlong(step, sold)), offer);
  const qty = standingFor(1);
  return place({
    price: <Price {...offer} size={size} />,
    stock: (
      <AsSold option={[{ part: offer, qty }]} isTold={offer.code !== step.code}>
        <Stock partId={offer.id} stock={offer.stock} sellPolicy={offer.sellPolicy} />
      </AsSold>
    ),
    add: (
      <AddToCart
        {...adding}
        part={{ ...addableOf(offer), changeCode: code }}
        startsAt={qty}
        perMachine={standingFor(asked)}
      />
    ),
  });
}

function Whole({
  part: { code },
  set,
  place,
  perMachine: asked = 1,
  size,
  machine,
  isMain,
}: OfferProps & { set: PartSet }) {
  const mayOrder = useMayOrder();
  const option = packsOf(set, 1);
  const adds = packsOf(set, asked);
  const isOther = set.some(({ part, routes }) => routes.some(({ first }) => first.code !== part.code));
  return place({
    price: <SetPrice option={option} size={size} />,
    stock: (
      <AsSold option={adds} isTold={isOther || asked > 1}>
        <SetStock option={option} />
      </AsSold>
    ),
    add: mayOrder ? (
      <div className="relative z-1 grid print:hidden">
        <SetButton {...{ code, option, adds, machine, isMain }} />
      </div>
    ) : (
      <Suspense fallback={<div className="min-h-control" />}>
        <MayNotOrder isShort />
      </Suspense>
    ),
  });
}

type SeveralProps = Pick<OfferProps, 'place' | 'size'> & {
  code: string;
  isOneOf: boolean;
  options: readonly (readonly PartPiece[])[];
};

/** Which of them is ordered is chosen on the page of the part, as is what to do where not all of a set are sold. */
function Several({ code, place, size, isOneOf, options }: SeveralProps) {
  // Price and stock are of one and the same: of two they would promise what cannot be ordered.
  const option = isOneOf ? offeredOption(options) : undefined;
  const offer = option?.[0]?.part;
  return place({
    price: option && <SetPrice option={option} size={size} isLeast={option === cheapest(options)} />,
    stock: offer && <Stock stock={offer.stock} sellPolicy={offer.sellPolicy} />,
    add: <OnItsPage code={code} isOneOf={isOneOf} />,
  });
}

function OnItsPage({ code, isOneOf }: { code: string; isOneOf: boolean }) {
  const t = useTexts();
  return (
    <Anchor
      href={partHref(code)}
      aria-label={t(isOneOf ? 'chooseOf' : 'seeInsteadOf', { code })}
      className={`${buttonLook('secondary')} relative z-1 w-full print:hidden`}
    >
      {t(isOneOf ? 'choose' : 'seeInstead')}
    </Anchor>
  );
}
