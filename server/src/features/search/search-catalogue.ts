// Search results by group, each hit with its reason; what was not found is noted for the parts desk (spec §2, §7; product §5).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { fittingParts } from '../fit/index.ts';
import { readPartCards } from '../parts/index.ts';
import { keptSerialLengths } from '../machines/index.ts';
import type { Asked } from './asked.ts';
import { knownLabels } from './known-labels.ts';
import { findModels } from './known-models.ts';
import { findNames } from './known-names.ts';
import type { Labels } from './labels.rules.ts';
import type { LiveIndex } from './live-index.ts';
import { HEAD, HEAD_OFFERED } from './near-names.rules.ts';
import { noteMiss } from './misses.store.ts';
import { readExactMachine } from './exact-machine.reads.ts';
import { readOneOffMachines, readSimilarMachines } from './near-machines.reads.ts';
import { isMachineMeant, MACHINE_GROUPS, offerMachines } from './found-machines.reads.ts';
import { GROUP_COUNTED_MOST, countGroups, OTHER_GROUPS, type OtherGroup, readGroup } from './other-groups.reads.ts';
import { offeredParts, partHits } from './part-hits.ts';
import { type FoundParts, type PartSearch, searchParts, searchSomeWords } from './search-parts.ts';

type Search = typeof calls.search.goodsSearch;
type Hit = ResultOf<Search>['items'][number];

const NO_PAGE = { skip: 0, limit: 0 };

/** One page of the chosen group, or of the first that holds anything, and how many each group holds; and whether nothing was found that holds all that was typed. */
export async function searchCatalogue(
  context: SignedInContext,
  input: ParsedOf<Search>,
  index: LiveIndex | null,
): Promise<{ result: ResultOf<Search>; isMissed: boolean }> {
  if (!isSearchable(input.keyword)) return { result: nothingFound(input), isMissed: false };
  const asked = await askedOf(context, input, index);
  const skip = (input.page - 1) * input.pageSize;
  const search = await partSearchOf(context, input, { asked, index });
  const withHits = async (found: FoundParts) => ({
    found,
    hits: await partHits(context, { ...search, found }, input.keyword),
  });
  const [whole, others, similar, exactHostId] = await Promise.all([
    searchParts(search).then(withHits),
    countGroups(asked),
    readSimilarMachines(asked),
    readExactMachine(asked),
  ]);
  const isMachine = MACHINE_GROUPS.some((group) => others[group] > 0);
  const nearMachines = isMachine ? [] : await orOneOff(asked, similar, whole.found.total > 0);
  const isNothing = whole.found.total === 0 && OTHER_GROUPS.every((group) => others[group] === 0);
  const isMissed = isNothing && nearMachines.length === 0 && !search.isFittingAlone;
  // Whoever turns the pages of some of the words has missed once.
  if (isMissed && input.page === 1) await tellPartsDesk(context, input.keyword);
  const some = isMissed ? searchSomeWords(search) : null;
  const { found, hits } = some ? await withHits(some) : whole;
  const groups = [
    groupOf('parts', found.total, found.isTotalAtLeast),
    ...OTHER_GROUPS.map((group) => groupOf(group, others[group], others[group] >= GROUP_COUNTED_MOST)),
  ];
  const chosen = input.group ?? groups.find((group) => group.total > 0)?.group ?? 'parts';
  const items = chosen === 'parts' ? hits : await readGroup(asked, chosen, { limit: input.pageSize, offset: skip });
  const total = groups.find((group) => group.group === chosen)?.total ?? 0;
  const exact = { exactCode: await exactCode(context, found, items), exactHostId };
  return {
    result: { items, total, page: input.page, pageSize: input.pageSize, groups, ...exact, nearMachines },
    isMissed,
  };
}

/** A search that found nothing is answered, also where that cannot be written down. */
async function tellPartsDesk({ db, language, shop, log }: SignedInContext, keyword: string): Promise<void> {
  if (shop.disk.isReadOnly()) return;
  await noteMiss(db, keyword, language).catch((error: unknown) => log.warn({ err: error }, 'a miss was not noted'));
}

type Listed = { asked: Asked; index: LiveIndex | null };

