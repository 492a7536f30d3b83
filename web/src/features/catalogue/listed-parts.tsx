// A page of parts in its four states: loading, failed, nothing found, filled as grid or list, with pages (spec §2 Parts list).
import './catalogue.css';
import { limits } from '@outrigger/contract';
import { lazy, Suspense } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Pagination } from '../../ui/tables/pagination.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { NARROW } from '../../ui/use-media.ts';
import { type ListedParts as Page, type usePartsPage, useRestOfList } from './catalogue.data.ts';
import { useTexts } from './catalogue.texts.ts';
import { hrefOf, pageSizeOf, type ShopSearch } from './shop-search.rules.ts';
import { useView } from './shop-toolbar.tsx';
import { type ListPath, useShopSearch } from './use-shop-search.ts';
import { withFilterTexts } from './filters/with-filter-texts.ts';

const loadGrid = async () => ({ default: (await import('./part-grid.tsx')).PartGrid });
const loadList = async () => ({ default: (await import('./part-list.tsx')).PartList });
const PartGrid = lazy(loadGrid);
const PartList = lazy(loadList);
const NoParts = lazy(async () => ({ default: (await withFilterTexts(() => import('./no-parts.tsx'))).NoParts }));
const RestOfList = lazy(async () => ({
  default: (await withFilterTexts(() => import('./rest-of-list.tsx'))).RestOfList,
}));
const PagedSoFar = lazy(async () => ({
  default: (await withFilterTexts(() => import('./paged-so-far.tsx'))).PagedSoFar,
}));
// The view most people see here comes with the screen, not after the answer.
void (window.matchMedia(NARROW).matches ? loadList() : loadGrid());

type ListedPartsProps = { parts: ReturnType<typeof usePartsPage>; search: ShopSearch; path: ListPath };

export function ListedParts({ parts, search, path }: ListedPartsProps) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const view = useView(search);
  if (parts.data) {
    return (
      <section
        aria-label={t('found')}
        aria-busy={parts.isPlaceholderData || undefined}
        className={classNames('grid gap-4 transition-opacity', parts.isPlaceholderData && 'opacity-60')}
      >
        <Suspense fallback={<Loading view={view} />}>
          <Filled parts={parts.data} search={search} path={path} />
        </Suspense>
      </section>
    );
  }
  if (!parts.error) return <Loading view={view} />;
  const { title, text } = wordsOf(parts.error);
  return (
    <ErrorState
      title={title}
      meaning={text}
      action={<Button onClick={() => void parts.refetch()}>{t('retry')}</Button>}
    />
  );
}

function Filled({ parts, search, path }: { parts: Page; search: ShopSearch; path: ListPath }) {
  const t = useTexts();
  const view = useView(search);
  if (parts.items.length === 0) return <NoParts parts={parts} search={search} path={path} />;
  return (
    <>
      <h2 className="sr-only">{t('found')}</h2>
      {view === 'grid' ? <PartGrid parts={parts.items} /> : <PartList parts={parts.items} />}
      <Pages parts={parts} search={search} path={path} />
      <Suspense>{search.fits === '1' && <Rest parts={parts} search={search} path={path} />}</Suspense>
    </>
  );
}

/** Nothing below a page that is on its way: what it leaves out is not known yet. */
function Rest({ parts, search, path }: { parts: Page; search: ShopSearch; path: ListPath }) {
  const { change } = useShopSearch(path);
  const categoryId = search.categoryId ?? search.id;
  return <RestOfList {...useRestOfList({ ...search, categoryId }, parts)} onShow={() => change({ fits: '0' })} />;
}

function Pages({ parts, search, path }: { parts: Page; search: ShopSearch; path: ListPath }) {
  const t = useTexts();
  const { number } = useFormats();
  const { change } = useShopSearch(path);
  const size = pageSizeOf(search);
  const pageCount = Math.ceil(parts.total / size);
  const first = (parts.page - 1) * size + 1;
  const range = {
    from: number(first),
    to: number(first + parts.items.length - 1),
    total: `${number(parts.total)}${parts.isTotalAtLeast ? '+' : ''}`,
  };
  if (parts.total <= limits.pageSizes[0]) return null;
  return (
    <div className="border-line border-t pt-4">
      <Suspense>{parts.isTotalAtLeast && parts.page === pageCount && <PagedSoFar total={parts.total} />}</Suspense>
      <Pagination
        page={parts.page}
        pageCount={pageCount}
        hrefOf={(page) => hrefOf(path, { ...search, quick: undefined, page: page === 1 ? undefined : page })}
        range={t('range', range)}
        labels={{ nav: t('pages'), previous: t('previous'), next: t('next'), page: (page) => t('page', { page }) }}
        end={
          <SelectField
            label={t('pageSize')}
            isLabelHidden
            isSmall
            value={size}
            onChange={(event) => change({ pageSize: Number(event.target.value) })}
            options={limits.pageSizes.map((one) => ({ value: String(one), label: t('perPage', { count: one }) }))}
          />
        }
      />
    </div>
  );
}

function Loading({ view }: { view: 'grid' | 'list' }) {
  const shape = view === 'grid' ? 'h-96' : 'h-44 md:h-20';
  return (
    <div aria-busy="true" className={view === 'grid' ? 'part-grid' : 'grid gap-2'}>
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={`part-${at.toString()}`} className={`${shape} w-full rounded-box!`} />
      ))}
    </div>
  );
}
