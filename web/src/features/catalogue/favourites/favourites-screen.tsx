// My favourites (spec §2 /favorite, §3): the parts kept, newest first, to put into the cart or to take off again.
import { limits, type PartCard, quantityRange } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { isRefused, NoAnswer } from '../../../client/api/failures.ts';
import { useFormats } from '../../../client/formats.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Pagination } from '../../../ui/tables/pagination.tsx';
import { PrintButton } from '../../../ui/print/print-button.tsx';
import { RefusedState } from '../../../ui/states/refused-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ListPaper, PartList, QuickViewHost } from '../index.ts';
import { useFavouriteParts } from './favourite-parts.data.ts';
import { type Favourite, readFavourites, useFavourites } from '../../favourites/favourites.data.ts';
import { FavouriteDrawing } from './favourite-drawing.tsx';
import { useTexts } from '../../favourites/favourites.texts.ts';
import { SaveAsList } from '../../saved-lists/index.ts';
import { KeptRows } from './kept-rows.tsx';
import { RemoveFavourite } from './remove-favourite.tsx';

export function FavouritesScreen() {
  const t = useTexts();
  const { number } = useFormats();
  const { isPending, error, again } = useReading();
  const list = useFavourites();
  return (
    <div className="grid gap-4">
      <ListPaper />
      <header className="flex items-center gap-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <h1 className="font-semibold text-28">{t('title')}</h1>
          {list.length > 0 && (
            <output className="figures text-14 text-ink-soft">
              {t('count', { count: list.length, shown: number(list.length) })}
            </output>
          )}
        </div>
        {list.length > 0 && <PrintButton label={t('print')} />}
      </header>
      {list.length > 0 ? (
        <Filled list={list} />
      ) : isPending ? (
        <Loading count={3} />
      ) : error ? (
        <Failed error={error} onRetry={again} />
      ) : (
        <Empty />
      )}
      <QuickViewHost />
    </div>
  );
}

/** Reads the server's list when the screen opens, and says how it went: a list that nobody has read is not an empty one. */
function useReading() {
  const [tries, setTries] = useState(0);
  const [read, setRead] = useState<{ tries: number; error: unknown }>();
  useEffect(() => {
    const tell = (error: unknown) => setRead({ tries, error });
    void readFavourites().then(tell, tell);
  }, [tries]);
  return { isPending: read?.tries !== tries, error: read?.error, again: () => setTries(tries + 1) };
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  const { title, text } = useFailureWords()(error);
  if (isRefused(error, 'accessRestricted') || isRefused(error, 'noPermission')) {
    return <RefusedState title={t('refused')} text={t('refusedText')} />;
  }
  return <ErrorState title={title} meaning={text} action={<Button onClick={onRetry}>{t('retry')}</Button>} />;
}

/** Where the catalogue is out of reach: what the device keeps of the favourites. */
function Kept({ list, error, onRetry }: { list: readonly Favourite[]; error: unknown; onRetry: () => void }) {
  const t = useTexts();
  const { title, text } = useFailureWords()(error);
  // Only what a missing network kept away comes by itself.
  const meaning = error instanceof NoAnswer && error.kind === 'offline' ? t('keptText') : text;
  return (
    <>
      <ErrorState title={title} meaning={meaning} action={<Button onClick={onRetry}>{t('retry')}</Button>} />
      <KeptRows label={t('title')} list={list} textOf={({ name }) => name} />
    </>
  );
}

function Filled({ list }: { list: readonly Favourite[] }) {
  const t = useTexts();
  const { page = 1 } = useSearch({ from: '/favorite' });
  const pageCount = Math.ceil(list.length / limits.pageSize);
  const at = Math.min(page, pageCount);
  const shown = list.slice((at - 1) * limits.pageSize, at * limits.pageSize);
  const parts = useFavouriteParts(shown);
  const isClosed = isRefused(parts.error, 'accessRestricted') || isRefused(parts.error, 'noPermission');
  const again = () => void parts.refetch();
  if (parts.error && isClosed) return <Failed error={parts.error} onRetry={again} />;
  if (parts.error && !parts.data) return <Kept list={shown} error={parts.error} onRetry={again} />;
  if (!parts.data) return <Loading count={shown.length} />;
  return (
    <>
      <h2 className="sr-only">{t('title')}</h2>
      <Rows shown={shown} parts={parts.data} isSettled={!parts.isPlaceholderData} />
      {pageCount > 1 && (
        <Pagination
          page={at}
          pageCount={pageCount}
          hrefOf={(next) => `/favorite?page=${next}`}
          labels={{
            nav: t('pages'),
            previous: t('previous'),
            next: t('next'),
            page: (next) => t('page', { page: next }),
          }}
        />
      )}
    </>
  );
}

type RowsProps = { shown: readonly Favourite[]; parts: readonly PartCard[]; isSettled: boolean };

/** Known parts as rows; what left the catalogue is named with a way to take it off. */
function Rows({ shown, parts, isSettled }: RowsProps) {
  const t = useTexts();
  const byId = new Map(parts.map((part) => [part.id, part]));
  const kept = new Map(shown.map((one) => [one.id, one]));
  const gone = isSettled ? shown.filter((one) => !byId.has(one.id)) : [];
  const known = shown.flatMap((one) => byId.get(one.id) ?? []);
  return (
    <>
      {known.length > 0 && (
        <div className="-my-2 -ms-3 print:hidden">
          <SaveAsList label={t('ontoList', { count: known.length })} lines={() => known.map(keptOf)} />
        </div>
      )}
      <PartList
        parts={known}
        endOf={(part) => {
          const favourite = kept.get(part.id);
          return favourite && <RemoveFavourite favourite={favourite} />;
        }}
      />
      {gone.length > 0 && <KeptRows label={t('gone')} list={gone} textOf={({ name }) => t('goneText', { name })} />}
    </>
  );
}

/** A part as a list keeps it: as many as the least that is sold. */
const keptOf = (part: PartCard) => ({ code: part.code, qty: quantityRange(part).min, reference: null });

function Empty() {
  const t = useTexts();
  return (
    <EmptyState
      drawing={<FavouriteDrawing />}
      title={t('empty')}
      text={t('emptyText')}
      action={
        <Anchor href="/shop" className={buttonLook('primary')}>
          {t('toParts')}
        </Anchor>
      }
    />
  );
}

function Loading({ count }: { count: number }) {
  return (
    <div aria-busy="true" className="grid gap-2">
      {Array.from({ length: Math.min(count, 8) }, (_, row) => (
        <Skeleton key={`favourite-${row.toString()}`} className="h-44 w-full md:h-20" />
      ))}
    </div>
  );
}
