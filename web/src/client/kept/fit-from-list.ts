// Whether parts fit a machine, out of the parts list of that machine which is kept: beside it without a network a wrong part is told, too (product §3, §5).
import type { InputOf, ResultOf } from '@outrigger/contract';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';

/** A parts list as it is kept. */
export type KeptList = ResultOf<typeof machineCalls.machinePartList>;
type Fits = ResultOf<typeof machineCalls.fitOfParts>;
type Row = KeptList['items'][number];

/** The list whose rows answer the question. */
export const listFor = ({ hostId }: InputOf<typeof machineCalls.fitOfParts>) =>
  ({ call: machineCalls.machinePartList, input: { hostId } }) as const;

/** The verdicts of those parts that have a row; of a part that fits at a place of another code, and of one without a row, nothing is said. */
export function fitsOfList({ items, reasons }: KeptList, ids: string): Fits {
  const rowsOf = Map.groupBy(items, ({ partId }) => partId);
  return ids.split(',').flatMap((id) => {
    const partId = Number(id);
    const rows = rowsOf.get(partId) ?? [];
    const row = bestOf(rows);
    const reason = row && reasons[row.reason];
    if (!row || !reason || (row.verdict !== 'fits' && rows.some(({ fitsAt }) => fitsAt))) return [];
    return [{ partId, verdict: row.verdict, proof: row.proof, reason }];
  });
}

const RANK = { fits: 0, unknown: 1, doesNotFit: 2 } as const;
const bestOf = (rows: readonly Row[]): Row | undefined =>
  rows.toSorted((one, other) => RANK[one.verdict] - RANK[other.verdict])[0];
