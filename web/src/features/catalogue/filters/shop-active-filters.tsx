// The filters that narrow the list, each with a way to drop it (design: filters kept in the URL).
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Anchor, type AnchorProps } from '../../../ui/anchor.tsx';
import { useFormats } from '../../../client/formats.ts';
import { besideIn, useHandOnFocus } from '../../../ui/hand-on-focus.ts';
import { useCategories, useFamilies, useFilterChoices, usePartsPage, useMaySeePrices } from '../catalogue.data.ts';
import { useDropUnknown } from './drop-unknown.ts';
import { type FiltersKey, useTexts } from './filters.texts.ts';
import { activeFilters, FILTERS, type Filter, hrefOf, type ShopSearch, without } from '../shop-search.rules.ts';

const NAMES = {
  keyword: 'byName',
  categoryId: 'category',
  typeId: 'partsType',
  familyId: 'machineType',
  colour: 'colour',
  minRating: 'review',
  tag: 'tag',
  price: 'price',
} as const satisfies Record<Filter, FiltersKey>;

interface Named {
  data?: readonly { id: number; name: string }[] | undefined;
  isError: boolean;
}

/** The words of each filter's value, in the reader's language. */
function useValueWords(search: ShopSearch): (filter: Filter) => string {
  const t = useTexts();
  const { money } = useFormats();
  const categories = useCategories();
  const choices = useFilterChoices(search);
  const families = useFamilies();
  const currency = usePartsPage(search).data?.priceRange?.from.currency ?? 'USD';
  // Dots wait for a name; where the list has come without it, or not at all, there is none.
  const nameOf = ({ data, isError }: Named, id: number | undefined) =>
    data?.find((one) => one.id === id)?.name ?? (data || isError ? t('unknownValue') : '…');
  const codeOf = (code = '') => (choices.data || choices.isError ? code : '…');
  const priceWords = () => {
    const said = (amount: string) => money({ amount: Number(amount).toFixed(2), currency });
    const { minPrice, maxPrice } = search;
    if (minPrice && maxPrice) return `${said(minPrice)} – ${said(maxPrice)}`;
    return minPrice ? t('fromPrice', { price: said(minPrice) }) : t('upToPrice', { price: said(maxPrice ?? '0') });
  };
  const words: Record<Filter, () => string> = {
    keyword: () => `“${search.keyword ?? ''}”`,
    categoryId: () => nameOf(categories, search.categoryId),
    typeId: () => nameOf({ ...choices, data: choices.data?.types }, search.typeId),
    familyId: () => nameOf(families, search.familyId),
    colour: () => choices.data?.colours.find((one) => one.code === search.colour)?.name ?? codeOf(search.colour),
    minRating: () => t('starsUp', { stars: search.minRating ?? 1 }),
    tag: () => choices.data?.tag ?? codeOf(search.tag),
    price: priceWords,
  };
  return (filter) => words[filter]();
}

export function ActiveFilters({ search }: { search: ShopSearch }) {
  const t = useTexts();
  useDropUnknown(search);
  const active = activeFilters(search, useMaySeePrices());
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DropChips search={search} active={active} />
      {active.length > 1 && (
        <GoingAnchor
          href={hrefOf('/shop', without(search, FILTERS))}
          className="inline-flex min-h-control-small items-center rounded-inner px-2 font-medium text-14 text-ink-soft underline underline-offset-[3px] hover:text-ink print:hidden"
        >
          {t('clearAll')}
        </GoingAnchor>
      )}
    </div>
  );
}

/** A link that a press on it takes away: a chip hands the focus on to the chip beside it, else to the heading (quality: keyboard). */
export function GoingAnchor(props: AnchorProps) {
  const own = useRef<HTMLAnchorElement>(null);
  useHandOnFocus(own, chipBeside);
  return <Anchor ref={own} {...props} />;
}

const chipBeside = (gone: HTMLElement) =>
  gone.matches('.filter-chip') ? besideIn(gone.parentElement, gone, '.filter-chip') : undefined;

/** A chip for each filter; a press drops it. */
export function DropChips({ search, active }: { search: ShopSearch; active: readonly Filter[] }): ReactNode {
  const t = useTexts();
  const wordsOf = useValueWords(search);
  return active.map((filter) => (
    <GoingAnchor
      key={filter}
      href={hrefOf('/shop', without(search, [filter]))}
      className="filter-chip inline-flex min-h-control-small max-w-full items-center gap-1.5 rounded-inner border border-line-strong bg-surface px-2.5 text-14 hover:bg-hover"
    >
      <span className="sr-only">{t('dropFilter')}</span>
      <span className="shrink-0 text-ink-soft">{t(NAMES[filter])}</span>
      <span className="min-w-0 truncate font-medium">{wordsOf(filter)}</span>
      <X aria-hidden="true" className="size-4 shrink-0 text-ink-soft print:hidden" />
    </GoingAnchor>
  ));
}
