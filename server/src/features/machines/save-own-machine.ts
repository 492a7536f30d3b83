// A company's own words for a machine (product §5 History: own name, fleet number, site and hours).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { readMachineCard } from './machine-cards.reads.ts';
import { saveOwnWords } from './machines.store.ts';

type SaveOwn = typeof calls.machines.saveOwnMachine;

/** Saves what was given and answers the card as the company now sees it. */
export async function saveOwnMachine(context: CustomerContext, input: ParsedOf<SaveOwn>): Promise<ResultOf<SaveOwn>> {
  const { db, language, caller } = context;
  const asked = { db, language, companyId: caller.companyId };
  if (!(await readMachineCard(asked, { machineId: input.hostId }))) refuse('machineNotFound');
  await saveOwnWords(db, { companyId: caller.companyId, machineId: input.hostId }, input);
  const card = await readMachineCard(asked, { machineId: input.hostId });
  if (!card) refuse('machineNotFound');
  return card;
}
