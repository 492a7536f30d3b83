// Catalogue calls and their use cases (spec §7 Shop).
import { calls, type PartCard } from '@outrigger/contract';
import { kept } from '../../platform/http/keep-answer.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { isPriceViewOf, mayViewPrices, priceViewOf, tradedViewOf } from '../pricing/index.ts';
import { readAnyPart } from './any-part.reads.ts';
import { readCategories, readColourName, readFilters, readTagName } from './categories.reads.ts';
import type { GoodsFinder } from './goods-finder.ts';
import { listGoods } from './list-goods.ts';
import { readPartCards } from './part-cards.ts';
import { readCategory } from './read-category.ts';
import { findPart, readPart } from './read-part.ts';
import { readPartBatch } from './read-part-batch.ts';

const { parts } = calls;
const idsOf = (cards: readonly PartCard[]): number[] => cards.map((card) => card.id);

/** Mounts the parts feature; the finder answers lists where it can. */
export function partRoutes(app: App, shop: Shop, finder: GoodsFinder): void {
  serve(app, shop, parts, {
    categoryList: kept(parts.categoryList, ({ readDb, language }) => readCategories(readDb, language)),
    categoryDetail: kept(parts.categoryDetail, readCategory),
    goodsFilters: kept(parts.goodsFilters, async ({ readDb, language }, { categoryId, colour, tag }) => {
      const [choices, colourName, tagName] = await Promise.all([
        readFilters(readDb, language, categoryId ?? null),
        colour === undefined ? null : readColourName(readDb, language, colour),
        tag === undefined ? null : readTagName(readDb, language, tag),
      ]);
      return { ...choices, colour: colourName, tag: tagName };
    }),
    goodsList: kept(parts.goodsList, (context, input) => listGoods(context, input, { finder }), {
      seenAs: tradedViewOf,
      isSeenSo: isPriceViewOf,
      // Prices sort and filter the list and end its price range.
      topics: ({ caller }) => (mayViewPrices(caller) ? ['prices'] : []),
      parts: ({ items }) => idsOf(items),
      rehearsed: async () => [parts.goodsList.input.parse({})],
    }),
    goodsDetail: kept(parts.goodsDetail, readPart, {
      find: findPart,
      seenAs: priceViewOf,
      isSeenSo: isPriceViewOf,
      parts: (part) => [
        part.id,
        ...part.related.map((one) => one.part.id),
        ...part.chain.flatMap((step) => step.partId ?? []),
      ],
      rehearsed: async ({ readDb }) => {
        const partId = await readAnyPart(readDb);
        return partId === null ? [] : [{ partId, changeCode: null }];
      },
    }),
    goodsListByIds: kept(
      parts.goodsListByIds,
      (context, { ids }) => readPartCards(context, ids.split(',').map(Number)),
      { seenAs: priceViewOf, isSeenSo: isPriceViewOf, parts: idsOf },
    ),
    goodsBatchDetail: readPartBatch,
  });
}
