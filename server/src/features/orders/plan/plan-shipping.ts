// Turns assigned stock into batches with days and freight, for each way of shipping (spec §4; product §7 Stock choice).
import { GREATEST_MINOR, limits } from '@outrigger/contract';
import { refuse } from '../../../platform/refuse.ts';
import { freightOf, weigh, type Weight, type Zone } from '../../freight/index.ts';
import { rateBetween } from '../../pricing/index.ts';
import { addWorkingDays, laterDay } from '../../../platform/working-days.rules.ts';
import type { Assigned, Share, Supply } from '../../stock/index.ts';
import type { OrderPart } from './order-parts.reads.ts';
import type { OrderContext } from './order-context.ts';

/** As each piece is ready, or all at once. */
export type ShipMode = 'batches' | 'together';

/** One batch as it is planned; freight in minor units, null where it is not charged by itself. */
export interface PlannedBatch {
  warehouseId: number;
  dispatchOn: string;
  deliveryFrom: string;
  deliveryTo: string;
  weight: Weight;
  pieces: { partId: number; quantity: number }[];
  freightMinor: number | null;
}
/** All batches, the freight of the order (null without an address), the day of each part's last piece. */
export interface ShippingPlan {
  shipMode: ShipMode;
  batches: PlannedBatch[];
  weight: Weight;
  freightMinor: number | null;
  promisedOn: ReadonlyMap<number, string>;
}

type Piece = Share & { partId: number; dispatchOn: string };

/** Days are working days: dispatch after the warehouse's days, delivery within those of the zone. Together is charged as one consignment. */
export function planShipping(
  basis: OrderContext,
  stock: { assigned: readonly Assigned[]; supply: Supply },
  shipMode: ShipMode,
): ShippingPlan {
  const pieces = piecesOf(stock, shipMode);
  const groups = [...Map.groupBy(pieces, (piece) => `${piece.dispatchOn} ${piece.warehouseId}`).values()];
  const batches = groups.map((group) => batchOf(group, basis)).toSorted(byDispatch);
  const weight = weigh(loadsOf(pieces, basis), basis.zone?.gramsPerLitre ?? 0);
  if (shipMode === 'batches') {
    const freightMinor = sumOrNull(batches.map((batch) => batch.freightMinor));
    if ((freightMinor ?? 0) > GREATEST_MINOR) refuse('shippingFeeFailed');
    return planOf(shipMode, { batches, weight }, freightMinor);
  }
  const whole = batches.map((batch) => ({ ...batch, freightMinor: null }));
  return planOf(shipMode, { batches: whole, weight }, freightFor(basis, weight));
}

const byDispatch = (a: PlannedBatch, b: PlannedBatch): number =>
  a.dispatchOn.localeCompare(b.dispatchOn) || a.warehouseId - b.warehouseId;

const sumOrNull = (amounts: readonly (number | null)[]): number | null =>
  amounts.some((amount) => amount === null) ? null : amounts.reduce((sum: number, amount) => sum + (amount ?? 0), 0);

function planOf(
  shipMode: ShipMode,
  parts: { batches: PlannedBatch[]; weight: Weight },
  freightMinor: number | null,
): ShippingPlan {
  const promisedOn = new Map<number, string>();
  for (const batch of parts.batches) {
    for (const { partId } of batch.pieces) {
      promisedOn.set(partId, laterDay(promisedOn.get(partId) ?? '', batch.deliveryTo));
    }
  }
  return { shipMode, ...parts, freightMinor, promisedOn };
}

function piecesOf(
  { assigned, supply }: { assigned: readonly Assigned[]; supply: Supply },
  shipMode: ShipMode,
): Piece[] {
  const days = new Map(supply.warehouses.map((warehouse) => [warehouse.id, warehouse.dispatchDays]));
  const pieces = assigned.flatMap(({ partId, now, later }) =>
    [...now, ...later].map((share) => ({
      ...share,
      partId,
      dispatchOn: addWorkingDays(share.readyOn, days.get(share.warehouseId) ?? 0),
    })),
  );
  if (shipMode === 'batches') return pieces;
  const last = pieces.reduce((day, piece) => laterDay(day, piece.dispatchOn), '');
  return pieces.map((piece) => ({ ...piece, dispatchOn: last }));
}

function batchOf(group: readonly Piece[], basis: OrderContext): PlannedBatch {
  const { warehouseId = 0, dispatchOn = '' } = group[0] ?? {};
  const weight = weigh(loadsOf(group, basis), basis.zone?.gramsPerLitre ?? 0);
  const byPart = Map.groupBy(group, (piece) => piece.partId);
  const [from, to] = daysOf(basis.zone);
  return {
    warehouseId,
    dispatchOn,
    deliveryFrom: addWorkingDays(dispatchOn, from),
    deliveryTo: addWorkingDays(dispatchOn, to),
    weight,
    pieces: [...byPart].map(([partId, same]) => ({
      partId,
      quantity: same.reduce((sum, one) => sum + one.quantity, 0),
    })),
    freightMinor: freightFor(basis, weight),
  };
}

const daysOf = (zone: Zone | null): readonly [number, number] =>
  zone ? [zone.minDays, zone.maxDays] : limits.expressDays;

function loadsOf(pieces: readonly { partId: number; quantity: number }[], basis: OrderContext) {
  const parts = new Map<number, OrderPart>(basis.lines.map((line) => [line.part.partId, line.part]));
  return pieces.flatMap(({ partId, quantity }) => {
    const part = parts.get(partId);
    return part ? [{ ...part, quantity }] : [];
  });
}

function freightFor({ zone, currency, trade, isFreightCharged }: OrderContext, weight: Weight): number | null {
  if (!zone || isFreightCharged) return null;
  const amount = freightOf(zone, weight.chargedGrams, {
    currency,
    rateFrom: (base) => rateBetween(trade, base, currency),
  });
  if (amount === null) refuse('shippingFeeFailed');
  return amount;
}
