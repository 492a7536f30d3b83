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
  const partIds = [...new Set(checked.flatMap(({ partId }) => partId ?? []))];
  const [cards, fitOf] = await Promise.all([readPartCards(context, partIds), readFits(context, partIds, input.hostId)]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return checked.map((one) => ({
    ...one,
    part: (one.partId !== null && cardOf.get(one.partId)) || null,
    ...(one.partId === null ? {} : fitOf(one.partId)),
  }));
}

/** The verdict of a part for the machine; nothing where none is meant. */
async function readFits(
  { db, language }: CustomerContext,
  partIds: readonly number[],
  machineId: number | undefined,
): Promise<(partId: number) => { fit?: NonNullable<Fit> }> {
  if (machineId === undefined) return () => ({});
  if (!(await readJudgedMachines(db, [machineId])).has(machineId)) refuse('machineNotFound');
  const fitOf = await verdictsFor(
    db,
    partIds.map((partId) => ({ partId, machineId })),
    language,
  );
  return (partId) => ({ fit: fitOf({ partId, machineId }) });
}