/** The page of parts asked for; of another group's page parts are only counted. */
async function partSearchOf(
  context: SignedInContext,
  { hostId, group, only, page, pageSize }: ParsedOf<Search>,
  { asked, index }: Listed,
): Promise<PartSearch & { labels: Labels }> {
  const isFittingAlone = only === 'fits';
  const [fitting, labels] = await Promise.all([fittingOf(context, hostId), labelsOf(context)]);
  if (isFittingAlone && !fitting) refuse('machineNotFound');
  const isParts = group === undefined || group === 'parts';
  const shown = isParts ? { skip: (page - 1) * pageSize, limit: pageSize } : NO_PAGE;
  return { ...asked, index, labels, page: shown, head: HEAD, fitting, isFittingAlone, isCounted: true };
}

const groupOf = (group: 'parts' | OtherGroup, total: number, isAtLeast: boolean) => ({
  group,
  total,
  ...(isAtLeast ? { isAtLeast } : {}),
});

/** Up to eight offers while somebody types: machines by number, then parts, those that fit the chosen machine first, models and figures. */
export async function suggest(
  context: SignedInContext,
  { keyword, hostId }: ParsedOf<typeof calls.search.goodsSuggest>,
  index: LiveIndex | null,
): Promise<Hit[]> {
  if (!isSearchable(keyword)) return [];
  const asked = await askedOf(context, { keyword, hostId }, index);
  const some = (group: OtherGroup) => readGroup(asked, group, { limit: 2, offset: 0 });
  const [fitting, labels] = await Promise.all([fittingOf(context, hostId), labelsOf(context)]);
  const wanted = { head: HEAD_OFFERED, isFittingAlone: false, isCounted: false };
  const offered = { ...asked, ...wanted, index, labels, page: { skip: 0, limit: 6 }, fitting };
  const [parts, similar, ...others] = await Promise.all([
    searchParts(offered).then((found) => offeredParts(context, { found, fitting, labels }, keyword)),
    readSimilarMachines(asked),
    offerMachines(asked, 3),
    some('finalAssembly'),
    some('chapters'),
  ]);
  const rest = others.flat();
  const meant = rest.filter(isMachineMeant);
  const near = meant.length > 0 ? meant : await orOneOff(asked, similar, parts.length + rest.length > 0);
  const machinesFirst = [...near.slice(0, 3), ...rest.filter((hit) => !isMachineMeant(hit))];
  return [...machinesFirst.slice(0, parts.length > 5 ? 2 : 3), ...parts].slice(0, 8);
}

/** Numbers that look alike; where nothing else was found either, those with one character wrong. */
async function orOneOff(asked: Asked, similar: Hit[], isElsewhere: boolean): Promise<Hit[]> {
  return similar.length > 0 || isElsewhere ? similar : await readOneOffMachines(asked);
}

/** Plans made once are right for what stays to be asked where the indexes find parts and figures. */
async function askedOf(
  context: SignedInContext,
  { keyword: text, hostId }: { keyword: string; hostId?: number | undefined },
  index: LiveIndex | null,
): Promise<Asked> {
  const { readDb, language, caller, shop } = context;
  const [models, names, lengths] = await Promise.all([
    findModels(shop.answers, readDb, text),
    findNames(shop.answers, readDb, text),
    keptSerialLengths(context),
  ]);
  const figures = index?.figures(text, GROUP_COUNTED_MOST) ?? null;
  const db = figures && index?.engine() ? shop.steadyDb : readDb;
  return { db, language, companyId: caller.companyId, text, models, names, hostId, lengths, figures };
}

/** Codes are compared without punctuation, so that punctuation alone would begin every one of them. */
const isSearchable = (keyword: string): boolean => /[\p{L}\p{N}]/u.test(keyword);

function nothingFound({ page, pageSize }: ParsedOf<Search>): ResultOf<Search> {
  const groups = (['parts', ...OTHER_GROUPS] as const).map((group) => ({ group, total: 0 }));
  return { items: [], total: 0, page, pageSize, groups, exactCode: null, exactHostId: null, nearMachines: [] };
}

const labelsOf = ({ shop, readDb }: SignedInContext): Promise<Labels> => knownLabels(shop.answers, readDb);

/** Parts that fit the chosen machine; null where none is chosen or it is gone. */
async function fittingOf(context: SignedInContext, hostId: number | undefined): Promise<ReadonlySet<number> | null> {
  return hostId === undefined ? null : ((await fittingParts(context, hostId))?.set ?? null);
}

async function exactCode(
  context: SignedInContext,
  { exactPartId }: FoundParts,
  shown: readonly Hit[],
): Promise<string | null> {
  if (exactPartId === null) return null;
  const hit = shown.find((one) => one.kind === 'part' && one.id === exactPartId);
  if (hit) return hit.code;
  const [card] = await readPartCards(context, [exactPartId]);
  return card?.code ?? null;
}
