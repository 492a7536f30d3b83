// What the quick view shows of a part and what one can do there (spec §2 product quick-view dialog).
import { type PartCard, type PartDetail, quantityRange } from '@outrigger/contract';
import { Info } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { inLanguage, useFormats } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { RatingStars } from '../../ui/rating-stars.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useAddableOf } from '../cart/cart.data.ts';
import {
  AddToCart,
  FavouriteHeart,
  hasGivenWay,
  PartCode,
  PartPicture,
  partHref,
  Price,
  ReplacedBy,
  ReplacedPurchaseLater,
} from '../parts/index.ts';
import { useFits } from './catalogue.data.ts';
import { useTexts } from './quick-view.texts.ts';
import { FitNote } from './fit-note-later.tsx';
import { quickViewStatus } from './quick-view.rules.ts';

const todayAsText = () => new Date().toISOString().slice(0, 10);

/** File names of the pictures, at least one so that the place is never empty. */
function picturesOf(imageUrl: string): string[] {
  const names = imageUrl.split(',').map((name) => name.trim());
  return names.filter((name, at) => name !== '' || at === 0);
}

export function QuickViewPart({ part }: { part: PartDetail }) {
  const language = useLanguage();
  const description = inLanguage(part, 'description', language);
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <Pictures part={part} />
      <div className="grid min-w-0 content-start gap-4">
        <Facts part={part} />
        <Purchase key={part.id} part={part} />
        {description.text && (
          <SafeHtml html={description.text} lang={description.lang} className="stored-text text-ink-soft" />
        )}
      </div>
    </div>
  );
}

function Pictures({ part }: { part: PartDetail }) {
  const t = useTexts();
  const language = useLanguage();
  const name = inLanguage(part, 'name', language).text;
  const pictures = picturesOf(part.imageUrl);
  return (
    <Carousel
      label={t('pictures', { name })}
      slides={pictures.map((picture, at) => ({
        id: `${picture}-${at}`,
        label: t('picture', { number: at + 1, count: pictures.length }),
        content: <PartPicture imageUrl={picture} label={name} isEager={at === 0} className="aspect-square w-full" />,
      }))}
      labels={{
        previous: t('previousPicture'),
        next: t('nextPicture'),
        pause: t('pause'),
        play: t('play'),
        position: (slide, count) => t('position', { slide, count }),
      }}
    />
  );
}

function Facts({ part }: { part: PartDetail }) {
  const t = useTexts();
  const { number } = useFormats();
  const rating = part.rating ?? 0;
  const figures = { value: number(rating), count: part.ratingCount };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {part.brand && <Badge look="line">{part.brand}</Badge>}
        <RatingStars
          value={rating}
          label={part.ratingCount > 0 ? t('rating', figures) : t('noRating')}
          figure={part.ratingCount > 0 ? `${number(rating)} (${number(part.ratingCount)})` : t('noRating')}
        />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 text-14">
        <span className="inline-flex items-baseline gap-2">
          <span className="text-ink-soft">{t('sku')}</span>
          <PartCode code={part.code} />
        </span>
        {part.soldBy && <span className="text-ink-soft">{t('soldBy', { name: part.soldBy })}</span>}
      </div>
      {part.changeCode && <p className="text-14">{t('replaces', { code: part.changeCode })}</p>}
      {!hasGivenWay(part, todayAsText()) && <ReplacedBy code={part.code} successors={part.replacedBy} />}
    </div>
  );
}

/** A replaced part gives this place to what is ordered instead, as on its page; what is left of it is folded below. */
function Purchase({ part }: { part: PartDetail }) {
  const today = todayAsText();
  if (!hasGivenWay(part, today)) return <OwnPurchase part={part} />;
  return (
    <Suspense fallback={<Skeleton className="h-72 w-full" />}>
      <ReplacedPurchaseLater part={part} today={today} StockAs={StockLine} />
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
      <AddToCart part={addable} machine={machine} look="page" isMain onQuantity={setQuantity} />
      <WholePage part={part} />
    </section>
  );
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
          <StatusChip status={status}>{t(status)}</StatusChip>
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
    <TextLink href={partHref(part.code)} className="w-fit">
      {t('wholePage')}
    </TextLink>
  );
}
