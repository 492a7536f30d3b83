// The door of parts: codes, cards, categories, search.
export { type ResolvedCode, resolveCodes, successorQuantity } from './resolve-codes.reads.ts';
