// The parts of the last orders, one press from the cart again (product: a buyer's desk): as they are sold today.
import type { PartCard } from '@outrigger/contract';
import { inLanguage } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useAddableOf } from '../cart/cart.data.ts';
import { PartCode, PartPicture, partHref } from '../parts/index.ts';
import { AllListed, type Cells, OfferCells } from '../supersession/index.ts';
import { HomeSection } from './home-section.tsx';
import { usePartsOfOrder } from './home.data.ts';
import { useTexts } from './home.texts.ts';

/** Nothing where nothing was ordered yet. */
export function OrderAgain({ orderNo }: { orderNo: string }) {
  const t = useTexts();
  const parts = usePartsOfOrder(orderNo);
  if (parts?.length === 0) return null;
  return (
    <HomeSection
      id="home-again"
      title={t('orderAgain')}
      all={{ href: `/details?orderNo=${encodeURIComponent(orderNo)}`, label: t('wholeOrder') }}
    >
      {!parts && <Skeleton className="h-36 w-full" />}
      <AllListed value={parts ?? []}>
        <ul className="rounded-box border border-line bg-surface empty:hidden">
          {parts?.map((part) => (
            <li key={part.id} className="border-line border-b last:border-b-0">
              <AgainRow part={part} />
            </li>
          ))}
        </ul>
      </AllListed>
    </HomeSection>
  );
}

function AgainRow({ part }: { part: PartCard }) {
  const addableOf = useAddableOf();
  const name = inLanguage(part, 'name', useLanguage());
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 px-3 py-2">
      <PartPicture imageUrl={part.imageUrl} className="size-11" />
      <div className="grid min-w-0">
        <h3 className="font-semibold text-14" lang={name.lang}>
          <Anchor href={partHref(part.code)} className="reach reach-up block truncate rounded-inner hover:underline">
            {name.text}
          </Anchor>
        </h3>
        <PartCode code={part.code} />
      </div>
      <OfferCells part={addableOf(part)} look="card" place={cells} />
    </article>
  );
}

const cells = ({ price, add }: Cells) => (
  <>
    <div className="text-end">{price}</div>
    <div className="col-span-full sm:ms-14 sm:max-w-72">{add}</div>
  </>
);
