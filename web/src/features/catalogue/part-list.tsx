// Parts as rows (spec §2 list view): one line at the desk, a compact card beside the machine; the same anatomy as the card.
import { FavouriteHeart } from '../favourites/index.ts';
import { AllListed, type Cells, OfferCells, ReplacedBy } from '../supersession/index.ts';
import { PartCode, PartPicture, partHref } from '../parts/index.ts';
import './catalogue.css';
import type { PartCard as Part } from '@outrigger/contract';
import type { ReactNode } from 'react';
import { inLanguage } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { useAddableOf } from '../cart/cart.data.ts';
import { useFavouriteSync } from '../favourites/favourites.data.ts';
import { type FitOfPart, useFits } from './catalogue.data.ts';
import { FitNote } from './lazy-fit-note.tsx';
import { QuickViewButton } from './quick-view/quick-view.tsx';

type PartListProps = {
  parts: readonly Part[];
  /** Under a part's name, such as why it was found. */
  noteOf?: (part: Part) => ReactNode;
  /** In the heart's place. */
  endOf?: (part: Part) => ReactNode;
};

export function PartList({ parts, noteOf, endOf }: PartListProps) {
  const fits = useFits(parts);
  useFavouriteSync();
  return (
    <AllListed value={parts}>
      <ul className="grid gap-2 md:gap-0 md:rounded-box md:border md:border-line md:bg-surface">
        {parts.map((part) => (
          <li key={part.id} className="md:border-line md:border-b md:last:border-b-0">
            <PartListRow part={part} fit={fits.get(part.id)} note={noteOf?.(part)} end={endOf?.(part)} />
          </li>
        ))}
      </ul>
    </AllListed>
  );
}

type RowProps = { part: Part; fit: FitOfPart | undefined; note: ReactNode; end: ReactNode };

function PartListRow({ part, fit, note, end }: RowProps) {
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
      <OfferCells part={addableOf(part)} isMisfit={fit?.verdict === 'doesNotFit'} place={cells} />
    </article>
  );
}

const cells = ({ price, stock, add }: Cells) => (
  <>
    <div className="part-list-price">
      {price}
      {stock}
    </div>
    <div className="part-list-add">{add}</div>
  </>
);
