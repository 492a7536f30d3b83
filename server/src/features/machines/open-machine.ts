// A machine with its options and its book; opening it puts it into the company's history (product §5 History).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse, refuseFields } from '../../platform/refuse.ts';
import { readChapters, readOptions, readRevision } from './machine-book.reads.ts';
import { readMachineCard } from './machine-cards.reads.ts';
import { noteOpened } from './machines.store.ts';

type MachineDetail = typeof calls.machines.machineDetail;

/** Opens a machine by id or serial number. */
export async function openMachine(
  context: SignedInContext,
  input: ParsedOf<MachineDetail>,
): Promise<ResultOf<MachineDetail>> {
  const { db, readDb, language, caller } = context;
  const asked = { db, language, companyId: caller.companyId };
  const card = await readMachineCard(asked, whichMachine(input));
  if (!card) return refuseUnfound(input);
  const opensFor = input.as === 'open' ? caller.companyId : null;
  if (opensFor !== null && !context.shop.disk.isReadOnly()) await noteOpened(db, opensFor, card.hostId);
  const [options, chapters, revision] = await Promise.all([
    readOptions(readDb, language, card.hostId),
    readChapters(readDb, language, card.hostId),
    readRevision(readDb, card.hostId),
  ]);
  return { ...card, isOwn: card.isOwn || opensFor !== null, options, chapters, revision };
}

function refuseUnfound({ hostId, serialNumber }: ParsedOf<MachineDetail>): never {
  if (hostId === undefined && serialNumber !== undefined) return refuse('keywordNotFound', { keyword: serialNumber });
  return refuse('machineNotFound');
}

function whichMachine({ hostId, serialNumber }: ParsedOf<MachineDetail>): { machineId: number } | { serial: string } {
  if (hostId !== undefined) return { machineId: hostId };
  if (serialNumber !== undefined) return { serial: serialNumber };
  return refuseFields([{ field: 'hostId', problem: 'required' }]);
}
