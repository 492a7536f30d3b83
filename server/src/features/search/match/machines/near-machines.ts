// Machines whose number is nearly what was typed, where none has it (product §5 History).
import { lastDigits } from '../../../machines/index.ts';
import type { QueryContext } from '../../query/query-context.ts';
import {
  ENDING_MOST,
  type MachineHit,
  readMachinesEnding,
  readOneOffMachines,
  readSimilarMachines,
} from './near-machines.reads.ts';
import type { FoundParts } from '../parts/search-parts.ts';

/** Machines, and whether more have a number that ends so than are shown. */
export interface NearMachines {
  machines: MachineHit[];
  isMore: boolean;
}

/** Where a machine was found by its very number. */
export const NONE_NEAR: NearMachines = { machines: [], isMore: false };

/** Numbers that end so or look alike; where nothing else was found either, those with one character wrong. */
export async function nearTo(
  asked: QueryContext,
  { isElsewhere, firstParts }: { isElsewhere: boolean; firstParts: () => Promise<FoundParts['hits']> },
): Promise<NearMachines> {
  // Digits inside the codes of parts are found by chance; whoever names a part begins with its code or name.
  const isPart = lastDigits(asked.text) !== null && (await firstParts()).some((hit) => hit.foundBy !== 'codePart');
  const [ending, similar] = await Promise.all([
    readMachinesEnding(asked, isPart ? 'own' : 'anyones'),
    readSimilarMachines(asked),
  ]);
  const shown = ending.slice(0, ENDING_MOST);
  const near = [...shown, ...similar.filter((hit) => !ending.some((one) => one.id === hit.id))];
  const machines = near.length > 0 || isElsewhere ? near : await readOneOffMachines(asked);
  return { machines, isMore: ending.length > ENDING_MOST };
}
