// The door of the cart for orders that wait for the network (product §1).
export { putCartLines, keepUnsent, writeCart } from './cart.stored.ts';
export { agreeOnCart } from './cart.sync.ts';
export { sumOfLines } from './line-totals.rules.ts';
