// The door of checkout for who shows what a line of the cart would be before it is one: the same judgement, the same words.
export { type FreshLine, freshLines, isBlocking, type LineProblem } from './cart/fresh.rules.ts';
export { LineState } from './cart/line-problem.tsx';
