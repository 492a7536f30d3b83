// The rows in which the parts lists of two machines differ, and what is left of that where parts are ordered today (product §5 Fit).
import type { calls, MachineCard, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { readToday } from '../../../platform/db/today.reads.ts';
import { refuse } from '../../../platform/refuse.ts';
import { readChainEnds } from '../../supersession/index.ts';
import type { ComparedRow } from './compare-links.rules.ts';
import { compareRows, type Difference } from './compare.rules.ts';
import { readRowsOf } from '../parts-list/list-machine-parts.ts';
import { readMachineCard } from '../machine-cards.reads.ts';
import { meaningOf, type Meaning } from './compare-today.rules.ts';

type Compare = typeof calls.machines.compareMachines;

/** Both machines and what tells them apart; looking at a machine here does not put it into the history. */
export async function compareMachines(context: SignedInContext, input: ParsedOf<Compare>): Promise<ResultOf<Compare>> {
  // The lists rest on kept links between parts; this call is not kept itself.
  await context.shop.responseCache.catchUp();
  const [first, second] = [await cardOf(context, input.hostId), await cardOf(context, input.otherHostId)];
  const [mine, theirs] = await Promise.all([readRowsOf(context, first.hostId), readRowsOf(context, second.hostId)]);
  const { both, differences } = compareRows(mine, theirs);
  return { first, second, both, differences: await withMeaning(context.shop.preparedDb, differences) };
}

async function cardOf({ db, language, caller }: SignedInContext, machineId: number): Promise<MachineCard> {
  const card = await readMachineCard({ db, language, companyId: caller.companyId }, { machineId });
  return card ?? refuse('machineNotFound');
}

/** Asks only for what was replaced and stands against something. */
async function withMeaning<R extends ComparedRow>(
  db: Db,
  differences: readonly Difference<R>[],
): Promise<(Difference<R> & Meaning)[]> {
  const pairs = differences.flatMap(({ row, other }) => (other ? [row, other] : []));
  const replaced = pairs.filter((row) => row.replacedBy.length > 0).map((row) => row.partCode);
  const [leads, today] = [await readChainEnds(db, replaced), await readToday(db)];
  return differences.map((one) => ({ ...one, ...meaningOf(one, { leads, today }) }));
}
