// A successor with everything needed to order it: picture, code, name, ratio, verdict, price, stock, Add (design: part row and card).
import { AddToCart, partHref, PartPicture, Price } from '../parts/index.ts';
import { FitForMachine } from '../fit/index.ts';
import { Stock, type StockAs } from '../stock/index.ts';
import type { PartCard } from '@outrigger/contract';
import { orderableQuantity, ratioAlong } from '@outrigger/contract';
import { useState } from 'react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { inLanguage } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useAddableOf } from '../cart/cart.data.ts';
import { useTexts } from '../parts/detail.texts.ts';
import { ReplacedBy } from './replaced-by.tsx';
import { type SoldInstead, useFitsOnMachine } from '../parts/parts.data.ts';

type OfferProps = {
  /** The part that was looked for. */
  asked: Pick<PartCard, 'code'>;
  successor: PartCard['replacedBy'][number];
  /** What is sold under the successor's code today, and how many of it; another part where the successor was replaced in turn. */
  sold: SoldInstead | undefined;
  isLoading: boolean;
  /** The only one, thus the main step of the page. */
  isAlone: boolean;
  /** One of several that are needed together and can be had; all of them at once is the main step. */
  isOfSet: boolean;
  /** One of several that are needed together, so its own page says with what. */
  isTogether: boolean;
  StockAs?: StockAs | undefined;
};

export function SuccessorOffer({ successor, sold, isLoading, isTogether, ...rest }: OfferProps) {
  const { asked } = rest;
  const t = useTexts();
  const language = useLanguage();
  const offer = sold?.part;
  const name = offer && inLanguage(offer, 'name', language);
  // What ships stands first, the part that led to it below.
  const passed = offer && offer.code !== successor.code ? successor.code : undefined;
  const shown = offer?.code ?? successor.code;
  const { oldQuantity, newQuantity } = sold ? ratioAlong(successor, sold) : successor;
  return (
    <div className="grid gap-3">
      <div className="flex gap-3">
        <PartPicture imageUrl={offer?.imageUrl ?? ''} className="size-16" />
        <div className="grid min-w-0 flex-1 content-start">
          <Anchor
            href={partHref(shown, isTogether && !passed ? asked.code : undefined)}
            className="w-fit rounded-inner hover:underline"
          >
            <span className="font-mono font-semibold text-16">{shown}</span>
            {name && (
              <span className="block" lang={name.lang}>
                {name.text}
              </span>
            )}
          </Anchor>
          {passed && <span className="text-14 text-ink-soft">{t('soldInPlaceOf', { code: passed })}</span>}
          {oldQuantity !== newQuantity && !isLoading && (
            <span className="figures font-medium text-14">
              {t('ratioWords', { old: oldQuantity, new: newQuantity })}
            </span>
          )}
        </div>
      </div>
      {offer ? (
        <Offer {...rest} offer={offer} startsAt={orderableQuantity(newQuantity, offer)} />
      ) : isLoading ? (
        <Skeleton className="h-28 w-full" />
      ) : (
        <p className="text-14 text-ink-soft">{t('successorFailed')}</p>
      )}
    </div>
  );
}

type BuyProps = Pick<OfferProps, 'asked' | 'isAlone' | 'isOfSet' | 'StockAs'> & { offer: PartCard; startsAt: number };

function Offer({ asked, offer, isAlone, isOfSet, startsAt, StockAs }: BuyProps) {
  const machine = useChosenMachine();
  // Asked by the verdict above it with the same question.
  const isMisfit = useFitsOnMachine([offer.id], machine?.hostId).data?.[0]?.verdict === 'doesNotFit';
  const addableOf = useAddableOf();
  const [quantity, setQuantity] = useState(startsAt);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Price
          price={offer.price}
          listPrice={offer.listPrice}
          sellPolicy={offer.sellPolicy}
          size={isAlone ? 'total' : 'normal'}
        />
        {StockAs ? (
          <StockAs part={offer} quantity={quantity} />
        ) : (
          <Stock stock={offer.stock} sellPolicy={offer.sellPolicy} />
        )}
      </div>
      {(isAlone || machine) && <FitForMachine part={offer} isShort />}
      <ReplacedBy code={offer.code} successors={offer.replacedBy} />
      <div className={isAlone && !StockAs ? 'stays-in-reach' : undefined}>
        <AddToCart
          part={{ ...addableOf(offer), changeCode: asked.code }}
          machine={machine}
          look="page"
          isMain={!isOfSet}
          isMisfit={isMisfit}
          startsAt={startsAt}
          onQuantity={setQuantity}
        />
      </div>
    </>
  );
}
