// The door of parts: cards, pages and words of single parts.
export type { NamedParts } from './named-parts.ts';
export { partRoutes } from './parts.routes.ts';
export { pricesFor, pricesOf, readPartCards } from './part-cards.ts';
export type { PartBase } from './part-base.reads.ts';
export { partOfCode } from './read-part.ts';
export { countTogether } from './together/count-together.ts';
export { wordsBegin, wordsMatch, wordsStand } from './words-match.reads.ts';
