// What is found of one text, by group: the page of parts, how many other things there are, and machines nearly called so (spec §2, §7; product §5).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { queryContextOf } from './query/query-words.ts';
import type { QueryContext } from './query/query-context.ts';
import type { LiveIndex } from './index/live/live-index.ts';
import type { NamedModel } from './match/models/named-model.ts';
import { type SearchTask, type Exact, type Found, executeQuery, type PartsShown, withHits } from './execute-query.ts';
import { GROUP_COUNTED_MOST, OTHER_GROUPS, type OtherGroup, readGroup } from './other-groups.reads.ts';
import { type PageOfParts, pageOfParts } from './match/parts/part-search.ts';
import type { FoundParts } from './match/parts/search-parts.ts';

type Search = typeof calls.search.goodsSearch;
type Group = ResultOf<Search>['groups'][number];
type Counts = Record<OtherGroup, number>;

/** An answer, and whether what was typed is missed. */
export interface SearchResult {
  result: ResultOf<Search>;
  isMissed: boolean;
}

/** What is found of a text, ready to be answered with these parts or others. */
export interface ResultFor {
  keyword: string;
  asked: QueryContext;
  search: PageOfParts;
  hits: PartsShown;
  exact: Exact;
  groups: Group[];
  isNothing: boolean;
  /** Nothing was found, nor anything nearly so. */
  isMissed: boolean;
  withHits: (found: FoundParts) => Promise<PartsShown>;
  answered: (shown: PartsShown, wanted?: Group['group']) => Promise<SearchResult>;
}

/** What is found of a text, before anything else is tried; parts of a model named beside it come first. */
export async function resultFor(
  context: SignedInContext,
  input: ParsedOf<Search>,
  index: LiveIndex | null,
  model: NamedModel | null = null,
): Promise<ResultFor> {
  const asked = await queryContextOf(context, { keyword: input.keyword, machineId: input.hostId }, index);
  const search = await pageOfParts(context, input, { asked, index, model });
  const asking = { context, input, asked, search };
  const { hits, ...found } = await executeQuery(asking);
  const groups = groupsOf(asking, hits.found, found.others);
  const isNothing = groups.every(({ total }) => total === 0);
  const isMissed = isNothing && found.near.machines.length === 0 && !search.isFittingAlone;
  return {
    keyword: input.keyword,
    asked,
    search,
    hits,
    exact: found.exact,
    groups,
    isNothing,
    isMissed,
    withHits: (some) => withHits(asking, some),
    answered: async (shown, wanted) => ({ result: await resultOf(asking, found, { shown, wanted }), isMissed }),
  };
}

async function resultOf(
  asking: SearchTask,
  { others, near, exact }: Found,
  { shown, wanted = asking.input.group }: { shown: PartsShown; wanted: Group['group'] | undefined },
): Promise<ResultOf<Search>> {
  const { input, asked, search } = asking;
  const { page, pageSize } = input;
  const groups = groupsOf(asking, shown.found, others);
  const chosen = wanted ?? groups.find(({ total }) => total > 0)?.group ?? 'parts';
  const rows = { limit: pageSize, offset: (page - 1) * pageSize };
  return {
    items: chosen === 'parts' ? shown.items : await readGroup(asked, chosen, rows),
    total: groups.find(({ group }) => group === chosen)?.total ?? 0,
    page,
    pageSize,
    groups,
    ...exact,
    exactRest: null,
    exactFit: null,
    nearMachines: near.machines,
    isMoreNear: near.isMore,
    nearCodes: [],
    model: search.model?.name ?? null,
    restMissed: null,
  };
}

// Whoever types a model and no more means it before the parts that are marked with it.
function groupsOf({ asked: { models }, search }: SearchTask, found: FoundParts, others: Counts): Group[] {
  const parts = groupOf('parts', found.total, found.isTotalAtLeast);
  const groups = OTHER_GROUPS.map((group) => groupOf(group, others[group], others[group] >= GROUP_COUNTED_MOST));
  const isModel = models.isWhole && !search.isFittingAlone && found.exactPartId === null;
  const ahead = isModel ? groups.filter(({ group }) => group === 'finalAssembly') : [];
  return [...ahead, parts, ...groups.filter((one) => !ahead.includes(one))];
}

const groupOf = (group: Group['group'], total: number, isAtLeast: boolean): Group => ({
  group,
  total,
  ...(isAtLeast ? { isAtLeast } : {}),
});
