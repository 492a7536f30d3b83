// The door of the catalogue: categories, and lists of parts by filter and sort.
export { catalogueRoutes } from './catalogue.routes.ts';
export type { GoodsFinder } from './goods-finder.ts';
export { listGoods } from './list-goods.ts';
