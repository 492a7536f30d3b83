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

function isFavourite(value: unknown): value is Favourite {
  if (typeof value !== 'object' || value === null) return false;
  const { name, id, code } = value as Partial<Favourite>;
  return typeof name === 'string' && typeof id === 'number' && typeof code === 'string';
}

const entry = storedEntry<Favourite[]>({
  name: 'favourites',
  owner: 'user',
  parse: (content) => (Array.isArray(content) ? content.filter(isFavourite) : undefined),
});
const NONE: readonly Favourite[] = [];

/** The favourites, newest first. */
export const favouriteStore: Store<readonly Favourite[]> = makeStore<readonly Favourite[]>(entry.read() ?? NONE);
const follow = () => favouriteStore.set(entry.read() ?? NONE);
storageOwner.subscribe(follow);
entry.subscribe(follow);

/** Puts the server's list in place of what is kept here. */
export function keepFavourites(list: readonly Favourite[]): void {
  entry.write([...list]);
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
