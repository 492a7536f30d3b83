// Reads what can be given of some parts: pieces, deliveries on their way, lead times (product §7 Stock choice).
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Supply, Warehouse } from './assign-stock.rules.ts';

/** Rows of a supply, however they were read. */
export interface SupplyRows {
  pieces: { partId: number; warehouseId: number; quantity: number }[];
  inbound: { id: number; partId: number; warehouseId: number; open: number; expectedOn: string }[];
}

/** What can be given of these parts now, without locking anything. */
export async function readSupply(db: Db | Trx, partIds: readonly number[]): Promise<Supply> {
  const ids = partIds as number[];
  const pieces = await db<SupplyRows['pieces']>`
    select part_id, warehouse_id, on_hand - reserved as quantity from stock_levels
    where part_id = any(${ids}::bigint[]) and on_hand > reserved`;
  const inbound = await db<SupplyRows['inbound']>`
    select id, part_id, warehouse_id, quantity - promised as open, expected_on from inbound_deliveries
    where part_id = any(${ids}::bigint[]) and received_at is null and quantity > promised order by expected_on, id`;
  return await supplyOf(db, ids, { pieces, inbound });
}

/** Puts rows together with warehouses and lead times; what lies in closed warehouses does not count. */
export async function supplyOf(db: Db | Trx, partIds: readonly number[], rows: SupplyRows): Promise<Supply> {
  const warehouses = await db<(Warehouse & { today: string })[]>`
    select id, code, name_en, name_es, name_pt, name_fr, name_zh, country, default_lead_days, dispatch_days, current_date as today
    from warehouses where is_active order by position, id`;
  const leads = await db<{ partId: number; warehouseId: number; days: number }[]>`
    select part_id, coalesce(warehouse_id, 0) as warehouse_id, days from lead_times
    where part_id = any(${partIds as number[]}::bigint[])`;
  const open = new Set(warehouses.map((one) => one.id));
  return {
    today: warehouses[0]?.today ?? new Date().toISOString().slice(0, 10),
    warehouses,
    pieces: byPart(
      rows.pieces.filter((row) => open.has(row.warehouseId)),
      (row) => row.quantity,
    ),
    inbound: Map.groupBy(
      rows.inbound.filter((row) => open.has(row.warehouseId)),
      (row) => row.partId,
    ),
    leadDays: byPart(leads, (row) => row.days),
  };
}

function byPart<R extends { partId: number; warehouseId: number }>(
  rows: readonly R[],
  value: (row: R) => number,
): Map<number, Map<number, number>> {
  const found = new Map<number, Map<number, number>>();
  for (const row of rows) {
    const places = found.get(row.partId) ?? new Map<number, number>();
    found.set(row.partId, places.set(row.warehouseId, value(row)));
  }
  return found;
}
