// The day parts would be with their buyer, as a plan of each alone would promise it (product §7 Stock choice): lists and pages say it before there is a cart.
import { type calls, limits, type ParsedOf, quantityRange, type ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../../platform/context.ts';
import { addWorkingDays, laterDay } from '../../../platform/working-days.rules.ts';
import { assignStock, readSupply, type Supply } from '../../stock/index.ts';
import { readUsualPlace, type UsualPlace } from './delivery-places.reads.ts';
import { type OrderPart, readOrderParts } from './order-parts.reads.ts';

type DeliveryDates = typeof calls.deliveryDates.deliveryDates;

/** One row for what was asked, in its order. */
export async function deliveryDates(
  { db, caller }: CustomerContext,
  input: ParsedOf<DeliveryDates>,
): Promise<ResultOf<DeliveryDates>> {
  const asked = input.pieces.split(',').map((pieces) => {
    const [id = 0, quantity] = pieces.split('*').map(Number);
    return { pieces, id, quantity };
  });
  const ids = [...new Set(asked.map(({ id }) => id))];
  const [place, supply, parts] = await Promise.all([
    readUsualPlace(db, caller.companyId),
    readSupply(db, ids),
    readOrderParts(db, ids),
  ]);
  return asked.map(({ pieces, id, quantity }) => {
    const part = parts.get(id);
    return { pieces, deliveryTo: part ? dayOf(part, quantity, { place, supply }) : null };
  });
}

type Ways = { place: UsualPlace | undefined; supply: Supply };

function dayOf(part: OrderPart, asked: number | undefined, { place, supply }: Ways): string | null {
  // Without an address the days of the way are those of most zones, as a plan has them.
  const wayDays = place ? place.maxDays : limits.expressDays[1];
  if (wayDays === null || part.sellPolicy === 'notSold') return null;
  const quantity = asked ?? quantityRange(part).min;
  const wanted = { partId: part.partId, quantity, isStockOnly: part.sellPolicy === 'stockOnly' };
  const [assigned] = assignStock([wanted], supply, place?.country ?? null);
  if (!assigned || assigned.short > 0) return null;
  const packingDays = new Map(supply.warehouses.map((one) => [one.id, one.dispatchDays]));
  const days = [...assigned.now, ...assigned.later].map(({ readyOn, warehouseId }) =>
    addWorkingDays(addWorkingDays(readyOn, packingDays.get(warehouseId) ?? 0), wayDays),
  );
  return days.length === 0 ? null : days.reduce(laterDay);
}
