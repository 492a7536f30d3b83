// The parts list of a machine: every row with price, stock and verdict; rows that do not fit stay in (spec §2; product §5).
import { type calls, type ParsedOf, type PartRow, type ResultOf, rowsOfList } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import type { Written } from '../../../platform/response-cache/cached-call.ts';
import { writeRows } from './write-rows.ts';

type PartList = typeof calls.machines.machinePartList;

/** All rows in the order of the book. */
export async function listMachineParts(
  context: SignedInContext,
  { hostId: machineId, ...filter }: ParsedOf<PartList>,
): Promise<Written> {
  return await writeRows(context, { machineId, ...filter });
}

/** The judged rows of one machine; refuses where there is no such machine. */
export async function readRowsOf(context: SignedInContext, machineId: number): Promise<PartRow[]> {
  const { json } = await listMachineParts(context, { hostId: machineId });
  // Written a moment ago: what the comparison shows of it passes its own schema.
  return rowsOfList(JSON.parse(json) as ResultOf<PartList>);
}
