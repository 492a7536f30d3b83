// Search results by group, each hit with its reason; what was not found is noted for the parts desk (spec §2, §7; product §5).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { answerAfterAll, answerWrittenSo } from './match/codes/answer-as-code.ts';
import { answerOfBook, answerOfModel, withModel } from './answer-of-model.ts';
import { type SearchResult, type ResultFor, resultFor } from './result-for.ts';
import { isSearchable, withSizes } from './query/query-words.ts';
import { embeddedCodes, pairOf, restBeside, restBesideName } from './match/codes/embedded-codes.ts';
import type { LiveIndex } from './index/live/live-index.ts';
import { readOwnNameIn } from './match/codes/known-codes.reads.ts';
import { nearCodes } from './match/codes/code-suggestions.ts';
import { noteZeroResult } from './zero-results/zero-results.store.ts';
import { OTHER_GROUPS } from './other-groups.reads.ts';
import { searchSomeWords } from './match/parts/search-parts.ts';
import { searchCodeList } from './match/codes/code-list.ts';

type Search = typeof calls.search.goodsSearch;

/** Each of several codes is as much work as a search, so that one person's are not all done at once. */
const AT_ONCE = 2;
/** Of several codes that nobody has so many are looked for nearly so. */
const NEAR_MOST = 2;

/** One page of the chosen group, or of the first that holds anything, and how many each group holds; and whether nothing was found that holds all that was typed, misspelt or not. */
export async function searchCatalogue(
  context: SignedInContext,
  typed: ParsedOf<Search>,
  index: LiveIndex | null,
): Promise<SearchResult> {
  const input = { ...typed, keyword: withSizes(typed.keyword) };
  if (!isSearchable(input.keyword)) return { result: nothingFound(input), isMissed: false };
  const writtenSo = await answerWrittenSo(context, typed, index);
  if (writtenSo) return writtenSo;
  const whole = await resultFor(context, input, index);
  if (!whole.isNothing) return (await answerOfBook(context, { input, index }, whole)) ?? whole.answered(whole.hits);
  const other =
    (await answerAfterAll(context, typed, index)) ??
    (await answerInside(context, typed, index)) ??
    (await answerOnNamed(context, input, index));
  if (other) return other;
  const ofModel = await answerOfModel(context, input, index);
  if (ofModel && !ofModel.isNothing) return ofModel.answered(ofModel.hits);
  const near = await nearCodes(context, { keyword: input.keyword, machineId: input.hostId }, NEAR_MOST);
  const withNear = ({ result, isMissed }: SearchResult) => ({ result: { ...result, nearCodes: near }, isMissed });
  if (!whole.isMissed) return withNear(await whole.answered(whole.hits));
  const answer = ofModel ?? whole;
  // Beside a code that is nearly right its label is no word of a name.
  const some = near.length > 0 ? null : await searchSomeWords(answer.search);
  // Words that are only misspelt are none that the catalogue lacks.
  const isMissed = !some?.isEach;
  // Whoever turns the pages of some of the words has missed once.
  if (isMissed && input.page === 1) await tellPartsDesk(context, typed.keyword);
  const { result } = await answer.answered(some ? await answer.withHits(some) : answer.hits);
  const isNothing = result.groups.every(({ total }) => total === 0);
  return withNear({ result: isNothing && ofModel ? await withModel(result, ofModel, input) : result, isMissed });
}

/** The company's machine whose own name stands in a text, with the words beside it to find in its parts list; null where none is named so. */
async function answerOnNamed(
  context: SignedInContext,
  input: ParsedOf<Search>,
  index: LiveIndex | null,
): Promise<SearchResult | null> {
  const named = await readOwnNameIn(context.db, context.caller.companyId, input.keyword);
  const exactRest = named && restBesideName(input.keyword, named.name);
  if (!named || exactRest === null) return null;
  const answer = await resultFor(context, { ...input, keyword: named.name }, index);
  // A machine called Lift is not meant where lift is said of a part.
  if (answer.hits.found.total > 0) return null;
  const { result } = await answer.answered(answer.hits);
  return { result: { ...result, exactHostId: named.machineId, exactRest }, isMissed: false };
}

