// What a list of parts may be filtered by, as SQL over parts p (spec §2 Parts list).
import { codeBegins } from '../../platform/db/begins-with.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';
import { type NamedParts, wordsMatch } from '../parts/index.ts';

/** What is wanted of a list, whatever its order. */
export interface PartsFilter {
  keyword?: string | undefined;
  /** The category asked for and all below it. */
  categoryIds: readonly number[] | null;
  typeId?: number | undefined;
  familyId?: number | undefined;
  colour?: string | undefined;
  minRating?: number | undefined;
  tag?: string | undefined;
  /** The parts alone that may pass, such as those that fit a machine. */
  among?: NamedParts | undefined;
  /** Parts that may not pass, since they stand before the list. */
  except?: NamedParts | undefined;
  /** In minor units of the lists' currency. */
  minPriceMinor: number | null;
  maxPriceMinor: number | null;
  /** Price lists in the order in which they count; the first that has a part tells its price. */
  listIds: readonly number[];
}

/** Whether only parts with a price may pass. */
export const isByPrice = (filter: PartsFilter): boolean =>
  filter.minPriceMinor !== null || filter.maxPriceMinor !== null;

/** Everything but the price; the query names parts p. */
export function partsWhere(db: Db, filter: PartsFilter): Fragment {
  const { keyword, categoryIds, typeId, familyId, colour, minRating, tag, among, except } = filter;
  return db`p.status <> 'offline'
    ${keyword ? db`and p.id in (${named(db, keyword)})` : db``}
    ${categoryIds ? db`and p.category_id = any(${categoryIds as number[]}::bigint[])` : db``}
    ${typeId ? db`and p.type_id = ${typeId}` : db``}
    ${familyId ? db`and exists (select from part_families pf where pf.family_id = ${familyId} and pf.part_id = p.id)` : db``}
    ${colour ? db`and p.colour = ${colour}` : db``}
    ${minRating ? db`and p.rating_count > 0 and p.rating_sum >= ${minRating}::numeric * p.rating_count` : db``}
    ${tag ? db`and exists (select from part_tags pt where pt.tag_id = (select id from tags where code = ${tag}) and pt.part_id = p.id)` : db``}
    ${among ? db`and p.id = any(${among.ids as number[]}::bigint[])` : db``}
    ${except ? db`and p.id not in (select unnest(${except.ids as number[]}::bigint[]))` : db``}`;
}

// Found by their own indexes before anything else; a limit around it must not lead to reading every part.
const named = (db: Db, keyword: string): Fragment => db`
  with named as materialized (
    select p.id from parts p where ${wordsMatch(db, keyword)}
    union select p.id from parts p where ${codeBegins(db, db`p.code_norm`, keyword)}
  ) select id from named`;

/** Whether a price q is within what was asked. */
export function inPriceRange(db: Db, { minPriceMinor, maxPriceMinor }: PartsFilter): Fragment {
  return db`${minPriceMinor === null ? db`` : db`and q.amount_minor >= ${minPriceMinor}`}
    ${maxPriceMinor === null ? db`` : db`and q.amount_minor <= ${maxPriceMinor}`}`;
}

/** Parts that pass, as rows of id and rank; one query for each price list where a price is asked for, since each part counts on one list alone. */
export function passingParts(db: Db, filter: PartsFilter): Fragment {
  if (!isByPrice(filter)) return db`select p.id, p.rank from parts p where ${partsWhere(db, filter)}`;
  return filter.listIds.reduce<Fragment>(
    (sql, list, at) => db`${sql} union all
      select p.id, p.rank from parts p join part_price_sort q on q.part_id = p.id and q.price_list_id = ${list}
      where ${partsWhere(db, filter)} ${inPriceRange(db, filter)} ${notOnEarlierLists(db, filter.listIds.slice(0, at), db`p.id`)}`,
    db`select p.id, p.rank from parts p where false`,
  );
}

/** The lists that count before say nothing of the part. */
export const notOnEarlierLists = (db: Db, earlier: readonly number[], id: Fragment): Fragment =>
  earlier.length === 0
    ? db``
    : db`and not exists (select from part_price_sort e where e.price_list_id = any(${earlier as number[]}::bigint[]) and e.part_id = ${id})`;
