// What the codes of many rows lead to, each with price, stock, pack, successor and fit (product §6; quality 13: 500 rows in under 300 ms).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { readJudgedMachines, verdictsFor } from '../fit/index.ts';
import { checkCodes } from '../orders/index.ts';
import { readPartCards } from '../parts/index.ts';

type CheckRows = typeof calls.quickAdd.checkRows;
type Fit = ResultOf<CheckRows>[number]['fit'];

/** One answer a code, in the order asked; what is no code leads nowhere. */
export async function checkRows(context: CustomerContext, input: ParsedOf<CheckRows>): Promise<ResultOf<CheckRows>> {
  const checked = await checkCodes(context, input.codes);
  const machineAt = (at: number): number | undefined => (input.hosts ? (input.hosts[at] ?? undefined) : input.hostId);
  const partIds = [...new Set(checked.flatMap(({ partId }) => partId ?? []))];
  const pairs = checked.flatMap(({ partId }, at) => {
    const machineId = machineAt(at);
    return partId === null || machineId === undefined ? [] : { partId, machineId };
  });
  const asked = input.codes.flatMap((_, at) => machineAt(at) ?? []);
  const [cards, fitOf] = await Promise.all([readPartCards(context, partIds), readFits(context, pairs, asked)]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return checked.map((one, at) => {
    const machineId = machineAt(at);
    return {
      ...one,
      part: (one.partId !== null && cardOf.get(one.partId)) || null,
      ...(machineId === undefined ? {} : { hostId: machineId }),
      ...(one.partId === null || machineId === undefined ? {} : { fit: fitOf({ partId: one.partId, machineId }) }),
    };
  });
}

type Pair = { partId: number; machineId: number };

/** The verdicts of parts for machines; refuses a machine that is not there. */
async function readFits(
  { db, language }: CustomerContext,
  pairs: readonly Pair[],
  asked: readonly number[],
): Promise<(pair: Pair) => NonNullable<Fit>> {
  const machineIds = [...new Set(asked)];
  const known = machineIds.length === 0 ? new Map() : await readJudgedMachines(db, machineIds);
  if (machineIds.some((id) => !known.has(id))) refuse('machineNotFound');
  return await verdictsFor(db, pairs, language);
}
