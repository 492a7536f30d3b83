// The rows in which the parts lists of two machines differ (product §5 Fit).
import type { calls, MachineCard, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { compareRows } from './compare.rules.ts';
import { readRowsOf } from './list-machine-parts.ts';
import { readMachineCard } from './machine-cards.reads.ts';

type Compare = typeof calls.machines.compareMachines;

/** Both machines and what tells them apart; looking at a machine here does not put it into the history. */
export async function compareMachines(context: SignedInContext, input: ParsedOf<Compare>): Promise<ResultOf<Compare>> {
  // The lists rest on kept links between parts; this call is not kept itself.
  await context.shop.answers.catchUp();
  const [first, second] = [await cardOf(context, input.hostId), await cardOf(context, input.otherHostId)];
  const [mine, theirs] = await Promise.all([
    readRowsOf(context, { hostId: first.hostId }),
    readRowsOf(context, { hostId: second.hostId }),
  ]);
  return { first, second, ...compareRows(mine, theirs) };
}

async function cardOf({ db, language, caller }: SignedInContext, hostId: number): Promise<MachineCard> {
  const card = await readMachineCard({ db, language, companyId: caller.companyId }, { hostId });
  return card ?? refuse('machineNotFound');
}
