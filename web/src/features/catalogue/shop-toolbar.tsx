// Above the list: filters on the phone, order, grid or list (spec §2 Parts list).
import { LayoutGrid, List, SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { keepFitsOnly } from '../../client/fits-only.ts';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { Button } from '../../ui/button.tsx';
import { CountMark } from '../../ui/icon-button.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { type ListedParts, useMaySeePrices } from './catalogue.data.ts';
import { type CatalogueKey, useTexts } from './catalogue.texts.ts';
import { activeFilters, type ShopSearch, SORTS, type Sort } from './shop-search.rules.ts';
import { type ListPath, useShopSearch } from './use-shop-search.ts';
import { withFilterTexts } from './filters/with-filter-texts.ts';

const FilterSheet = lazy(async () => ({
  default: (await withFilterTexts(() => import('./filters/filter-sheet.tsx'))).FilterSheet,
}));
const FitsOnly = lazy(async () => ({
  default: (await withFilterTexts(() => import('./filters/fits-only.tsx'))).FitsOnly,
}));
const SORT_WORDS = {
  default: 'sortDefault',
  nameAsc: 'sortNameAsc',
  nameDesc: 'sortNameDesc',
  priceAsc: 'sortPriceAsc',
  priceDesc: 'sortPriceDesc',
} as const satisfies Record<Sort, CatalogueKey>;

type ToolbarProps = { search: ShopSearch; parts: ListedParts | undefined; path: ListPath };

/** How the list is shown: as chosen, else rows beside the machine and cards at the desk; paper, which is wider than a phone, waits for nothing else. */
export function useView({ view }: ShopSearch): 'grid' | 'list' {
  const isNarrow = useMedia(NARROW);
  const isPaper = useMedia('print');
  const [wasNarrow, setWasNarrow] = useState(isNarrow);
  if (!isPaper && wasNarrow !== isNarrow) setWasNarrow(isNarrow);
  return view ?? ((isPaper ? wasNarrow : isNarrow) ? 'list' : 'grid');
}

export function ShopToolbar({ search, parts, path }: ToolbarProps) {
  const t = useTexts();
  const { change } = useShopSearch(path);
  const view = useView(search);
  const machine = useChosenMachine();
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {(machine || search.fits) && (
        <Suspense>
          <FitsOnly
            className="w-full md:w-auto"
            isOn={search.fits === '1'}
            total={parts?.total}
            onChange={(isOn) => {
              keepFitsOnly(isOn);
              change({ fits: isOn ? '1' : '0' });
            }}
          />
        </Suspense>
      )}
      {path === '/shop' && <FilterButton search={search} parts={parts} />}
      <div className="flex min-w-0 flex-1 items-center justify-end gap-2">
        <SortSelect search={search} path={path} />
        <div className="shrink-0">
          <RadioGroup
            label={t('view')}
            isLabelHidden
            look="inline"
            value={view}
            onChange={(next) => change({ view: next === 'list' ? 'list' : 'grid', page: search.page })}
            options={[
              { value: 'grid', label: <ViewIcon icon={<LayoutGrid className="size-5" />} word={t('grid')} /> },
              { value: 'list', label: <ViewIcon icon={<List className="size-5" />} word={t('list')} /> },
            ]}
          />
        </div>
      </div>
    </div>
  );
}

function ViewIcon({ icon, word }: { icon: ReactNode; word: string }) {
  return (
    <span title={word} className="grid place-items-center">
      <span aria-hidden="true">{icon}</span>
      <span className="sr-only">{word}</span>
    </span>
  );
}

function SortSelect({ search, path }: Pick<ToolbarProps, 'search' | 'path'>) {
  const t = useTexts();
  const { change } = useShopSearch(path);
  const maySeePrices = useMaySeePrices();
  const sorts = SORTS.filter((sort) => maySeePrices || !sort.startsWith('price'));
  return (
    <SelectField
      label={t('sort')}
      isLabelHidden
      className="w-full min-w-0 md:max-w-44"
      value={sorts.find((sort) => sort === search.sort) ?? 'default'}
      onChange={(event) => change({ sort: SORTS.find((sort) => sort === event.target.value) })}
      options={sorts.map((sort) => ({ value: sort, label: t(SORT_WORDS[sort]) }))}
    />
  );
}

function FilterButton({ search, parts }: Omit<ToolbarProps, 'path'>) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const count = activeFilters(search, useMaySeePrices()).length;
  const open = () => {
    setOpen(true);
    setWasOpen(true);
  };
  return (
    <div className="desk:hidden">
      <Button aria-haspopup="dialog" icon={<SlidersHorizontal aria-hidden="true" className="size-5" />} onClick={open}>
        {t('filters')}
        {count > 0 && <span className="sr-only">, {t('filtersCount', { count })}</span>}
        {count > 0 && <CountMark count={count} />}
      </Button>
      {wasOpen && (
        <Suspense>
          <FilterSheet isOpen={isOpen} onClose={() => setOpen(false)} search={search} parts={parts} />
        </Suspense>
      )}
    </div>
  );
}
