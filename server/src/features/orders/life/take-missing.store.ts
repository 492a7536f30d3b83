// The lines of a waiting order, and its batches planned over when it is approved (docs/decisions/0025).
import type { Trx } from '../../../platform/db/db.ts';
import type { ShippingPlan } from '../plan/plan-shipping.ts';
import { writeShipments } from '../plan/shipments.store.ts';
import type { LockedOrder } from './order-moves.store.ts';

/** A line as it was sold. */
export interface WantedLine {
  lineId: number;
  partId: number;
  code: string;
  quantity: number;
  sellPolicy: 'stockOnly' | 'backorder';
}

/** The lines of an order in their order. */
export async function readWantedLines(trx: Trx, orderId: number): Promise<WantedLine[]> {
  return await trx<WantedLine[]>`
    select id as line_id, part_id, code, quantity, sell_policy from order_lines where order_id = ${orderId} order by line_no`;
}

/** Puts new batches in the place of the planned ones, and the days of each line with them. */
export async function replanBatches(trx: Trx, { id, companyId }: LockedOrder, plan: ShippingPlan): Promise<void> {
  await trx`delete from shipment_lines where order_id = ${id}`;
  await trx`delete from shipments where order_id = ${id}`;
  const lineOf = new Map((await readWantedLines(trx, id)).map((line) => [line.partId, line.lineId]));
  const ids = await trx<{ id: number }[]>`
    select nextval('shipments_id_seq') as id from generate_series(1, ${plan.batches.length}::int)`;
  await writeShipments(
    trx,
    plan.batches.map((batch, at) => ({
      id: ids[at]?.id ?? 0,
      orderId: id,
      companyId,
      batchNo: at + 1,
      warehouseId: batch.warehouseId,
      dispatchOn: batch.dispatchOn,
      deliveryOn: batch.deliveryTo,
      weightGrams: batch.weight.actualGrams,
    })),
    plan.batches.flatMap((batch, at) =>
      batch.pieces.map(({ partId, quantity }) => ({
        shipmentId: ids[at]?.id ?? 0,
        orderId: id,
        lineId: lineOf.get(partId) ?? 0,
        quantity,
      })),
    ),
  );
  const promised = [...plan.promisedOn].map(([partId, day]) => ({ partId, day }));
  await trx`
    update order_lines l set promise_date = r.day
    from jsonb_to_recordset(${trx.json(promised)}) as r ("partId" bigint, day date) where l.order_id = ${id} and l.part_id = r."partId"`;
}

/** Notes that stock and credit of an order are set aside now. */
export async function noteTaken(trx: Trx, orderId: number): Promise<void> {
  await trx`update orders set is_stock_taken = true where id = ${orderId}`;
}
