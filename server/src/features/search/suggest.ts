// What is offered while somebody types: machines by number, parts, models and chapters (product §5 Search).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { askedOf, fittingOf, isSearchable, labelsOf } from './ask.ts';
import { codesInside } from './code-inside.ts';
import { isMachineMeant, offerMachines } from './found-machines.reads.ts';
import type { LiveIndex } from './live-index.ts';
import { readSimilarMachines } from './near-machines.reads.ts';
import { HEAD_OFFERED } from './near-names.rules.ts';
import { nearTo } from './near-to.ts';
import { type OtherGroup, readGroup } from './other-groups.reads.ts';
import { offeredParts } from './part-hits.ts';
import { searchParts } from './search-parts.ts';

type Hit = ResultOf<typeof calls.search.goodsSuggest>[number];

const OFFERS = 8;

/** Up to eight offers while somebody types: machines by number, then parts, those that fit the chosen machine first, models and figures. */
export async function suggest(
  context: SignedInContext,
  { keyword, hostId }: ParsedOf<typeof calls.search.goodsSuggest>,
  index: LiveIndex | null,
): Promise<Hit[]> {
  if (!isSearchable(keyword)) return [];
  const offersFor = (text: string) => offers(context, { keyword: text, hostId }, index);
  const whole = await offersFor(keyword);
  if (whole.found > 0) return whole.hits;
  const inside = await Promise.all((await codesInside(context, keyword)).map(offersFor));
  const hits = inside.flatMap((one) => one.hits.slice(0, Math.ceil(OFFERS / inside.length)));
  return hits.length > 0 ? hits.slice(0, OFFERS) : whole.hits;
}

/** Offers for a text, and how many of them it was found in, not only nearly. */
async function offers(
  context: SignedInContext,
  { keyword, hostId }: { keyword: string; hostId: number | undefined },
  index: LiveIndex | null,
): Promise<{ hits: Hit[]; found: number }> {
  const asked = await askedOf(context, { keyword, hostId }, index);
  const some = (group: OtherGroup) => readGroup(asked, group, { limit: 2, offset: 0 });
  const [fitting, labels] = await Promise.all([fittingOf(context, hostId), labelsOf(context)]);
  const wanted = { head: HEAD_OFFERED, isFittingAlone: false, isCounted: false };
  const offered = { ...asked, ...wanted, index, labels, page: { skip: 0, limit: 6 }, fitting };
  const [{ found, parts }, similar, ...others] = await Promise.all([
    searchParts(offered).then(async (found) => ({
      found,
      parts: await offeredParts(context, { found, fitting, labels }, keyword),
    })),
    readSimilarMachines(asked),
    offerMachines(asked, 3),
    some('finalAssembly'),
    some('chapters'),
  ]);
  const rest = others.flat();
  const meant = rest.filter(isMachineMeant);
  const isElsewhere = parts.length + rest.length > 0;
  const near =
    meant.length > 0 ? meant : await nearTo(asked, similar, { isElsewhere, firstParts: async () => found.hits });
  const machinesFirst = [...near.slice(0, 3), ...rest.filter((hit) => !isMachineMeant(hit))];
  const hits = [...machinesFirst.slice(0, parts.length > 5 ? 2 : 3), ...parts].slice(0, OFFERS);
  return { hits, found: parts.length + rest.length };
}
