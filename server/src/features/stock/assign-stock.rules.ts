// Which warehouse gives what, and when the rest comes (spec §7 calculateMaterialStockAssign; product §7 Stock choice).
import { addDays, laterDay } from '../../platform/working-days.rules.ts';

/** A warehouse that ships. */
export interface Warehouse {
  id: number;
  code: string;
  nameEn: string;
  nameEs: string | null;
  namePt: string | null;
  nameFr: string | null;
  nameZh: string | null;
  country: string;
  defaultLeadDays: number;
  dispatchDays: number;
}
/** What of a delivery on its way is not promised yet. */
export interface Inbound {
  id: number;
  warehouseId: number;
  open: number;
  expectedOn: string;
}
/** What can be given: pieces by part and warehouse, deliveries by part, lead days by part and warehouse (0: all of them). */
export interface Supply {
  today: string;
  /** In the house's own order. */
  warehouses: readonly Warehouse[];
  pieces: Map<number, Map<number, number>>;
  inbound: Map<number, Inbound[]>;
  leadDays: Map<number, Map<number, number>>;
}
/** What is wanted of a part; stock-only parts never wait. */
export interface Wanted {
  partId: number;
  quantity: number;
  isStockOnly: boolean;
}
/** Pieces from one warehouse on one day; of a delivery on its way where `inboundId` says so, ordered anew where `isOrdered`. */
export interface Share {
  warehouseId: number;
  quantity: number;
  readyOn: string;
  inboundId: number | null;
  isOrdered: boolean;
}
/** The shares of one part; `short` pieces cannot be had at all. */
export interface Assigned {
  partId: number;
  now: Share[];
  later: Share[];
  short: number;
}

/**
 * Greedy: warehouses in the country of the address first, then those that fill most lines completely, then the house's order.
 * A line goes to the first warehouse that fills it alone, else takes what is there in that order; the rest waits for whatever
 * comes first, deliveries on their way or the shortest lead time.
 */
export function assignStock(wanted: readonly Wanted[], supply: Supply, country: string | null): Assigned[] {
  const ranked = rankWarehouses(wanted, supply, country);
  return wanted.map((line) => {
    const now = takeNow(line, supply, ranked);
    const missing = line.quantity - piecesOf(now);
    const later = line.isStockOnly ? [] : takeLater({ ...line, quantity: missing }, supply, ranked);
    return { partId: line.partId, now, later, short: missing - piecesOf(later) };
  });
}

const piecesOf = (shares: readonly Share[]): number => shares.reduce((sum, share) => sum + share.quantity, 0);
const piecesAt = (supply: Supply, partId: number, warehouseId: number): number =>
  supply.pieces.get(partId)?.get(warehouseId) ?? 0;

function rankWarehouses(wanted: readonly Wanted[], supply: Supply, country: string | null): Warehouse[] {
  const filled = (warehouse: Warehouse) =>
    wanted.filter((line) => piecesAt(supply, line.partId, warehouse.id) >= line.quantity).length;
  const marked = supply.warehouses.map((warehouse, place) => ({
    warehouse,
    place,
    isPrivateNetwork: warehouse.country === country,
    filled: filled(warehouse),
  }));
  marked.sort(
    (a, b) => Number(b.isPrivateNetwork) - Number(a.isPrivateNetwork) || b.filled - a.filled || a.place - b.place,
  );
  return marked.map((one) => one.warehouse);
}

function takeNow(line: Wanted, supply: Supply, ranked: readonly Warehouse[]): Share[] {
  const whole = ranked.find((warehouse) => piecesAt(supply, line.partId, warehouse.id) >= line.quantity);
  const shares: Share[] = [];
  let missing = line.quantity;
  for (const warehouse of whole ? [whole] : ranked) {
    const quantity = Math.min(missing, piecesAt(supply, line.partId, warehouse.id));
    if (quantity <= 0) continue;
    shares.push({ warehouseId: warehouse.id, quantity, readyOn: supply.today, inboundId: null, isOrdered: false });
    missing -= quantity;
  }
  return shares;
}

function takeLater(line: Wanted, supply: Supply, ranked: readonly Warehouse[]): Share[] {
  if (line.quantity <= 0) return [];
  const ordered = soonestOrdered(line, supply, ranked);
  const shares: Share[] = [];
  let missing = line.quantity;
  for (const delivery of supply.inbound.get(line.partId) ?? []) {
    const readyOn = laterDay(delivery.expectedOn, supply.today);
    const quantity = Math.min(missing, delivery.open);
    if (quantity <= 0 || (ordered && readyOn > ordered.readyOn)) continue;
    shares.push({ warehouseId: delivery.warehouseId, quantity, readyOn, inboundId: delivery.id, isOrdered: false });
    missing -= quantity;
  }
  return missing > 0 && ordered ? [...shares, { ...ordered, quantity: missing }] : shares;
}

function soonestOrdered(line: Wanted, supply: Supply, ranked: readonly Warehouse[]): Share | null {
  const days = supply.leadDays.get(line.partId);
  const daysOf = (warehouse: Warehouse) => days?.get(warehouse.id) ?? days?.get(0) ?? warehouse.defaultLeadDays;
  const best = ranked.toSorted((a, b) => daysOf(a) - daysOf(b))[0];
  if (!best) return null;
  const readyOn = addDays(supply.today, daysOf(best));
  return { warehouseId: best.id, quantity: line.quantity, readyOn, inboundId: null, isOrdered: true };
}

/** Takes what was assigned out of the supply, so that the next order of a batch sees what is left. */
export function takeFromSupply(supply: Supply, assigned: readonly Assigned[]): void {
  for (const { partId, now, later } of assigned) {
    const pieces = supply.pieces.get(partId);
    for (const share of now) pieces?.set(share.warehouseId, (pieces.get(share.warehouseId) ?? 0) - share.quantity);
    for (const share of later) {
      const delivery = supply.inbound.get(partId)?.find((one) => one.id === share.inboundId);
      if (delivery) delivery.open -= share.quantity;
    }
  }
}
