// Cart lines that wait for the network when a session ends by itself (product §3): put away encrypted, taken back by the same person's next sign-in.
import { storedKey } from '../../client/stored-key.ts';
import { secretEntry } from '../../client/stored-secret.ts';
import { cartStore, keepCart, keepUnsent, parseCart, WAITING_CART, writeCart } from './cart.stored.ts';
import { EMPTY_CART } from './merge.rules.ts';

const entry = secretEntry({ ...WAITING_CART, parse: parseCart }, storedKey);

/** Puts away what the server has not heard of and empties the readable cart, which the server knows but for that; where nothing can be encrypted it stays as it is. */
export async function sealCart(): Promise<void> {
  const { lines, unsent } = cartStore.get();
  if (unsent.length === 0) return;
  const waiting = new Set(unsent);
  const isKept = await entry.write({ lines: lines.filter(({ part }) => waiting.has(part)), version: 0, unsent });
  if (!isKept) return;
  keepCart(EMPTY_CART);
  writeCart();
}

/** Takes back what waits for this person; it is sent with the next exchange. */
export async function unsealCart(): Promise<void> {
  const waiting = await entry.read();
  if (!waiting) return;
  const codes = new Set(waiting.unsent);
  keepUnsent([...cartStore.get().lines.filter(({ part }) => !codes.has(part)), ...waiting.lines], waiting.unsent);
  writeCart();
  entry.remove();
}
