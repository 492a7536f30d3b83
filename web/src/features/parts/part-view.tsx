// The page of a part once it is known: picture and purchase beside each other, then everything that belongs to it.
import type { PartDetail } from '@outrigger/contract';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { inLanguage } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RatingStars } from '../../ui/rating-stars.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { ArrowRightLeft, Printer } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useFormats } from '../../client/formats.ts';
import { useAddableOf } from '../cart/cart.data.ts';
import { useFavouriteSync } from '../favourites/favourites.data.ts';
import { PartRatings } from '../ratings/index.ts';
import { AddToCart } from './add-to-cart.tsx';
import { FavouriteHeart } from './favourite-heart.tsx';
import { FitForMachine } from './fit-for-machine.tsx';
import { PartCode } from './part-code.tsx';
import { PartFacts } from './part-facts.tsx';
import { PartFits } from './part-fits.tsx';
import { PictureZoom } from './picture-zoom.tsx';
import { Price } from './price.tsx';
import { PriceBreaks } from './price-breaks.tsx';
import { RelatedParts } from './related-parts.tsx';
import { ReplacedBy } from './replaced-by.tsx';
import { StockPlaces } from './stock-places.tsx';
import { SupersessionChain } from './supersession-chain.tsx';
import { useTexts } from './detail.texts.ts';

export function PartView({ part }: { part: PartDetail }) {
  const t = useTexts();
  const language = useLanguage();
  useFavouriteSync();
  const name = inLanguage(part, 'name', language);
  const description = inLanguage(part, 'description', language);
  const steps = part.categories.map((one) => ({ label: one.name, href: `/shop?categoryId=${one.id}` }));
  return (
    <article className="grid gap-8">
      <div className="grid gap-3">
        <Breadcrumbs label={t('categories')} steps={steps} current={name.text} />
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <PictureZoom imageUrl={part.imageUrl} name={name.text} />
          <div className="grid min-w-0 content-start gap-4">
            <PartHead part={part} name={name} />
            <Purchase part={part} />
            {description.text && (
              <SafeHtml html={description.text} lang={description.lang} className="stored-text text-ink-soft" />
            )}
          </div>
        </div>
      </div>
      <SupersessionChain part={part} />
      <RelatedParts related={part.related} />
      <PartFits part={part} />
      <PartFacts part={part} />
      <PartRatings part={part} />
    </article>
  );
}

function PartHead({ part, name }: { part: PartDetail; name: { text: string; lang: string } }) {
  const t = useTexts();
  const { number } = useFormats();
  return (
    <header className="flex items-start gap-3">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <PartCode code={part.code} size="large" />
        <h1 className="font-semibold text-28" lang={name.lang}>
          {name.text}
        </h1>
        <p className="flex flex-wrap gap-x-3 text-14 text-ink-soft">
          {part.brand && <span>{part.brand}</span>}
          {part.type && <span>{part.type}</span>}
          {part.soldBy && <span>{t('soldBy', { name: part.soldBy })}</span>}
        </p>
        {part.rating !== null && (
          <a href="#part-ratings" className="inline-flex min-h-control-small w-fit items-center rounded-inner">
            <RatingStars
              value={part.rating}
              label={t('rating', { value: number(part.rating), count: part.ratingCount })}
              figure={`${number(part.rating)} (${number(part.ratingCount)})`}
            />
          </a>
        )}
      </div>
      <div className="flex gap-2 print:hidden">
        <span className="hidden desk:inline-flex">
          <IconButton
            kind="secondary"
            label={t('print')}
            icon={<Printer aria-hidden="true" />}
            onClick={() => window.print()}
          />
        </span>
        <ShareButton label={t('share')} copiedLabel={t('linkCopied')} title={`${part.code} ${name.text}`} />
        <FavouriteHeart part={{ id: part.id, code: part.code, name: name.text }} kind="secondary" />
      </div>
    </header>
  );
}

function Purchase({ part }: { part: PartDetail }) {
  const t = useTexts();
  const machine = useChosenMachine();
  const addableOf = useAddableOf();
  const addable = { ...addableOf(part), changeCode: part.changeCode, warehouse: part.stockPlaces[0]?.name ?? null };
  return (
    <>
      {part.changeCode && (
        <Notice
          tone="wait"
          icon={<ArrowRightLeft aria-hidden="true" />}
          title={t('changedTitle', { code: part.changeCode })}
          text={t('changedText', { code: part.code })}
        />
      )}
      <section aria-label={t('purchase')} className="grid gap-4 rounded-box border border-line bg-surface p-4 sm:p-5">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <Price price={part.price} listPrice={part.listPrice} size="total" />
          {part.packQuantity > 1 && (
            <span className="text-14 text-ink-soft">{t('packOf', { count: part.packQuantity })}</span>
          )}
          {part.minQuantity > 1 && (
            <span className="text-14 text-ink-soft">{t('minimum', { count: part.minQuantity })}</span>
          )}
        </div>
        <FitForMachine part={part} />
        <PriceBreaks breaks={part.priceBreaks} />
        <StockPlaces part={part} />
        <ReplacedBy successors={part.replacedBy} />
        <div className="stays-in-reach">
          <AddToCart part={addable} machine={machine} look="page" isMain />
        </div>
      </section>
    </>
  );
}
