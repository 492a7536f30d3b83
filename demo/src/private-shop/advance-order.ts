// Brings a placed demo order along by the shop's own moves, then gives what they wrote the day of the step (product §7).
import { approveOrder, officeRejectOrder } from '@outrigger/server/src/features/orders/approve/decide-order.ts';
import { takeBackAtOnce } from '@outrigger/server/src/features/orders/returns/take-back-at-once.ts';
import type { Move } from '@outrigger/server/src/features/orders/life/move.ts';
import { moveOrder } from '@outrigger/server/src/features/orders/life/move-order.ts';
import { type LockedOrder, lockOrder } from '@outrigger/server/src/features/orders/life/order-moves.store.ts';
import { inTransaction, type Db, type Trx } from '@outrigger/server/src/platform/db/db.ts';
import { moveStepBack } from './move-back.ts';
import { movePlannedDays, readPlannedDays } from './move-days.ts';
import type { Step } from './order-plans.ts';
import { refuseRefund } from './refuse-refund.ts';
import { payPlan } from './pay-plan.ts';
import type { PlacedOrder } from './place-plan.ts';
import { reportCarrier } from './report-carrier.store.ts';
import { rateLines } from './rate-lines.store.ts';
import { timeOfStep } from './time-of-step.ts';

/** Who acts for the shop and for the customer. */
export interface Actors {
  officeId: number;
  mainId: number;
}

type Numbered<S extends Step = Step> = S & { number: number };
type Take = { step: Numbered; actors: Actors };

/** Takes one step; days are counted from the day of the order, `number` is its place among its steps. */
export async function advance(db: Db, placed: PlacedOrder, step: Numbered, actors: Actors): Promise<void> {
  const [order] = await db<{ createdBy: number; placedAt: Date; now: Date }[]>`
    select created_by, placed_at, now() as now from orders where id = ${placed.id}`;
  if (!order) throw new Error('the order is gone');
  const before = await readPlannedDays(db, placed.id);
  await takeStep(db, { ...placed, makerId: order.createdBy }, { step, actors });
  const to = timeOfStep(order, step);
  await inTransaction(db, async (trx) => {
    await moveStepBack(trx, placed.id, { since: order.now, to });
    await movePlannedDays(trx, placed.id, { before, now: order.now, to });
  });
}

type Standing = PlacedOrder & { makerId: number };

async function takeStep(db: Db, placed: Standing, { step, actors }: Take): Promise<void> {
  const { orderNo, makerId } = placed;
  const office = { actor: 'office', userId: actors.officeId } as const;
  switch (step.do) {
    case 'approve':
      return decided(await approveOrder(callerOf(db, placed, actors.mainId), { orderNo }, notKept));
    case 'reject':
      return decided(
        await officeRejectOrder(callerOf(db, placed, actors.officeId), { orderNo, reason: step.note }, notKept),
      );
    case 'pay':
      return await payPlan(db, placed);
    case 'cancel':
      return await happen(db, orderNo, { event: 'cancel', actor: 'buyer', userId: makerId });
    case 'refuseRefund':
      return await refuseRefund(db, placed.id, step.failure);
    case 'dispatch':
      return await dispatch(db, placed, { ...office, event: 'dispatch', facts: packed(orderNo, step.batch) });
    case 'deliver':
      await happen(db, orderNo, { event: 'delivered', actor: 'carrier', userId: null });
      return await reportCarrier(db, placed.id, 'delivered');
    case 'confirmReceipt':
      return await happen(db, orderNo, { event: 'confirmReceipt', actor: 'buyer', userId: makerId });
    case 'return':
      return await underLock(db, orderNo, (trx, order) =>
        takeBackAtOnce(trx, order, {
          lines: [{ lineNo: 1, quantity: 1 }],
          reason: step.reason,
          userId: actors.officeId,
        }),
      );
    case 'rate':
      return await rateLines(db, placed.id, step);
  }
}

const packed = (orderNo: string, batchNo: number | undefined) => ({
  ...(batchNo === undefined ? {} : { batchNo }),
  carrier: 'simulated',
  trackingCode: `SIM${orderNo.slice(2)}${batchNo ?? 1}`,
});

async function dispatch(db: Db, { id, orderNo }: PlacedOrder, move: Move): Promise<void> {
  await happen(db, orderNo, move);
  await reportCarrier(db, id, 'pickedUp');
}

const happen = (db: Db, orderNo: string, move: Move): Promise<void> =>
  underLock(db, orderNo, async (trx, order) => void (await moveOrder(trx, order, move)));

async function underLock(
  db: Db,
  orderNo: string,
  work: (trx: Trx, order: LockedOrder) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, { orderNo, companyId: null });
    if (!order) throw new Error('the order is gone');
    await work(trx, order);
  });
}

// The part of a context that deciding asks for.
const callerOf = (db: Db, { company }: PlacedOrder, userId: number) =>
  ({ db, caller: { userId, companyId: company.id } }) as never;
const notKept = { keep: async () => {} };

function decided({ orderNo, waiting }: { orderNo: string; waiting: readonly string[] }): void {
  if (waiting.length > 0) throw new Error(`order ${orderNo} still waits for ${waiting.join(', ')}`);
}
