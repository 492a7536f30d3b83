/** What a replaced part leads to and whether it is still sold itself (product §5 Supersession). */
import type { PartCard } from './calls/parts.ts';

type Successor = PartCard['replacedBy'][number];

/** Successors that can be ordered today; `today` is a day as 2026-01-31. */
export const successorsInForce = (part: Pick<PartCard, 'replacedBy'>, today: string): Successor[] =>
  part.replacedBy.filter((one) => one.isKnown && (one.effectiveFrom === null || one.effectiveFrom <= today));

/** Whether what is left of an old part may still be ordered under its own code, beside several successors. */
export const isOldStockSold = (part: Pick<PartCard, 'sellPolicy' | 'stock'>): boolean =>
  part.sellPolicy === 'backorder' || (part.sellPolicy === 'stockOnly' && part.stock > 0);
