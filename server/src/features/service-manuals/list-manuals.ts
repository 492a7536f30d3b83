// The books of a machine, of a model or of all, what applies to the machine first (product §2 /books, §5 Service manuals).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { requireMachine } from './applies.reads.ts';
import { countBooks, readBooks } from './manuals.reads.ts';

type List = typeof calls.serviceManuals.manualList;

/** One page of books. */
export async function listManuals(
  { readDb: db, language }: SignedInContext,
  input: ParsedOf<List>,
): Promise<ResultOf<List>> {
  const { hostId: machineId, only, variantId, kind, page, pageSize } = input;
  await requireMachine(db, machineId);
  const asked = { db, language, machineId };
  const filter = { isOfMachine: only === 'machine', variantId, kind, language: input.language };
  const [items, counted] = await Promise.all([readBooks(asked, filter, { page, pageSize }), countBooks(asked, filter)]);
  return { items, ...counted, page, pageSize };
}
