// Work that takes much of the machine goes few at a time, and no more waits than is done in a few seconds (quality 7, 10).
import { waitOf } from './counters.store.ts';
import { refuse } from './refuse.ts';

/** How many go together, how many may wait, and after how many seconds who is refused may ask again. */
export interface FewAtOnce {
  together: number;
  mostWaiting: number;
  secondsToWait: number;
}

/** Gives a function that does work in its turn; refuses with `tooManyRequests` where too many wait. */
export function makeFewAtOnce({ together, mostWaiting, secondsToWait }: FewAtOnce) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.length >= mostWaiting) refuse('tooManyRequests', waitOf(secondsToWait));
    if (running >= together) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
