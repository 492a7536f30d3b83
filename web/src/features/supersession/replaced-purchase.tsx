// What to order in place of a replaced part, first and at once, with price, stock and Add; what is left of the old one stays folded (product §5).
import { AddToCart, Price, NotSold } from '../parts/index.ts';
import { FitForMachine } from '../fit/index.ts';
import { Stock, type StockAs, StockPlaces } from '../stock/index.ts';
import {
  isChoice,
  isInForce,
  isOldStockSold,
  type PartDetail,
  quantityRange,
  type Successor,
} from '@outrigger/contract';
import { ArrowRightLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { useFormats } from '../../client/formats.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { useAddableOf } from '../cart/cart.data.ts';
import { AddSet } from './add-set.tsx';
import { Between } from './chain-group.tsx';
import { useTexts } from '../parts/detail.texts.ts';
import { SuccessorOffer } from './successor-offer.tsx';
import { useSoldInstead } from '../parts/parts.data.ts';
import { useTexts as usePartsTexts } from '../parts/parts.texts.ts';

type ReplacedProps = {
  part: PartDetail;
  today: string;
  /** How a dialog says the stock of each part; on the page of the part as rows and cards do. */
  StockAs?: StockAs | undefined;
};

export function ReplacedPurchase({ part, today, StockAs }: ReplacedProps) {
  const t = useTexts();
  const machine = useChosenMachine();
  // Those that the catalogue does not know count too: half of what belongs together replaces nothing.
  const successors = part.replacedBy.filter((one) => isInForce(one, today));
  const isOneOf = isChoice(part.replacedBy);
  return (
    <section aria-label={t('purchase')} className="grid gap-4 rounded-box border border-line bg-surface p-4 sm:p-5">
      <ReplacedTitle {...{ successors, isOneOf }} />
      {successors.length > 1 && !machine && <FitForMachine part={part} />}
      <AddSet part={part}>
        {(isOffered) => <Offers {...{ part, successors, isOneOf, StockAs }} isSetOffered={isOffered} />}
      </AddSet>
      <div className="-mb-2 border-line border-t *:-mx-1">
        <Disclosure title={t('oldPart', { code: part.code })}>
          <OldPart {...{ part, StockAs, isOneOf }} isSplit={successors.length > 1} />
        </Disclosure>
      </div>
    </section>
  );
}

type OffersProps = Pick<ReplacedProps, 'part' | 'StockAs'> & {
  successors: readonly Successor[];
  /** Whether one of them is chosen; else all are needed. */
  isOneOf: boolean;
  isSetOffered: boolean;
};

function Offers({ part, successors, isOneOf, isSetOffered, StockAs }: OffersProps) {
  const offers = useSoldInstead(successors.flatMap((one) => (one.isKnown ? [one.code] : [])));
  return (
    <ul className="grid gap-5">
      {successors.map((one, at) => (
        <li key={one.code} className="grid gap-5">
          {at > 0 && <Between isTogether={!isOneOf} />}
          {one.isKnown ? (
            <SuccessorOffer
              asked={part}
              successor={one}
              sold={offers.data?.find((found) => found.item === one.code)}
              isLoading={offers.isPending}
              isAlone={successors.length === 1}
              isOfSet={isSetOffered}
              isTogether={successors.length > 1 && !isOneOf}
              StockAs={StockAs}
            />
          ) : (
            <Unknown code={one.code} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A successor that the catalogue does not know, and whom to ask for it. */
function Unknown({ code }: { code: string }) {
  const t = usePartsTexts();
  return (
    <div>
      <p className="wrap-anywhere font-mono font-semibold text-16">{code}</p>
      <Suspense fallback={<p className="text-14">{t('notSold')}</p>}>
        <NotSold subject={code} />
      </Suspense>
    </div>
  );
}

/** Since when, and whether one or all of several are meant. */
function ReplacedTitle({ successors, isOneOf }: Pick<OffersProps, 'successors' | 'isOneOf'>) {
  const t = useTexts();
  const { day } = useFormats();
  const [first] = successors;
  const title =
    successors.length === 1
      ? t('replacedBy')
      : isOneOf
        ? t('replacedByOneOf')
        : t('replacedTogether', { count: successors.length });
  return (
    <p className="flex items-start gap-2">
      <ArrowRightLeft aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-wait" />
      <span className="min-w-0">
        <span className="font-semibold">{title}</span>{' '}
        {first?.effectiveFrom && (
          <span className="inline-block max-w-full break-keep text-14 text-ink-soft">
            {t('since', { day: day(first.effectiveFrom) })}
          </span>
        )}
      </span>
    </p>
  );
}

type OldProps = Pick<OffersProps, 'part' | 'StockAs' | 'isOneOf'> & { isSplit: boolean };

/** Price and stock of the old part; it goes to the cart under its own code only where the shop would take it so. */
function OldPart({ part, isSplit, isOneOf, StockAs }: OldProps) {
  const t = useTexts();
  const addableOf = useAddableOf();
  const [quantity, setQuantity] = useState(quantityRange(part).min);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Price price={part.price} listPrice={part.listPrice} sellPolicy={part.sellPolicy} />
        {StockAs ? (
          <StockAs part={part} quantity={quantity} />
        ) : (
          <Stock stock={part.stock} sellPolicy={part.sellPolicy} />
        )}
      </div>
      <StockPlaces part={part} />
      {isSplit && isOldStockSold(part) ? (
        <AddToCart part={{ ...addableOf(part), changeCode: null }} look="page" onQuantity={setQuantity} />
      ) : (
        <p className="text-14">{t(isOneOf ? 'oldPartOneOf' : isSplit ? 'oldPartTogether' : 'oldPartNotSold')}</p>
      )}
    </div>
  );
}
