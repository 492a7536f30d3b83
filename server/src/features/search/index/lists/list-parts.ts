// One page of a list of parts from packed arrays: counted by bits, walked in its order; what PostgreSQL answers for the same filter and page (spec §2 Parts list; docs/decisions/0008).
import type { BitSet } from '../bit-set.ts';
import { firstPlace, ListWalk, type Run } from './list-walk.ts';
import type { OrderData } from '../part-columns.ts';
import type { ListedSegment, ListFilter } from './list-filter.ts';

/** The value and id of a part in an order; null where it has no value, which comes last. */
export interface ListPlace {
  value: number | null;
  id: number;
}

/** So many parts after the first `offset`, or after a place. */
export interface ListPage {
  sort: 'default' | 'nameAsc' | 'nameDesc' | 'priceAsc' | 'priceDesc';
  language: string;
  limit: number;
  offset: number;
  after: ListPlace | null;
}

/** How many pass, and the page. */
export interface ListFound {
  total: number;
  places: ListPlace[];
}

/** One page of several segments as if they were one. */
export function listParts(segments: readonly ListedSegment[], filter: ListFilter, page: ListPage): ListFound {
  const each = segments.map((listed) => ({ listed, passing: withPrice(listed, filter) }));
  const total = each.reduce((sum, { passing }) => sum + passing.count(), 0);
  const places: ListPlace[] = [];
  const wanted = page.after ? page.limit : Math.min(page.limit, total - page.offset);
  if (wanted <= 0) return { total, places };
  let skip = page.after ? 0 : page.offset;
  const take = (walks: ListWalk[]) => {
    for (let best = nearest(walks, page); best && places.length < page.limit; best = nearest(walks, page)) {
      if (skip > 0) skip -= 1;
      else places.push({ value: best.value, id: best.id });
      best.next();
    }
  };
  if (page.after?.value !== null) take(each.flatMap((one) => valuedWalks(one, filter, page)));
  if (places.length < page.limit) take(each.flatMap((one) => restWalk(one, filter, page)));
  return { total, places };
}

interface Passing {
  listed: ListedSegment;
  passing: BitSet;
}

function withPrice(listed: ListedSegment, filter: ListFilter): BitSet {
  const passing = listed.passing(filter);
  const { minPriceMinor, maxPriceMinor, listIds } = filter;
  if (minPriceMinor === null && maxPriceMinor === null) return passing;
  const priced = listIds.reduceRight<BitSet | null>((later, list) => {
    const order = listed.order(priceOn(list));
    if (!order) return later;
    // A list that counts before says all of the parts it has.
    const own = listed.between(order, rangeOf(order, filter));
    return later ? own.or(later.andNot(listed.inOrder(priceOn(list)))) : own;
  }, null);
  return priced ? passing.and(priced) : passing.andNot(passing.copy());
}

function rangeOf({ values }: OrderData, { minPriceMinor, maxPriceMinor }: ListFilter): [number, number] {
  const { length } = values;
  const from = minPriceMinor === null ? 0 : firstPlace(0, length, (at) => (values[at] ?? 0) >= minPriceMinor);
  const to = maxPriceMinor === null ? length : firstPlace(from, length, (at) => (values[at] ?? 0) > maxPriceMinor);
  return [from, to];
}

const priceOn = (list: number): string => `price ${list}`;
const nameIn = ({ language }: ListPage): string => `name ${language}`;
const isBackward = ({ sort }: ListPage): boolean => sort === 'nameDesc' || sort === 'priceDesc';

/** Walks over those with a value; of several price lists one each, without the parts that a list before it has. */
function valuedWalks({ listed, passing }: Passing, filter: ListFilter, page: ListPage): ListWalk[] {
  const { segment } = listed;
  const walk = (docs: Uint32Array | null, values: ArrayLike<number>, among = passing) =>
    new ListWalk(segment, runAfter(listed, { docs, values, from: 0, to: values.length }, page), {
      passing: among,
      isBackward: isBackward(page),
    });
  if (page.sort === 'default') return [walk(null, segment.ranks)];
  if (page.sort.startsWith('name')) {
    const order = listed.order(nameIn(page));
    return order ? [walk(order.docs, order.values)] : [];
  }
  let left = passing;
  return filter.listIds.flatMap((list) => {
    const order = listed.order(priceOn(list));
    const among = left;
    left = left.copy().andNot(listed.inOrder(priceOn(list)));
    return order ? [walk(order.docs, order.values, among)] : [];
  });
}

/** A walk over those without a value, by id. */
function restWalk({ listed, passing }: Passing, filter: ListFilter, page: ListPage): ListWalk[] {
  if (page.sort === 'default') return [];
  const rest = passing.copy();
  if (page.sort.startsWith('name')) rest.andNot(listed.inOrder(nameIn(page)));
  else for (const list of filter.listIds) rest.andNot(listed.inOrder(priceOn(list)));
  const { byId, ids } = listed.segment;
  const { after } = page;
  const run: Run = { docs: byId, values: null, from: 0, to: byId.length };
  if (after?.value === null) {
    const idAt = (at: number) => ids[byId[at] ?? 0] ?? 0;
    if (isBackward(page)) run.to = firstPlace(0, run.to, (at) => idAt(at) >= after.id);
    else run.from = firstPlace(0, run.to, (at) => idAt(at) > after.id);
  }
  return [new ListWalk(listed.segment, run, { passing: rest, isBackward: isBackward(page) })];
}

/** What of a run comes after the page's place. */
function runAfter({ segment }: ListedSegment, run: Run, page: ListPage): Run {
  const { after } = page;
  if (after === null || after.value === null) return run;
  const place = { value: after.value, id: after.id };
  const at = (index: number) => ({
    value: run.values?.[index] ?? 0,
    id: segment.ids[run.docs === null ? index : (run.docs[index] ?? 0)] ?? 0,
  });
  if (isBackward(page))
    return { ...run, to: firstPlace(run.from, run.to, (index) => compare(page, at(index), place) <= 0) };
  return { ...run, from: firstPlace(run.from, run.to, (index) => compare(page, at(index), place) > 0) };
}

function nearest(walks: readonly ListWalk[], page: ListPage): ListWalk | null {
  let best: ListWalk | null = null;
  for (const walk of walks) if (!walk.isOver && (best === null || compare(page, walk, best) < 0)) best = walk;
  return best;
}

/** The order of the page: by rank the greatest first and then the least id, all others as a whole one way or the other. */
function compare(page: ListPage, a: ListPlace, b: ListPlace): number {
  const byValue = (a.value ?? 0) - (b.value ?? 0);
  if (page.sort === 'default') return -byValue || a.id - b.id;
  return (byValue || a.id - b.id) * (isBackward(page) ? -1 : 1);
}
