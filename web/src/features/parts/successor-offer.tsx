// A successor with everything needed to order it: picture, code, name, ratio, verdict, price, stock, Add (design: part row and card).
import type { PartCard } from '@outrigger/contract';
import { orderableQuantity } from '@outrigger/contract';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { inLanguage } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAddableOf } from '../cart/cart.data.ts';
import { AddToCart } from './add-to-cart.tsx';
import { useTexts } from './detail.texts.ts';
import { FitForMachine } from './fit-for-machine.tsx';
import { partHref } from './part-address.rules.ts';
import { PartPicture } from './part-picture.tsx';
import { Price } from './price.tsx';
import { ReplacedBy } from './replaced-by.tsx';
import { Stock } from './stock.tsx';
import { ratioAlong } from './supersession.rules.ts';
import type { SoldInstead } from './parts.data.ts';

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
};

export function SuccessorOffer({ asked, successor, sold, isLoading, isAlone, isOfSet }: OfferProps) {
  const t = useTexts();
  const language = useLanguage();
  const offer = sold?.part;
  const name = offer && inLanguage(offer, 'name', language);
  const { oldQuantity, newQuantity } = sold ? ratioAlong(successor, sold) : successor;
  return (
    <div className="grid gap-3">
      <div className="flex gap-3">
        <PartPicture imageUrl={offer?.imageUrl ?? ''} className="size-16" />
        <div className="grid min-w-0 flex-1 content-start">
          <Anchor href={partHref(successor.code)} className="w-fit rounded-inner hover:underline">
            <span className="font-mono font-semibold text-16">{successor.code}</span>
            {name && (
              <span className="block" lang={name.lang}>
                {name.text}
              </span>
            )}
          </Anchor>
          {offer && offer.code !== successor.code && (
            <span className="text-14 text-ink-soft">{t('nowSoldAs', { code: offer.code })}</span>
          )}
          {oldQuantity !== newQuantity && !isLoading && (
            <span className="figures font-medium text-14">
              {t('ratioWords', { old: oldQuantity, new: newQuantity })}
            </span>
          )}
        </div>
      </div>
      {offer ? (
        <Offer asked={asked} offer={offer} isAlone={isAlone} isOfSet={isOfSet} startsAt={newQuantity} />
      ) : isLoading ? (
        <Skeleton className="h-28 w-full" />
      ) : (
        <p className="text-14 text-ink-soft">{t('successorFailed')}</p>
      )}
    </div>
  );
}

type BuyProps = {
  asked: Pick<PartCard, 'code'>;
  offer: PartCard;
  isAlone: boolean;
  isOfSet: boolean;
  startsAt: number;
};

function Offer({ asked, offer, isAlone, isOfSet, startsAt }: BuyProps) {
  const machine = useChosenMachine();
  const addableOf = useAddableOf();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Price
          price={offer.price}
          listPrice={offer.listPrice}
          sellPolicy={offer.sellPolicy}
          size={isAlone ? 'total' : 'normal'}
        />
        <Stock stock={offer.stock} sellPolicy={offer.sellPolicy} />
      </div>
      {(isAlone || machine) && <FitForMachine part={offer} isShort />}
      <ReplacedBy successors={offer.replacedBy} />
      <div className={isAlone ? 'stays-in-reach' : undefined}>
        <AddToCart
          part={{ ...addableOf(offer), changeCode: asked.code }}
          machine={machine}
          look="page"
          isMain={!isOfSet}
          startsAt={orderableQuantity(startsAt, offer)}
        />
      </div>
    </>
  );
}
