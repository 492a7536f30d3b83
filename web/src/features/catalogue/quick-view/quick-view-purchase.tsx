// What one can do with a part in its quick view: order it, or what is ordered in its place (spec §2 product quick-view dialog).
import { mayKeepFavourites } from '../../favourites/favourites.data.ts';
import { FavouriteHeart } from '../../favourites/index.ts';
import { AddToCart, partHref, Price } from '../../parts/index.ts';
import { SaveAsList } from '../../saved-lists/index.ts';
import { LazyReplacedPurchase } from '../../supersession/index.ts';
import { isSuperseded, type PartCard, type PartDetail, quantityRange } from '@outrigger/contract';
import { Info } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useChosenMachine } from '../../../client/chosen-machine.ts';
import { inLanguage, useFormats } from '../../../client/formats.ts';
import { useLanguage } from '../../../client/texts.ts';
import { TextLink } from '../../../ui/anchor.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { useAddableOf } from '../../cart/cart.data.ts';
import { useFits } from '../catalogue.data.ts';
import { useTexts } from './quick-view.texts.ts';
import { FitNote } from '../lazy-fit-note.tsx';
import { isTooMany, picturesOf, quickViewStatus } from './quick-view.rules.ts';

/** A replaced part gives this place to what is ordered instead, as on its page; what is left of it is folded below. */
export function QuickPurchase({ part }: { part: PartDetail }) {
  const today = new Date().toISOString().slice(0, 10);
  if (!isSuperseded(part, today)) return <OwnPurchase part={part} />;
  return (
    <Suspense fallback={<Skeleton className="h-72 w-full" />}>
      <LazyReplacedPurchase part={part} today={today} StockAs={StockLine} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <WholePage part={part} />
        <Heart part={part} />
      </div>
    </Suspense>
  );
}

function OwnPurchase({ part }: { part: PartDetail }) {
  const t = useTexts();
  const machine = useChosenMachine();
  const addableOf = useAddableOf();
  const fit = useFits([part]).get(part.id);
  const [quantity, setQuantity] = useState(quantityRange(part).min);
  // The cart keeps one picture, the first (spec §2).
  const addable = { ...addableOf(part), imageUrl: picturesOf(part.imageUrl)[0] ?? '', changeCode: part.changeCode };
  return (
    <section aria-label={t('purchase')} className="grid gap-3 rounded-box border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Price price={part.price} listPrice={part.listPrice} sellPolicy={part.sellPolicy} size="total" />
        <Heart part={part} />
      </div>
      <FitNote fit={fit} />
      <StockLine part={part} quantity={quantity} />
      <AddToCart
        part={addable}
        machine={machine}
        look="page"
        isMain
        isMisfit={fit?.verdict === 'doesNotFit'}
        onQuantity={setQuantity}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <WholePage part={part} />
        {mayKeepFavourites() && <OntoList code={part.code} qty={quantity} hostId={machine?.hostId} />}
      </div>
    </section>
  );
}

function OntoList({ code, qty, hostId }: { code: string; qty: number; hostId: number | undefined }) {
  const t = useTexts();
  const machines = hostId === undefined ? [] : [{ hostId, qty }];
  return <SaveAsList label={t('ontoList')} lines={() => [{ code, qty, reference: null, machines }]} />;
}

/** Spec §4: whether so many are there, and how many are, whatever the part. */
function StockLine({ part, quantity }: { part: PartCard; quantity: number }) {
  const t = useTexts();
  const { number } = useFormats();
  const status = quickViewStatus(part.stock, quantity);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4">
        <output>
          <StatusChip status={status}>
            {t(status)}
            {isTooMany(part.stock, quantity) && <span> {t('forThisMany')}</span>}
          </StatusChip>
        </output>
        <Tooltip text={t('stockTip')}>
          <button type="button" className="inline-flex min-h-control items-center gap-1.5 rounded-inner px-1 text-14">
            <span className="figures">{t('inStockCount', { count: part.stock, shown: number(part.stock) })}</span>
            <Info aria-hidden="true" className="size-4 text-ink-soft" />
          </button>
        </Tooltip>
      </div>
      {part.sellPolicy === 'backorder' && status === 'outOfStock' && (
        <p className="text-14 text-ink-soft">{t('waitsText')}</p>
      )}
    </>
  );
}

function Heart({ part }: { part: PartDetail }) {
  const name = inLanguage(part, 'name', useLanguage()).text;
  return <FavouriteHeart kind="secondary" part={{ id: part.id, code: part.code, name }} />;
}

function WholePage({ part }: { part: PartDetail }) {
  const t = useTexts();
  return (
    <TextLink href={partHref(part.code)} className="reach w-fit">
      {t('wholePage')}
    </TextLink>
  );
}