/** What is found of the codes in a text: one leads as it does alone, several are listed together; null where there are none. */
async function answerInside(context: SignedInContext, typed: ParsedOf<Search>, index: LiveIndex | null) {
  const codes = await embeddedCodes(context, typed.keyword);
  const input = { ...typed, keyword: withSizes(typed.keyword) };
  const isFewer = codes.length > 1 && input.only !== undefined;
  const all = await answersTo(context, codes, { input: isFewer ? { ...input, only: undefined } : input, index });
  const onTyped = await answerOnTyped(context, all, { input, index });
  if (onTyped) return onTyped;
  const [first, ...others] = isFewer ? await answersTo(context, codes, { input, index }) : all;
  if (!first) return null;
  if (others.length > 0) {
    return await searchCodeList(context, [first.answer, ...others.map(({ answer }) => answer)], input);
  }
  const { result, isMissed } = await first.answer.answered(first.answer.hits);
  const { exactHostId: machineId } = result;
  const exactRest =
    machineId === null ? null : await restBeside(context, input.keyword, { code: first.code, machineId });
  return { result: { ...result, exactRest }, isMissed };
}

/** Where one machine and one part are named, the part is looked for with that machine chosen, and shown whether it fits or not: what alone is asked for fits another. */
async function answerOnTyped(
  context: SignedInContext,
  [first, ...others]: readonly Named[],
  { input, index }: SearchTask,
): Promise<SearchResult | null> {
  const pair = first && pairOf([first, ...others].map(({ code, answer }) => ({ code, ...answer.exact })));
  if (!pair) return null;
  const { machineId: hostId } = pair;
  const part = await resultFor(context, { ...input, keyword: pair.code, hostId, only: undefined }, index);
  const withFit = ({ answer }: Named) => (answer.exact.exactCode === null ? answer : part);
  const { result, isMissed } = await searchCodeList(context, [withFit(first), ...others.map(withFit)], input);
  const { exactCode } = part.exact;
  return { result: { ...result, exactFit: exactCode === null ? null : { code: exactCode, hostId } }, isMissed };
}

/** The codes for which anything is found. */
async function answersTo(
  context: SignedInContext,
  codes: readonly string[],
  { input, index }: SearchTask,
): Promise<Named[]> {
  const each: Named[] = [];
  for (let at = 0; at < codes.length; at += AT_ONCE) {
    const some = codes.slice(at, at + AT_ONCE);
    const answers = some.map(async (code) => ({
      code,
      answer: await resultFor(context, { ...input, keyword: code }, index),
    }));
    each.push(...(await Promise.all(answers)));
  }
  return each.filter(({ answer }) => !answer.isMissed);
}

interface SearchTask {
  input: ParsedOf<Search>;
  index: LiveIndex | null;
}

interface Named {
  code: string;
  answer: ResultFor;
}

/** A search that found nothing is answered, also where that cannot be written down. */
async function tellPartsDesk({ db, language, shop, log }: SignedInContext, keyword: string): Promise<void> {
  if (shop.disk.isReadOnly()) return;
  await noteZeroResult(db, keyword, language).catch((error: unknown) =>
    log.warn({ err: error }, 'a zero-result search was not noted'),
  );
}

function nothingFound({ page, pageSize }: ParsedOf<Search>): ResultOf<Search> {
  const groups = (['parts', ...OTHER_GROUPS] as const).map((group) => ({ group, total: 0 }));
  return {
    items: [],
    total: 0,
    page,
    pageSize,
    groups,
    exactCode: null,
    exactHostId: null,
    exactRest: null,
    exactFit: null,
    nearMachines: [],
    isMoreNear: false,
    nearCodes: [],
    model: null,
    restMissed: null,
  };
}
