// Offers for one text while somebody types: machines by number, parts, models and chapters (product §5 Search).
import type { calls, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { queryContextOf, labelsOf, lanesOf, synonymsOf } from '../query/query-words.ts';
import { isMachineMeant, offerMachines } from '../match/machines/found-machines.reads.ts';
import type { LiveIndex } from '../index/live/live-index.ts';
import type { NamedModel } from '../match/models/named-model.ts';
import { HEAD_SUGGESTED } from '../rank/relevance.rules.ts';
import { nearTo } from '../match/machines/near-machines.ts';
import { type OtherGroup, readGroup } from '../other-groups.reads.ts';
import { suggestedParts } from '../match/parts/part-hits.ts';
import { searchParts } from '../match/parts/search-parts.ts';

type Hit = ResultOf<typeof calls.search.goodsSuggest>[number];

/** So many are shown. */
export const OFFERS = 8;

/** So few letters begin a word of some language in most names. */
const FEW_LETTERS = /^\p{L}{1,3}$/u;
const isOwnName = ({ matchedIn }: Hit): boolean => matchedIn === undefined;

/** What is found besides parts; of few letters, where parts are called so in the reader's own language, nothing that only another language calls so. */
const withoutStrangers = (hits: readonly Hit[], { keyword, parts }: { keyword: string; parts: readonly Hit[] }) =>
  FEW_LETTERS.test(keyword.trim()) && parts.some((part) => part.foundBy === 'name' && isOwnName(part))
    ? hits.filter(isOwnName)
    : [...hits];

/** Offers, and how many of them the text was found in, not only nearly. */
export interface Offers {
  hits: Hit[];
  found: number;
}

/** What is typed, the machine chosen, and a model whose parts come first. */
interface Typed {
  keyword: string;
  machineId: number | undefined;
  model: NamedModel | null;
}

/** The offers for a text as it stands. */
export async function offers(
  context: SignedInContext,
  { keyword, machineId, model }: Typed,
  index: LiveIndex | null,
): Promise<Offers> {
  const whole = await queryContextOf(context, { keyword, machineId }, index);
  // Of a model that was typed no figures of others are offered.
  const asked = model ? { ...whole, figures: whole.figures?.filter((id) => model.figures.has(id)) ?? null } : whole;
  const some = (group: OtherGroup) => readGroup(asked, group, { limit: 2, offset: 0 });
  const [{ judged, fitting, ahead }, labels, synonyms] = await Promise.all([
    lanesOf(context, machineId, model),
    labelsOf(context),
    synonymsOf(context),
  ]);
  const wanted = { head: HEAD_SUGGESTED, isFittingAlone: false, isCounted: false };
  const offered = {
    ...asked,
    ...wanted,
    index,
    labels,
    synonyms,
    page: { skip: 0, limit: 6 },
    fitting,
    ahead,
  };
  const [{ found, parts }, ...others] = await Promise.all([
    searchParts(offered).then(async (found) => ({
      found,
      parts: await suggestedParts(context, { found, judged, labels, synonyms, model }, { keyword, index }),
    })),
    offerMachines(asked, 3),
    some('finalAssembly'),
    some('chapters'),
  ]);
  const rest = withoutStrangers(others.flat(), { keyword, parts });
  const meant = rest.filter(isMachineMeant);
  const isElsewhere = parts.length + rest.length > 0;
  const near =
    meant.length > 0 ? meant : (await nearTo(asked, { isElsewhere, firstParts: async () => found.hits })).machines;
  const machinesFirst = [...near.slice(0, 3), ...rest.filter((hit) => !isMachineMeant(hit))];
  const hits = [...machinesFirst.slice(0, parts.length > 5 ? 2 : 3), ...parts].slice(0, OFFERS);
  return { hits, found: parts.length + rest.length };
}
