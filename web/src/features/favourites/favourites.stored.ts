// The favourites of this browser (spec §3: name, id, type 2, in local storage; §5: duplicates are rejected).
import { makeStore, type Store } from '../../client/stored/store.ts';
import { storageOwner, storedEntry } from '../../client/stored/stored.ts';

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

/** A list that is watched, and kept by `keep`. */
interface KeptList<T> extends Store<readonly T[]> {
  readonly keep: (list: readonly T[]) => void;
}

function isUnsent(value: unknown): value is UnsentFavourite {
  return isFavourite<UnsentFavourite>(value) && typeof value.isFavourite === 'boolean';
}

/** A stored list of this person, followed through other tabs and other people. */
function keptList<T extends Favourite>(name: string, isOne: (value: unknown) => value is T): KeptList<T> {
  const entry = storedEntry<readonly T[]>({
    name,
    owner: 'user',
    parse: (content) => (Array.isArray(content) ? content.filter(isOne) : undefined),
  });
  const store = makeStore(entry.read() ?? []);
  const follow = () => store.set(entry.read() ?? []);
  storageOwner.subscribe(follow);
  entry.subscribe(follow);
  const keep = (list: readonly T[]): void => {
    store.set(list);
    entry.write(list);
  };
  return { ...store, keep };
}

/** The favourites, newest first. */
export const favouriteStore: KeptList<Favourite> = keptList('favourites', isFavourite);
/** The changes that the server has not heard of, oldest first, one a part. */
export const unsentFavourites: KeptList<UnsentFavourite> = keptList('favouritesUnsent', isUnsent);

/** Adds a part; false where it is a favourite already. */
export function addFavourite(favourite: Favourite): boolean {
  const present = favouriteStore.get();
  if (present.some((known) => known.id === favourite.id)) return false;
  favouriteStore.keep([favourite, ...present]);
  return true;
}

/** Takes a part off the favourites. */
export function dropFavourite(id: number): void {
  favouriteStore.keep(favouriteStore.get().filter((known) => known.id !== id));
}
