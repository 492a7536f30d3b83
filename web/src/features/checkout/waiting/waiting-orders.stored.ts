// Orders made without a network (product §3): each waits on this browser under its idempotency key, for the person who made it, until it is sent or taken back.
import { useSyncExternalStore } from 'react';
import { type Entry, storedEntry } from '../../../client/stored/stored.ts';
import type { CartLine } from '../../cart/cart.data.ts';
import type { OrderBody } from '../checkout.data.ts';

/** An order that waits. */
export interface WaitingOrder {
  /** Its idempotency key: however often it is sent, it is placed once. */
  key: string;
  body: OrderBody;
  /** The lines it was made of, so that they can go back into the cart. */
  lines: readonly CartLine[];
  madeAt: number;
  /** When the oldest of the prices and stock that its buyer saw was read. */
  knownAt: number;
  /** What its buyer ordered although it does not fit, as `misfitKey` names it; absent in orders of before. */
  accepted?: readonly string[] | undefined;
  /** True from its first sending on: from then on it is the same order, word for word. */
  isSent: boolean;
  /** What the shop said against it, in the language of then; it then waits for its buyer. */
  refused?: string | undefined;
}

/** As long as the shop remembers a key (product §2). */
const LIFETIME_MS = 30 * 24 * 3_600_000;

function isWaiting(content: unknown): content is WaitingOrder {
  const { key, body, lines, madeAt } = (content ?? {}) as Partial<WaitingOrder>;
  return typeof key === 'string' && typeof body === 'object' && Array.isArray(lines) && typeof madeAt === 'number';
}

/** Where they wait; the oldest first. */
const waitingOrders: Entry<readonly WaitingOrder[]> = storedEntry({
  name: 'waiting-orders',
  owner: 'user',
  lifetimeMs: LIFETIME_MS,
  parse: (content) => (Array.isArray(content) ? content.filter(isWaiting) : undefined),
});

/** They as they stand now. */
export const readWaiting = (): readonly WaitingOrder[] => waitingOrders.read() ?? [];

/** Puts one in place of its older self; false where the browser keeps nothing. */
export function keepWaiting(order: WaitingOrder): boolean {
  const others = readWaiting();
  const isThere = others.some(({ key }) => key === order.key);
  return waitingOrders.write(isThere ? others.map((one) => (one.key === order.key ? order : one)) : [...others, order]);
}

/** Lets go of one that was placed or taken back. */
export function dropWaiting(key: string): void {
  const others = readWaiting().filter((one) => one.key !== key);
  if (others.length > 0) waitingOrders.write(others);
  else waitingOrders.remove();
}

const follow = (listener: () => void) => waitingOrders.subscribe(listener);
let seen: { text: string; orders: readonly WaitingOrder[] } = { text: '[]', orders: [] };

// The same list as long as it says the same, since React compares it.
function snapshot(): readonly WaitingOrder[] {
  const orders = readWaiting();
  const text = JSON.stringify(orders);
  if (text !== seen.text) seen = { text, orders };
  return seen.orders;
}

/** The orders that wait, followed. */
export const useWaitingOrders = (): readonly WaitingOrder[] => useSyncExternalStore(follow, snapshot);
