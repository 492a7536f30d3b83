// Takes lines out of the cart of this browser, and puts them back where they stood (spec §4 Cart).
import type { CartLine } from './cart.rules.ts';
import { cartStore, keepUnsent } from './cart.stored.ts';

/** Puts lines back to where they stood before they were taken out; what came or changed since stays. */
export function restoreCartLines(gone: readonly CartLine[], before: readonly CartLine[]): void {
  const places = new Map(before.map((line, place) => [line.part, place]));
  const place = (line: CartLine) => places.get(line.part) ?? before.length;
  const present = cartStore.get().lines.filter((line) => !gone.some((one) => one.part === line.part));
  keepUnsent(
    [...present, ...gone].toSorted((a, b) => place(a) - place(b)),
    gone.map((line) => line.part),
  );
}

/** Takes lines out of the cart. */
export function removeCartLines(codes: readonly string[]): void {
  const gone = new Set(codes);
  keepUnsent(
    cartStore.get().lines.filter((line) => !gone.has(line.part)),
    codes,
  );
}
