// What a line that was ordered once becomes when it is ordered again (spec §4 reorder; product §5 Supersession).
import { modeOf, orderableQuantity, quantitiesOf, successorQuantity } from '@outrigger/contract';
import type { CheckedPart } from '../plan/check-price-and-inventory.ts';

/** Pieces of a code that are wanted for a line. */
export interface Wanted {
  code: string;
  quantity: number;
}

/** The line itself, what all of takes its place, one of what may take it, or nothing that can be ordered. */
export type Becomes =
  | { kind: 'itself' | 'others' | 'choose'; wanted: Wanted[] }
  | { kind: 'notSold' | 'unknown'; wanted: [] };

/** What to order now for so many pieces of a code; one that gave way is ordered itself for as long as there is enough of it. */
export function becomes(checked: CheckedPart, quantity: number): Becomes {
  const { code, replacement, sellPolicy, inventory } = checked;
  if (code === null) return { kind: 'unknown', wanted: [] };
  const pieces = successorQuantity(quantity, checked);
  const isHad = sellPolicy !== 'notSold' && (replacement === null || inventory >= pieces);
  if (isHad) return { kind: 'itself', wanted: [{ code, quantity: pieces }] };
  if (!replacement) return { kind: 'notSold', wanted: [] };
  const options = quantitiesOf(replacement, pieces);
  const wanted = options.flat().map(({ part, qty }) => ({ code: part.code, quantity: qty }));
  return { kind: modeOf(options) === 'choice' ? 'choose' : 'others', wanted };
}

/** The quantity that can be ordered of a part, in whole packs. */
export const packedQuantity = ({ minQuantity, packQuantity }: CheckedPart, quantity: number): number =>
  orderableQuantity(quantity, { minQuantity: minQuantity ?? 1, packQuantity: packQuantity ?? 1 });

/** One piece of a part at a quantity; absent where prices may not be seen, null where there is none. */
export function priceAt(checked: CheckedPart, quantity: number): CheckedPart['price'] {
  const step = checked.priceBreaks?.findLast((one) => one.fromQuantity <= quantity);
  return step?.price ?? checked.price;
}
