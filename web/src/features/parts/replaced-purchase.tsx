// What to order in place of a replaced part, first and at once, with price, stock and Add; what is left of the old one stays folded (product §5).
import { isOldStockSold, type PartCard, type PartDetail, successorsInForce } from '@outrigger/contract';
import { ArrowRightLeft } from 'lucide-react';
import { useFormats } from '../../client/formats.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useAddableOf } from '../cart/cart.data.ts';
import { AddToCart } from './add-to-cart.tsx';
import { Between } from './chain-group.tsx';
import { useTexts } from './detail.texts.ts';
import { Price } from './price.tsx';
import { Stock } from './stock.tsx';
import { StockPlaces } from './stock-places.tsx';
import { SuccessorOffer } from './successor-offer.tsx';
import { useSoldInstead } from './parts.data.ts';

type Successor = PartCard['replacedBy'][number];

export function ReplacedPurchase({ part, today }: { part: PartDetail; today: string }) {
  const t = useTexts();
  const successors = successorsInForce(part, today);
  const offers = useSoldInstead(successors.map((one) => one.code));
  const isChoice = successors.some((one) => one.mode === 'choice');
  return (
    <section aria-label={t('purchase')} className="grid gap-4 rounded-box border border-line bg-surface p-4 sm:p-5">
      <ReplacedTitle successors={successors} />
      <ul className="grid gap-5">
        {successors.map((one, at) => (
          <li key={one.code} className="grid gap-5">
            {at > 0 && <Between isTogether={!isChoice} />}
            <SuccessorOffer
              asked={part}
              successor={one}
              sold={offers.data?.find((found) => found.item === one.code)}
              isLoading={offers.isPending}
              isAlone={successors.length === 1}
            />
          </li>
        ))}
      </ul>
      <div className="border-line border-t">
        <Disclosure title={t('oldPart', { code: part.code })}>
          <OldPart part={part} isSplit={successors.length > 1} />
        </Disclosure>
      </div>
    </section>
  );
}

/** Since when, and whether one or all of several are meant. */
function ReplacedTitle({ successors }: { successors: readonly Successor[] }) {
  const t = useTexts();
  const { day } = useFormats();
  const [first] = successors;
  const isChoice = successors.some((one) => one.mode === 'choice');
  const title = successors.length === 1 ? t('replacedBy') : isChoice ? t('replacedByOneOf') : t('replacedByAll');
  return (
    <p className="flex items-start gap-2">
      <ArrowRightLeft aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-wait" />
      <span className="min-w-0">
        <span className="font-semibold">{title}</span>
        {first?.effectiveFrom && (
          <span className="text-14 text-ink-soft"> {t('since', { day: day(first.effectiveFrom) })}</span>
        )}
      </span>
    </p>
  );
}

/** Price and stock of the old part; it goes to the cart under its own code only where the shop would take it so. */
function OldPart({ part, isSplit }: { part: PartDetail; isSplit: boolean }) {
  const t = useTexts();
  const addableOf = useAddableOf();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Price price={part.price} listPrice={part.listPrice} sellPolicy={part.sellPolicy} />
        <Stock stock={part.stock} sellPolicy={part.sellPolicy} />
      </div>
      <StockPlaces part={part} />
      {isSplit && isOldStockSold(part) ? (
        <AddToCart part={{ ...addableOf(part), changeCode: null }} look="page" />
      ) : (
        <p className="text-14">{t('oldPartNotSold')}</p>
      )}
    </div>
  );
}
