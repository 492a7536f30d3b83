/** Which successors of a part count today, whether one of them is chosen, and what the part still is to a buyer (product §5 Supersession). */
import type { PartCard, Successor } from '../calls/parts.ts';

/** Whether a successor takes the part's place already; `today` is a day as 2026-01-31. */
export const isInForce = (one: Pick<Successor, 'effectiveFrom'>, today: string): boolean =>
  one.effectiveFrom === null || one.effectiveFrom <= today;

/** Successors that can be ordered today. */
export const successorsInForce = (part: Pick<PartCard, 'replacedBy'>, today: string): Successor[] =>
  part.replacedBy.filter((one) => one.isKnown && isInForce(one, today));

/** What the shop offers under a part's code: itself, itself or its equal, its successor, or several successors to pick from or fit together. */
export type Standing = 'current' | 'interchangeable' | 'replaced' | 'split';

/** Follows the server: one successor takes over, unless both may replace each other and the old one is still there. */
export function standingOf(part: Pick<PartCard, 'replacedBy' | 'stock'>, today: string): Standing {
  const found = successorsInForce(part, today);
  const [first] = found;
  if (!first) return 'current';
  // One that the catalogue does not know counts too: half of what belongs together replaces nothing.
  if (part.replacedBy.filter((one) => isInForce(one, today)).length > 1) return 'split';
  return first.isTwoWay && part.stock > 0 ? 'interchangeable' : 'replaced';
}

/** Whether the part is no longer the one to order. */
export function isSuperseded(part: Pick<PartCard, 'replacedBy' | 'stock'>, today: string): boolean {
  const standing = standingOf(part, today);
  return standing === 'replaced' || standing === 'split';
}

/** True where one of the successors is chosen, else all are needed; asked of all of them, also those not known or not in force: what is left of a choice is one still. */
export const isChoice = (successors: readonly Pick<Successor, 'mode'>[]): boolean =>
  successors.some((one) => one.mode === 'choice');
