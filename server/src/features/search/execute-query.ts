// What is looked for with every text: a page of parts, how many other things there are, and machines (spec §2, §7; product §5).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { readPartCards } from '../parts/index.ts';
import type { QueryContext } from './query/query-context.ts';
import { readExactMachine } from './match/machines/exact-machine.reads.ts';
import { MACHINE_GROUPS } from './match/machines/found-machines.reads.ts';
import { type NearMachines, NONE_NEAR, nearTo } from './match/machines/near-machines.ts';
import { countGroups, type OtherGroup } from './other-groups.reads.ts';
import { partHits } from './match/parts/part-hits.ts';
import type { PageOfParts } from './match/parts/part-search.ts';
import { type FoundParts, searchParts } from './match/parts/search-parts.ts';

type Search = typeof calls.search.goodsSearch;

/** Who asks for what. */
export interface SearchTask {
  context: SignedInContext;
  input: ParsedOf<Search>;
  asked: QueryContext;
  search: PageOfParts;
}

/** What was found besides parts. */
export interface Found {
  others: Record<OtherGroup, number>;
  near: NearMachines;
  exact: Exact;
}

/** Parts found and their page as hits. */
export interface PartsShown {
  found: FoundParts;
  items: ResultOf<Search>['items'];
}

/** The one part and the one machine that are called just so. */
export interface Exact {
  exactCode: string | null;
  exactHostId: number | null;
}

const FIRST_PARTS = { skip: 0, limit: 20 };

/** Parts found, with the hits of their page. */
export const withHits = async ({ context, search, input }: SearchTask, found: FoundParts): Promise<PartsShown> => ({
  found,
  items: await partHits(context, { ...search, found }, input.keyword),
});

/** Looks for parts, counts everything else and finds the machines that are called just so, or nearly. */
export async function executeQuery(asking: SearchTask): Promise<Found & { hits: PartsShown }> {
  const { context, asked, search } = asking;
  const [hits, others, exactHostId] = await Promise.all([
    searchParts(search).then((found) => withHits(asking, found)),
    countGroups(asked),
    readExactMachine(asked),
  ]);
  // The same on every page and of every group.
  const firstParts = async () => (await searchParts({ ...search, page: FIRST_PARTS, isCounted: false })).hits;
  const isMachine = MACHINE_GROUPS.some((group) => others[group] > 0);
  const isElsewhere = hits.found.total > 0;
  const near = isMachine ? NONE_NEAR : await nearTo(asked, { isElsewhere, firstParts });
  return { hits, others, near, exact: { exactCode: await exactCode(context, hits), exactHostId } };
}

async function exactCode(
  context: SignedInContext,
  { found: { exactPartId }, items }: PartsShown,
): Promise<string | null> {
  if (exactPartId === null) return null;
  const hit = items.find((one) => one.id === exactPartId);
  if (hit) return hit.code;
  const [card] = await readPartCards(context, [exactPartId]);
  return card?.code ?? null;
}
