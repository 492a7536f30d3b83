// The lowest and highest price of the lists, for the ends of the price range (spec §2 Parts list).
import type { Db } from '../../platform/db/db.ts';
import type { PriceSource } from './price-source.reads.ts';

/** Ends of the range in minor units; null where nothing has a price. */
export async function readPriceRange(
  db: Db,
  source: PriceSource,
): Promise<{ fromMinor: number; toMinor: number; currency: string } | null> {
  const [row] = await db<{ fromMinor: number | null; toMinor: number | null }[]>`
    select min(lowest) as from_minor, max(highest) as to_minor from unnest(${source.listIds}::bigint[]) l(id) cross join lateral (
      select (select amount_minor from part_price_sort where price_list_id = l.id order by amount_minor limit 1) as lowest,
        (select amount_minor from part_price_sort where price_list_id = l.id order by amount_minor desc limit 1) as highest) ends`;
  if (!row || row.fromMinor === null || row.toMinor === null) return null;
  return { fromMinor: row.fromMinor, toMinor: row.toMinor, currency: source.currency };
}
