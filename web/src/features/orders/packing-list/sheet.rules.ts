// A packing list as it stands on paper, whoever prints it: made of the desk's shipment or of the buyer's order (spec §3 packing list).
import type { OrderDetail, ShipmentToPack } from '@outrigger/contract';

/** A line of it. */
export interface SheetLine {
  key: string;
  lineNo: number;
  code: string;
  name: string;
  nameLang?: 'en' | null | undefined;
  quantity: number;
  reference: string | null;
  machineSerial: string | null;
  machines?: OrderDetail['lines'][number]['machines'];
}

/** All of it. */
export interface Sheet {
  orderNo: string;
  batchNo: number | null;
  no: string;
  placedAt: string;
  purchaseOrderNo: string | null;
  costCentre: string | null;
  wantedBy: string | null;
  isMachineDown: boolean;
  from: string[];
  recipient: ShipmentToPack['recipient'];
  dispatchedAt: string | null;
  estimatedDelivery: string | null;
  carrier: string | null;
  carrierName: string | null;
  trackingCode: string | null;
  weightGrams: number;
  lines: SheetLine[];
}

const numberOf = (orderNo: string, batchNo: number | null): string =>
  batchNo === null ? orderNo : `${orderNo}-${batchNo}`;
const sum = (grams: readonly (number | null)[]): number => grams.reduce<number>((all, one) => all + (one ?? 0), 0);

/** Of a shipment of the desk. */
export function sheetOfShipment(shipment: ShipmentToPack): Sheet {
  const { orderNo, batchNo, placedAt, purchaseOrderNo, isMachineDown, recipient, dispatchedAt } = shipment;
  const { estimatedDelivery, carrier, carrierName, trackingCode, lines } = shipment;
  return {
    orderNo,
    batchNo,
    placedAt,
    purchaseOrderNo,
    isMachineDown,
    recipient,
    dispatchedAt,
    estimatedDelivery,
    carrier,
    carrierName,
    trackingCode,
    costCentre: shipment.costCentre,
    wantedBy: shipment.wantedBy,
    no: numberOf(orderNo, batchNo),
    from: [...new Set(lines.map((line) => line.warehouse.name))],
    weightGrams: sum(lines.map((line) => line.weightGrams)),
    lines: lines.map((line) => ({ ...line, key: `${line.batchNo}/${line.lineNo}` })),
  };
}

/** Of an order's batch, or of all of one that goes together; null where there is none. */
export function sheetOfOrder(order: OrderDetail, batchNo: number | undefined): Sheet | null {
  const batches = order.batches.filter(
    (batch) => batch.status !== 'canceled' && (batchNo === undefined || batch.batchNo === batchNo),
  );
  const [first] = batches;
  if (!first) return null;
  const { orderNo, placedAt, purchaseOrderNo, costCentre, wantedBy, isMachineDown, recipient } = order;
  const { dispatchedAt, estimatedDelivery, carrier, carrierName, trackingCode } = first;
  const packed = batches.flatMap((batch) => batch.packingList.map((line) => ({ batch, line })));
  return {
    orderNo,
    placedAt,
    purchaseOrderNo,
    costCentre,
    wantedBy,
    isMachineDown,
    recipient,
    dispatchedAt,
    estimatedDelivery,
    carrier,
    carrierName,
    trackingCode,
    batchNo: batchNo ?? null,
    no: numberOf(orderNo, batchNo ?? null),
    from: [...new Set(batches.map((batch) => batch.warehouseName))],
    weightGrams: sum(packed.map(({ line }) => line.weightGrams)),
    lines: packed.map(({ batch, line }) => {
      const ordered = order.lines.find((one) => one.lineNo === line.lineNo);
      const { reference = null, machineSerial = null } = ordered ?? {};
      // Of a part of a line nobody knows how many pieces are for which machine.
      const machines = line.quantity === ordered?.quantity ? ordered.machines : undefined;
      return { ...line, key: `${batch.batchNo}/${line.lineNo}`, reference, machineSerial, machines };
    }),
  };
}
