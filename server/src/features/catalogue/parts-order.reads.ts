// The orders of a list of parts and where a page begins in one (spec §2 Parts list; docs/decisions/0008).
import type { Language } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';

/** The sorts of spec §2, and by price. */
export type PartsSort = 'default' | 'nameAsc' | 'nameDesc' | 'priceAsc' | 'priceDesc';

/** Where the last page ended: the value of its last part in the order, null where it has none, and the part's id. */
export interface PartsPlace {
  value: number | null;
  id: number;
}

/** A page: so many parts after the first `offset`, or after a place. */
export interface PartsPage {
  sort: PartsSort;
  language: Language;
  limit: number;
  offset: number;
  after: PartsPlace | null;
}

const RANK: Record<Language, string> = { en: 'rank_en', es: 'rank_es', pt: 'rank_pt', fa: 'rank_fr', zh: 'rank_zh' };

/** The place in the alphabet of the page's language; the query names part_sort s. */
export const nameRank = (db: Db, language: Language): Fragment => db`${db(`s.${RANK[language]}`)}`;

const isDescending = (sort: PartsSort): boolean => sort === 'default' || sort.endsWith('Desc');
// Among equals the newer part is last by default; the other orders are read backward as a whole.
const isIdDescending = (sort: PartsSort): boolean => sort === 'nameDesc' || sort === 'priceDesc';

/** The order over columns `value` and `id`; parts without a value are last. */
export const orderOf = (db: Db, sort: PartsSort): Fragment => db`
  value ${isDescending(sort) ? db`desc nulls last` : db``}, id ${isIdDescending(sort) ? db`desc` : db``}`;

/** The same order for columns that are never null, so that an index can be read in it. */
export const walkOrder = (db: Db, sort: PartsSort): Fragment => db`
  value ${isDescending(sort) ? db`desc` : db``}, id ${isIdDescending(sort) ? db`desc` : db``}`;

/** What comes after a place among rows that have a value. */
export function afterPlace(db: Db, { sort, after }: PartsPage, columns: { value: Fragment; id: Fragment }): Fragment {
  if (after === null || after.value === null) return db``;
  const { value, id } = columns;
  if (sort === 'default')
    return db`and ${value} <= ${after.value} and (${value} < ${after.value} or ${id} > ${after.id})`;
  const sign = isDescending(sort) ? db`<` : db`>`;
  return db`and (${value}, ${id}) ${sign} (${after.value}, ${after.id})`;
}

/** What comes after a place among all rows of columns `value` and `id`. */
export function afterAmongAll(db: Db, page: PartsPage): Fragment {
  const { after, sort } = page;
  if (after === null) return db``;
  if (after.value === null) return db`where value is null and id ${isIdDescending(sort) ? db`<` : db`>`} ${after.id}`;
  return db`where value is null or true ${afterPlace(db, page, { value: db`value`, id: db`id` })}`;
}
