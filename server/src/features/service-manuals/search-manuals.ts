// Full text of all manuals by page, or of those that apply to a machine (product §2 /books/search, §5 Service manuals).
import { type calls, matchesIn, type ParsedOf, passageOf, type ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { requireMachine } from './applies.reads.ts';
import { countFoundPages, type FoundPage, readFoundPages } from './pages.reads.ts';

type Search = typeof calls.serviceManuals.manualSearch;

/** One page of hits, each with its sentence. */
export async function searchManuals(
  { readDb: db, language }: SignedInContext,
  input: ParsedOf<Search>,
): Promise<ResultOf<Search>> {
  const { keyword, hostId: machineId, kind, page, pageSize } = input;
  await requireMachine(db, machineId);
  const asked = { db, keyword, language, machineId, kind, only: input.language };
  const [found, total] = await Promise.all([readFoundPages(asked, { page, pageSize }), countFoundPages(asked)]);
  return { items: found.map((one) => withPassage(one, keyword)), total, page, pageSize };
}

/** What a page says of it in place of its whole text. */
export function withPassage<P extends Pick<FoundPage, 'body'>>(found: P, keyword: string) {
  const { body, ...rest } = found;
  const matches = matchesIn(body, keyword);
  return { ...rest, passage: passageOf(body, matches), matches: matches.length };
}
