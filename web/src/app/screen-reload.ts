// Reloads the screen that is shown, without loading the page (spec §2: the app shell can reload the current screen).
import { makeStore, type Store } from '../client/stored/store.ts';

/** Grows with every reload; the frame mounts the screen anew under it. */
export const screenGeneration: Store<number> = makeStore(0);

/** Mounts the screen anew and asks the server again for everything it shows. */
export async function reloadScreen(): Promise<void> {
  const { queryClient } = await import('../client/api/query-client.ts');
  screenGeneration.set(screenGeneration.get() + 1);
  await queryClient.invalidateQueries();
}
