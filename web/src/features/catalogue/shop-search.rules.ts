// The parts list's address (spec §2 Parts list): filters, sort, view and page, read back into the question to the server.
import { limits } from '@outrigger/contract';
import type { FitsAsked } from '../../client/fits-only.ts';

/** Orders of the list; those by price are for people who may see prices. */
export const SORTS = ['default', 'nameAsc', 'nameDesc', 'priceAsc', 'priceDesc'] as const;
/** One order of the list. */
export type Sort = (typeof SORTS)[number];

/** What may stand in the address. */
export interface ShopSearch {
  keyword?: string | undefined;
  categoryId?: number | undefined;
  typeId?: number | undefined;
  familyId?: number | undefined;
  colour?: string | undefined;
  minRating?: number | undefined;
  tag?: string | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  sort?: Sort | undefined;
  view?: 'grid' | 'list' | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
  quick?: string | undefined;
  /** Only what fits the machine on the strip. */
  fits?: FitsAsked;
  /** The category of a page that shows only one. */
  id?: number | undefined;
}

/** The filters one by one; the two ends of the price are one filter. */
export const FILTERS = ['keyword', 'categoryId', 'typeId', 'familyId', 'colour', 'minRating', 'tag', 'price'] as const;
/** One filter. */
export type Filter = (typeof FILTERS)[number];

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;
const amountOf = (text: string | undefined) => (text !== undefined && AMOUNT.test(text) ? text : undefined);

// "$", "US$", "USD" before or after the figures.
const CURRENCY = /^(?:[a-z]{0,3}\p{Sc}|[a-z]{3}(?=\d))|(?<=\d)(?:[a-z]{0,3}\p{Sc}|[a-z]{3}|元)$/giu;
const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?!\d|\1)/;

/** A price as somebody types it, with a currency, spaces and either locale's signs, as the wire has it; undefined where it is none. Three figures behind a sign are thousands: prices have cents. */
export function priceFrom(typed: string): string | undefined {
  const bare = typed.replaceAll(/[\s\u00a0\u202f'’]/g, '').replaceAll(CURRENCY, '');
  const plain = bare.replace(GROUPED, (whole) => whole.replaceAll(/[.,]/g, ''));
  return amountOf(plain.replace(',', '.'));
}

/** The rows a page has: one of the sizes offered. */
export function pageSizeOf({ pageSize }: ShopSearch): number {
  return limits.pageSizes.find((size) => size === pageSize) ?? limits.pageSize;
}

/** The question to the server; what asks by price is left out for people who may not see prices. */
export function questionOf(search: ShopSearch, maySeePrices: boolean) {
  const { keyword, categoryId, typeId, familyId, colour, minRating, tag } = search;
  const isByPrice = search.sort === 'priceAsc' || search.sort === 'priceDesc';
  return {
    keyword: keyword?.trim() === '' ? undefined : keyword?.slice(0, limits.keywordMax),
    categoryId,
    typeId,
    familyId,
    colour,
    tag,
    minRating,
    sort: isByPrice && !maySeePrices ? 'default' : (search.sort ?? 'default'),
    minPrice: maySeePrices ? amountOf(search.minPrice) : undefined,
    maxPrice: maySeePrices ? amountOf(search.maxPrice) : undefined,
    page: search.page ?? 1,
    pageSize: pageSizeOf(search),
  } as const;
}

/** The filters that narrow the list now, in their order. */
export function activeFilters(search: ShopSearch, maySeePrices: boolean): Filter[] {
  const asked = questionOf(search, maySeePrices);
  const isPriced = asked.minPrice !== undefined || asked.maxPrice !== undefined;
  return FILTERS.filter((name) => (name === 'price' ? isPriced : asked[name] !== undefined));
}

/** The address without some filters, back on the first page. */
export function without(search: ShopSearch, dropped: readonly Filter[]): ShopSearch {
  const next: ShopSearch = { ...search, page: undefined, quick: undefined };
  for (const name of dropped) {
    if (name === 'price') Object.assign(next, { minPrice: undefined, maxPrice: undefined });
    else next[name] = undefined;
  }
  return next;
}

/** A path with the address written out; what is as usual is left out. */
export function hrefOf(path: string, search: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search) as [string, unknown][]) {
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
