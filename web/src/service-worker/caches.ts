// The caches the shop keeps in a browser, and how files come into them: a few at a time, each once.
import { BUILT, OPENED } from '../client/kept/cache-names.ts';

const AT_ONCE = 3;
const MOST_OPENED = 400;

/** Keeps files that are not kept yet. One that does not come is left for its use; without any room nothing more is tried. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(BUILT);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = addresses.filter((address) => !known.has(address));
  const one = async (): Promise<void> => {
    for (let address = missing.shift(); address !== undefined; address = missing.shift())
      await cache.add(address).catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'QuotaExceededError') missing.length = 0;
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Forgets files that no build names any more. */
export async function dropFiles(kept: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(BUILT);
  for (const request of await cache.keys()) if (!kept.has(new URL(request.url).pathname)) await cache.delete(request);
}

let sinceTrimmed = 0;

/** Keeps a file that was opened; now and then the oldest go. */
export async function keepOpened(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(OPENED);
  await cache.put(request, answer).catch(() => undefined);
  sinceTrimmed += 1;
  if (sinceTrimmed < 50) return;
  sinceTrimmed = 0;
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_OPENED)).map((old) => cache.delete(old)));
}
