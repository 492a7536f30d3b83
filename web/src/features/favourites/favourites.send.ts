// Tells the server of favourites that changed here, one after the other: an undo must not overtake what it undoes.
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { request } from '../../client/api.ts';
import { announceFailure } from '../../client/failure-announcer.ts';
import { isRefused, Refused } from '../../client/failures.ts';
import { session } from '../../client/session.ts';
import { addFavourite, dropFavourite, type UnsentFavourite, unsentFavourites } from './favourites.stored.ts';

const RETRY_MS = 15_000;
let isRunning = false;
let clock: ReturnType<typeof setTimeout> | undefined;

/** Sends until nothing waits; what the server could not be reached for is tried again. */
export async function sendUnsent(): Promise<void> {
  clearTimeout(clock);
  if (isRunning) return;
  isRunning = true;
  try {
    await sendAll();
  } finally {
    isRunning = false;
  }
}

async function sendAll(): Promise<void> {
  const owner = session.get()?.userId;
  for (let [next] = unsentFavourites.get(); next && owner !== undefined; [next] = unsentFavourites.get()) {
    const answer = await tell(next);
    if (answer === 'lost') clock = setTimeout(() => void sendUnsent(), RETRY_MS);
    // Whoever signed in meanwhile has favourites of their own.
    if (answer === 'lost' || answer === 'waits' || session.get()?.userId !== owner) return;
    if (answer === 'refused') putBack(next);
    settle(next);
  }
}

async function tell({ code, isFavourite }: UnsentFavourite): Promise<'heard' | 'refused' | 'lost' | 'waits'> {
  try {
    await request(cartCalls.changeFavourite, { code, isFavourite });
    return 'heard';
  } catch (error) {
    // The server has it already: both are alike again.
    if (isRefused(error, 'alreadyFavourite')) return 'heard';
    if (isRefused(error, 'signInAgain')) return 'waits';
    if (!isFinal(error)) return 'lost';
    announceFailure(error);
    return 'refused';
  }
}

/** True for a no of the shop itself; a server in trouble or too busy, or whoever stands before it, has said nothing of the part. */
function isFinal(error: unknown): boolean {
  return error instanceof Refused && error.reason !== undefined && error.status < 500 && error.status !== 429;
}

/** Undoes a change that the server refused, unless it was undone meanwhile. */
function putBack({ isFavourite, ...favourite }: UnsentFavourite): void {
  const now = unsentFavourites.get().find((known) => known.id === favourite.id);
  if (now?.isFavourite !== isFavourite) return;
  if (isFavourite) dropFavourite(favourite.id);
  else addFavourite(favourite);
}

/** Takes off what the server has heard of; a part that was changed again meanwhile stays. */
function settle({ id, isFavourite: heard }: UnsentFavourite): void {
  unsentFavourites.keep(unsentFavourites.get().filter((known) => known.id !== id || known.isFavourite !== heard));
}
