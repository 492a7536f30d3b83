// Takes pieces of an order out of a warehouse for good: first what was set aside for it, then what is free (product §7: stock down).
import type { Trx } from '../../platform/db/db.ts';

/** Pieces of an order line that leave a warehouse. */
export interface Leaving {
  lineId: number;
  partId: number;
  code: string;
  warehouseId: number;
  quantity: number;
}

interface Held {
  id: number;
  lineId: number;
  warehouseId: number;
  inboundId: number | null;
  quantity: number;
}

/** Lowers the stock; answers what is not there with how much is, and has changed nothing then. */
export async function takeOutOfStock(
  trx: Trx,
  orderId: number,
  leaving: readonly Leaving[],
): Promise<{ code: string; left: number }[]> {
  const free = await lockFree(trx, leaving);
  const held = await readHeld(trx, orderId);
  const taken = leaving.map((one) => takenFor(one, held));
  const missing = taken.flatMap(({ one, ofStock, rest }) => {
    const left = free.get(`${one.partId}/${one.warehouseId}`) ?? 0;
    return rest > left ? [{ code: one.code, left: left + ofStock }] : [];
  });
  if (missing.length === 0) await writeTaken(trx, taken);
  return missing;
}

async function lockFree(trx: Trx, leaving: readonly Leaving[]): Promise<Map<string, number>> {
  const rows = await trx<{ partId: number; warehouseId: number; free: number }[]>`
    select s.part_id, s.warehouse_id, s.on_hand - s.reserved as free from stock_levels s
      join jsonb_to_recordset(${trx.json(leaving)}) as r ("partId" bigint, "warehouseId" bigint)
        on s.part_id = r."partId" and s.warehouse_id = r."warehouseId"
    order by s.part_id, s.warehouse_id for update of s`;
  return new Map(rows.map((row) => [`${row.partId}/${row.warehouseId}`, row.free]));
}

async function readHeld(trx: Trx, orderId: number): Promise<Held[]> {
  return await trx<Held[]>`
    select id, order_line_id as line_id, warehouse_id, inbound_delivery_id as inbound_id, quantity from reservations
    where order_id = ${orderId} and state = 'held' order by inbound_delivery_id nulls first, id`;
}

interface Taken {
  one: Leaving;
  reservations: Held[];
  /** What stays set aside of the last of them, where less leaves than it holds. */
  stays: (Held & { stays: number }) | null;
  /** Pieces that were set aside in this warehouse. */
  ofStock: number;
  /** Pieces that come out of what is free there: they were promised out of a delivery, or ordered anew. */
  rest: number;
}

// What was promised out of a delivery leaves with the pieces that came in place of it.
function takenFor(one: Leaving, held: readonly Held[]): Taken {
  const reservations: Held[] = [];
  let stays: Taken['stays'] = null;
  let [open, ofStock] = [one.quantity, 0];
  for (const row of held) {
    if (row.lineId !== one.lineId || row.warehouseId !== one.warehouseId || open === 0) continue;
    const quantity = Math.min(open, row.quantity);
    reservations.push({ ...row, quantity });
    if (quantity < row.quantity) stays = { ...row, stays: row.quantity - quantity };
    open -= quantity;
    if (row.inboundId === null) ofStock += quantity;
  }
  return { one, reservations, stays, ofStock, rest: one.quantity - ofStock };
}

async function writeTaken(trx: Trx, taken: readonly Taken[]): Promise<void> {
  const reservations = taken.flatMap((each) => each.reservations);
  await trx`
    update reservations v set state = 'shipped', ended_at = now(), quantity = r.quantity
    from jsonb_to_recordset(${trx.json(reservations)}) as r (id bigint, quantity int) where v.id = r.id`;
  const staying = taken.flatMap(({ stays }) => (stays ? [{ id: stays.id, quantity: stays.stays }] : []));
  if (staying.length > 0)
    await trx`
      insert into reservations (order_id, order_line_id, part_id, warehouse_id, inbound_delivery_id, quantity, held_at)
      select v.order_id, v.order_line_id, v.part_id, v.warehouse_id, v.inbound_delivery_id, r.quantity, v.held_at
      from reservations v join jsonb_to_recordset(${trx.json(staying)}) as r (id bigint, quantity int) on v.id = r.id`;
  const rows = taken.map(({ one, ofStock }) => ({
    partId: one.partId,
    warehouseId: one.warehouseId,
    quantity: one.quantity,
    ofStock,
  }));
  await trx`
    update stock_levels s set on_hand = s.on_hand - r.quantity, reserved = s.reserved - r."ofStock"
    from jsonb_to_recordset(${trx.json(rows)}) as r ("partId" bigint, "warehouseId" bigint, quantity int, "ofStock" int)
    where s.part_id = r."partId" and s.warehouse_id = r."warehouseId"`;
  const promised = reservations.filter((row) => row.inboundId !== null);
  if (promised.length === 0) return;
  await trx`
    update inbound_deliveries d set promised = d.promised - back.quantity
    from (
      select "inboundId" as id, sum(quantity)::int as quantity from jsonb_to_recordset(${trx.json(promised)})
        as r ("inboundId" bigint, quantity int) group by 1
    ) back where d.id = back.id`;
}
