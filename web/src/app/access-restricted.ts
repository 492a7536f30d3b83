// Whether the Access Restricted warning is open (spec §2: orders, cart and favourites of a company without access).
import { makeStore, type Store } from '../client/stored/store.ts';

/** True while the warning is shown. */
export const accessRestricted: Store<boolean> = makeStore(false);
