// The verdict of a part for a machine out of the rows that name it: it fits where any row says so (product §5).
import type { FitReason, PartRow, Proof, Verdict } from '@outrigger/contract';

const STRENGTH: Record<Verdict, number> = { fits: 2, unknown: 1, doesNotFit: 0 };
type Fit = { verdict: Verdict; proof: Proof; reason: FitReason };

/** The best of the rows; without any, other models take the part or nobody recorded it. */
export function fitOfRows(rows: readonly PartRow[], code: string, isUsedElsewhere: boolean): Fit {
  const [first, ...others] = rows.filter((row) => row.partCode === code);
  if (first)
    return others.reduce<Fit>((best, row) => (STRENGTH[row.verdict] > STRENGTH[best.verdict] ? row : best), first);
  const reason = (name: FitReason['name']): FitReason => ({ name, printed: null, options: null });
  return isUsedElsewhere
    ? { verdict: 'doesNotFit', proof: 'model', reason: reason('otherModel') }
    : { verdict: 'unknown', proof: 'none', reason: reason('noRecord') };
}
