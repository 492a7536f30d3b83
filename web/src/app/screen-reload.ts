// Reloads the screen that is shown, without loading the page (spec §2: the app shell can reload the current screen).
import { queryClient } from '../client/query-client.ts';
import { makeStore, type Store } from '../client/store.ts';

/** Grows with every reload; the frame mounts the screen anew under it. */
export const screenGeneration: Store<number> = makeStore(0);

/** Mounts the screen anew and asks the server again for everything it shows. */
export function reloadScreen(): void {
  screenGeneration.set(screenGeneration.get() + 1);
  void queryClient.invalidateQueries();
}
