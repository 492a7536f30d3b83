// How many parts of each category fit a machine, for the tree of categories beside the strip (spec §2 Category; product §5 Fit verdict).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refuse.ts';
import { fittingParts } from '../../fit/index.ts';
import { readFittingCounts } from './fitting-counts.reads.ts';

type Counts = typeof calls.machines.categoriesForMachine;

/** Counts what the list of parts shows that is held to the machine; refuses where there is no such machine. */
export async function countFittingParts(
  context: SignedInContext,
  { hostId }: ParsedOf<Counts>,
): Promise<ResultOf<Counts>> {
  const fitting = (await fittingParts(context, hostId)) ?? refuse('machineNotFound');
  return await readFittingCounts(context.readDb, fitting.ids);
}
