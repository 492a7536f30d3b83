// Days that a step of a past order planned, counted from the day of the step instead of today (product §7: promise dates).
import type { Db, Trx } from '@outrigger/server/src/platform/db/db.ts';
import { addWorkingDays, workingDaysBetween } from '@outrigger/server/src/platform/working-days.rules.ts';
import { moveBatchDays, workingDay } from './move-back.ts';

/** What an order was planned for before a step. */
interface PlannedDays {
  isStockTaken: boolean;
  /** Batches that had not left, with the days they were expected on. */
  batches: { id: number; dispatchOn: string; deliveryOn: string }[];
}

/** Reads it. */
export async function readPlannedDays(db: Db, orderId: number): Promise<PlannedDays> {
  const [order] = await db<{ isStockTaken: boolean }[]>`select is_stock_taken from orders where id = ${orderId}`;
  const batches = await db<PlannedDays['batches']>`
    select id, estimated_dispatch_on as dispatch_on, estimated_delivery_on as delivery_on from shipments
    where order_id = ${orderId} and status = 'planned' and estimated_dispatch_on is not null and estimated_delivery_on is not null`;
  return { isStockTaken: order?.isStockTaken ?? false, batches };
}

/** Counts them from the day of the step: what an approval planned anew, and when what left arrives. */
export async function movePlannedDays(
  trx: Trx,
  orderId: number,
  { before, now, to }: { before: PlannedDays; now: Date; to: Date },
): Promise<void> {
  const [order] = await trx<{ isStockTaken: boolean }[]>`select is_stock_taken from orders where id = ${orderId}`;
  if (order?.isStockTaken && !before.isStockTaken) {
    const days = (Date.parse(dayOf(now)) - Date.parse(dayOf(to))) / 86_400_000;
    await moveBatchDays(trx, orderId, days);
    await trx`
      update order_lines set promise_date = ${workingDay(trx, 'promise_date', days)} where order_id = ${orderId}`;
  }
  const arrivals = before.batches.map(({ id, dispatchOn, deliveryOn }) => ({
    id,
    day: dispatchOn < dayOf(to) ? addWorkingDays(dayOf(to), workingDaysBetween(dispatchOn, deliveryOn)) : deliveryOn,
  }));
  await trx`
    update shipments s set estimated_delivery_on = r.day
    from jsonb_to_recordset(${trx.json(arrivals)}) as r (id bigint, day date) where s.id = r.id and s.status = 'inTransit'`;
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
