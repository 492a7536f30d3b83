// The shipments of an order as its page shows them: batch by batch, or one where everything goes together (spec §4 shipping choice).
import type { OrderDetail } from '@outrigger/contract';

type Batch = OrderDetail['batches'][number];

/** One shipment; of several batches that go together the days are those of the last. */
export interface Shipment extends Omit<Batch, 'warehouse' | 'warehouseName' | 'warehouseNameLang' | 'status'> {
  /** All that go in it, each tracked by itself. */
  batchNos: number[];
  warehouses: string[];
  /** Those of them whose names are English for want of one in the reader's language. */
  englishNames: string[];
  state: 'planned' | 'dispatched' | 'delivered' | 'canceled';
}

/** What is shown: each batch by itself, or all of an order that ships together as one; what was canceled of it stands by itself. */
export function shipmentsOf({ batches, shipMode }: Pick<OrderDetail, 'batches' | 'shipMode'>): Shipment[] {
  const all = batches.map(shipmentOf);
  if (shipMode !== 'together') return all;
  const isCanceled = (one: Shipment) => one.state === 'canceled';
  return [all.filter((one) => !isCanceled(one)), all.filter(isCanceled)].flatMap(asOne);
}

function asOne([first, ...more]: readonly Shipment[]): Shipment[] {
  return first ? [more.reduce(joined, first)] : [];
}

function shipmentOf({ warehouse: _, warehouseName, warehouseNameLang, status, ...batch }: Batch): Shipment {
  const dispatched = batch.dispatchedAt ? 'dispatched' : 'planned';
  const state = status === 'canceled' ? 'canceled' : batch.deliveredAt ? 'delivered' : dispatched;
  const batchNos = [batch.batchNo];
  return {
    ...batch,
    batchNos,
    warehouses: [warehouseName],
    englishNames: warehouseNameLang ? [warehouseName] : [],
    state,
  };
}

const FURTHEST_LAST = ['planned', 'dispatched', 'delivered'] as const;

// As far as the part of it that is least far, and with no day of a step that not all of it has taken.
function joined(one: Shipment, other: Shipment): Shipment {
  return {
    batchNo: one.batchNo,
    batchNos: [...one.batchNos, ...other.batchNos],
    estimatedDispatch: later(one.estimatedDispatch, other.estimatedDispatch),
    estimatedDelivery: later(one.estimatedDelivery, other.estimatedDelivery),
    dispatchedAt: lastOf(one.dispatchedAt, other.dispatchedAt),
    deliveredAt: lastOf(one.deliveredAt, other.deliveredAt),
    carrier: both(one.carrier, other.carrier),
    carrierName: both(one.carrierName, other.carrierName),
    trackingCode: both(one.trackingCode, other.trackingCode),
    warehouses: [...new Set([...one.warehouses, ...other.warehouses])],
    englishNames: [...one.englishNames, ...other.englishNames],
    state: FURTHEST_LAST.find((state) => state === one.state || state === other.state) ?? one.state,
    packingList: packedTogether([...one.packingList, ...other.packingList]),
  };
}

const later = (one: string | null, other: string | null): string | null =>
  one && other && one < other ? other : (one ?? other);
const lastOf = (one: string | null, other: string | null): string | null => one && other && later(one, other);
const both = (one: string | null, other: string | null): string | null =>
  [...new Set([one, other].filter((text) => text !== null))].join(', ') || null;

function packedTogether(lines: Batch['packingList']): Batch['packingList'] {
  return [...Map.groupBy(lines, (line) => line.lineNo).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, quantity: same.reduce((sum, line) => sum + line.quantity, 0) }] : [];
  });
}
