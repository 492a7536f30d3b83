/** What a replaced part leads to and whether it is still sold itself (product §5 Supersession). */
import type { PartCard, Successor } from './calls/parts.ts';
import { isChoice } from './choice.ts';
import { isInForce, successorsInForce } from './in-force.ts';

/** What can be ordered today in the part's place: each of a choice alone, else all together; half of what belongs together replaces nothing. */
export function waysFrom(part: Pick<PartCard, 'replacedBy'>, today: string): Successor[][] {
  const known = successorsInForce(part, today);
  if (isChoice(part.replacedBy)) return known.map((one) => [one]);
  const isWhole = part.replacedBy.every((one) => one.isKnown || !isInForce(one, today));
  return known.length > 0 && isWhole ? [known] : [];
}

/** The several parts that replaced one together; none where it is one part, a choice or not known whole. */
export function setFrom(part: Pick<PartCard, 'replacedBy'>, today: string): Successor[] {
  const [way = []] = waysFrom(part, today);
  return way.length > 1 ? way : [];
}

/** Whether what is left of an old part may still be ordered under its own code, beside several successors. */
export const isOldStockSold = (part: Pick<PartCard, 'sellPolicy' | 'stock'>): boolean =>
  part.sellPolicy === 'backorder' || (part.sellPolicy === 'stockOnly' && part.stock > 0);

/** Pieces of the successor that stand for so many pieces asked for; a started group counts whole. */
export const successorQuantity = (asked: number, ratio: { oldQuantity: number; newQuantity: number }): number =>
  Math.ceil(asked / ratio.oldQuantity) * ratio.newQuantity;
