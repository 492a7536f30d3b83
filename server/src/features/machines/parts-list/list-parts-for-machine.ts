// The parts list for the chosen machine: what fits it first, or alone (spec §2 Parts list; product §5 Fit verdict).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refuse.ts';
import { type PartsFinder, listCatalogue } from '../../catalogue/index.ts';
import { fittingParts } from '../../fit/index.ts';

type GoodsForMachine = typeof calls.machines.goodsForMachine;

/** One page with the filters, sorts and price rights of the whole list; a machine nobody knows puts nothing first. */
export async function listPartsForMachine(
  context: SignedInContext,
  { hostId, only, ...input }: ParsedOf<GoodsForMachine>,
  finder: PartsFinder,
): Promise<ResultOf<GoodsForMachine>> {
  const fitting = (await fittingParts(context, hostId)) ?? undefined;
  if (only === 'fits')
    return await listCatalogue(context, input, { finder, among: fitting ?? refuse('machineNotFound') });
  return await listCatalogue(context, input, { finder, first: fitting });
}
