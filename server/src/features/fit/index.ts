// The door of fit: whether a part belongs to a machine, with reason and proof.
export { readEffectivity, toMultirange, UnreadableEffectivity } from './effectivity.rules.ts';
export type { Fit } from './fit.rules.ts';
export { type FittingParts, fittingParts, unsaidOf, verdictOf } from './fitting-parts.ts';
export { isListed, readListed } from './listed.reads.ts';
export { readJudgedMachines } from './judged-machine.reads.ts';
export { readBook } from './judged-book.ts';
export type { PrintedBook } from './printed-book.ts';
export type { RowFit } from './row-fit.rules.ts';
export { countedVerdictsFor, verdictsFor } from './verdicts-for.ts';
