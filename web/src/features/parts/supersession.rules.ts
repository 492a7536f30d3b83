// What a replaced part still is to a buyer (product §5 Supersession): sold as before, sold beside its successor, or given way to it.
import { isInForce, type PartCard, successorsInForce } from '@outrigger/contract';

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
export function hasGivenWay(part: Pick<PartCard, 'replacedBy' | 'stock'>, today: string): boolean {
  const standing = standingOf(part, today);
  return standing === 'replaced' || standing === 'split';
}
