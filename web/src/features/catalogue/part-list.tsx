// Parts as rows (spec §2 list view): one line at the desk, a compact card beside the machine; the same anatomy as the card.
import './catalogue.css';
import type { PartCard as Part } from '@outrigger/contract';
import { type ReactNode, Suspense } from 'react';
import { inLanguage } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { useAddableOf } from '../cart/cart.data.ts';
import { useFavouriteSync } from '../favourites/favourites.data.ts';
import {
  AddToCart,
  FavouriteHeart,
  hasGivenWay,
  InsteadCellsLater,
  PartCode,
  PartPicture,
  partHref,
  Price,
  ReplacedBy,
  Stock,
} from '../parts/index.ts';
import { type FitOfPart, useFits } from './catalogue.data.ts';
import { FitNote } from './fit-note-later.tsx';
import { QuickViewButton } from './quick-view.tsx';

type PartListProps = {
  parts: readonly Part[];
  /** Under a part's name, such as why it was found. */
  noteOf?: (part: Part) => ReactNode;
  /** What can be ordered in place of a replaced part stands in its row, not what the catalogue has of it. */
  offersInstead?: boolean;
  /** In the heart's place. */
  endOf?: (part: Part) => ReactNode;
};

export function PartList({ parts, noteOf, offersInstead = false, endOf }: PartListProps) {
  const fits = useFits(parts);
  useFavouriteSync();
  const today = new Date().toISOString().slice(0, 10);
  const replaced = offersInstead ? parts.filter((part) => hasGivenWay(part, today)) : [];
  return (
    <ul className="grid gap-2 md:gap-0 md:rounded-box md:border md:border-line md:bg-surface">
      {parts.map((part) => (
        <li key={part.id} className="md:border-line md:border-b md:last:border-b-0">
          <PartListRow {...{ part, replaced }} fit={fits.get(part.id)} note={noteOf?.(part)} end={endOf?.(part)} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = { part: Part; replaced: readonly Part[]; fit: FitOfPart | undefined; note: ReactNode; end: ReactNode };

function PartListRow({ part, replaced, fit, note, end }: RowProps) {
  const language = useLanguage();
  const addableOf = useAddableOf();
  const name = inLanguage(part, 'name', language);
  return (
    <article className="part-list-row relative">
      <PartPicture imageUrl={part.imageUrl} className="size-20 self-start md:size-16" />
      <div className="grid min-w-0 content-start gap-0.5">
        <div className="relative z-1 w-fit max-w-full">
          <PartCode code={part.code} />
        </div>
        <h3 className="font-semibold text-body" lang={name.lang}>
          <Anchor href={partHref(part.code)} className="row-link rounded-inner hover:underline">
            {name.text}
          </Anchor>
        </h3>
        {note}
        <FitNote fit={fit} />
        <ReplacedBy code={part.code} successors={part.replacedBy} isSmall />
      </div>
      <div className="relative z-1 flex flex-col items-center md:order-last md:flex-row print:hidden">
        <QuickViewButton code={part.code} />
        {end ?? <FavouriteHeart part={{ id: part.id, code: part.code, name: name.text }} />}
      </div>
      {replaced.includes(part) ? (
        <Suspense fallback={cells(null, null)}>
          <InsteadCellsLater part={part} among={replaced} place={cells} />
        </Suspense>
      ) : (
        cells(
          <>
            <Price price={part.price} listPrice={part.listPrice} sellPolicy={part.sellPolicy} />
            <Stock stock={part.stock} sellPolicy={part.sellPolicy} />
          </>,
          <AddToCart part={addableOf(part)} look="row" />,
        )
      )}
    </article>
  );
}

const cells = (price: ReactNode, add: ReactNode) => (
  <>
    <div className="part-list-price">{price}</div>
    <div className="part-list-add">{add}</div>
  </>
);
