// What of a return goes back to which warehouse: to where it was dispatched from (product §7).
import type { ReturnParcel } from '@outrigger/contract';
import type { DispatchedRow } from './parcels.reads.ts';

interface Packed extends Omit<ReturnParcel, 'labelNo'> {
  warehouseId: number;
  pieces: number;
}

/** The parcels of a return; a line that left two warehouses goes back to the one that dispatched most of it, as far as it did. */
export function parcelsOf(returnNo: string, rows: readonly DispatchedRow[]): ReturnParcel[] {
  const packed = new Map<number, Packed>();
  for (const line of Map.groupBy(rows, ({ orderNo, lineNo }) => `${orderNo} ${lineNo}`).values()) {
    let left = line[0]?.quantity ?? 0;
    for (const [at, row] of line.entries()) {
      // What is known of no warehouse goes with the last.
      const quantity = at === line.length - 1 ? left : Math.min(left, row.dispatched);
      left -= quantity;
      if (quantity > 0) put(packed, row, quantity);
    }
  }
  const parcels = [...packed.values()].toSorted(
    (one, other) => other.pieces - one.pieces || one.warehouseId - other.warehouseId,
  );
  return parcels.map(({ sendTo, lines }, at) => ({
    labelNo: parcels.length > 1 ? `${returnNo}-${at + 1}` : returnNo,
    sendTo,
    lines,
  }));
}

function put(packed: Map<number, Packed>, row: DispatchedRow, quantity: number): void {
  const { orderNo, lineNo, code } = row;
  const warehouseId = row.warehouseId ?? 0;
  const there = packed.get(warehouseId) ?? { warehouseId, sendTo: sendToOf(row), lines: [], pieces: 0 };
  packed.set(warehouseId, {
    ...there,
    pieces: there.pieces + quantity,
    lines: [...there.lines, { orderNo, lineNo, code, quantity }],
  });
}

function sendToOf(row: DispatchedRow): ReturnParcel['sendTo'] {
  const { warehouseCode, country, name, nameLang, address, postalCode, city, state } = row;
  if (warehouseCode === null || country === null) return null;
  return { code: warehouseCode, name, nameLang, address, postalCode, city, state, country };
}
