// My favourites (spec §2 /favorite, §3): the parts kept, newest first, to put into the cart or to take off again.
import { limits, type PartCard } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useFailureWords } from '../../client/failure-words.ts';
import { isRefused } from '../../client/failures.ts';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { RefusedState } from '../../ui/refused-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { PartList, QuickViewHost } from '../catalogue/index.ts';
import {
  changeFavourite,
  type Favourite,
  useFavouriteParts,
  useFavourites,
  useFavouriteSync,
} from './favourites.data.ts';
import { FavouriteDrawing } from './favourite-drawing.tsx';
import { useTexts } from './favourites.texts.ts';

export function FavoriteScreen() {
  const t = useTexts();
  const { number } = useFormats();
  useFavouriteSync();
  const list = useFavourites();
  return (
    <div className="grid gap-4">
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="font-semibold text-28">{t('title')}</h1>
        {list.length > 0 && (
          <output className="figures text-14 text-ink-soft">
            {t('count', { count: list.length, shown: number(list.length) })}
          </output>
        )}
      </header>
      {list.length === 0 ? <Empty /> : <Filled list={list} />}
      <QuickViewHost />
    </div>
  );
}

function Filled({ list }: { list: readonly Favourite[] }) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const { page = 1 } = useSearch({ from: '/favorite' });
  const pageCount = Math.ceil(list.length / limits.pageSize);
  const at = Math.min(page, pageCount);
  const shown = list.slice((at - 1) * limits.pageSize, at * limits.pageSize);
  const parts = useFavouriteParts(shown);
  if (isRefused(parts.error, 'accessRestricted') || isRefused(parts.error, 'noPermission')) {
    return <RefusedState title={t('refused')} text={t('refusedText')} />;
  }
  if (parts.error && !parts.data) {
    const { title, text } = wordsOf(parts.error);
    return (
      <ErrorState
        title={title}
        meaning={text}
        action={<Button onClick={() => void parts.refetch()}>{t('retry')}</Button>}
      />
    );
  }
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
  return (
    <>
      <PartList
        parts={shown.flatMap((one) => byId.get(one.id) ?? [])}
        endOf={(part) => {
          const favourite = kept.get(part.id);
          return favourite && <Remove favourite={favourite} />;
        }}
      />
      {gone.length > 0 && (
        <ul aria-label={t('gone')} className="rounded-box border border-line bg-sunken">
          {gone.map((one) => (
            <li key={one.id} className="flex items-center gap-3 px-3 py-1.5 text-ink-soft">
              <span className="font-mono text-14">{one.code}</span>
              <span className="min-w-0 flex-1">{t('goneText', { name: one.name })}</span>
              <Remove favourite={one} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Remove({ favourite }: { favourite: Favourite }) {
  const t = useTexts();
  const { code } = favourite;
  const remove = () => {
    void changeFavourite(favourite, false);
    showToast({
      text: t('removed', { code }),
      action: { label: t('undo'), onPress: () => void changeFavourite(favourite, true) },
    });
  };
  return <IconButton label={t('remove', { code })} icon={<X aria-hidden="true" />} onClick={remove} />;
}

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
