/** What a replaced part leads to and whether it is still sold itself (product §5 Supersession). */
import type { PartCard } from './calls/parts.ts';

type Successor = PartCard['replacedBy'][number];

/** Whether a successor takes the part's place already; `today` is a day as 2026-01-31. */
export const isInForce = (one: Pick<Successor, 'effectiveFrom'>, today: string): boolean =>
  one.effectiveFrom === null || one.effectiveFrom <= today;

/** Successors that can be ordered today. */
export const successorsInForce = (part: Pick<PartCard, 'replacedBy'>, today: string): Successor[] =>
  part.replacedBy.filter((one) => one.isKnown && isInForce(one, today));

/** Whether what is left of an old part may still be ordered under its own code, beside several successors. */
export const isOldStockSold = (part: Pick<PartCard, 'sellPolicy' | 'stock'>): boolean =>
  part.sellPolicy === 'backorder' || (part.sellPolicy === 'stockOnly' && part.stock > 0);

/** Pieces of the successor that stand for so many pieces asked for; a started group counts whole. */
export const successorQuantity = (asked: number, ratio: { oldQuantity: number; newQuantity: number }): number =>
  Math.ceil(asked / ratio.oldQuantity) * ratio.newQuantity;
