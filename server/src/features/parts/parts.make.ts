// Test factory of parts with price and stock (architecture §7).
import { randomBytes } from 'node:crypto';
import type { Db, Trx } from '../../platform/db/db.ts';

let count = 0;
const unique = () => `${process.pid.toString(36)}${(count += 1)}${randomBytes(3).toString('hex')}`.toUpperCase();

/** What may be said of a part to make; prices in minor units. */
export interface GivenPart {
  code?: string;
  nameEn?: string;
  sellPolicy?: 'stockOnly' | 'backorder' | 'notSold';
  status?: 'active' | 'discontinued' | 'offline';
  /** Base list price in USD; null for a part without a price. */
  priceMinor?: number | null;
  /** On hand in the test warehouse; none is written for 0. */
  stock?: number;
  weightGrams?: number;
  minQuantity?: number;
  packQuantity?: number;
  categoryId?: number;
  typeId?: number;
}
/** A made part and where its stock lies. */
export interface MadePart {
  partId: number;
  code: string;
  warehouseId: number;
}

/** A part sold at 10.00 USD with 100 on hand unless told otherwise. */
export async function makePart(db: Db, given: GivenPart = {}): Promise<MadePart> {
  const code = given.code ?? `TP-${unique()}`;
  const [part] = await db<{ id: number }[]>`
    insert into parts (code, name_en, sell_policy, status, weight_grams, length_mm, width_mm, height_mm, min_quantity, pack_quantity, category_id, type_id)
    values (${code}, ${given.nameEn ?? `Part ${code}`}, ${given.sellPolicy ?? 'backorder'}, ${given.status ?? 'active'}, ${given.weightGrams ?? 500},
      100, 50, 20, ${given.minQuantity ?? 1}, ${given.packQuantity ?? 1}, ${given.categoryId ?? null}, ${given.typeId ?? null}) returning id`;
  const partId = part?.id ?? 0;
  const warehouseId = await makeWarehouse(db);
  const stock = given.stock ?? 100;
  if (stock > 0)
    await db`insert into stock_levels (part_id, warehouse_id, on_hand) values (${partId}, ${warehouseId}, ${stock})`;
  if (given.priceMinor !== null) {
    const listId = await baseList(db, 'USD');
    await db`insert into prices (part_id, price_list_id, amount_minor) values (${partId}, ${listId}, ${given.priceMinor ?? 1000})`;
  }
  return { partId, code, warehouseId };
}

/** A category named after its code, within another where that is told. */
export async function makeCategory(db: Db, code: string, parentId: number | null = null): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into part_categories (code, name_en, name_fr, parent_id)
    values (${code}, ${`Category ${code}`}, ${`Catégorie ${code}`}, ${parentId}) returning id`;
  return row?.id ?? 0;
}

/** The test warehouse, or another one by code. */
async function makeWarehouse(db: Db, code = 'TEST-HOU'): Promise<number> {
  await db`insert into warehouses (code, name, country) values (${code}, ${`Warehouse ${code}`}, 'US') on conflict (code) do nothing`;
  const [row] = await db<{ id: number }[]>`select id from warehouses where code = ${code}`;
  return row?.id ?? 0;
}

/** The base price list of a currency, made if there is none. */
export async function baseList(db: Db, currency: string): Promise<number> {
  await db`
    insert into price_lists (code, name, currency, is_base) values (${`TEST-${currency}`}, ${`Test ${currency}`}, ${currency}, true)
    on conflict do nothing`;
  const [row] = await db<{ id: number }[]>`select id from price_lists where currency = ${currency} and is_base`;
  return row?.id ?? 0;
}

/** Says that one part replaces another; one the shop does not know is given by its code. */
export async function makeSupersession(
  db: Db | Trx,
  oldPart: Pick<MadePart, 'partId'>,
  newPart: Pick<MadePart, 'partId' | 'code'> | string,
  given: {
    oldQuantity?: number;
    newQuantity?: number;
    isTwoWay?: boolean;
    effectiveFrom?: string;
    mode?: 'all' | 'choice';
  } = {},
): Promise<void> {
  const successor = typeof newPart === 'string' ? { code: newPart, partId: null } : newPart;
  await db`
    insert into supersessions (old_part_id, successor_code, new_part_id, old_quantity, new_quantity, is_two_way, effective_from, mode)
    values (${oldPart.partId}, ${successor.code}, ${successor.partId}, ${given.oldQuantity ?? 1}, ${given.newQuantity ?? 1},
      ${given.isTwoWay ?? false}, ${given.effectiveFrom ?? null}, ${given.mode ?? 'all'})`;
}
