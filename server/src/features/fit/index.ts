// The door of fit: whether a part belongs to a machine, with reason and proof.
export { type FittingParts, fittingParts, unsaidOf, verdictOf } from './fitting-parts.ts';
export { isListed, readListed } from './listed.reads.ts';
export { readJudgedMachines } from './verdict/judged-machine.reads.ts';
export { readBookFor } from './book/book-for.ts';
export type { PrintedBook } from './book/printed-book.ts';
export type { RowFit } from './verdict/row-fit.rules.ts';
export { countedVerdictsFor, verdictsFor } from './verdicts-for.ts';
