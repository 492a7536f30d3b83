// Which machine a nameplate is of, by its lines as text recognition reads them (product §5 Scan): never certain, since it is read letter by letter.
import type { ScanMatch } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { keptSerialLengths, numbered } from '../machines/index.ts';
import { isModelOnPlate, plateNumbers } from './plate-words.rules.ts';
import { eachOnce, machineMatch, partsCalled } from './scan-matches.ts';
import type { Resolved } from './resolve-codes.ts';

/** Words nearly like which a number is looked for, each of them a look for thousands of spellings. */
const NEAR_MOST = 4;
const MATCHES_MOST = 6;

/** Machines whose number stands on it, or nearly, those of the model that was read first; a component's plate may name a part. */
export async function resolvePlate(context: SignedInContext, lines: readonly string[]): Promise<Resolved> {
  const numbers = plateNumbers(lines, await keptSerialLengths(context));
  const asMatch = (one: Parameters<typeof machineMatch>[0]) =>
    machineMatch(one, (model) => isModelOnPlate(lines, model));
  const exact = (await numbered.machinesNumbered(context, numbers)).map(asMatch);
  // A number that exists may still be another's, misread: what the plate says of the model tells.
  const isProven = exact.some((match) => match.isModelRead);
  const near = isProven ? [] : await nearly(context, numbers);
  const machines = eachOnce([...exact, ...near.map(asMatch)]).toSorted((a, b) => placeOf(a) - placeOf(b));
  const parts = machines.length > 0 ? [] : await partsCalled(context, numbers);
  return { isCertain: false, matches: [...machines, ...parts].slice(0, MATCHES_MOST) };
}

async function nearly(context: SignedInContext, numbers: readonly string[]) {
  const found = [];
  for (const number of numbers.slice(0, NEAR_MOST))
    found.push(...(await numbered.machinesNumberedLike(context, number)));
  return found;
}

const NEARNESS = { exact: 0, lookAlike: 1, near: 2 } as const;
const MODEL_WEIGHT = 3;

const placeOf = ({ foundBy, isModelRead }: ScanMatch): number => NEARNESS[foundBy] + (isModelRead ? 0 : MODEL_WEIGHT);
