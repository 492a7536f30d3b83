// What is found of one text, by group: the page of parts, how many other things there are, and machines nearly called so (spec §2, §7; product §5).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { askedOf } from './ask.ts';
import type { Asked } from './asked.ts';
import type { LiveIndex } from './live/live-index.ts';
import type { NamedModel } from './models/named-model.ts';
import { type Asking, type Exact, type Found, lookFor, type PartsShown, withHits } from './look-for.ts';
import { GROUP_COUNTED_MOST, OTHER_GROUPS, type OtherGroup, readGroup } from './other-groups.reads.ts';
import { type PageOfParts, pageOfParts } from './parts/part-search.ts';
import type { FoundParts } from './parts/search-parts.ts';

type Search = typeof calls.search.goodsSearch;
type Group = ResultOf<Search>['groups'][number];
type Counts = Record<OtherGroup, number>;

/** An answer, and whether what was typed is missed. */
export interface Answered {
  result: ResultOf<Search>;
  isMissed: boolean;
}

/** What is found of a text, ready to be answered with these parts or others. */
export interface AnswerFor {
  keyword: string;
  asked: Asked;
  search: PageOfParts;
  hits: PartsShown;
  exact: Exact;
  groups: Group[];
  isNothing: boolean;
  /** Nothing was found, nor anything nearly so. */
  isMissed: boolean;
  withHits: (found: FoundParts) => Promise<PartsShown>;
  answered: (shown: PartsShown, wanted?: Group['group']) => Promise<Answered>;
}

/** What is found of a text, before anything else is tried; parts of a model named beside it come first. */
export async function answerFor(
  context: SignedInContext,
  input: ParsedOf<Search>,
  index: LiveIndex | null,
  model: NamedModel | null = null,
): Promise<AnswerFor> {
  const asked = await askedOf(context, input, index);
  const search = await pageOfParts(context, input, { asked, index, model });
  const asking = { context, input, asked, search };
  const { hits, ...found } = await lookFor(asking);
  const groups = groupsOf(hits.found, found.others);
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
  { input, asked, search }: Asking,
  { others, near, exact }: Found,
  { shown, wanted = input.group }: { shown: PartsShown; wanted: Group['group'] | undefined },
): Promise<ResultOf<Search>> {
  const { page, pageSize } = input;
  const groups = groupsOf(shown.found, others);
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

const groupsOf = (found: FoundParts, others: Counts): Group[] => [
  groupOf('parts', found.total, found.isTotalAtLeast),
  ...OTHER_GROUPS.map((group) => groupOf(group, others[group], others[group] >= GROUP_COUNTED_MOST)),
];

const groupOf = (group: Group['group'], total: number, isAtLeast: boolean): Group => ({
  group,
  total,
  ...(isAtLeast ? { isAtLeast } : {}),
});
