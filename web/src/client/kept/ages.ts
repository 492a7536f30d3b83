// How old the answers on the screens are, where they are kept ones.
import { makeStore, type Store } from '../stored/store.ts';

/** Old answers on the screens, by the name of their question: when each was read. */
export const oldAnswers: Store<ReadonlyMap<string, number>> = makeStore<ReadonlyMap<string, number>>(new Map());

/** Since when the oldest of them was read; undefined while everything is new. */
export function shownSince(): number | undefined {
  const moments = [...oldAnswers.get().values()];
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
