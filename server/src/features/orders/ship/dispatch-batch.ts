// Hands a batch to its carrier; where less is packed, the rest becomes a batch of its own (product §7 dispatch a batch).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import type { Answering } from '../../../platform/http/serve.ts';
import { refuse, refuseFields } from '../../../platform/refuse.ts';
import { moveOrder } from '../life/move-order.ts';
import { type LockedOrder, lockOrder } from '../life/order-moves.store.ts';
import { isTrackingCodeTaken, readPlanned, splitBatch } from './dispatch-batch.store.ts';

type Dispatch = typeof calls.shipping.dispatchBatch;
type Asked = ParsedOf<Dispatch>;

/** Dispatches one batch, or all of an order that goes together. */
export async function dispatchBatch(
  { db, shop, caller, requestId }: SignedInContext,
  input: Asked,
  { keep }: Answering,
): Promise<ResultOf<Dispatch>> {
  if (!shop.carriers.offered.includes(input.carrier)) refuseFields([{ field: 'carrier', problem: 'choice' }]);
  return await inTransaction(db, async (trx) => {
    const { orderNo } = input;
    const order = (await lockOrder(trx, { orderNo, companyId: null })) ?? refuse('orderNotFound', { orderNo });
    const trackingCode = await codeFor(trx, order, input);
    const restBatchNo = await splitOff(trx, order, input);
    const facts = { ...batchOf(input), ...carrierOf(input), trackingCode };
    const { userId } = caller;
    await moveOrder(trx, order, { event: 'dispatch', actor: 'office', userId, facts });
    const sent = { orderNo, status: 'inTransit' as const, trackingCode, restBatchNo };
    await keep(trx, sent);
    const after = { carrier: facts.carrierName ?? facts.carrier, trackingCode };
    const subject = `order ${orderNo}${input.batchNo === undefined ? '' : `-${input.batchNo}`}`;
    await audit(trx, { action: 'dispatchBatch', userId, companyId: order.companyId, subject, after, requestId });
    return sent;
  });
}

// Only who has no adapter needs a name.
const carrierOf = ({ carrier, carrierName }: Asked): Pick<Asked, 'carrier'> & { carrierName?: string } =>
  carrier === 'other' && carrierName !== undefined ? { carrier, carrierName } : { carrier };

const batchOf = ({ batchNo }: Asked) => (batchNo === undefined ? {} : { batchNo });

// A demo's carrier numbers what it takes; of anybody else the number comes with the parcel.
async function codeFor(trx: Trx, order: LockedOrder, { carrier, trackingCode, batchNo = 1 }: Asked): Promise<string> {
  if (trackingCode === undefined)
    return carrier === 'simulated' ? `SIM${order.orderNo.slice(2)}${batchNo}` : refuse('trackingCodeMissing');
  if (await isTrackingCodeTaken(trx, { carrier, trackingCode })) refuse('trackingCodeTaken', { code: trackingCode });
  return trackingCode;
}

/** Leaves in the batch what is packed; answers the number of the batch that takes the rest. */
async function splitOff(trx: Trx, order: LockedOrder, { batchNo, packed }: Asked): Promise<number | null> {
  if (packed === undefined) return null;
  const planned = await readPlanned(trx, order.id, batchNo ?? null);
  const rest = planned.flatMap((line) => {
    const quantity = packed.filter((one) => one.lineNo === line.lineNo).reduce((sum, one) => sum + one.quantity, 0);
    if (quantity > line.quantity) refuse('tooManyPieces', { code: line.code, most: line.quantity });
    return quantity < line.quantity ? [{ ...line, kept: quantity }] : [];
  });
  const known = new Set(planned.map((line) => line.lineNo));
  const stray = packed.find((one) => !known.has(one.lineNo));
  if (stray) refuse('noSuchLine', { orderNo: order.orderNo, lineNo: stray.lineNo });
  if (rest.length === 0) return null;
  // Together goes all at once.
  const { orderNo, status, shipMode } = order;
  if (batchNo === undefined || shipMode === 'together')
    refuse('orderNotAllowed', { orderNo, status, event: 'dispatch' });
  return await splitBatch(trx, { orderId: order.id, batchNo, rest });
}
