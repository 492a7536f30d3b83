// The single 401 dialog (spec §4, §8): however many requests are refused at once, it is asked for once.
import { makeStore, type Store } from '../stored/store.ts';

/** True while the dialog that suggests signing in again is open; `app/sign-in-again-dialog.tsx` shows it. */
export const signInAgainAsked: Store<boolean> = makeStore(false);

/** True from the moment the dialog was cancelled until the next sign-in: the page then keeps a way to the login in sight. */
export const signInAgainPutOff: Store<boolean> = makeStore(false);
