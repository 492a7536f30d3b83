// Stock as a row shows it: how much in all, which warehouse has most, how old the number is (product §5 A row).
import type { Language } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { namedAs } from '../../platform/db/localized-name.ts';

/** Pieces over all warehouses, the warehouse with most of them, and when that was counted. */
export interface BestPlace {
  stock: number;
  warehouse: string;
  warehouseLang?: 'en' | null;
  countedAt: Date;
}

/** By part id; parts that lie nowhere are missing. */
export async function readBestPlaces(
  db: Db,
  language: Language,
  partIds: readonly number[],
): Promise<Map<number, BestPlace>> {
  const rows = await db<(BestPlace & { partId: number })[]>`
    select distinct on (s.part_id) s.part_id, ${namedAs(db, 'w', language, 'warehouse')}, s.counted_at,
      sum(s.on_hand - s.reserved) over (partition by s.part_id)::int as stock
    from stock_levels s join warehouses w on w.id = s.warehouse_id and w.is_active
    where s.part_id = any(${partIds as number[]}::bigint[]) order by s.part_id, s.on_hand - s.reserved desc, w.position, w.id`;
  return new Map(rows.map(({ partId, ...place }) => [partId, place]));
}
