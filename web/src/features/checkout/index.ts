// The door of checkout for who shows what a line of the cart would be before it is one: the same judgement, the same words; and for who lists orders, those that still wait here.
export { type FreshLine, freshLines, isBlocking, type LineProblem } from './cart/fresh.rules.ts';
export { LineState } from './cart/line-problem.tsx';
export { WaitingOrders } from './waiting/waiting-list.tsx';
