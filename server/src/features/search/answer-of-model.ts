// What is found where a model is named beside words: its own parts first, or the model alone (product §5 Search).
import type { calls, ParsedOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import type { LiveIndex } from './index/live/live-index.ts';
import { namedModel, readNamed } from './match/models/named-model.ts';
import { searchParts } from './match/parts/search-parts.ts';
import { type ResultFor, resultFor, type SearchResult } from './result-for.ts';

type Search = typeof calls.search.goodsSearch;

/** How parts are found that are not called what was typed. */
const GUESSED: ReadonlySet<string> = new Set(['category', 'nameTypo', 'someWords']);

/** The model that was typed, where of what stands beside it nothing is known. */
export async function withModel(
  result: SearchResult['result'],
  { asked, search: { model } }: ResultFor,
  { group = 'finalAssembly', page, pageSize }: ParsedOf<Search>,
): Promise<SearchResult['result']> {
  if (!model) return result;
  const groups = result.groups.map((one) =>
    one.group === 'finalAssembly' ? { ...one, total: model.ids.length } : one,
  );
  const alone = { ...result, groups, model: null, restMissed: model.rest };
  if (group !== 'finalAssembly') return alone;
  const items = await readNamed(asked, model, { limit: pageSize, offset: (page - 1) * pageSize });
  return { ...alone, items, total: model.ids.length };
}

/** What is found of the words beside a model, its own parts first; null where none is named. */
export async function answerOfModel(context: SignedInContext, input: ParsedOf<Search>, index: LiveIndex | null) {
  const model = await namedModel(context, input.keyword);
  return model && (await resultFor(context, { ...input, keyword: model.rest }, index, model));
}

/** Of "wheel S1012RT" the wheels in its books, where no name or code holds both and categories alone say the rest; null where no model is named. */
export async function answerOfBook(
  context: SignedInContext,
  { input, index }: { input: ParsedOf<Search>; index: LiveIndex | null },
  whole: ResultFor,
): Promise<SearchResult | null> {
  const isElsewhere = whole.groups.some(({ group, total }) => group !== 'parts' && total > 0);
  if (isElsewhere) return null;
  const first = await firstPageOf(whole, input);
  if (first.length === 0 || !first.every(({ foundBy }) => GUESSED.has(foundBy))) return null;
  const ofModel = await answerOfModel(context, input, index);
  return ofModel && !ofModel.isNothing ? await ofModel.answered(ofModel.hits) : null;
}

// Each page of each group, and what is past the last, is of the list that the first page of parts is of.
async function firstPageOf({ hits, search }: ResultFor, { group = 'parts', page, pageSize }: ParsedOf<Search>) {
  if (group === 'parts' && page === 1) return hits.found.hits;
  return (await searchParts({ ...search, page: { skip: 0, limit: pageSize }, isCounted: false })).hits;
}
