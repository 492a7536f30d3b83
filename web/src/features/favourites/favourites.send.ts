// Tells the server of favourites that changed here, one after the other: an undo must not overtake what it undoes.
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { request } from '../../client/api.ts';
import { announceFailure } from '../../client/failure-announcer.ts';
import { isRefused, NoAnswer } from '../../client/failures.ts';
import { session } from '../../client/session.ts';
import {
  addFavourite,
  dropFavourite,
  dropUnsentFavourite,
  type UnsentFavourite,
  unsentFavourites,
} from './favourites.stored.ts';

let running: Promise<boolean> | undefined;

/** Sends until nothing waits; false where the server was out of reach, so that it is tried again. */
export function sendUnsent(): Promise<boolean> {
  running ??= sendAll().finally(() => {
    running = undefined;
  });
  return running;
}

async function sendAll(): Promise<boolean> {
  const owner = session.get()?.userId;
  for (let [next] = unsentFavourites.get(); next && owner !== undefined; [next] = unsentFavourites.get()) {
    const answer = await tell(next);
    // Whoever signed in meanwhile has favourites of their own.
    if (answer === 'waits' || session.get()?.userId !== owner) return true;
    if (answer === 'lost') return false;
    if (answer === 'refused') putBack(next);
    dropUnsentFavourite(next);
  }
  return true;
}

async function tell({ code, isFavourite }: UnsentFavourite): Promise<'heard' | 'refused' | 'lost' | 'waits'> {
  try {
    await request(cartCalls.changeFavourite, { code, isFavourite });
    return 'heard';
  } catch (error) {
    // The server has it already: both are alike again.
    if (isRefused(error, 'alreadyFavourite')) return 'heard';
    if (error instanceof NoAnswer) return 'lost';
    if (isRefused(error, 'signInAgain')) return 'waits';
    announceFailure(error);
    return 'refused';
  }
}

/** Undoes a change that the server refused, unless it was undone meanwhile. */
function putBack({ isFavourite, ...favourite }: UnsentFavourite): void {
  const now = unsentFavourites.get().find((known) => known.id === favourite.id);
  if (now?.isFavourite !== isFavourite) return;
  if (isFavourite) dropFavourite(favourite.id);
  else addFavourite(favourite);
}
