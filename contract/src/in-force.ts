/** Which successors of a part count today (product §5 Supersession); apart, since every list of parts loads it. */
import type { PartCard, Successor } from './calls/parts.ts';

/** Whether a successor takes the part's place already; `today` is a day as 2026-01-31. */
export const isInForce = (one: Pick<Successor, 'effectiveFrom'>, today: string): boolean =>
  one.effectiveFrom === null || one.effectiveFrom <= today;

/** Successors that can be ordered today. */
export const successorsInForce = (part: Pick<PartCard, 'replacedBy'>, today: string): Successor[] =>
  part.replacedBy.filter((one) => one.isKnown && isInForce(one, today));
