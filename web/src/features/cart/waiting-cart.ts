// Cart lines that wait for the network when a session ends by itself (product §3): put away encrypted, taken back by the same person's next sign-in.
import { storageOwner } from '../../client/stored/stored.ts';
import { storedKey } from '../../client/stored/stored-key.ts';
import { secretEntry } from '../../client/stored/stored-secret.ts';
import { cartStore, isCartWaiting, keepCart, keepUnsent, parseCart, WAITING_CART, writeCart } from './cart.stored.ts';
import { type CartState, EMPTY_CART } from './merge.rules.ts';

const entry = secretEntry({ ...WAITING_CART, parse: parseCart }, storedKey);

function unsentOf({ lines, unsent }: CartState): CartState {
  const waiting = new Set(unsent);
  return { lines: lines.filter(({ part }) => waiting.has(part)), version: 0, unsent };
}

/** Puts away what the server has not heard of and empties the readable cart, which the server knows but for that; where nothing can be encrypted it stays as it is. */
export async function sealCart(): Promise<void> {
  const owner = storageOwner.get();
  if (cartStore.get().unsent.length === 0) return;
  // What waits from before is put away with the rest, not written over.
  if (isCartWaiting()) await unsealCart();
  // Encrypting takes a moment in which the cart may change, here or in another tab: only what is put away may be emptied.
  while (storageOwner.get() === owner) {
    const state = cartStore.get();
    if (state.unsent.length === 0) return entry.remove();
    const isKept = await entry.write(unsentOf(state));
    // Somebody else's cart stands here by now; the lines are found in both places by their owner's next sign-in.
    if (!isKept || storageOwner.get() !== owner) return;
    if (cartStore.get() === state) return empty();
  }
}

function empty(): void {
  keepCart(EMPTY_CART);
  writeCart();
}

/** Takes back what waits for this person; it is sent with the next exchange. */
export async function unsealCart(): Promise<void> {
  const owner = storageOwner.get();
  const waiting = await entry.read();
  // Decrypting takes a moment in which another tab may sign somebody else in, or take the lines back itself.
  if (!waiting || storageOwner.get() !== owner || !isCartWaiting()) return;
  const { lines, unsent } = cartStore.get();
  const newer = new Set(unsent);
  const codes = new Set(waiting.unsent.filter((code) => !newer.has(code)));
  const taken = waiting.lines.filter(({ part }) => codes.has(part));
  keepUnsent([...lines.filter(({ part }) => !codes.has(part)), ...taken], [...codes]);
  writeCart();
  entry.remove();
}
