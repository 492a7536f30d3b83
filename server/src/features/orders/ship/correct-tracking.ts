// Puts right who carries a batch on its way, and by which code: a mistyped one leads its buyer to another's parcel (product §8 deliver).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import type { Answering } from '../../../platform/http/serve.ts';
import { enqueue } from '../../../platform/jobs/outbox.store.ts';
import { refuse, refuseFields } from '../../../platform/refuse.ts';
import { ORDER_MAIL_JOB } from '../life/order-mail-job.ts';
import { lockOrder } from '../life/order-moves.store.ts';
import { isTrackingCodeTaken } from './dispatch-batch.store.ts';
import { lockUnderWay, writeCarrierName, writeTracking } from './correct-tracking.store.ts';

type Correct = typeof calls.shipping.correctTracking;

/** Corrects one batch on its way, or all of an order that goes together; the buyer is mailed a new code. */
export async function correctTracking(
  { db, shop, caller, requestId }: SignedInContext,
  { orderNo, batchNo, carrier, carrierName, trackingCode }: ParsedOf<Correct>,
  { keep }: Answering,
): Promise<ResultOf<Correct>> {
  if (!shop.carriers.offered.includes(carrier)) refuseFields([{ field: 'carrier', problem: 'choice' }]);
  return await inTransaction(db, async (trx) => {
    const order = (await lockOrder(trx, { orderNo, companyId: null })) ?? refuse('orderNotFound', { orderNo });
    // What went together was given one code, and is given one anew.
    const which = order.shipMode === 'together' ? null : (batchNo ?? null);
    const before = await lockUnderWay(trx, order.id, which);
    const [first] = before;
    if (!first || (order.shipMode === 'batches' && which === null))
      refuse('orderNotAllowed', { orderNo, status: order.status, event: 'correctTracking' });
    const ids = before.map((one) => one.id);
    if (await isTrackingCodeTaken(trx, { carrier, trackingCode, except: ids }))
      refuse('trackingCodeTaken', { code: trackingCode });
    const named = carrier === 'other' ? (carrierName ?? null) : null;
    const isOtherParcel = await writeTracking(trx, ids, { carrier, trackingCode, isTogether: which === null });
    await writeCarrierName(trx, ids, named);
    if (isOtherParcel) {
      const facts = { orderId: order.id, event: 'trackingCorrected', saidAt: new Date().toISOString() };
      await enqueue(trx, ORDER_MAIL_JOB, { ...facts, ...(which === null ? {} : { batchNo: which }) });
    }
    await audit(trx, {
      action: 'correctTracking',
      userId: caller.userId,
      companyId: order.companyId,
      subject: `order ${orderNo}${which === null ? '' : `-${which}`}`,
      before: { carrier: first.carrierName ?? first.carrier, trackingCode: first.trackingCode },
      after: { carrier: named ?? carrier, trackingCode },
      requestId,
    });
    const corrected = { orderNo, carrier, trackingCode };
    await keep(trx, corrected);
    return corrected;
  });
}
