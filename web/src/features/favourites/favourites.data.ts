// The door of the favourites (spec §4, §5; product §6): followed from local storage, kept alike with the server's list.
//
//   const list = useFavourites();                       // Favourite[], newest first
//   const { isFavourite, toggle } = useFavourite(part); // part: { id, code, name }; toggle() is optimistic, waits for the network, and puts back what the server refuses
//   useFavouriteSync();                                 // reads the server's list once, where favourites are shown
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { useEffect } from 'react';
import { request } from '../../client/api.ts';
import { NoAnswer, Refused } from '../../client/failures.ts';
import { session } from '../../client/session.ts';
import { useStore } from '../../client/store.ts';
import { addFavourite, dropFavourite, type Favourite, favouriteStore, unsentFavourites } from './favourites.stored.ts';

export type { Favourite } from './favourites.stored.ts';

/** What makes a favourite. */
export type Likable = Pick<Favourite, 'id' | 'code' | 'name'>;

/** True for those who have favourites: people of a company with access. */
export function mayKeepFavourites(): boolean {
  const user = session.get()?.user;
  return user !== undefined && user.role !== 'admin' && user.isAccess;
}

/** The favourites, newest first. */
export function useFavourites(): readonly Favourite[] {
  return useStore(favouriteStore);
}

const RETRY_MS = 15_000;
// Changes begun: a list read while one was under way is older than what is shown, and would undo it.
let begun = 0;

/** Adds or removes at once, and tells the server behind, with a network or as soon as there is one. */
export function changeFavourite({ id, code, name }: Likable, isFavourite: boolean): void {
  const favourite: Favourite = { id, code, name, type: 2 };
  if (!isFavourite) dropFavourite(id);
  else if (!addFavourite(favourite)) return;
  begun += 1;
  const others = unsentFavourites.get().filter((known) => known.id !== id);
  unsentFavourites.keep([...others, { ...favourite, isFavourite }]);
  sendFavourites();
}

/** What sends is loaded with the first change; where it is out of reach, that is tried again. */
function sendFavourites(): void {
  if (unsentFavourites.get().length === 0) return;
  void import('./favourites.send.ts').then(
    ({ sendUnsent }) => sendUnsent(),
    () => void setTimeout(sendFavourites, RETRY_MS),
  );
}
window.addEventListener('online', sendFavourites);

/** One part's heart. */
export function useFavourite(part: Likable) {
  const isFavourite = useStore(favouriteStore).some((known) => known.id === part.id);
  return { isFavourite, toggle: () => changeFavourite(part, !isFavourite) };
}

/** Takes over the server's list; gives back why it could not. */
export async function readFavourites(): Promise<Refused | NoAnswer | undefined> {
  if (!mayKeepFavourites()) return undefined;
  // What waited for the network goes out with the next look at the list; until it is heard, the list does not know it.
  sendFavourites();
  try {
    const [before, isQuiet] = [begun, unsentFavourites.get().length === 0];
    const list = await request(cartCalls.favourites, {});
    if (isQuiet && begun === before)
      favouriteStore.keep(list.map(({ id, code, name }) => ({ id, code, name, type: 2 })));
    return undefined;
  } catch (error) {
    // What is kept here stays on the screen; the next visit asks again.
    if (error instanceof NoAnswer || error instanceof Refused) return error;
    throw error;
  }
}

/** Takes over the server's list once while mounted. */
export function useFavouriteSync(): void {
  useEffect(() => {
    void readFavourites();
  }, []);
}
