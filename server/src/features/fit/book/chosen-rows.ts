// Rows of a parts list whose part is one of several to choose from: what the part's page says of it, its row says too (product §5 Fit verdict).
import type { SignedInContext } from '../../../platform/context.ts';
import { alternatives } from '../../supersession/index.ts';
import { isUnspoken } from '../verdict/fit.rules.ts';
import type { RowFit } from '../verdict/row-fit.rules.ts';
import { verdictsFor } from '../verdicts-for.ts';

const BYTES_A_PART = 40;

type Row = RowFit & { partId: number };

/** The rows as they were, but for those that do not fit though their part may be the one to choose. */
export async function withChosen<R extends Row>(
  { shop, language }: SignedInContext,
  machineId: number,
  rows: readonly R[],
): Promise<R[]> {
  const { responseCache, preparedDb } = shop;
  // Few parts of a catalogue are, and looking for them in each list would take longer than all the rest.
  const chosen = await responseCache.getOrMake('parts to choose from', async () => {
    const value = new Set(await alternatives.readIds(preparedDb));
    return { value, bytes: value.size * BYTES_A_PART };
  });
  const doubted = [...new Set(rows.flatMap((row) => (isUnspoken(row) && chosen.has(row.partId) ? row.partId : [])))];
  if (doubted.length === 0) return [...rows];
  const pairs = doubted.map((partId) => ({ partId, machineId }));
  const fitOf = await verdictsFor(preparedDb, pairs, language);
  const fits = new Map(pairs.map((pair) => [pair.partId, fitOf(pair)]));
  return rows.map((row) => {
    const whole = isUnspoken(row) ? fits.get(row.partId) : undefined;
    return whole?.reason.name === 'oneOfReplacing' ? { ...row, ...whole } : row;
  });
}
