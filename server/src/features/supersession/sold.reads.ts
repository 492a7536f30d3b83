// Which parts the shop sells at all (product §7 Sell policy).
import type { Db, Trx } from '../../platform/db/db.ts';

/** Of these parts the ones that are sold, whatever is in stock and whoever may see a price. */
export async function readSold(db: Db | Trx, partIds: readonly number[]): Promise<Set<number>> {
  if (partIds.length === 0) return new Set();
  const rows = await db<{ id: number }[]>`
    select id from parts where id = any(${partIds as number[]}::bigint[]) and sell_policy <> 'notSold' and status <> 'offline'`;
  return new Set(rows.map((row) => row.id));
}
