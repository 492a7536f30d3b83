// Catalogue calls and their use cases (spec §7 Shop).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { readCategories, readFilters } from './categories.reads.ts';
import { listGoods } from './list-goods.ts';
import { readPartCards } from './part-cards.ts';
import { readCategory } from './read-category.ts';
import { readPart } from './read-part.ts';
import { readPartBatch } from './read-part-batch.ts';

/** Mounts the parts feature. */
export function partRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.parts, {
    categoryList: ({ readDb, language }) => readCategories(readDb, language),
    categoryDetail: readCategory,
    goodsFilters: ({ readDb, language }, { categoryId }) => readFilters(readDb, language, categoryId ?? null),
    goodsList: listGoods,
    goodsDetail: readPart,
    goodsListByIds: (context, { ids }) => readPartCards(context, ids.split(',').map(Number)),
    goodsBatchDetail: readPartBatch,
  });
}
