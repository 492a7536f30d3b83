// What the shop knows by the names in a list, asked for at once (product §6 Paste anything).
import { normalCode } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type NamedMachine, readKnownNorms, readNamedMachines } from './known-codes.reads.ts';
import type { KnownNames } from './machine-lines.rules.ts';

/** Longer texts are no lists; what stands further down is found unknown and can be mended. */
const NAMES_MOST = 20_000;

/** Tells of any of these names whether it is a code, and which machine it is. */
export async function knownNamesOf(db: Db, companyId: number, names: readonly string[]): Promise<KnownNames> {
  const norms = [...new Set(names.map(normalCode))].filter((norm) => norm !== '').slice(0, NAMES_MOST);
  const [parts, machines] = await Promise.all([
    readKnownNorms(db, companyId, norms),
    readNamedMachines(db, companyId, norms),
  ]);
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

// A serial number says more than a fleet number; two machines of one name are nobody's guess.
function theOne(spelling: string, found: readonly NamedMachine[]): ReturnType<KnownNames['machineOf']> {
  const bySerial = found.filter((one) => !one.isFleetNumber);
  const [first, ...others] = bySerial.length > 0 ? bySerial : found;
  if (!first) return undefined;
  const { hostId, serialNumber } = first;
  return others.some((one) => one.hostId !== hostId)
    ? { hostId: null, serialNumber: spelling }
    : { hostId, serialNumber };
}
