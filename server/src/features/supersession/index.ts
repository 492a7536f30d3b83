// The door of supersession: what replaced a part, what a code leads to today, and which part may be used where the book prints another.
export * as alternatives from './alternatives.reads.ts';
export { isCurrent, type ResolvedCode, resolveCodes } from './current-parts.reads.ts';
export { type ChainEnd, readChainEnds } from './read-chain-ends.ts';
export { sortBegunPrices } from './sort-begun-prices.store.ts';
export * as standIns from './stand-ins.reads.ts';
export { codesInForce, isReplaced, readChain, readSuccessors } from './successors.reads.ts';
