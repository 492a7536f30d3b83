// Reads the search parameters of lists of parts (spec §2 Parts list: everything in the address).
import type { RawSearch } from './row.ts';
import { choiceParam, countParam } from './search-params.rules.ts';

/** Order, view and pages of any list of parts, and the part of the quick view. */
export const listOfParts = (raw: RawSearch) => ({
  sort: choiceParam(raw['sort'], ['default', 'nameAsc', 'nameDesc', 'priceAsc', 'priceDesc']),
  view: choiceParam(raw['view'], ['grid', 'list']),
  page: countParam(raw['page']),
  pageSize: countParam(raw['pageSize']),
  quick: raw['quick'],
});

/** The filters of the parts list besides. */
export const filtersOfParts = (raw: RawSearch) => ({
  ...listOfParts(raw),
  keyword: raw['keyword'],
  categoryId: countParam(raw['categoryId']),
  typeId: countParam(raw['typeId']),
  familyId: countParam(raw['familyId']),
  colour: raw['colour'],
  minRating: countParam(raw['minRating']),
  tag: raw['tag'],
  minPrice: raw['minPrice'],
  maxPrice: raw['maxPrice'],
});
