// The parts list (spec §2 Parts list): grid or list, sorted, filtered and paged, everything in the address.
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useHeldToFit } from '../../client/fits-only.ts';
import { useFormats } from '../../client/formats.ts';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { LazyPrint } from '../../ui/print/lazy-print.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useCategories, usePartsPage, useMaySeePrices } from './catalogue.data.ts';
import { useTexts } from './catalogue.texts.ts';
import { pathTo } from './categories/category-tree.rules.ts';
import { ListedParts } from './listed-parts.tsx';
import { ListPaper } from './list-paper.tsx';
import { QuickViewHost } from './quick-view/quick-view.tsx';
import { ShopToolbar } from './shop-toolbar.tsx';
import { activeFilters, hrefOf, type ShopSearch } from './shop-search.rules.ts';
import { withFilterTexts } from './filters/with-filter-texts.ts';

// Each is loaded where it is shown: the phone has its filters in a sheet, and most lists begin without any (quality 14).
const FilterPane = lazy(async () => ({
  default: (await withFilterTexts(() => import('./filters/shop-filters.tsx'))).FilterPane,
}));
const ActiveFilters = lazy(async () => ({
  default: (await withFilterTexts(() => import('./filters/shop-active-filters.tsx'))).ActiveFilters,
}));
const DESK = '(width >= 64rem)';

export function ShopScreen() {
  const asked: ShopSearch = useSearch({ from: '/shop' });
  const search: ShopSearch = { ...asked, fits: useHeldToFit(asked.fits) };
  const parts = usePartsPage(search);
  const isDesk = useMedia(DESK);
  const isFiltered = activeFilters(search, useMaySeePrices()).length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ListPaper />
      <ShopHead search={search} parts={parts.data} />
      <div className="desk:grid desk:grid-cols-[15rem_minmax(0,1fr)] desk:gap-8">
        <aside className="hidden desk:block print:hidden">
          <Suspense>{isDesk && <FilterPane search={search} parts={parts.data} />}</Suspense>
        </aside>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
          <ShopToolbar search={search} parts={parts.data} path="/shop" />
          <Suspense>{isFiltered && <ActiveFilters search={search} />}</Suspense>
          <ListedParts parts={parts} search={search} path="/shop" />
        </div>
      </div>
      <QuickViewHost />
    </div>
  );
}

function ShopHead({ search, parts }: { search: ShopSearch; parts: ReturnType<typeof usePartsPage>['data'] }) {
  const t = useTexts();
  const { number } = useFormats();
  const path = pathTo(useCategories().data ?? [], search.categoryId);
  const category = path.at(-1);
  const above = path
    .slice(0, -1)
    .map((one) => ({ label: one.name, href: hrefOf('/product', { id: one.id, fits: search.fits }) }));
  const title = category?.name ?? t('title');
  return (
    <header className="grid gap-1">
      {category && (
        <Breadcrumbs
          label={t('breadcrumbs')}
          steps={[{ label: t('categories'), href: hrefOf('/category', { fits: search.fits }) }, ...above]}
          current={category.name}
        />
      )}
      <div className="flex items-center gap-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <h1 className="font-semibold text-28">{title}</h1>
          <output className="figures text-14 text-ink-soft">
            {parts &&
              t('count', { count: parts.total, shown: `${number(parts.total)}${parts.isTotalAtLeast ? '+' : ''}` })}
          </output>
        </div>
        <LazyPrint label={t('print')} />
        <ShareButton label={t('share')} copiedLabel={t('linkCopied')} title={title} />
      </div>
    </header>
  );
}
