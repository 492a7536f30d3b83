// Reads the search parameters of lists of parts (spec §2 Parts list: everything in the address).
import { limits, permissions } from '@outrigger/contract';
import { isPermitted } from '../client/session/permissions.rules.ts';
import { session } from '../client/session/session.ts';
import type { RawSearch } from './row.ts';
import {
  amountParam,
  choiceParam,
  chosenCount,
  countParam,
  dayParam,
  lineParam,
  pageParam,
} from './search-params.rules.ts';

/** Page and its size in any table. */
export const paged = (raw: RawSearch) => ({
  page: pageParam(raw['page']),
  pageSize: chosenCount(raw['pageSize'], limits.tablePageSizes),
});

/** False for who is known to see no prices: what asks by price says nothing there (product §4). */
function maySeePrices(): boolean {
  const user = session.get()?.user;
  return user?.role !== 'sub' || isPermitted(user, permissions.viewPrices);
}

const PRICE_SORTS = ['priceAsc', 'priceDesc'] as const;

/** Whether a list is held to what fits the machine; left out, to what the person wants. */
export const FITS = ['0', '1'] as const;

/** Order, view and pages of any list of parts, the part of the quick view, and whether only what fits is shown. */
export const listOfParts = (raw: RawSearch) => ({
  sort: choiceParam(raw['sort'], ['default', 'nameAsc', 'nameDesc', ...(maySeePrices() ? PRICE_SORTS : [])]),
  view: choiceParam(raw['view'], ['grid', 'list']),
  page: pageParam(raw['page']),
  pageSize: chosenCount(raw['pageSize'], limits.pageSizes),
  quick: raw['quick'],
  fits: choiceParam(raw['fits'], FITS),
});

/** The ends of a price range, exchanged where the lower one is above the higher: nobody asks for nothing. */
function priceEnds(raw: RawSearch) {
  const [minPrice, maxPrice] = maySeePrices() ? [amountParam(raw['minPrice']), amountParam(raw['maxPrice'])] : [];
  const isReversed = minPrice && maxPrice && Number(minPrice) > Number(maxPrice);
  return isReversed ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice };
}

/** The filters of the parts list besides. */
export const filtersOfParts = (raw: RawSearch) => ({
  ...listOfParts(raw),
  keyword: raw['keyword'],
  categoryId: countParam(raw['categoryId']),
  typeId: countParam(raw['typeId']),
  familyId: countParam(raw['familyId']),
  colour: lineParam(raw['colour'], limits.colourMax),
  minRating: chosenCount(raw['minRating'], [1, 2, 3, 4, 5]),
  tag: lineParam(raw['tag'], limits.tagMax),
  ...priceEnds(raw),
});

const GROUPS = [
  'parts',
  'finalAssembly',
  'chapters',
  'brochures',
  'scissorLifts',
  'telescopicBoomLifts',
  'articulatingBoomLifts',
  'forkliftTrucks',
  'otherMachines',
] as const;

/** A search: its group and page; `all` keeps an exact code from being opened at once. */
export const foundThings = (raw: RawSearch) => ({
  keyword: raw['keyword'],
  group: choiceParam(raw['group'], GROUPS),
  page: pageParam(raw['page']),
  all: choiceParam(raw['all'], ['1']),
  fits: choiceParam(raw['fits'], FITS),
  quick: raw['quick'],
});

const ORDER_SORTS = [
  ...(['placedAsc', 'placedDesc', 'promiseAsc', 'promiseDesc', 'numberAsc', 'numberDesc'] as const),
  ...(['statusAsc', 'statusDesc', 'purchaseAsc', 'purchaseDesc', 'makerAsc', 'makerDesc'] as const),
  ...(['linesAsc', 'linesDesc'] as const),
];
const ORDER_PRICE_SORTS = ['totalAsc', 'totalDesc'] as const;

/** A list of orders: its place, by order or by number, how it is sorted and what narrows it. */
export const ordersAsked = (raw: RawSearch) => ({
  page: pageParam(raw['page']),
  after: raw['after'],
  before: raw['before'],
  pageSize: chosenCount(raw['pageSize'], limits.tablePageSizes),
  sort: choiceParam(raw['sort'], maySeePrices() ? [...ORDER_SORTS, ...ORDER_PRICE_SORTS] : ORDER_SORTS),
  status: raw['status'],
  from: dayParam(raw['from']),
  to: dayParam(raw['to']),
  keyword: raw['keyword'],
  down: choiceParam(raw['down'], ['1']),
  hide: raw['hide'],
});

/** The ticket of a link in a mail. */
export const ofTicket = (raw: RawSearch) => ({ ticket: raw['ticket'] });

/** The attempt to pay that somebody comes back from. */
export const attempted = (raw: RawSearch) => ({ attempt: raw['attempt'] });

/** What of the office's queue is shown; the queue itself knows its kinds. */
export const queued = (raw: RawSearch) => ({
  ...paged(raw),
  kind: raw['kind'],
});

/** Which movements of the company's account. */
export const statementAsked = (raw: RawSearch) => ({
  currency: /^[A-Z]{3}$/.exec(raw['currency'] ?? '')?.[0],
  from: dayParam(raw['from']),
  to: dayParam(raw['to']),
  ...paged(raw),
});

/** Which documents of the company. */
export const documentsAsked = (raw: RawSearch) => ({
  kind: choiceParam(raw['kind'], ['invoice', 'creditNote', 'packingList']),
  from: dayParam(raw['from']),
  to: dayParam(raw['to']),
  keyword: lineParam(raw['keyword'], limits.keywordMax),
  ...paged(raw),
});

/** A place in the parts manuals: whose book, figure and item; `all` keeps the chosen machine's book from being opened. */
export const inManual = (raw: RawSearch) => ({
  hostId: countParam(raw['hostId']),
  variantId: countParam(raw['variantId']),
  figureId: countParam(raw['figureId']),
  item: lineParam(raw['item'], 12),
  list: choiceParam(raw['list'], ['all']),
});

/** A manual with its page, or the list of manuals; what is searched for in either, and the place in the parts manuals it is looked for from. */
export const manualsAsked = (raw: RawSearch) => ({
  id: countParam(raw['id']),
  page: pageParam(raw['page']),
  search: lineParam(raw['search'], limits.keywordMax),
  kind: choiceParam(raw['kind'], ['service', 'operator', 'brochure']),
  all: choiceParam(raw['all'], ['1']),
  hostId: countParam(raw['hostId']),
  variantId: countParam(raw['variantId']),
  figureId: countParam(raw['figureId']),
  item: lineParam(raw['item'], 12),
});
