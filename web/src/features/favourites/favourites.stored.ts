// The favourites of this browser (spec §3: name, id, type 2, in local storage; §5: duplicates are rejected).
import { makeStore, type Store } from '../../client/store.ts';
import { storageOwner, storedEntry } from '../../client/stored.ts';

/** A favourite part as local storage keeps it. */
export interface Favourite {
  name: string;
  id: number;
  /** 2 is a part. */
  type: 2;
  code: string;
}

/** What became of a part here and the server has not yet heard of. */
export interface UnsentFavourite extends Favourite {
  isFavourite: boolean;
}

function isFavourite<T extends Favourite>(value: unknown): value is T {
  if (typeof value !== 'object' || value === null) return false;
  const { name, id, code } = value as Partial<Favourite>;
  return typeof name === 'string' && typeof id === 'number' && typeof code === 'string';
}

/** A stored list of this person's favourites, followed through other tabs and other people. */
function storedList<T extends Favourite>(name: string) {
  const entry = storedEntry<readonly T[]>({
    name,
    owner: 'user',
    parse: (content) => (Array.isArray(content) ? content.filter(isFavourite<T>) : undefined),
  });
  const none: readonly T[] = [];
  const store: Store<readonly T[]> = makeStore(entry.read() ?? none);
  const follow = () => store.set(entry.read() ?? none);
  storageOwner.subscribe(follow);
  entry.subscribe(follow);
  const keep = (list: readonly T[]): void => {
    store.set(list);
    entry.write(list);
  };
  return { store, keep };
}

const kept = storedList<Favourite>('favourites');
const unsent = storedList<UnsentFavourite>('favouritesUnsent');

/** The favourites, newest first. */
export const favouriteStore: Store<readonly Favourite[]> = kept.store;
/** The changes that the server has not heard of, oldest first, one a part. */
export const unsentFavourites: Store<readonly UnsentFavourite[]> = unsent.store;

/** Puts the server's list in place of what is kept here. */
export function keepFavourites(list: readonly Favourite[]): void {
  kept.keep(list);
}

/** Adds a part; false where it is a favourite already. */
export function addFavourite(favourite: Favourite): boolean {
  const present = favouriteStore.get();
  if (present.some((known) => known.id === favourite.id)) return false;
  keepFavourites([favourite, ...present]);
  return true;
}

/** Takes a part off the favourites. */
export function dropFavourite(id: number): void {
  keepFavourites(favouriteStore.get().filter((known) => known.id !== id));
}

/** Notes a change for the server, in place of an earlier one of the same part. */
export function keepUnsentFavourite(change: UnsentFavourite): void {
  unsent.keep([...unsentFavourites.get().filter((known) => known.id !== change.id), change]);
}

/** Takes off what the server has heard of; a part that was changed again meanwhile stays. */
export function dropUnsentFavourite({ id, isFavourite: heard }: UnsentFavourite): void {
  unsent.keep(unsentFavourites.get().filter((known) => known.id !== id || known.isFavourite !== heard));
}
