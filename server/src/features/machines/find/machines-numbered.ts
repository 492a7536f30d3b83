// Machines by numbers that were read somewhere: those that have one of them, and those whose number only looks like one (product §5 Scan).
import { type MachineCard, normalCode } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { readMachinesNumbered, readNearSerials } from './machine-list.reads.ts';
import { serialLengths } from './serial-lengths.ts';
import { lastDigits, oneOffSpellings, similarSpellings } from './similar-serials.ts';

/** A machine, the number it was found by, and how near that is. */
export interface NumberedMachine {
  card: MachineCard;
  readAs: string;
  foundBy: 'exact' | 'lookAlike' | 'near';
}

const cardsFor = ({ db, language, caller }: SignedInContext) => ({ db, language, companyId: caller.companyId });

/** Machines with one of these serial numbers, or fleet numbers of the company's own; in the order of the numbers. */
export async function machinesNumbered(
  context: SignedInContext,
  numbers: readonly string[],
): Promise<NumberedMachine[]> {
  const cards = await readMachinesNumbered(cardsFor(context), numbers.map(normalCode));
  return numbers.flatMap((readAs) =>
    cards.filter((card) => isCalled(card, readAs)).map((card) => ({ card, readAs, foundBy: 'exact' as const })),
  );
}

function isCalled({ serialNumber, fleetNumber }: MachineCard, number: string): boolean {
  const norm = normalCode(number);
  return normalCode(serialNumber) === norm || (fleetNumber !== null && normalCode(fleetNumber) === norm);
}

/** Machines whose number differs by characters that look alike, or is nearly this one. */
export async function machinesNumberedLike(context: SignedInContext, readAs: string): Promise<NumberedMachine[]> {
  const lengths = await serialLengths(context);
  const norm = normalCode(readAs);
  const similar = similarSpellings(norm, lengths);
  const near = { similar, oneOff: oneOffSpellings(norm, lengths), end: lastDigits(norm) };
  const serials = await readNearSerials(cardsFor(context), near);
  const cards = await readMachinesNumbered(cardsFor(context), serials.map(normalCode));
  return serials.flatMap((serial) => {
    const card = cards.find((one) => one.serialNumber === serial);
    const isAlike = similar.anyones.includes(normalCode(serial));
    return card ? [{ card, readAs, foundBy: isAlike ? ('lookAlike' as const) : ('near' as const) }] : [];
  });
}
