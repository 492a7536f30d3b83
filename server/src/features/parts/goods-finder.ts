// Where lists of parts are found while something quicker than PostgreSQL knows them: it is offered by the feature that keeps it (docs/decisions/0008).
import type { Shop } from '../../platform/shop.ts';
import type { GoodsFilter } from './goods-filter.reads.ts';
import type { GoodsPage, GoodsPlace } from './goods-order.reads.ts';

/** How many parts pass, and a page of them; null where it cannot say for now. */
export type GoodsFinder = (
  filter: GoodsFilter,
  page: GoodsPage,
) => Promise<{ total: number; places: GoodsPlace[] } | null>;

const finders = new WeakMap<Shop, GoodsFinder>();

/** From now on lists of the shop ask here first. */
export const offerGoodsFinder = (shop: Shop, finder: GoodsFinder): void => void finders.set(shop, finder);

/** What the finder of the shop says; null where there is none or it cannot say. */
export const findGoods: (shop: Shop, ...asked: Parameters<GoodsFinder>) => ReturnType<GoodsFinder> = async (
  shop,
  filter,
  page,
) => (await finders.get(shop)?.(filter, page)) ?? null;
