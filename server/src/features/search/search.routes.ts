// Search calls (spec §7 goods-search).
import { calls, type ParsedOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { cachedCall } from '../../platform/response-cache/cached-call.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { priceViewOf } from '../pricing/index.ts';
import { readAnyWords } from './any-words.reads.ts';
import { isSearchable } from './query/query-words.ts';
import type { IndexOfShop } from './index/live/index-of-shop.ts';
import type { LiveIndex } from './index/live/live-index.ts';
import { readZeroResults } from './zero-results/zero-results.reads.ts';
import { removeZeroResult } from './zero-results/zero-results.store.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { suggest } from './suggest/suggest.ts';

const { search } = calls;

/** Mounts the search feature on the index. */
export function searchRoutes(app: App, shop: Shop, index: IndexOfShop): void {
  const passing = new WeakSet<object>();
  // What an index says that parts have overtaken, or PostgreSQL before there is one, is given but not kept.
  const answered = async <R extends object>(answer: (ready: LiveIndex | null) => Promise<Answer<R>>): Promise<R> => {
    const ready = index.started();
    const [isBehind, { result, isMissed }] = await Promise.all([index.isBehind(), answer(ready)]);
    if (isBehind || isMissed) passing.add(result);
    return result;
  };
  serve(app, shop, search, {
    goodsSearch: cachedCall(
      search.goodsSearch,
      (context, input) => answered((ready) => searchCatalogue(context, input, ready)),
      {
        seenAs: viewOf,
        topics: topicsOf,
        parts: ({ items }) => partsOf(items),
        isPassing: (result) => passing.has(result) || result.groups.every((group) => group.total === 0),
        warmUpWith: async ({ readDb }) =>
          (await readAnyWords(readDb)).map((words) => asking(search.goodsSearch, words)),
      },
    ),
    goodsSuggest: cachedCall(
      search.goodsSuggest,
      (context, input) => answered(async (ready) => ({ result: await suggest(context, input, ready) })),
      {
        seenAs: viewOf,
        topics: topicsOf,
        isPassing: (hits) => passing.has(hits),
        // As somebody types: after each letter the words so far.
        warmUpWith: async ({ readDb }) =>
          (await readAnyWords(readDb)).flatMap(keyStrokes).map((words) => asking(search.goodsSuggest, words)),
      },
    ),
    zeroResults: ({ db }, input) => readZeroResults(db, input),
    settleZeroResult: async ({ db }, searched) => ({ isSettled: await removeZeroResult(db, searched) }),
  });
}

/** What is not found is noted each time, so its answer is not cachedCall, whatever it shows instead. */
interface Answer<R> {
  result: R;
  isMissed?: boolean;
}

const asking = <C extends typeof search.goodsSearch | typeof search.goodsSuggest>(call: C, keyword: string) =>
  call.input.parse({ keyword }) as ParsedOf<C>;
const keyStrokes = (words: string): string[] => [...words].map((_, at) => words.slice(0, at + 1)).filter(isSearchable);

// Own codes and fleets are a company's.
const viewOf = async (context: SignedInContext): Promise<string> =>
  `${context.caller.companyId} ${await priceViewOf(context)}`;
const topicsOf = ({ caller }: SignedInContext): string[] => ['codes', `fleet:${caller.companyId}`];
const partsOf = (hits: readonly { kind: string; id: number }[]): number[] =>
  hits.flatMap((hit) => (hit.kind === 'part' ? [hit.id] : []));
