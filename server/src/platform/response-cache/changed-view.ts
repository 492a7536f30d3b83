// What becomes of a shared answer whose maker came to see otherwise while it was made (product §4; docs/decisions/0007).
import type { Shop } from '../shop.ts';

/** Thrown while an answer is made that is not as its key says: nobody who waits for it may have it. */
export class ChangedView extends Error {
  override readonly name = 'ChangedView';
}

/** Somebody whose view changes as often in one request is told of a bug. */
const MOST_TRIES = 5;

/** Asks again under the view of now, for whoever made the answer and whoever waited for it alike. */
export async function whileViewHolds<T>(
  { responseCache }: Pick<Shop, 'responseCache'>,
  ask: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ChangedView) || tries === MOST_TRIES) throw error;
      await responseCache.catchUp();
    }
  }
}
