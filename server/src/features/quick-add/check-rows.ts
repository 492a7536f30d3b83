// What the codes of many rows lead to, each with price, stock, pack, successor and fit (product §6; quality 13: 500 rows in under 300 ms).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
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
  const [cards, fitOf] = await Promise.all([readPartCards(context, partIds), readFits(context, pairs)]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return checked.map((one, at) => {
    const machineId = machineAt(at);
    const fit = one.partId === null || machineId === undefined ? null : fitOf({ partId: one.partId, machineId });
    return {
      ...one,
      part: (one.partId !== null && cardOf.get(one.partId)) || null,
      ...(machineId === undefined ? {} : { hostId: machineId }),
      ...(fit === null ? {} : { fit }),
    };
  });
}

type Pair = { partId: number; machineId: number };

/** The verdicts of parts for machines; none for a machine that is gone: rows are kept for days, and the others are judged all the same. */
async function readFits(
  { db, language }: CustomerContext,
  pairs: readonly Pair[],
): Promise<(pair: Pair) => NonNullable<Fit> | null> {
  if (pairs.length === 0) return () => null;
  const known = await readJudgedMachines(db, [...new Set(pairs.map(({ machineId }) => machineId))]);
  const there = pairs.filter(({ machineId }) => known.has(machineId));
  const verdictOf = await verdictsFor(db, there, language);
  return (pair) => (known.has(pair.machineId) ? verdictOf(pair) : null);
}
