// The cart of this browser (spec §3: local storage under the cart key; product §6): held in memory, written behind, told to other tabs.
//
// Everything else reaches it through `cart.data.ts`. `cartStore` is what screens follow; `keepUnsent` changes it at
// once and marks the codes unsent, and `cart.sync.ts` carries them to the server. Changing one line costs the same in a cart of 2,000:
// the whole is written to storage a moment later, and before the page goes away.
import { shownSince } from '../../client/kept/ages.ts';
import { makeStore, type Store } from '../../client/stored/store.ts';
import { readContent, storageKey, storageOwner, storedEntry } from '../../client/stored/stored.ts';
import type { CartLine } from './cart.rules.ts';
import { type CartState, EMPTY_CART, putLine } from './merge.rules.ts';

const WRITE_AFTER_MS = 150;
// Writing takes longer the longer the cart is: one of thousands waits for a pause between the presses.
const WRITE_AFTER_MS_A_LINE = 0.5;

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Partial<CartLine>;
  return (
    typeof line.part === 'string' &&
    typeof line.partId === 'number' &&
    Number.isInteger(line.qty) &&
    typeof line.amount === 'number' &&
    typeof line.name === 'string' &&
    Array.isArray(line.machines)
  );
}

/** A stored cart, which is never trusted. */
export function parseCart(content: unknown): CartState | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const { lines, version, unsent } = content as Partial<CartState>;
  if (!Array.isArray(lines) || typeof version !== 'number' || !Array.isArray(unsent)) return undefined;
  // A line that cannot be read is lost here but not on the server: reading from the beginning brings it back.
  const sound = lines.filter(isLine);
  return { lines: sound, version: sound.length === lines.length ? version : 0, unsent };
}

const entry = storedEntry<CartState>({ name: 'cart', owner: 'user', parse: parseCart });
/** Where lines wait, encrypted, for the next sign-in (`waiting-cart.ts`). */
export const WAITING_CART = { name: 'cart-waiting', owner: 'user' } as const;

/** Whether lines wait for this person. */
export const isCartWaiting = (): boolean => readContent(storageKey(WAITING_CART)) !== undefined;

/** The cart as it stands now. */
export const cartStore: Store<CartState> = makeStore(entry.read() ?? EMPTY_CART);
/** Grows with every change that the server has to hear of. */
export const cartWants: Store<number> = makeStore(0);

let clock: ReturnType<typeof setTimeout> | undefined;
let isWriting = false;
/** Codes that were changed here since storage was written or read. */
let unwritten: readonly string[] = [];

/** Writes the cart now, so that other tabs hear of it before anybody can press there. */
export function writeCart(): void {
  clearTimeout(clock);
  clock = undefined;
  unwritten = [];
  isWriting = true;
  entry.write(cartStore.get());
  isWriting = false;
}

/** Puts a state in place of the present one and keeps it. */
export function keepCart(state: CartState): void {
  cartStore.set(state);
  clearTimeout(clock);
  clock = setTimeout(writeCart, WRITE_AFTER_MS + state.lines.length * WRITE_AFTER_MS_A_LINE);
}

/** Puts lines in place of the present ones, and says of which codes the server has to hear. */
export function keepUnsent(lines: readonly CartLine[], codes: readonly string[]): void {
  const { version, unsent } = cartStore.get();
  unwritten = [...unwritten, ...codes];
  keepCart({ lines, version, unsent: [...new Set([...unsent, ...codes])] });
  cartWants.set(cartWants.get() + 1);
}

/** The line of a code, undefined where it is not in the cart. */
export function lineOf(code: string): CartLine | undefined {
  return cartStore.get().lines.find((line) => line.part === code);
}

/** What a line says of price and stock is as old as what was on the screen. */
const dated = (line: CartLine): CartLine => ({ ...line, knownAt: line.knownAt ?? shownSince() ?? Date.now() });

/** Puts a line into the cart or in place of its namesake. */
export function putCartLine(line: CartLine): void {
  keepUnsent(putLine(cartStore.get().lines, dated(line)), [line.part]);
}

/** Puts many lines at once, as an import does. */
export function putCartLines(lines: readonly CartLine[]): void {
  const byCode = new Map(cartStore.get().lines.map((line) => [line.part, line]));
  for (const line of lines) byCode.set(line.part, dated(line));
  keepUnsent(
    [...byCode.values()],
    lines.map((line) => line.part),
  );
}

function readAnew(): CartState | undefined {
  clearTimeout(clock);
  clock = undefined;
  unwritten = [];
  const state = entry.read();
  cartStore.set(state ?? EMPTY_CART);
  return state;
}

/** What another tab wrote is taken over, and what was changed here and not yet written stays. */
function follow(): void {
  if (isWriting) return;
  const { lines } = cartStore.get();
  const codes = new Set(unwritten);
  const state = readAnew();
  if (codes.size === 0 || !state) return;
  const isOwn = ({ part }: CartLine) => codes.has(part);
  keepUnsent([...state.lines.filter((line) => !isOwn(line)), ...lines.filter(isOwn)], [...codes]);
}

const writeWaiting = (): void => void (clock !== undefined && writeCart());
storageOwner.subscribe(() => void readAnew());
entry.subscribe(follow);
window.addEventListener('pagehide', writeWaiting);
// A phone ends what is hidden without another word.
document.addEventListener('visibilitychange', writeWaiting);
