// Turns given lines into lines of a list: old and own codes resolved, each part once, each with the machines it is meant for (product §6).
import { type calls, limits, type ParsedOf, sharesWithin, successorQuantity } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { resolveCodes } from '../supersession/index.ts';
import { areMachines } from './saved-lists.reads.ts';
import type { ListLine } from './saved-lists.store.ts';

type GivenLine = ParsedOf<typeof calls.savedLists.saveList>['lines'][number];
type Share = ListLine['machines'][number];

/** Lines of parts, those of one part put together; a line that says nothing of machines is for that of its list. */
export async function linesOfList(
  { db, caller: { companyId } }: CustomerContext,
  given: readonly GivenLine[],
  machineId: number | null,
): Promise<ListLine[]> {
  const named = given.flatMap(({ machines = [] }) => machines.map(({ hostId }) => hostId));
  if (!(await areMachines(db, machineId === null ? named : [...named, machineId]))) refuse('machineNotFound');
  const found = await resolveCodes(db, { companyId, codes: given.map((line) => line.code) });
  const lines = given.map(({ code, qty, reference = null, machines }): ListLine => {
    const part = found.get(code) ?? refuse('noPartInformation', { code });
    const pieces = (asked: number): number => Math.min(limits.quantityMax, successorQuantity(asked, part));
    const meant = machines ?? (machineId === null ? [] : [{ hostId: machineId, qty }]);
    const shares = meant.map((one) => ({ machineId: one.hostId, qty: pieces(one.qty) }));
    return { partId: part.partId, quantity: pieces(qty), reference, machines: shares };
  });
  return joinedLines(lines);
}

/** One line a part: pieces and shares are added up, what the first one says of itself stays. */
export function joinedLines(lines: readonly ListLine[]): ListLine[] {
  const joined = new Map<number, ListLine>();
  for (const line of lines) {
    const { partId, reference, quantity, machines } = joined.get(line.partId) ?? { ...line, quantity: 0, machines: [] };
    const whole = Math.min(limits.quantityMax, quantity + line.quantity);
    const shares = sharesWithin(addedUp([...machines, ...line.machines]), whole);
    joined.set(partId, { partId, quantity: whole, reference: reference ?? line.reference, machines: shares });
  }
  return [...joined.values()];
}

function addedUp(shares: readonly Share[]): Share[] {
  const byMachine = new Map<number, number>();
  for (const { machineId, qty } of shares) byMachine.set(machineId, (byMachine.get(machineId) ?? 0) + qty);
  return [...byMachine].map(([machineId, qty]) => ({ machineId, qty }));
}
