// The parts list held to what fits the chosen machine (spec §2 Parts list; product §5 Fit verdict).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { listGoods } from '../parts/index.ts';
import { fittingParts } from './fitting-parts.ts';

type GoodsThatFit = typeof calls.machines.goodsThatFit;

/** One page with the filters, sorts and price rights of the whole list. */
export async function listGoodsThatFit(
  context: SignedInContext,
  { hostId, ...input }: ParsedOf<GoodsThatFit>,
): Promise<ResultOf<GoodsThatFit>> {
  const fitting = await fittingParts(context, hostId);
  return await listGoods(context, input, fitting ?? refuse('machineNotFound'));
}
