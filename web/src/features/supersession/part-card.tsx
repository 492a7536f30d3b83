// A part as a card, the same anatomy everywhere: picture, code, name, price, stock, quantity, add (design: part row and card).
import { FavouriteHeart } from '../favourites/index.ts';
import { partHref, PartCode, PartPicture } from '../parts/index.ts';
import type { PartCard as PartCardData } from '@outrigger/contract';
import type { ReactNode } from 'react';
import { inLanguage } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { useAddableOf } from '../cart/cart.data.ts';
import { OfferCells } from './offer-cells.tsx';
import type { Cells } from './offer-slots.tsx';
import { ReplacedBy } from './replaced-by.tsx';

type PartCardProps = {
  part: PartCardData;
  /** Under the name, such as the verdict of fit or why it is related. */
  note?: ReactNode;
  /** It does not fit the chosen machine: what adds it says so. */
  isMisfit?: boolean;
  /** At the foot of the picture, such as the quick view. */
  onPicture?: ReactNode;
};

export function PartCard({ part, note, isMisfit, onPicture }: PartCardProps) {
  const language = useLanguage();
  const addableOf = useAddableOf();
  const name = inLanguage(part, 'name', language);
  return (
    <article className="relative flex h-full min-w-0 flex-col gap-3 rounded-box border border-line bg-surface p-3 hover:border-line-strong">
      <div className="relative">
        <PartPicture imageUrl={part.imageUrl} className="aspect-4/3 w-full" />
        <div className="absolute end-1 top-1 z-1">
          <FavouriteHeart kind="secondary" part={{ id: part.id, code: part.code, name: name.text }} />
        </div>
        {onPicture && <div className="absolute end-1 bottom-1 z-1">{onPicture}</div>}
      </div>
      <div className="grid gap-0.5">
        <div className="relative z-1 w-fit max-w-full">
          <PartCode code={part.code} />
        </div>
        <h3 className="font-semibold text-body" lang={name.lang}>
          <Anchor href={partHref(part.code)} className="row-link rounded-inner hover:underline">
            {name.text}
          </Anchor>
        </h3>
        {note}
        <ReplacedBy code={part.code} successors={part.replacedBy} />
      </div>
      <OfferCells part={addableOf(part)} isMisfit={isMisfit ?? false} place={cells} />
    </article>
  );
}

const cells = ({ price, stock, add }: Cells) => (
  <>
    <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      {price}
      {stock}
    </div>
    {add}
  </>
);
