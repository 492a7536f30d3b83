// The wish to search, from a key or the phone's bar; the search box on the page answers it with the focus.
import { makeStore, type Store } from './stored/store.ts';

/** Grows with every wish. */
export const searchWanted: Store<number> = makeStore(0);

/** Puts the focus into the search box. */
export function wantSearch(): void {
  searchWanted.set(searchWanted.get() + 1);
}
