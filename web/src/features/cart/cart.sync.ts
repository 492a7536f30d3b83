// Keeps the cart of this browser and the server's copy alike (product §6): changed lines go out together, what others changed comes in.
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { type PartCard, partCalls } from '@outrigger/contract/calls/parts.ts';
import { request } from '../../client/api/api.ts';
import { NoAnswer, Refused } from '../../client/api/failures.ts';
import { mayOrder } from '../../client/session/permissions.rules.ts';
import { session } from '../../client/session/session.ts';
import { cartStore, cartWants, isCartWaiting, keepCart } from './cart.stored.ts';
import type { CartLine } from './cart.rules.ts';
import { filledFrom, mergeServer } from './merge.rules.ts';

const SEND_AFTER_MS = 400;
const RETRY_MS = 15_000;
const AT_ONCE = 500;

/** True for those whose cart the server keeps (spec §6: the ordering permission). */
export function mayKeepCart(): boolean {
  const user = session.get()?.user;
  return user !== undefined && mayOrder(user);
}

function toSend(code: string, line: CartLine | undefined) {
  if (!line) return { code, qty: 1, isRemoved: true };
  const machines = line.machines.map(({ hostId, qty }) => ({ hostId, qty }));
  return { code, qty: line.qty, changeCode: line.changeCode, reference: line.reference, machines };
}

async function exchange(): Promise<void> {
  const { version, unsent, lines } = cartStore.get();
  const codes = unsent.slice(0, AT_ONCE);
  const byCode = new Map(lines.map((line) => [line.part, line]));
  const sent = new Map(codes.map((code) => [code, byCode.get(code)]));
  const owner = session.get()?.userId;
  const answer =
    codes.length === 0
      ? await request(cartCalls.cart, { since: version })
      : await request(cartCalls.changeCart, {
          since: version,
          lines: codes.map((code) => toSend(code, sent.get(code))),
        });
  if (session.get()?.userId === owner) keepCart(mergeServer(cartStore.get(), answer, sent));
}

/** Reads what the catalogue says of lines that came by their code alone. */
async function fillThinLines(): Promise<void> {
  const thin = cartStore.get().lines.filter((line) => line.isThin);
  for (let at = 0; at < thin.length; at += 100) {
    const ids = thin.slice(at, at + 100).map((line) => line.partId);
    const parts = await request(partCalls.goodsListByIds, { ids: ids.join(',') });
    fill(new Map(parts.map((part) => [part.id, part])));
  }
}

function fill(parts: ReadonlyMap<number, PartCard>): void {
  const state = cartStore.get();
  const lines = state.lines.map((line) => {
    const part = line.isThin ? parts.get(line.partId) : undefined;
    return part ? filledFrom(line, part, Date.now()) : line;
  });
  keepCart({ ...state, lines });
}

/** Asks the server at once, until nothing is unsent; throws where no answer came, so that nobody goes on with a cart that may be old. */
export async function agreeOnCart(): Promise<void> {
  do await exchange();
  while (cartStore.get().unsent.length > 0 && mayKeepCart());
}

let isRunning = false;
let clock: ReturnType<typeof setTimeout> | undefined;

function wake(afterMs: number): void {
  clearTimeout(clock);
  clock = setTimeout(() => void synchronise(), afterMs);
}

/** Exchanges until nothing is unsent; a lost answer is tried again, and once more as soon as the network is back. */
async function synchronise(): Promise<void> {
  clearTimeout(clock);
  if (isRunning || !mayKeepCart()) return;
  isRunning = true;
  try {
    if (isCartWaiting()) await takeBack();
    await agreeOnCart();
    await fillThinLines();
  } catch (error) {
    if (error instanceof NoAnswer) wake(RETRY_MS);
    else if (!(error instanceof Refused)) throw error;
    else if ((await import('./refused-lines.ts')).giveWay(error)) wake(0);
  } finally {
    isRunning = false;
  }
}

/** Out of reach it waits on, and the next exchange tries again. */
const takeBack = (): Promise<void> =>
  import('./waiting-cart.ts').then(
    async ({ unsealCart }) => await unsealCart(),
    () => undefined,
  );

/** Carries changes to the server without waiting for more of them. */
export function sendNow(): void {
  wake(0);
}

/** Begins to follow the cart; returns the function that ends it. */
export function followCart(): () => void {
  const now = () => wake(0);
  const ends = [cartWants.subscribe(() => wake(SEND_AFTER_MS)), session.subscribe(now)];
  window.addEventListener('online', now);
  now();
  return () => {
    clearTimeout(clock);
    window.removeEventListener('online', now);
    for (const end of ends) end();
  };
}
