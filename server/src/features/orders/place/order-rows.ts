// The rows a new order becomes: what it was when it was placed, and nothing read later (product §7: number, snapshot, reservation).
import { normalCode } from '@outrigger/contract';
import type { reserve } from '../../stock/index.ts';
import { unitMinor } from './decide-order.ts';
import type { JudgedMachine } from '../plan/judge-lines.ts';
import { does, type NewOrder } from './new-order.ts';

/** The order itself. */
export function orderRows(order: NewOrder) {
  const { request, basis, plan, status } = order;
  const { caller, input, language } = request;
  const { address, currency, trade } = basis;
  return {
    id: order.orderId,
    orderNo: order.orderNo,
    companyId: caller.companyId,
    createdBy: caller.userId,
    status,
    paymentMethod: input.paymentMethod,
    shipMode: plan.shipMode,
    currency,
    exchangeRate: trade.rates.get(currency) ?? '1',
    lineCount: basis.lines.length,
    itemsMinor: order.itemsMinor,
    freightMinor: order.freightMinor,
    totalMinor: order.totalMinor,
    storeCreditMinor: order.storeCreditMinor,
    weightGrams: plan.weight.actualGrams,
    addressId: address?.id,
    recipientName: address?.fullName,
    streetAddress: address?.address,
    city: address?.city,
    postalCode: address?.postalCode,
    state: address?.state,
    country: address?.country,
    phone: address?.phone,
    language,
    notes: input.notes || null,
    purchaseOrderNo: input.purchaseOrderNo || null,
    costCentre: input.costCentre || null,
    wantedBy: input.wantedBy ?? null,
    isMachineDown: input.isMachineDown ?? false,
    hidesPrices: order.hidesPrices,
    payBy: does('setPayBy')(order) ? order.payBy : null,
    isPaid: does('markPaid')(order),
    isStockTaken: order.takesStock,
    lastPromiseOn: [...plan.promisedOn.values()].toSorted().at(-1) ?? null,
    ...soughtIn(order),
  };
}

// What my orders are searched by (spec §2): the order's own words and those of its lines, and beside them what is compared as a code.
function soughtIn({ orderNo, request: { input }, basis }: NewOrder) {
  const machines = basis.machines.flat().map(({ serialNumber }) => serialNumber);
  const words = basis.lines.flatMap(({ part, reference }) => [part.code, reference, ...namesOf(part)]);
  const own = [orderNo, input.purchaseOrderNo, input.costCentre, input.wantedBy];
  const codes = [...basis.lines.map(({ part }) => part.code), ...machines];
  return {
    soughtWords: [...own, ...words, ...machines].filter(Boolean).join('\n'),
    soughtCodes: codes.map(normalCode).join('\n'),
  };
}

type Named = NewOrder['basis']['lines'][number]['part'];

const namesOf = ({ nameEn, nameEs, namePt, nameFr, nameZh }: Named) => [nameEn, nameEs, namePt, nameFr, nameZh];

/** Its lines, numbered from 1. */
export function lineRows(order: NewOrder) {
  return order.basis.lines.map((line, at) => {
    const { partId, code, nameEn, nameEs, namePt, nameFr, nameZh, unit, sellPolicy, weightGrams } = line.part;
    const part = { partId, code, nameEn, nameEs, namePt, nameFr, nameZh, unit, sellPolicy, weightGrams };
    return {
      ...part,
      ...fitOf(order.basis.machines[at] ?? []),
      id: order.lineIds[at],
      orderId: order.orderId,
      companyId: order.request.caller.companyId,
      lineNo: at + 1,
      changeCode: line.changeCode,
      quantity: line.quantity,
      batchedQuantity: batchedOf(order, partId),
      priceListId: line.price?.priceListId ?? null,
      listPriceMinor: line.price?.listMinor ?? null,
      unitPriceMinor: unitMinor(line),
      reference: line.reference,
      promiseDate: order.plan.promisedOn.get(partId) ?? null,
    };
  });
}

// What the batches written with it hold of a part.
const batchedOf = ({ plan }: NewOrder, partId: number): number =>
  plan.batches
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, piece) => (piece.partId === partId ? sum + piece.quantity : sum), 0);

const WORST_FIRST = ['doesNotFit', 'unknown', 'fits'] as const;

// A line for several machines carries the worst of their verdicts, so that no doubt is hidden.
function fitOf(machines: readonly JudgedMachine[]) {
  const worst = WORST_FIRST.flatMap((verdict) => machines.filter((one) => one.verdict === verdict))[0];
  return {
    machineId: machines.length === 1 ? worst?.machineId : null,
    machineSerial: machines.length > 0 ? machines.map((one) => one.serialNumber).join(', ') : null,
    verdict: worst?.verdict ?? 'unknown',
    proof: worst?.proof ?? 'none',
  };
}

/** For which machines how many of each line were asked. */
export const lineMachineRows = (order: NewOrder) =>
  order.basis.machines.flatMap((machines, at) =>
    machines.map((machine) => ({ ...machine, lineId: order.lineIds[at] })),
  );

type Reservation = Parameters<typeof reserve>[1][number];

/** What is set aside of stock and of deliveries on their way; what must be ordered anew is not there to be set aside. */
export const reservationRows = (order: NewOrder): Reservation[] =>
  (does('takeStock')(order) && order.takesStock ? order.assigned : []).flatMap(({ partId, now, later }) =>
    [...now, ...later.filter((share) => !share.isOrdered)].map(({ warehouseId, inboundId, quantity }) => ({
      orderId: order.orderId,
      lineId: lineIdOf(order, partId),
      partId,
      warehouseId,
      inboundId,
      quantity,
    })),
  );

/** The planned batches, numbered from 1. */
export const shipmentRows = (order: NewOrder) =>
  order.plan.batches.map((batch, at) => ({
    id: order.shipmentIds[at],
    orderId: order.orderId,
    companyId: order.request.caller.companyId,
    batchNo: at + 1,
    warehouseId: batch.warehouseId,
    dispatchOn: batch.dispatchOn,
    deliveryOn: batch.deliveryTo,
    weightGrams: batch.weight.actualGrams,
  }));

/** Their packing lists. */
export const shipmentLineRows = (order: NewOrder) =>
  order.plan.batches.flatMap((batch, at) =>
    batch.pieces.map(({ partId, quantity }) => ({
      shipmentId: order.shipmentIds[at],
      orderId: order.orderId,
      lineId: lineIdOf(order, partId),
      quantity,
    })),
  );

function lineIdOf(order: NewOrder, partId: number): number {
  const id = order.lineIds[order.basis.lines.findIndex((line) => line.part.partId === partId)];
  if (id === undefined) throw new RangeError('a part is not on its order');
  return id;
}
