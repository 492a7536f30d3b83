// What is found of one text, by group: the page of parts, how many other things there are, and machines nearly called so (spec §2, §7; product §5).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { readPartCards } from '../parts/index.ts';
import { askedOf, labelsOf, lanesOf } from './ask.ts';
import type { Asked } from './asked.ts';
import { readExactMachine } from './machines/exact-machine.reads.ts';
import { MACHINE_GROUPS } from './machines/found-machines.reads.ts';
import type { Labels } from './labels/labels.rules.ts';
import type { LiveIndex } from './live/live-index.ts';
import type { NamedModel } from './models/named-model.ts';
import { HEAD } from './parts/near-names.rules.ts';
import { NONE_NEAR, nearTo } from './machines/near-to.ts';
import { countGroups, GROUP_COUNTED_MOST, OTHER_GROUPS, type OtherGroup, readGroup } from './other-groups.reads.ts';
import { partHits } from './parts/part-hits.ts';
import { type FoundParts, type PartSearch, searchParts } from './parts/search-parts.ts';

type Search = typeof calls.search.goodsSearch;
type Hit = ResultOf<Search>['items'][number];

const NO_PAGE = { skip: 0, limit: 0 };
const FIRST_PARTS = { skip: 0, limit: 20 };

/** What is found of a text, before anything else is tried; parts of a model named beside it come first. */
export async function answerFor(
  context: SignedInContext,
  input: ParsedOf<Search>,
  index: LiveIndex | null,
  model: NamedModel | null = null,
) {
  const asked = await askedOf(context, input, index);
  const skip = (input.page - 1) * input.pageSize;
  const search = { ...(await partSearchOf(context, input, { asked, index, model })), model };
  const withHits = async (found: FoundParts) => ({
    found,
    items: await partHits(context, { ...search, found }, input.keyword),
  });
  const [hits, others, exactHostId] = await Promise.all([
    searchParts(search).then(withHits),
    countGroups(asked),
    readExactMachine(asked),
  ]);
  // The same on every page and of every group.
  const firstParts = async () => (await searchParts({ ...search, page: FIRST_PARTS, isCounted: false })).hits;
  const isMachine = MACHINE_GROUPS.some((group) => others[group] > 0);
  const isElsewhere = hits.found.total > 0;
  const near = isMachine ? NONE_NEAR : await nearTo(asked, { isElsewhere, firstParts });
  const { machines: nearMachines, isMore: isMoreNear } = near;
  const isNothing = hits.found.total === 0 && OTHER_GROUPS.every((group) => others[group] === 0);
  const isMissed = isNothing && nearMachines.length === 0 && !search.isFittingAlone;
  const groupsOf = (found: FoundParts) => [
    groupOf('parts', found.total, found.isTotalAtLeast),
    ...OTHER_GROUPS.map((group) => groupOf(group, others[group], others[group] >= GROUP_COUNTED_MOST)),
  ];
  const exact = { exactCode: await exactCode(context, hits), exactHostId };
  const answered = async ({ found, items: parts }: typeof hits, wanted = input.group) => {
    const groups = groupsOf(found);
    const chosen = wanted ?? groups.find((group) => group.total > 0)?.group ?? 'parts';
    const items = chosen === 'parts' ? parts : await readGroup(asked, chosen, { limit: input.pageSize, offset: skip });
    const total = groups.find((group) => group.group === chosen)?.total ?? 0;
    return {
      result: {
        items,
        total,
        page: input.page,
        pageSize: input.pageSize,
        groups,
        ...exact,
        exactRest: null,
        exactFit: null,
        nearMachines,
        isMoreNear,
        nearCodes: [],
        model: model?.name ?? null,
        restMissed: null,
      },
      isMissed,
    };
  };
  const { keyword } = input;
  return { keyword, asked, search, hits, exact, groups: groupsOf(hits.found), withHits, isNothing, isMissed, answered };
}

/** What is found of a text. */
export type AnswerFor = Awaited<ReturnType<typeof answerFor>>;

type Listed = { asked: Asked; index: LiveIndex | null; model: NamedModel | null };

/** The page of parts asked for; of another group's page parts are only counted. */
async function partSearchOf(
  context: SignedInContext,
  { hostId, group, only, page, pageSize }: ParsedOf<Search>,
  { asked, index, model }: Listed,
): Promise<PartSearch & { labels: Labels }> {
  const isFittingAlone = only === 'fits';
  const [lanes, labels] = await Promise.all([lanesOf(context, hostId, model), labelsOf(context)]);
  const { fitting } = lanes;
  if (isFittingAlone && !fitting) refuse('machineNotFound');
  const isParts = group === undefined || group === 'parts';
  const shown = isParts ? { skip: (page - 1) * pageSize, limit: pageSize } : NO_PAGE;
  const ahead = isFittingAlone && fitting ? [fitting] : lanes.ahead;
  return { ...asked, index, labels, page: shown, head: HEAD, fitting, ahead, isFittingAlone, isCounted: true };
}

const groupOf = (group: 'parts' | OtherGroup, total: number, isAtLeast: boolean) => ({
  group,
  total,
  ...(isAtLeast ? { isAtLeast } : {}),
});

async function exactCode(
  context: SignedInContext,
  { found: { exactPartId }, items }: { found: FoundParts; items: readonly Hit[] },
): Promise<string | null> {
  if (exactPartId === null) return null;
  const hit = items.find((one) => one.id === exactPartId);
  if (hit) return hit.code;
  const [card] = await readPartCards(context, [exactPartId]);
  return card?.code ?? null;
}
