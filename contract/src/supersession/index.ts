/** What replaces a part: its successors, what is ordered in its place, and what a set of them costs (product §5 Supersession). */
export * from './successors.ts';
export * from './replacements.ts';
export * from './set-offer.ts';
