// What is known beforehand where it is at hand: nobody waits until it is made (docs/decisions/0007).
import type { ResponseCache, Made } from './response-cache.ts';

/** While a catalogue is imported each change ends what is known: it is not read anew sooner than this. */
const NEXT_MS = 2000;
/** What was too much to keep will be so for a while. */
const TOO_MUCH_MS = 300_000;

const resting = new WeakMap<ResponseCache, Set<string>>();

/** What is kept under the key; null where it is not, then it is made behind the answer, for the next ones. */
export function refreshInBackground<T extends object>(
  responseCache: ResponseCache,
  key: string,
  make: () => Promise<Made<T>>,
): T | null {
  const known = responseCache.peek<T>(key);
  if (known || !responseCache.keepsAny) return known;
  const rests = missingOfSets(responseCache);
  if (rests.has(key)) return null;
  rests.add(key);
  const restFor = (ms: number) => setTimeout(() => rests.delete(key), ms).unref();
  // Whoever asks the database itself hears of what fails.
  responseCache.getOrMake(key, make).then(
    (value) => restFor(responseCache.holds(value) ? NEXT_MS : TOO_MUCH_MS),
    () => restFor(NEXT_MS),
  );
  return null;
}

function missingOfSets(responseCache: ResponseCache): Set<string> {
  const rests = resting.get(responseCache) ?? new Set<string>();
  resting.set(responseCache, rests);
  return rests;
}
