// The verdict of fit of several parts that are ordered together (product §5): the weakest of them counts.
import type { Verdict } from '@outrigger/contract';

/** What is said of the whole, and the codes it is said for. */
export interface SetVerdict {
  verdict: Verdict;
  codes: readonly string[];
}

/** The whole fits where each part does; one that is known not to fit counts before one nobody knows of. */
export function setFit(
  parts: readonly { id: number; code: string }[],
  fits: readonly { partId: number; verdict: Verdict }[],
): SetVerdict {
  const verdictOf = new Map(fits.map((fit) => [fit.partId, fit.verdict]));
  const codesOf = (verdict: Verdict) =>
    parts.filter(({ id }) => (verdictOf.get(id) ?? 'unknown') === verdict).map(({ code }) => code);
  for (const verdict of ['doesNotFit', 'unknown'] as const) {
    const codes = codesOf(verdict);
    if (codes.length > 0) return { verdict, codes };
  }
  return { verdict: 'fits', codes: codesOf('fits') };
}
