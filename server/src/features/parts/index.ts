// The door of parts: codes, cards, categories, search.
export type { PartSet } from './goods-filter.reads.ts';
export type { GoodsFinder } from './goods-finder.ts';
export { insteadOf } from './instead.reads.ts';
export { listGoods } from './list-goods.ts';
export { partRoutes } from './parts.routes.ts';
export { pricesFor, pricesOf, readPartCards } from './part-cards.ts';
export type { PartBase } from './part-base.reads.ts';
export { partOfCode } from './read-part.ts';
export { type Lead, readLeads } from './read-leads.ts';
export { wordsBegin, wordsMatch, wordsStand } from './words-match.reads.ts';
export { type ResolvedCode, resolveCodes } from './resolve-codes.reads.ts';
export { sortBegunPrices } from './sort-begun-prices.store.ts';
export { readSuccessors } from './successors.reads.ts';
