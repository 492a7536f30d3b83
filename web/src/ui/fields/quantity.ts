// Reads a quantity as people type it: with grouping marks, spaces, full-width figures; whole numbers only (product §9: 1 to 9,999).

export type QuantityProblem = 'empty' | 'notWhole' | 'tooSmall' | 'tooLarge';
export type QuantityReading = { quantity: number } | { problem: QuantityProblem };
/** What may be chosen; `step` is the pieces of a pack, 1 unless said. */
export type QuantityRange = { min: number; max: number; step?: number };

const FULL_WIDTH_ZERO = 0xff10;

/** Never guesses: `1.5` is not whole, `1,000` is a thousand, `1,5` is neither. */
export function parseQuantity(text: string, range: QuantityRange): QuantityReading {
  const { min, max } = range;
  const typed = text
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO))
    .replace(/[\s  ']/g, '');
  if (typed === '') return { problem: 'empty' };
  const digits = /^\+?(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)$/.exec(typed)?.[1]?.replace(/[.,]/g, '');
  if (!digits) return { problem: 'notWhole' };
  const quantity = Number(digits);
  // Rounding up to a pack is taken for what was meant, going up to the minimum is not.
  if (toPacks(quantity, range) < min) return { problem: 'tooSmall' };
  return quantity > max ? { problem: 'tooLarge' } : { quantity: clampQuantity(quantity, range) };
}

/** The nearest quantity inside the range, rounded up to whole packs. */
export function clampQuantity(quantity: number, range: QuantityRange): number {
  return Math.min(range.max, Math.max(range.min, toPacks(quantity, range)));
}

const toPacks = (quantity: number, { step = 1 }: QuantityRange) => Math.ceil(quantity / step) * step;
