// A list of parts as a plain sort of all of them gives it, for tests of what finds lists (docs/decisions/0008).
import type { Language } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import type { PartsFilter } from './parts-filter.reads.ts';
import type { PartsPage, PartsPlace } from './parts-order.reads.ts';
import { netOf, type Priced } from './plain-prices.make.ts';

/** A part with all that a list may ask of it. */
export interface Plain extends Priced {
  code: string;
  name: string;
  categoryId: number;
  typeId: number | null;
  colour: string | null;
  isOffline: boolean;
  rating: number;
  rank: number;
  isTagged: boolean;
  isInFamily: boolean;
  names: Record<Language, number> | null;
}

/** All parts of some categories with what lists ask of them. */
export const readPlain = (db: Db, categoryIds: readonly number[]): Promise<Plain[]> => db<Plain[]>`
  select p.id, p.code, p.name_en as name, p.category_id, p.type_id, p.colour, p.status = 'offline' as is_offline, p.rank,
    coalesce(p.rating_sum::float8 / nullif(p.rating_count, 0), 0) as rating, exists (select from part_tags where part_id = p.id) as is_tagged,
    exists (select from item_lines where part_id = p.id) as is_in_family,
    (select json_build_object('en', rank_en, 'es', rank_es, 'pt', rank_pt, 'fa', rank_fr, 'zh', rank_zh) from part_sort s where s.part_id = p.id) as names,
    coalesce((select json_object_agg(price_list_id, amount_minor) from prices r where r.part_id = p.id and r.min_quantity = 1
      and r.valid_from <= current_date and coalesce(r.valid_to > current_date, true)), '{}') as prices,
    coalesce((select json_agg(json_build_object('to', new_part_id, 'isChoice', mode = 'choice', 'isTwoWay', is_two_way, 'isBegun', coalesce(effective_from <= current_date, true),
      'oldQuantity', old_quantity, 'newQuantity', new_quantity)) from supersessions u where u.old_part_id = p.id), '[]') as steps,
    exists (select from stock_levels l where l.part_id = p.id and l.on_hand > l.reserved) as is_at_hand, p.sell_policy <> 'notSold' and p.status <> 'offline' as is_sold, p.pack_quantity, p.min_quantity
  from parts p where p.category_id = any(${categoryIds as number[]}::bigint[])`;

function saysAll(part: Plain, keyword: string): boolean {
  const spoken = part.name.toLowerCase().split(' ');
  const words = keyword.toLowerCase().split(' ');
  return words.every((word) => spoken.some((one) => one.startsWith(word)));
}

function isInPriceRange(net: number | null, { minPriceMinor, maxPriceMinor }: PartsFilter): boolean {
  if (minPriceMinor === null && maxPriceMinor === null) return true;
  return net !== null && net >= (minPriceMinor ?? 0) && net <= (maxPriceMinor ?? Infinity);
}

/** All that pass, in order. */
export function plainly(parts: readonly Plain[], filter: PartsFilter, { sort, language }: PartsPage): PartsPlace[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const passing = parts.filter((part) => {
    const net = netOf(byId, part, filter.listIds);
    return (
      !part.isOffline &&
      saysAll(part, filter.keyword ?? '') &&
      (filter.categoryIds?.includes(part.categoryId) ?? true) &&
      (!filter.typeId || part.typeId === filter.typeId) &&
      (!filter.familyId || part.isInFamily) &&
      (!filter.colour || part.colour === filter.colour) &&
      part.rating >= (filter.minRating ?? 0) &&
      (!filter.tag || part.isTagged) &&
      isInPriceRange(net, filter)
    );
  });
  const valueOf = (part: Plain): number | null =>
    sort === 'default'
      ? part.rank
      : sort.startsWith('name')
        ? (part.names?.[language] ?? null)
        : netOf(byId, part, filter.listIds);
  const down = sort === 'default' || sort.endsWith('Desc') ? -1 : 1;
  const idDown = sort === 'nameDesc' || sort === 'priceDesc' ? -1 : 1;
  return passing
    .map((part) => ({ id: part.id, value: valueOf(part) }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null)
        return Number(a.value === null) - Number(b.value === null) || (a.id - b.id) * idDown;
      return (a.value - b.value) * down || (a.id - b.id) * idDown;
    });
}
