// The parts list of a machine: every row with price, stock and verdict; rows that do not fit stay in (spec §2; product §5).
import type { calls, ParsedOf, PartRow, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { pricesFor, pricesOf, readSuccessors } from '../parts/index.ts';
import { readBestPlaces } from '../stock/index.ts';
import { type Fit, type JudgedMachine, judge } from './fit.rules.ts';
import { readJudgedMachines } from './judged-machine.reads.ts';
import { knownRule } from './known-rules.ts';
import { type FoundRow, type RowFilter, readPartRows } from './part-rows.reads.ts';

type PartList = typeof calls.machines.machinePartList;

/** All rows in the order of the book. */
export async function listMachineParts(
  context: SignedInContext,
  input: ParsedOf<PartList>,
): Promise<ResultOf<PartList>> {
  const items = await readRowsOf(context, input);
  return { items, total: items.length, page: 1, pageSize: items.length };
}

/** The judged rows of one machine; refuses where there is no such machine. */
export async function readRowsOf(context: SignedInContext, filter: RowFilter): Promise<PartRow[]> {
  const { shop, language } = context;
  const [machines, rows] = await Promise.all([
    readJudgedMachines(shop.steadyDb, [filter.hostId]),
    readPartRows(shop.steadyDb, language, filter),
  ]);
  const machine = machines.get(filter.hostId);
  if (!machine) refuse('machineNotFound');
  return await toPartRows(context, rows, machine);
}

async function toPartRows(
  context: SignedInContext,
  rows: readonly FoundRow[],
  machine: JudgedMachine,
): Promise<PartRow[]> {
  const partIds = [...new Set(rows.map((row) => row.partId))];
  const { steadyDb } = context.shop;
  const [prices, places, successors] = await Promise.all([
    pricesFor({ ...context, readDb: steadyDb }, partIds),
    readBestPlaces(steadyDb, partIds),
    readSuccessors(steadyDb, partIds),
  ]);
  return rows.map((row) => {
    const { range, printed, ruleText, isAsBuilt, ...shown } = row;
    const fit: Fit = judge(machine, { range, printed, ruleText, isAsBuilt, rule: knownRule(ruleText) });
    const place = places.get(row.partId);
    return {
      ...shown,
      ...fit,
      ...(prices ? { price: pricesOf(prices.get(row.partId)).price } : {}),
      stock: place?.stock ?? 0,
      stockWarehouse: place?.warehouse ?? null,
      stockCountedAt: place?.countedAt.toISOString() ?? null,
      replacedBy: successors.get(row.partId) ?? [],
    };
  });
}
