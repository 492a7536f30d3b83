// One page of parts by filter and sort: few are sorted, many are walked in an index of that order (spec §2 Parts list; docs/decisions/0008).
import type { Db } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';
import { type PartsFilter, partsWhere, inPriceRange, notOnEarlierLists, passingParts } from './parts-filter.reads.ts';
import {
  afterAmongAll,
  afterPlace,
  type PartsPage,
  type PartsPlace,
  nameRank,
  orderOf,
  walkOrder,
} from './parts-order.reads.ts';

/** Lists are counted up to here; one more says that there are more. */
export const LIST_COUNTED_MOST = 10_000;
/** A walk passes over so many parts before it is given up. */
const WALKED_MOST = 40_000;
/** A category with more below it than this is a filter of the walk, not a walk for each. */
const BRANCHES_MOST = 48;

/** How many parts pass, at most one more than `LIST_COUNTED_MOST`; parts named by id are counted to the last. */
export async function countParts(db: Db, filter: PartsFilter): Promise<number> {
  const most = Math.max(LIST_COUNTED_MOST, filter.among?.ids.length ?? 0);
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from (select from (${passingParts(db, filter)}) passing limit ${most + 1}) counted`;
  return row?.total ?? 0;
}

/** Takes all that pass and sorts them: right for every filter and page, quick where few pass. */
export async function sortParts(db: Db, filter: PartsFilter, page: PartsPage): Promise<PartsPlace[]> {
  return await db<PartsPlace[]>`
    with h as materialized (${passingParts(db, filter)}), valued as (${valued(db, filter, page)})
    select id, value from valued ${afterAmongAll(db, page)}
    order by ${orderOf(db, page.sort)} limit ${page.limit} offset ${page.offset}`;
}

function valued(db: Db, filter: PartsFilter, { sort, language }: PartsPage): Fragment {
  if (sort === 'default') return db`select h.id, h.rank as value from h`;
  if (sort.startsWith('name'))
    return db`select h.id, ${nameRank(db, language)} as value from h left join part_sort s on s.part_id = h.id`;
  return db`select h.id, (
      select q.amount_minor from unnest(${filter.listIds as number[]}::bigint[]) with ordinality l(id, place)
        join part_price_sort q on q.price_list_id = l.id and q.part_id = h.id
      order by l.place limit 1) as value from h`;
}

/** Reads the index of the order until the page is full; null where it found too few, which says nothing of the rest. */
export async function walkParts(db: Db, filter: PartsFilter, page: PartsPage): Promise<PartsPlace[] | null> {
  if (page.sort.startsWith('price') && filter.listIds.length === 0) return null;
  const rows = await db<PartsPlace[]>`
    select id, value from (
      select * from (${branchesOf(db, filter, page)}) ordered order by ${walkOrder(db, page.sort)} limit ${WALKED_MOST + page.offset * 2}
    ) w cross join lateral (
      select from parts p where p.id = w.id and ${partsWhere(db, filter)} ${priceOfWalked(db, filter, page)} offset 0
    ) passing order by ${walkOrder(db, page.sort)} limit ${page.limit} offset ${page.offset}`;
  return rows.length < page.limit ? null : rows;
}

// A part met on one list may have its price from a list that counts before; what another order walks must be asked for its price.
function priceOfWalked(db: Db, filter: PartsFilter, { sort }: PartsPage): Fragment {
  if (sort.startsWith('price'))
    return filter.listIds.length > 1
      ? db`and not exists (select from part_price_sort e where e.part_id = w.id
          and e.price_list_id = any((${filter.listIds as number[]}::bigint[])[1:w.place - 1]))`
      : db``;
  const alternatives = filter.listIds.map(
    (list, at) => db`exists (select from part_price_sort q where q.price_list_id = ${list} and q.part_id = w.id
      ${inPriceRange(db, filter)} ${notOnEarlierLists(db, filter.listIds.slice(0, at), db`w.id`)})`,
  );
  if (filter.minPriceMinor === null && filter.maxPriceMinor === null) return db``;
  return db`and (${alternatives.reduce<Fragment>((sql, one) => db`${sql} or ${one}`, db`false`)})`;
}

// Names and prices of a category lie together, so each category below is walked by itself and the walks are merged.
function branchesOf(db: Db, filter: PartsFilter, page: PartsPage): Fragment {
  const { categoryIds } = filter;
  const isSplit = categoryIds !== null && categoryIds.length <= BRANCHES_MOST;
  const categories = isSplit ? categoryIds : [null];
  const lists = page.sort.startsWith('price') ? filter.listIds : [0];
  const branches = categories.flatMap((category) =>
    lists.map((list, at) => branchOf(db, filter, page, { category, list, place: at + 1 })),
  );
  return branches.reduce<Fragment>((sql, one, at) => db`${sql} ${at === 0 ? db`` : db`union all`} ${one}`, db``);
}

interface Branch {
  category: number | null;
  list: number;
  place: number;
}

function branchOf(db: Db, filter: PartsFilter, page: PartsPage, { category, list, place }: Branch): Fragment {
  if (page.sort === 'default') {
    const { typeId, colour } = filter;
    const narrowest =
      category !== null
        ? db`and p.category_id = ${category}`
        : db`${typeId ? db`and p.type_id = ${typeId}` : db``} ${colour && !typeId ? db`and p.colour = ${colour}` : db``}`;
    return db`select p.id, p.rank as value, 1 as place from parts p where p.status <> 'offline' ${narrowest}
      ${afterPlace(db, page, { value: db`p.rank`, id: db`p.id` })}`;
  }
  if (page.sort.startsWith('name')) {
    const rank = nameRank(db, page.language);
    return db`select s.part_id as id, ${rank} as value, 1 as place from part_sort s
      where true ${category === null ? db`` : db`and s.category_id = ${category}`} ${afterPlace(db, page, { value: rank, id: db`s.part_id` })}`;
  }
  return db`select q.part_id as id, q.amount_minor as value, ${place}::int as place from part_price_sort q
    where q.price_list_id = ${list} ${category === null ? db`` : db`and q.category_id = ${category}`} ${inPriceRange(db, filter)}
      ${afterPlace(db, page, { value: db`q.amount_minor`, id: db`q.part_id` })}`;
}
