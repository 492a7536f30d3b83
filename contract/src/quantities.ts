/** How many pieces of a part may be ordered (product §7 pack quantity, §9: 1 to 9,999). */
import { limits } from './limits.ts';

/** How a part is sold, in pieces. */
export interface SoldBy {
  minQuantity: number;
  packQuantity: number;
}

/** Pieces sold together; 1 where a part is sold singly. */
const packOf = (part: SoldBy): number => Math.max(1, part.packQuantity);

/** The least and the greatest quantity that may be ordered, both whole packs, in pieces. */
export function quantityRange(part: SoldBy): { min: number; max: number; step: number } {
  const step = packOf(part);
  const min = Math.ceil(Math.max(limits.quantityMin, part.minQuantity) / step) * step;
  return { min, max: Math.max(min, Math.floor(limits.quantityMax / step) * step), step };
}

/** The next quantity that may be ordered from the one asked for upwards, or the greatest one where none is above it. */
export function orderableQuantity(asked: number, part: SoldBy): number {
  const { min, max, step } = quantityRange(part);
  return Math.min(max, Math.max(min, Math.ceil(asked / step) * step));
}

/** The shares of a line, such as those of its machines, that so many pieces are enough for; the last of them with fewer. */
export function sharesWithin<T extends { qty: number }>(shares: readonly T[], most: number): T[] {
  let left = most;
  return shares.flatMap((share) => {
    const qty = Math.min(share.qty, left);
    left -= qty;
    return qty > 0 ? [{ ...share, qty }] : [];
  });
}
