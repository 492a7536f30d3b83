// Reads what can be given of some parts: pieces, deliveries on their way, lead times (product §7 Stock choice).
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';
import type { Supply, Warehouse } from './assign-stock.rules.ts';

/** Rows of a supply, however they were read. */
export interface SupplyRows {
  pieces: { partId: number; warehouseId: number; quantity: number }[];
  inbound: { id: number; partId: number; warehouseId: number; open: number; expectedOn: string }[];
}

/** Something of a part in one place. */
export interface SupplyRow {
  partId: number;
  /** 0 where a lead time is that of all warehouses. */
  warehouseId: number;
  /** Pieces that lie there, open pieces of a delivery, or days of a lead time. */
  amount: number;
  kind: 'lies' | 'comes' | 'takes';
  inboundId: number;
  expectedOn: string;
}

/** What can be given of these parts now, without locking anything: one look, however much there is to look at. */
export async function readSupply(db: Db | Trx, partIds: readonly number[]): Promise<Supply> {
  const [rows, warehouses] = await db.together((one) => [readRows(one, partIds), readWarehouses(one)]);
  const of = Map.groupBy(rows, (row) => row.kind);
  const inbound = (of.get('comes') ?? []).map(({ inboundId: id, amount: open, ...row }) => ({ ...row, id, open }));
  return putTogether(warehouses, of.get('takes') ?? [], {
    pieces: (of.get('lies') ?? []).map(({ amount: quantity, ...row }) => ({ ...row, quantity })),
    inbound,
  });
}

const readRows = async (db: Db | Trx, partIds: readonly number[]): Promise<SupplyRow[]> =>
  await db<SupplyRow[]>`
    select part_id, warehouse_id, on_hand - reserved as amount, 'lies' as kind, null::bigint as inbound_id, null::date as expected_on
    from stock_levels where part_id = any((select ${partIds as number[]}::bigint[])::bigint[]) and on_hand > reserved
    union all
    select part_id, warehouse_id, quantity - promised, 'comes', id, expected_on from inbound_deliveries
    where part_id = any((select ${partIds as number[]}::bigint[])::bigint[]) and received_at is null and quantity > promised
    union all
    ${leadsOf(db, partIds)}`;

/** Lead times of parts; without parts there is nothing to ask. */
export const readLeadTimes = async (db: Db | Trx, partIds: readonly number[]): Promise<SupplyRow[]> =>
  partIds.length === 0 ? [] : await db<SupplyRow[]>`${leadsOf(db, partIds)}`;

const leadsOf = (db: Db | Trx, partIds: readonly number[]): Fragment => db`
  select part_id, coalesce(warehouse_id, 0) as warehouse_id, days as amount, 'takes' as kind, null::bigint as inbound_id,
    null::date as expected_on from lead_times where part_id = any((select ${partIds as number[]}::bigint[])::bigint[])`;

const byArrival = (a: { expectedOn: string; id: number }, b: { expectedOn: string; id: number }): number =>
  a.expectedOn.localeCompare(b.expectedOn) || a.id - b.id;

type OpenWarehouse = Warehouse & { today: string };

/** The warehouses that give, with the day it is. */
export const readWarehouses = async (db: Db | Trx): Promise<OpenWarehouse[]> =>
  await db<OpenWarehouse[]>`
    select id, code, name_en, name_es, name_pt, name_fr, name_zh, country, default_lead_days, dispatch_days, current_date as today
    from warehouses where is_active order by position, id`;

/** Puts rows together with warehouses and lead times; what lies in closed warehouses does not count. */
export function putTogether(warehouses: OpenWarehouse[], leads: readonly SupplyRow[], rows: SupplyRows): Supply {
  const open = new Set(warehouses.map((one) => one.id));
  return {
    today: warehouses[0]?.today ?? new Date().toISOString().slice(0, 10),
    warehouses,
    pieces: byPart(
      rows.pieces.filter((row) => open.has(row.warehouseId)),
      (row) => row.quantity,
    ),
    inbound: Map.groupBy(
      rows.inbound.filter((row) => open.has(row.warehouseId)).toSorted(byArrival),
      (row) => row.partId,
    ),
    leadDays: byPart(leads, (row) => row.amount),
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
