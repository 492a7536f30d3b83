// The door of the favourites (spec §4, §5; product §6): followed from local storage, kept alike with the server's list.
//
//   const list = useFavourites();                       // Favourite[], newest first
//   const { isFavourite, toggle } = useFavourite(part); // part: { id, code, name }; toggle() is optimistic, waits for the network, and puts back what the server refuses
//   useFavouriteSync();                                 // reads the server's list once, where favourites are shown
import { favouriteCalls } from '@outrigger/contract/calls/favourites.ts';
import { useEffect } from 'react';
import { noteActivity } from '../../client/activity.ts';
import { request } from '../../client/api/api.ts';
import { atRest } from '../../client/loading/at-rest.ts';
import { NoAnswer, Refused } from '../../client/api/failures.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
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
// Spec §7 Log: `PART_ACTIONS.addToFavourites`; the whole table would come with every first load.
const KEPT = 30;
// Changes begun: a list read while one was under way is older than what is shown, and would undo it.
let begun = 0;
// True while the server's list was asked for and not taken over.
let isBehind = false;

/** Adds or removes at once, and tells the server behind, with a network or as soon as there is one. */
export function changeFavourite({ id, code, name }: Likable, isFavourite: boolean): void {
  const favourite: Favourite = { id, code, name, type: 2 };
  if (!isFavourite) dropFavourite(id);
  else if (!addFavourite(favourite)) return;
  if (isFavourite) noteActivity(KEPT, `${code} ${name}`);
  begun += 1;
  const others = unsentFavourites.get().filter((known) => known.id !== id);
  unsentFavourites.keep([...others, { ...favourite, isFavourite }]);
  sendFavourites();
}

const loadSender = () => import('./favourites.send.ts');
let clock: ReturnType<typeof setTimeout> | undefined;

/** Where there is no network, or what sends is out of reach, that is tried again. */
export function sendFavourites(): void {
  clearTimeout(clock);
  if (unsentFavourites.get().length === 0) return;
  // Some browsers never load again what they could not load once.
  if (navigator.onLine) void loadSender().then(({ sendUnsent }) => sendUnsent(readIfBehind), sendLater);
  else sendLater();
}

function readIfBehind(): void {
  if (isBehind) void readFavourites();
}

function sendLater(): void {
  clearTimeout(clock);
  clock = setTimeout(sendFavourites, RETRY_MS);
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
  isBehind = true;
  try {
    const [before, isQuiet, owner] = [begun, unsentFavourites.get().length === 0, session.get()?.userId];
    const list = await request(favouriteCalls.favourites, {});
    // Whoever signed in meanwhile has a list of their own; and another page of this browser may have changed what waits.
    const isStill = isQuiet && unsentFavourites.get().length === 0;
    if (isStill && begun === before && session.get()?.userId === owner) {
      favouriteStore.keep(list.map(({ id, code, name }) => ({ id, code, name, type: 2 })));
      isBehind = false;
    }
    return undefined;
  } catch (error) {
    // What is kept here stays on the screen; the next visit asks again.
    if (error instanceof NoAnswer || error instanceof Refused) return error;
    throw error;
  }
}

/** Takes over the server's list once while mounted, and fetches ahead what sends. */
export function useFavouriteSync(): void {
  useEffect(() => {
    void readFavourites();
    return atRest(() => {
      if (navigator.onLine) void loadSender().catch(() => undefined);
    });
  }, []);
}
