// Sets stock aside for orders and gives it back: rows locked in id order, conditions in the statement (architecture §8).
import type { Trx } from '../../platform/db/db.ts';
import type { Supply } from './assign-stock.rules.ts';
import { putTogether, readLeadTimes, readWarehouses, type SupplyRows } from './supply.reads.ts';

/** Pieces of an order line to set aside, of stock or (with `inboundId`) of a delivery on its way. */
export interface Reservation {
  orderId: number;
  lineId: number;
  partId: number;
  warehouseId: number;
  inboundId: number | null;
  quantity: number;
}

// Thrown where rows do not hold what was planned from them; the transaction must not go on.
class StockGone extends Error {}

/** Which parts need deliveries on their way, by what lies in warehouses. */
type NeedsInbound = (pieces: SupplyRows['pieces']) => readonly number[];
/** Locks the rest of a supply, and gives all of it. */
type LockRest = (needsInbound: NeedsInbound) => Promise<Supply>;

/** Locks what open warehouses hold of these parts, in id order; gives the way to the rest, which are deliveries of the parts that need them. */
export async function lockSupply(trx: Trx, partIds: readonly number[]): Promise<LockRest> {
  const [pieces, warehouses] = await trx.together((one) => [lockPieces(one, partIds), readWarehouses(one)]);
  return async (needsInbound) => {
    const waiting = needsInbound(pieces);
    const [inbound, leads] = await trx.together((one) => [lockInbound(one, waiting), readLeadTimes(one, waiting)]);
    return putTogether(warehouses, leads, { pieces, inbound });
  };
}

const lockPieces = async (trx: Trx, partIds: readonly number[]): Promise<SupplyRows['pieces']> =>
  await trx<SupplyRows['pieces']>`
    select s.part_id, s.warehouse_id, s.on_hand - s.reserved as quantity
    from stock_levels s join warehouses w on w.id = s.warehouse_id and w.is_active
    where s.part_id = any((select ${partIds as number[]}::bigint[])::bigint[]) order by s.part_id, s.warehouse_id for update of s`;

async function lockInbound(trx: Trx, partIds: readonly number[]): Promise<SupplyRows['inbound']> {
  if (partIds.length === 0) return [];
  return await trx<SupplyRows['inbound']>`
    select id, part_id, warehouse_id, quantity - promised as open, expected_on from inbound_deliveries
    where part_id = any((select ${partIds as number[]}::bigint[])::bigint[]) and received_at is null order by id for update`;
}

/** Sets aside; throws StockGone unless every row could give what is asked of it. */
export async function reserve(trx: Trx, reservations: readonly Reservation[]): Promise<void> {
  if (reservations.length === 0) return;
  const rows = trx.json(reservations);
  if (reservations.some((one) => one.inboundId !== null)) await promiseInbound(trx, rows);
  const { count } = await trx`
    with asked as (
      select "partId" as part_id, "warehouseId" as warehouse_id, sum(quantity)::int as quantity
      from jsonb_to_recordset(${rows}) as r ("partId" bigint, "warehouseId" bigint, "inboundId" bigint, quantity int)
      where "inboundId" is null group by 1, 2
    ), given as (
      update stock_levels s set reserved = s.reserved + asked.quantity from asked
      where s.part_id = asked.part_id and s.warehouse_id = asked.warehouse_id and s.reserved + asked.quantity <= s.on_hand
      returning 1
    )
    insert into reservations (order_id, order_line_id, part_id, warehouse_id, inbound_delivery_id, quantity)
    select "orderId", "lineId", "partId", "warehouseId", "inboundId", quantity
    from jsonb_to_recordset(${rows})
      as r ("orderId" bigint, "lineId" bigint, "partId" bigint, "warehouseId" bigint, "inboundId" bigint, quantity int)
    where (select count(*) from asked) = (select count(*) from given)`;
  if (count < reservations.length) throw new StockGone('stock is not there any more');
}

async function promiseInbound(trx: Trx, rows: ReturnType<Trx['json']>): Promise<void> {
  const given = await trx`
    with asked as (
      select "inboundId" as id, sum(quantity)::int as quantity
      from jsonb_to_recordset(${rows}) as r ("inboundId" bigint, quantity int) where "inboundId" is not null group by 1
    ), given as (
      update inbound_deliveries d set promised = d.promised + asked.quantity from asked
      where d.id = asked.id and d.received_at is null and d.promised + asked.quantity <= d.quantity
      returning 1
    ) select 1 where (select count(*) from asked) = (select count(*) from given)`;
  if (given.length === 0) throw new StockGone('a delivery is promised to others');
}

/** Gives back all that is still held for an order; doing it twice gives nothing twice. */
export async function releaseStock(trx: Trx, orderId: number): Promise<void> {
  await trx`
    select 1 from stock_levels s where (s.part_id, s.warehouse_id) in (
      select r.part_id, r.warehouse_id from reservations r where r.order_id = ${orderId} and r.state = 'held')
    order by s.part_id, s.warehouse_id for update`;
  const rows = await trx<{ partId: number; warehouseId: number; inboundId: number | null; quantity: number }[]>`
    update reservations set state = 'released', ended_at = now() where order_id = ${orderId} and state = 'held'
    returning part_id, warehouse_id, inbound_delivery_id as inbound_id, quantity`;
  const given = trx.json(rows);
  await trx`
    update stock_levels s set reserved = s.reserved - back.quantity
    from (
      select "partId" as part_id, "warehouseId" as warehouse_id, sum(quantity)::int as quantity
      from jsonb_to_recordset(${given}) as r ("partId" bigint, "warehouseId" bigint, "inboundId" bigint, quantity int)
      where "inboundId" is null group by 1, 2
    ) back where s.part_id = back.part_id and s.warehouse_id = back.warehouse_id`;
  await trx`
    update inbound_deliveries d set promised = d.promised - back.quantity
    from (
      select "inboundId" as id, sum(quantity)::int as quantity
      from jsonb_to_recordset(${given}) as r ("inboundId" bigint, quantity int) where "inboundId" is not null group by 1
    ) back where d.id = back.id`;
}
