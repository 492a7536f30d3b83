// What lists of parts may be found by when it is quicker than PostgreSQL; app.ts hands it over (docs/decisions/0008).
import type { GoodsFilter } from './goods-filter.reads.ts';
import type { GoodsPage, GoodsPlace } from './goods-order.reads.ts';

/** How many parts pass, and a page of them; null where it cannot say for now, and PostgreSQL does. */
export type GoodsFinder = (
  filter: GoodsFilter,
  page: GoodsPage,
) => Promise<{ total: number; places: GoodsPlace[] } | null>;
