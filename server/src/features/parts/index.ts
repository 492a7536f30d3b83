// The door of parts: codes, cards, categories, search.
export type { PartSet } from './goods-filter.reads.ts';
export type { GoodsFinder } from './goods-finder.ts';
export { listGoods } from './list-goods.ts';
export { partRoutes } from './parts.routes.ts';
export { pricesFor, pricesOf, readPartCards } from './part-cards.ts';
export type { PartBase } from './part-base.reads.ts';
export { partOfCode } from './read-part.ts';
export { wordsBegin, wordsMatch, wordsStand } from './words-match.reads.ts';
