// In which order parts are told that are changed with one: those with most reasons first, then those of the strongest.
import type { PartTogether } from '@outrigger/contract';

type Reason = PartTogether['reasons'][number];

/** A part beside another, and one reason why; a lower rank is a stronger one. */
export interface Beside extends Reason {
  partId: number;
  rank: number;
}
/** A part with all its reasons, the strongest first. */
export interface Together {
  partId: number;
  reasons: Reason[];
}

/** Successors of one set come after contents of one kit. */
export const SET_RANK = 200;

/** Each part once. */
export function togetherOf(found: readonly Beside[]): Together[] {
  const byPart = Map.groupBy(
    found.toSorted((a, b) => a.rank - b.rank || a.partId - b.partId),
    ({ partId }) => partId,
  );
  return [...byPart]
    .map(([partId, all]) => ({ partId, reasons: all.map(({ kind, code }) => ({ kind, code })) }))
    .toSorted((a, b) => b.reasons.length - a.reasons.length);
}
