// Cancels an order before anything of it is sent: by its maker, the main account, or the parts desk with a reason (spec §4; product §7).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { CustomerContext, SignedInContext } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import type { Answering } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { Move } from './move.ts';
import { tryMove } from './move-order.ts';
import { type LockedOrder, lockOrder } from './order-moves.store.ts';

type Cancel = typeof calls.orderLife.cancelOrder;
type CancelForCustomer = typeof calls.orderLife.cancelForCustomer;

/** Cancels an order of the caller's company; one that is canceled already is a success without effect. */
export async function cancelOrder(
  { db, caller }: CustomerContext,
  { orderNo, reason }: ParsedOf<Cancel>,
  { keep }: Answering,
): Promise<ResultOf<Cancel>> {
  return await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, { orderNo, companyId: caller.companyId });
    if (!order) refuse('orderNotFound', { orderNo });
    if (order.createdBy !== caller.userId && caller.role !== 'main') refuse('noPermission');
    const canceled = await cancel(trx, order, {
      event: 'cancel',
      actor: 'buyer',
      userId: caller.userId,
      ...told(reason),
    });
    await keep(trx, canceled);
    return canceled;
  });
}

/** Cancels an order for its customer. */
export async function cancelForCustomer(
  { db, caller, requestId }: SignedInContext,
  { orderNo, reason }: ParsedOf<CancelForCustomer>,
  { keep }: Answering,
): Promise<ResultOf<CancelForCustomer>> {
  return await inTransaction(db, async (trx) => {
    const order = (await lockOrder(trx, { orderNo, companyId: null })) ?? refuse('orderNotFound', { orderNo });
    const { userId } = caller;
    const canceled = await cancel(trx, order, { event: 'cancel', actor: 'office', userId, reason });
    await keep(trx, canceled);
    // One that was canceled already is a success without effect, and nothing was done that could be noted.
    if (order.status !== canceled.status)
      await audit(trx, {
        action: 'cancelForCustomer',
        userId,
        companyId: order.companyId,
        subject: `order ${orderNo}`,
        before: { status: order.status },
        after: { status: canceled.status },
        reason,
        requestId,
      });
    return canceled;
  });
}

const told = (reason: string | undefined) => (reason ? { reason } : {});

async function cancel(trx: Trx, order: LockedOrder, move: Move): Promise<ResultOf<Cancel>> {
  const { orderNo, status } = order;
  if ((await tryMove(trx, order, move)) === 'refused') refuse('cancelError', { orderNo, status });
  return { orderNo, status: 'canceled' };
}
