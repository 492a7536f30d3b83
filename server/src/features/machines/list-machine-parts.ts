// The parts list of a machine: every row with price, stock and verdict; rows that do not fit stay in (spec §2; product §5).
import type { calls, ParsedOf, PartRow, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { pricesFor, pricesOf, readSuccessors } from '../parts/index.ts';
import { readBestPlaces } from '../stock/index.ts';
import { type JudgedMachine, judge } from './fit.rules.ts';
import { readJudgedMachines } from './judged-machine.reads.ts';
import { knownRule } from './known-rules.ts';
import { manifoldParts } from './manifold-parts.ts';
import { type FoundRow, type RowFilter, readPartRows } from './part-rows.reads.ts';
import { judgeRow, type ListedLine, mayStandElsewhere } from './row-fit.rules.ts';
import { readStanding } from './standing-rows.reads.ts';

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
  const [machines, rows, manifold] = await Promise.all([
    readJudgedMachines(shop.steadyDb, [filter.hostId]),
    readPartRows(shop.steadyDb, language, filter),
    manifoldParts(shop, filter.hostId),
  ]);
  const machine = machines.get(filter.hostId);
  if (!machine) refuse('machineNotFound');
  const doubted = rows.filter((row) => mayStandElsewhere(judge(machine, lineOf(row)))).map((row) => row.partId);
  const standing = [...new Set(doubted)].flatMap((partId) => manifold.get(partId) ?? []);
  return await toPartRows(context, rows, { machine, standing: { hostId: filter.hostId, rows: standing } });
}

async function toPartRows(
  context: SignedInContext,
  rows: readonly FoundRow[],
  { machine, standing: asked }: { machine: JudgedMachine; standing: Parameters<typeof readStanding>[2] },
): Promise<PartRow[]> {
  const { language } = context;
  const { steadyDb } = context.shop;
  const partIds = [...new Set(rows.map((row) => row.partId))];
  const [prices, places, successors, standing] = await Promise.all([
    pricesFor({ ...context, readDb: steadyDb }, partIds),
    readBestPlaces(steadyDb, partIds),
    readSuccessors(steadyDb, partIds),
    readStanding(steadyDb, language, asked),
  ]);
  return rows.map((row) => {
    const { range: _, printed: _printed, ruleText: _rule, isAsBuilt: _built, itemId: _item, ...shown } = row;
    const place = places.get(row.partId);
    return {
      ...shown,
      ...judgeRow(machine, lineOf(row), standing.get(row.partId) ?? []),
      ...(prices ? { price: pricesOf(prices.get(row.partId)).price } : {}),
      stock: place?.stock ?? 0,
      stockWarehouse: place?.warehouse ?? null,
      stockCountedAt: place?.countedAt.toISOString() ?? null,
      replacedBy: successors.get(row.partId) ?? [],
    };
  });
}

const lineOf = (row: FoundRow): FoundRow & ListedLine => ({ ...row, rule: knownRule(row.ruleText) });
