// What an order must know of parts, machines and people while it is made.
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { Fragment } from '../../../platform/db/localized-name.ts';
import type { Load } from '../../freight/index.ts';
import { isCurrent, isReplaced } from '../../supersession/index.ts';

/** A part as an order line keeps it. */
export interface OrderPart extends Omit<Load, 'quantity'> {
  partId: number;
  code: string;
  nameEn: string;
  nameEs: string | null;
  namePt: string | null;
  nameFr: string | null;
  nameZh: string | null;
  unit: string;
  sellPolicy: 'stockOnly' | 'backorder' | 'notSold';
  minQuantity: number;
  packQuantity: number;
  /** Whether other parts take its place, now or some day. */
  isReplaced: boolean;
}

/** Parts by id; what is offline is not sold. */
export async function readOrderParts(db: Db | Trx, partIds: readonly number[]): Promise<Map<number, OrderPart>> {
  if (partIds.length === 0) return new Map();
  const rows = await db<OrderPart[]>`
    select ${columns(db)}, ${isReplaced(db, db`p.id`)} as is_replaced
    from parts p where p.id = any(${partIds as number[]}::bigint[])`;
  return new Map(rows.map((row) => [row.partId, row]));
}

/** Parts by their own code, for codes that lead nowhere else whoever asks; all others are missing. */
export async function readCurrentParts(db: Db | Trx, codes: readonly string[]): Promise<Map<string, OrderPart>> {
  const rows = await db<OrderPart[]>`
    select ${columns(db)}, false as is_replaced from parts p where ${isCurrent(db, codes)}`;
  return new Map(rows.map((row) => [row.code, row]));
}

const columns = (db: Db | Trx): Fragment => db`
  p.id as part_id, p.code, p.name_en, p.name_es, p.name_pt, p.name_fr, p.name_zh, p.unit, p.weight_grams, p.length_mm, p.width_mm,
  p.height_mm, case p.status when 'offline' then 'notSold' else p.sell_policy end as sell_policy, p.min_quantity, p.pack_quantity`;

/** Serial numbers of the machines that exist among these. */
export async function readSerials(db: Db | Trx, machineIds: readonly number[]): Promise<Map<number, string>> {
  if (machineIds.length === 0) return new Map();
  const rows = await db<{ id: number; serialNumber: string }[]>`
    select id, serial_number from machines where id = any(${machineIds as number[]}::bigint[])`;
  return new Map(rows.map((row) => [row.id, row.serialNumber]));
}

/** What a person may spend on one order, in minor units; people without a limit are missing. */
export async function readSpendingLimits(
  db: Db | Trx,
  userIds: readonly number[],
): Promise<Map<number, { limitMinor: number; currency: string }>> {
  const rows = await db<{ id: number; limitMinor: number; currency: string }[]>`
    select id, spending_limit_minor as limit_minor, spending_limit_currency as currency from users
    where id = any((select ${userIds as number[]}::bigint[])::bigint[]) and spending_limit_minor is not null`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** The day it still is where days end last (twelve hours behind UTC), by the database's clock. */
export async function readEarliestToday(db: Db | Trx): Promise<string> {
  const [row] = await db<{ day: string }[]>`select (now() at time zone 'Etc/GMT+12')::date as day`;
  return row?.day ?? '';
}
