// The door of the cart for who has just ordered; beside the other one, since browsing never needs it (quality 14: first load).
import { cartStore, keepCart, writeCart } from './cart.stored.ts';
import { sendNow } from './cart.sync.ts';

/**
 * Lets go of lines the server has taken out of its cart with the order; other tabs hear of it before the page can be left.
 * What the server keeps of the cart is read from the beginning, since it knows better; what was changed meanwhile stays.
 */
export function forgetOrdered(codes: readonly string[]): void {
  const { lines, unsent } = cartStore.get();
  keepCart({ lines: lines.filter(({ part }) => unsent.includes(part) || !codes.includes(part)), version: 0, unsent });
  writeCart();
  sendNow();
}
