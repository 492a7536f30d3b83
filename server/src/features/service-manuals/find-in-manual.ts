// All places of a text in one manual, so that a reader can step through them without the whole file (product §5 Service manuals).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { isManual } from './manuals.reads.ts';
import { readPagesOf } from './pages.reads.ts';
import { withPassage } from './search-manuals.ts';

type Find = typeof calls.serviceManuals.findInManual;

/** The pages that hold it, in the order of the book. */
export async function findInManual(
  { readDb: db }: SignedInContext,
  { id, keyword }: ParsedOf<Find>,
): Promise<ResultOf<Find>> {
  if (!(await isManual(db, id))) refuse('manualNotFound');
  const found = await readPagesOf(db, { manualId: id, keyword });
  const pages = found.map((one) => withPassage(one, keyword));
  return { pages, matches: pages.reduce((sum, one) => sum + one.matches, 0) };
}
