// What the parts desk packs and sends, whoever ordered it (product §8: dispatch with packing list, deliver).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refuse.ts';
import { readPackedLines, readShippedBatches, readShippedOrder, type ShippedBatch } from './shipment.reads.ts';
import { readShipments } from './shipments.reads.ts';
import { trackedOf } from './track.ts';
import { readTracked } from './tracking.reads.ts';

type List = typeof calls.shipping.officeShipments;
type One = typeof calls.shipping.officeShipment;

/** The desk's list of shipments. */
export const listShipments = ({ db, language }: SignedInContext, input: ParsedOf<List>): Promise<ResultOf<List>> =>
  readShipments(db, input, language);

/** One shipment, of any company. */
export async function showShipment(
  { db, shop, ...context }: SignedInContext,
  { orderNo, ...which }: ParsedOf<One>,
): Promise<ResultOf<One>> {
  const batchNo = which.batchNo ?? null;
  const language = which.language ?? context.language;
  const order = (await readShippedOrder(db, orderNo, language)) ?? refuse('orderNotFound', { orderNo });
  const batches = await readShippedBatches(db, order.id, batchNo);
  const head = batches.length > 0 ? headOf(batches) : refuse('orderNotFound', { orderNo });
  const batchNos = batches.map((batch) => batch.batchNo);
  const lines = await readPackedLines(db, { orderId: order.id, batchNos, language });
  const tracked = (await readTracked(db, { companyId: null, orderNo, batchNo, language })) ?? [];
  const { id: _, placedAt, ...known } = order;
  return {
    ...known,
    placedAt: placedAt.toISOString(),
    batchNo,
    ...head,
    lines,
    tracking: tracked.filter((batch) => batch.dispatchedAt !== null).map(trackedOf),
    carriers: [...shop.carriers.offered],
  };
}

const FURTHEST_LAST = ['planned', 'inTransit', 'delivered', 'canceled'] as const;

/** Of several batches that go together: as far as the one that is least far, with the last of their days. */
function headOf(batches: readonly ShippedBatch[]) {
  const status = FURTHEST_LAST.find((one) => batches.some((batch) => batch.status === one)) ?? 'planned';
  return {
    status,
    estimatedDispatch: lastDay(batches.map((batch) => batch.estimatedDispatch)),
    estimatedDelivery: lastDay(batches.map((batch) => batch.estimatedDelivery)),
    dispatchedAt: lastDay(batches.map((batch) => batch.dispatchedAt?.toISOString() ?? null)),
    deliveredAt:
      status === 'delivered' ? lastDay(batches.map((batch) => batch.deliveredAt?.toISOString() ?? null)) : null,
    carrier: batches[0]?.carrier ?? null,
    carrierName: batches[0]?.carrierName ?? null,
    trackingCode: batches[0]?.trackingCode ?? null,
    packingListNo: batches[0]?.packingListNo ?? null,
  };
}

const lastDay = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);
