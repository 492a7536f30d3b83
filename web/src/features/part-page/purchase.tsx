// Price, stock, verdict and Add of a part; a replaced part gives this place to its successor (product §5 Supersession).
import { AddToCart, Price } from '../parts/index.ts';
import { FitForMachine } from '../fit/index.ts';
import { Interchangeable, ReplacedBy, ReplacedPurchase } from '../supersession/index.ts';
import { DeliveryDay, Stock, StockPlaces } from '../stock/index.ts';
import './purchase.css';
import { isSuperseded, type PartDetail, quantityRange, standingOf } from '@outrigger/contract';
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { useFormats } from '../../client/formats.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { useAddableOf } from '../cart/cart.data.ts';
import { mayKeepFavourites } from '../favourites/favourites.data.ts';
import { SaveAsList } from '../saved-lists/index.ts';
import { useExpectedDay } from '../stock/expected.data.ts';
import { PriceBreaks } from './price-breaks.tsx';
import { useTexts } from '../parts/detail.texts.ts';
import { useFitsOnMachine } from '../parts/parts.data.ts';

type PurchaseProps = {
  part: PartDetail;
  today: string;
  /** Its Add is the main step of the page. */
  isMain?: boolean;
};

export function Purchase({ part, today, isMain = true }: PurchaseProps) {
  if (isSuperseded(part, today)) return <ReplacedPurchase part={part} today={today} />;
  return (
    <>
      {part.changeCode && <Changed code={part.code} asked={part.changeCode} />}
      <OwnPurchase {...{ part, today, isMain }} />
    </>
  );
}

function Changed({ code, asked }: { code: string; asked: string }) {
  const t = useTexts();
  return (
    <Notice
      tone="wait"
      icon={<ArrowRightLeft aria-hidden="true" />}
      title={t('changedTitle', { code: asked })}
      text={t('changedText', { code })}
    />
  );
}

function OwnPurchase({ part, today, isMain }: Required<PurchaseProps>) {
  const t = useTexts();
  const { promise } = useFormats();
  const expectedOn = useExpectedDay(part);
  const machine = useChosenMachine();
  // Asked by the verdict beside it with the same question.
  const isMisfit = useFitsOnMachine([part.id], machine?.hostId).data?.[0]?.verdict === 'doesNotFit';
  const addableOf = useAddableOf();
  const [qty, setQty] = useState(quantityRange(part).min);
  const machines = machine ? [{ hostId: machine.hostId, qty }] : [];
  const addable = { ...addableOf(part), changeCode: part.changeCode, warehouse: part.stockPlaces[0]?.name ?? null };
  return (
    <section aria-label={t('purchase')} className="grid gap-4 rounded-box border border-line bg-surface p-4 sm:p-5">
      <div className="grid grid-cols-[auto_minmax(min-content,1fr)] items-center gap-x-4">
        <Price price={part.price} listPrice={part.listPrice} sellPolicy={part.sellPolicy} size="total" />
        <div className="grid justify-items-end">
          <Stock stock={part.stock} sellPolicy={part.sellPolicy} />
          <DeliveryDay partId={part.id} className="text-balance break-keep text-end font-medium text-14" />
          {expectedOn && (
            <span className="text-balance break-keep text-end text-14 text-ink-soft">
              {t(part.stock > 0 ? 'expectedMore' : 'expectedFirst', { day: promise(expectedOn) })}
            </span>
          )}
        </div>
      </div>
      <SoldBy part={part} />
      <FitForMachine part={part} />
      <PriceBreaks breaks={part.priceBreaks} />
      <StockPlaces part={part} expectedOn={expectedOn} />
      {standingOf(part, today) === 'interchangeable' ? (
        <Interchangeable part={part} today={today} />
      ) : (
        <ReplacedBy code={part.code} successors={part.replacedBy} />
      )}
      <div className="stays-in-reach">
        <AddToCart
          part={addable}
          machine={machine}
          look="page"
          isMain={isMain}
          isMisfit={isMisfit}
          onQuantity={setQty}
        />
      </div>
      {mayKeepFavourites() && (
        <div className="-my-2 print:hidden">
          <SaveAsList label={t('ontoList')} lines={() => [{ code: part.code, qty, reference: null, machines }]} />
        </div>
      )}
    </section>
  );
}

/** Packs and least quantity, where they are more than one. */
function SoldBy({ part }: { part: PartDetail }) {
  const t = useTexts();
  if (part.packQuantity <= 1 && part.minQuantity <= 1) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-14 text-ink-soft">
      {part.packQuantity > 1 && <span>{t('packOf', { count: part.packQuantity })}</span>}
      {part.minQuantity > 1 && <span>{t('minimum', { count: part.minQuantity })}</span>}
    </p>
  );
}
