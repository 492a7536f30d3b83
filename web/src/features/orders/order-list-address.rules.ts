// The list of orders in the address: what narrows it, how it is sorted and the place in it (spec §2 My orders).
import { limits } from '@outrigger/contract';
import type { OrderSort } from '@outrigger/contract/calls/orders.ts';

/** The list as it stands in the address. */
export interface ListSearch {
  /** A page by number, as addresses of before have it. */
  page?: number | undefined;
  /** Goes on after this order. */
  after?: string | undefined;
  /** Ends before this order. */
  before?: string | undefined;
  /** Rows of a page, where more than at first are wanted. */
  pageSize?: number | undefined;
  /** The newest first where none is named. */
  sort?: OrderSort | undefined;
  status?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  keyword?: string | undefined;
  /** Orders of standing machines alone. */
  down?: '1' | undefined;
  /** Columns that do not show, comma-separated. */
  hide?: string | undefined;
}

/** How the list is sorted where nobody chose. */
export const FIRST_SORT: OrderSort = 'placedDesc';

/** What narrows the list, without its order, the place in it and the length of its pages. */
export const filtersIn = ({ status, from, to, keyword, down }: ListSearch) => ({ status, from, to, keyword, down });

/** Rows of a page. */
export const pageSizeOf = ({ pageSize }: ListSearch): number => pageSize ?? limits.tablePageSize;

/** The address of the list from some place on; of its beginning without one. */
export function listHref(search: ListSearch, place: Pick<ListSearch, 'after' | 'before'> = {}): string {
  const size = pageSizeOf(search);
  const pageSize = size === limits.tablePageSize ? undefined : String(size);
  const sort = search.sort === FIRST_SORT ? undefined : search.sort;
  const set = Object.entries({ ...filtersIn(search), sort, hide: search.hide, pageSize, ...place }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return set.length === 0 ? '/order' : `/order?${new URLSearchParams(set).toString()}`;
}

type SortColumn = 'placed' | 'total' | 'promise' | 'number' | 'status' | 'purchase' | 'maker' | 'lines';

/** What the head of a column says of the sorting, and where it leads: the other way, or `first` where another column sorts. */
export function sortHead(search: ListSearch, column: SortColumn, first: 'Asc' | 'Desc') {
  const sort = search.sort ?? FIRST_SORT;
  const isOwn = sort.startsWith(column);
  const isFalling = sort.endsWith('Desc');
  const next: OrderSort = `${column}${isOwn ? (isFalling ? 'Asc' : 'Desc') : first}`;
  const direction = isOwn ? (isFalling ? ('descending' as const) : ('ascending' as const)) : null;
  return { direction, href: listHref({ ...search, sort: next }) };
}
