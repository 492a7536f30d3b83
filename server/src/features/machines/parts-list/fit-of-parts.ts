// Whether the parts of a list fit the chosen machine (product §5: fit verdict on every row, with its reason and its proof).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refuse.ts';
import { countedVerdictsFor, readJudgedMachines } from '../../fit/index.ts';

type FitOfParts = typeof calls.machines.fitOfParts;

/** One verdict for each part asked about; a part no list knows is told as unknown. */
export async function fitOfParts(
  { readDb, language }: SignedInContext,
  { hostId: machineId, ids }: ParsedOf<FitOfParts>,
): Promise<ResultOf<FitOfParts>> {
  if (!(await readJudgedMachines(readDb, [machineId])).has(machineId)) refuse('machineNotFound');
  const partIds = [...new Set(ids.split(',').map(Number))];
  const fitOf = await countedVerdictsFor(
    readDb,
    partIds.map((partId) => ({ partId, machineId })),
    language,
  );
  return partIds.map((partId) => {
    const { verdict, proof, reason, quantity } = fitOf({ partId, machineId });
    return { partId, verdict, proof, reason, ...(quantity === null ? {} : { quantity }) };
  });
}
