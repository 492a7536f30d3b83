// Nothing matches: which filters stand in the way, each to be dropped, or the way back to a page that exists (design: empty).
import { PartPicture } from '../parts/index.ts';
import { Search } from 'lucide-react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { type ListedParts, useMaySeePrices } from './catalogue.data.ts';
import { useTexts } from './filters/filters.texts.ts';
import { NoneFits } from './filters/fits-only.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { DropChips, GoingAnchor } from './filters/shop-active-filters.tsx';
import { activeFilters, FILTERS, hrefOf, questionOf, type ShopSearch, without } from './shop-search.rules.ts';
import { type ListPath, useShopSearch } from './use-shop-search.ts';

type NoPartsProps = { parts: ListedParts; search: ShopSearch; path: ListPath };

export function NoParts({ parts, search, path }: NoPartsProps) {
  const t = useTexts();
  const active = activeFilters(search, useMaySeePrices());
  const machine = useChosenMachine();
  const { change } = useShopSearch(path);
  const drawing = <PartPicture imageUrl="" className="mx-auto size-40" />;
  if (machine && search.fits === '1' && parts.total === 0) {
    return (
      <NoneFits onShowAll={() => change({ fits: '0' })}>
        <div className="flex max-w-full flex-wrap justify-center gap-2">
          <DropChips search={search} active={active} />
        </div>
        <SearchWhole search={search} />
      </NoneFits>
    );
  }
  if (parts.total > 0) return <NoSuchPage firstHref={hrefOf(path, { ...search, page: undefined })} />;
  if (active.length === 0) {
    return (
      <EmptyState
        drawing={drawing}
        title={t('nothingHere')}
        action={
          <Anchor href={hrefOf(path, { ...search, page: undefined })} className={buttonLook('primary')}>
            {t('firstPage')}
          </Anchor>
        }
      />
    );
  }
  return (
    <EmptyState
      drawing={drawing}
      title={t('noMatch')}
      text={t(active.includes('keyword') ? 'noMatchWords' : 'noMatchText')}
      action={
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4">
          <div className="flex max-w-full flex-wrap justify-center gap-2">
            <DropChips search={search} active={active} />
          </div>
          <SearchWhole search={search} isMain />
          <GoingAnchor
            href={hrefOf('/shop', without(search, FILTERS))}
            className={buttonLook(active.includes('keyword') ? 'secondary' : 'primary')}
          >
            {t('clearAll')}
          </GoingAnchor>
        </div>
      }
    />
  );
}

/** The filter takes words as they are typed; the search forgives typing errors, and finds more than parts (product §5). */
function SearchWhole({ search, isMain }: { search: ShopSearch; isMain?: boolean }) {
  const t = useTexts();
  const { keyword } = questionOf(search, false);
  if (keyword === undefined) return null;
  return (
    <Anchor
      href={hrefOf('/searchResult', { keyword: keyword.trim() })}
      className={`${buttonLook(isMain ? 'primary' : 'secondary')} max-w-full`}
    >
      <Search aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{t('searchWhole', { keyword: keyword.trim() })}</span>
    </Anchor>
  );
}
