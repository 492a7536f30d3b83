// Tells the server of favourites that changed here, one after the other: an undo must not overtake what it undoes.
import { favouriteCalls } from '@outrigger/contract/calls/favourites.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import type { Query } from '@tanstack/react-query';
import { request } from '../../client/api/api.ts';
import { announceFailure } from '../../client/api/failure-announcer.ts';
import { isRefused, Refused } from '../../client/api/failures.ts';
import { queryClient } from '../../client/api/query-client.ts';
import { session } from '../../client/session/session.ts';
import { addFavourite, dropFavourite, type UnsentFavourite, unsentFavourites } from './favourites.stored.ts';

const RETRY_MS = 15_000;
let isRunning = false;
let clock: ReturnType<typeof setTimeout> | undefined;

/** Sends until nothing waits, then calls `whenSent`; what the server could not be reached for is tried again. */
export async function sendUnsent(whenSent: () => void): Promise<void> {
  clearTimeout(clock);
  if (isRunning) return;
  isRunning = true;
  let token: string | undefined;
  try {
    // Whoever signed in meanwhile was not let in while this ran: what waits of theirs follows.
    do {
      token = session.get()?.token;
      await sendAll(whenSent);
    } while (session.get()?.token !== token);
  } finally {
    isRunning = false;
  }
  if (unsentFavourites.get().length > 0) return;
  whenSent();
  await askAgainForLost();
}

/** Names, prices and stock that the same network kept away come with it. */
async function askAgainForLost(): Promise<void> {
  const predicate = ({ queryKey, state }: Query) =>
    queryKey[0] === partCalls.goodsListByIds.path && state.status === 'error';
  await queryClient.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
}

async function sendAll(whenSent: () => void): Promise<void> {
  const owner = session.get()?.userId;
  const stumbledAt = new Set<string>();
  const first = () => unsentFavourites.get().find((one) => !stumbledAt.has(keyOf(one)));
  for (let next = first(); next && owner !== undefined; next = first()) {
    const { answer, error } = await tell(next);
    if (answer === 'lost' || answer === 'stumbled') retryLater(whenSent);
    // Whoever signed in meanwhile has favourites of their own, and nothing to hear of another's.
    if (answer === 'lost' || answer === 'waits' || session.get()?.userId !== owner) return;
    if (answer === 'refused') putBack(next, error);
    // What the shop fails at is tried again later; those behind it do not wait for that.
    if (answer === 'stumbled') stumbledAt.add(keyOf(next));
    else settle(next);
  }
}

const keyOf = ({ id, isFavourite }: UnsentFavourite): string => `${id} ${isFavourite}`;

function retryLater(whenSent: () => void): void {
  clearTimeout(clock);
  clock = setTimeout(() => void sendUnsent(whenSent), RETRY_MS);
}

type Told = { answer: 'heard' | 'refused' | 'stumbled' | 'lost' | 'waits'; error?: unknown };

async function tell({ code, isFavourite }: UnsentFavourite): Promise<Told> {
  try {
    await request(favouriteCalls.changeFavourite, { code, isFavourite });
    return { answer: 'heard' };
  } catch (error) {
    // The server has it already: both are alike again.
    if (isRefused(error, 'alreadyFavourite')) return { answer: 'heard' };
    if (isRefused(error, 'signInAgain')) return { answer: 'waits' };
    if (isRefused(error, 'serverError')) return { answer: 'stumbled' };
    return { answer: isFinal(error) ? 'refused' : 'lost', error };
  }
}

/** True for a no of the shop itself; a server in trouble or too busy, or whoever stands before it, has said nothing of the part. */
function isFinal(error: unknown): boolean {
  return error instanceof Refused && error.reason !== undefined && error.status < 500 && error.status !== 429;
}

/** Tells of a change that the server refused and undoes it, unless it was undone meanwhile. */
function putBack({ isFavourite, ...favourite }: UnsentFavourite, error: unknown): void {
  announceFailure(error);
  const now = unsentFavourites.get().find((known) => known.id === favourite.id);
  if (now?.isFavourite !== isFavourite) return;
  if (isFavourite) dropFavourite(favourite.id);
  else addFavourite(favourite);
}

/** Takes off what the server has heard of; a part that was changed again meanwhile stays. */
function settle({ id, isFavourite: heard }: UnsentFavourite): void {
  unsentFavourites.keep(unsentFavourites.get().filter((known) => known.id !== id || known.isFavourite !== heard));
}
