// Catalogue calls and their use cases (spec §7 Shop).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import { cachedCall } from '../../platform/response-cache/cached-call.ts';
import type { Shop } from '../../platform/shop.ts';
import { isPriceViewOf, mayViewPrices, tradedViewOf } from '../pricing/index.ts';
import { readCategories, readColourName, readFilters, readTagName } from './categories.reads.ts';
import type { PartsFinder } from './parts-finder.ts';
import { listCatalogue } from './list-catalogue.ts';
import { readCategory } from './read-category.ts';

const { catalogue } = calls;

/** Mounts the catalogue feature; the finder answers lists where it can. */
export function catalogueRoutes(app: App, shop: Shop, finder: PartsFinder): void {
  serve(app, shop, catalogue, {
    categoryList: cachedCall(catalogue.categoryList, ({ readDb, language }) => readCategories(readDb, language)),
    categoryDetail: cachedCall(catalogue.categoryDetail, readCategory),
    goodsFilters: cachedCall(catalogue.goodsFilters, async ({ readDb, language }, { categoryId, colour, tag }) => {
      const [choices, colourName, tagName] = await Promise.all([
        readFilters(readDb, language, categoryId ?? null),
        colour === undefined ? null : readColourName(readDb, language, colour),
        tag === undefined ? null : readTagName(readDb, language, tag),
      ]);
      return { ...choices, colour: colourName, tag: tagName };
    }),
    goodsList: cachedCall(catalogue.goodsList, (context, input) => listCatalogue(context, input, { finder }), {
      seenAs: tradedViewOf,
      isSameView: isPriceViewOf,
      // Prices sort and filter the list and end its price range.
      topics: ({ caller }) => (mayViewPrices(caller) ? ['prices'] : []),
      parts: ({ items }) => items.map((card) => card.id),
      warmUpWith: async () => [catalogue.goodsList.input.parse({})],
    }),
  });
}
