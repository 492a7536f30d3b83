// The parts list of a machine: every row with price, stock and verdict; rows that do not fit stay in (spec §2; product §5).
import { type calls, type ParsedOf, type PartRow, type ResultOf, rowsOfList } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { Written } from '../../../platform/response-cache/cached-call.ts';
import { readBook } from '../../fit/index.ts';
import { rowOffers } from './row-offers.ts';
import { writeList } from './write-list.ts';

type PartList = typeof calls.machines.machinePartList;

/** All rows in the order of the book. */
export async function listMachineParts(
  context: SignedInContext,
  { hostId: machineId, ...filter }: ParsedOf<PartList>,
): Promise<Written> {
  const { book, judged } = await readBook(context, { machineId, ...filter });
  const [fits, offers] = await Promise.all([judged(), rowOffers(context, book)]);
  return new Written(writeList(book, fits, offers), book.partIds);
}

/** The judged rows of one machine; refuses where there is no such machine. */
export async function readRowsOf(context: SignedInContext, machineId: number): Promise<PartRow[]> {
  const { json } = await listMachineParts(context, { hostId: machineId });
  // Written a moment ago: what the comparison shows of it passes its own schema.
  return rowsOfList(JSON.parse(json) as ResultOf<PartList>);
}
