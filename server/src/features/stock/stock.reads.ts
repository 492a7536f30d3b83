// What can be promised of a part now, and what is known of its coming (product §2: stock; product §7 Stock choice).
import type { Db, Trx } from '../../platform/db/db.ts';

/** Pieces that can be promised now over all warehouses, by part id; parts without stock are missing. */
export async function readStock(db: Db | Trx, partIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db<{ partId: number; stock: number }[]>`
    select s.part_id, sum(s.on_hand - s.reserved)::int as stock
    from stock_levels s join warehouses w on w.id = s.warehouse_id and w.is_active
    where s.part_id = any((select ${partIds as number[]}::bigint[])::bigint[]) group by s.part_id`;
  return new Map(rows.map((row) => [row.partId, row.stock]));
}
