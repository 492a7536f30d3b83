// The parts desk notes that a batch arrived, where no carrier says so (product §7 delivered).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import type { Answering } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/refuse.ts';
import { moveOrder } from '../life/move-order.ts';
import { lockOrder } from '../life/order-moves.store.ts';
import { hasArrived } from './shipment.reads.ts';

type Deliver = typeof calls.shipping.deliverBatch;

/** Notes the delivery of one batch, or of all that are on their way; what has arrived stays as it is. */
export async function deliverBatch(
  { db, caller, requestId }: SignedInContext,
  { orderNo, batchNo }: ParsedOf<Deliver>,
  { keep }: Answering,
): Promise<ResultOf<Deliver>> {
  return await inTransaction(db, async (trx) => {
    const order = (await lockOrder(trx, { orderNo, companyId: null })) ?? refuse('orderNotFound', { orderNo });
    const done = { orderNo, status: order.status };
    // Said twice it happened once: the second word changes nothing and tells nobody.
    if (await hasArrived(trx, order.id, batchNo ?? null)) {
      await keep(trx, done);
      return done;
    }
    const { userId } = caller;
    const facts = batchNo === undefined ? {} : { batchNo };
    await moveOrder(trx, order, { event: 'delivered', actor: 'office', userId, facts });
    const arrived = { orderNo, status: order.status };
    await keep(trx, arrived);
    const subject = `order ${orderNo}${batchNo === undefined ? '' : `-${batchNo}`}`;
    await audit(trx, { action: 'deliverBatch', userId, companyId: order.companyId, subject, requestId });
    return arrived;
  });
}
