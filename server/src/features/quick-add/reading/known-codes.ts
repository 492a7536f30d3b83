// What the shop knows by the names in a list, asked for at once (product §6 Paste anything).
import { normalCode } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type NamedMachine, readKnownNorms, readNamedMachines } from './known-codes.reads.ts';
import type { KnownNames } from './machine-lines.rules.ts';

/** Those of some names that are codes of parts, and the machines of the others; plain, so that a thread can be given it. */
export interface Known {
  parts: Set<string>;
  machines: NamedMachine[];
}

/** So many names are asked for at once: a large list holds no connection for long. */
const ASKED_MOST = 20_000;

/** Looks these names up, written as names are compared. */
export async function readKnown(db: Db, companyId: number, norms: readonly string[]): Promise<Known> {
  const known: Known = { parts: new Set(), machines: [] };
  for (let at = 0; at < norms.length; at += ASKED_MOST) {
    const some = norms.slice(at, at + ASKED_MOST);
    const [parts, machines] = await Promise.all([
      readKnownNorms(db, companyId, some),
      readNamedMachines(db, companyId, some),
    ]);
    known.parts = known.parts.union(parts);
    known.machines.push(...machines);
  }
  return known;
}

/** Tells of any of the names whether it is a code, and which machine it is. */
export function knownNames({ parts, machines }: Known): KnownNames {
  const named = Map.groupBy(machines, ({ norm }) => norm);
  return {
    isPart: (spelling) => parts.has(normalCode(spelling)),
    machineOf: (spelling, isCalledMachine) =>
      theOne(
        spelling,
        (named.get(normalCode(spelling)) ?? []).filter((one) => isCalledMachine || !one.isFleetNumber),
      ),
  };
}

// A serial number says more than a fleet number, and a machine of the company's more than another's; two machines of one name are nobody's guess.
function theOne(spelling: string, found: readonly NamedMachine[]): ReturnType<KnownNames['machineOf']> {
  const bySerial = preferred(found, (one) => !one.isFleetNumber);
  const [first, ...others] = preferred(bySerial, (one) => one.isOwn);
  if (!first) return undefined;
  const { hostId, serialNumber, isOwn } = first;
  return others.some((one) => one.hostId !== hostId)
    ? { hostId: null, serialNumber: spelling, isOwn }
    : { hostId, serialNumber, isOwn };
}

function preferred(found: readonly NamedMachine[], isBetter: (one: NamedMachine) => boolean): readonly NamedMachine[] {
  const better = found.filter(isBetter);
  return better.length > 0 ? better : found;
}
