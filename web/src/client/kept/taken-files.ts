// Files of machines that were taken along, in a cache that the service worker answers from.
import { productFileHref } from '../api/use-product-file.ts';
import { NoAnswer } from '../api/failures.ts';
import { TAKEN } from './cache-names.ts';

/** Fetches a file of the catalogue and keeps it, instead of the one of that name that is here: an import may have put another in its place. Gives its size in bytes, 0 where there is no such file. Rejects with NoAnswer, or as the browser does that has no room. */
export async function takeFile(name: string, signal: AbortSignal): Promise<number> {
  const href = productFileHref(name);
  // Asked of the shop itself: what the worker keeps already would be kept twice.
  const lost = (error: unknown): never => {
    if (signal.aborted) throw error;
    throw new NoAnswer(navigator.onLine ? 'unreachable' : 'offline', 'nothing');
  };
  const answer = await fetch(href, { signal, cache: 'no-cache' }).catch(lost);
  if (answer.status === 404) return 0;
  if (!answer.ok) throw new NoAnswer('unreachable', 'nothing');
  const bytes = await answer.blob().catch(lost);
  const type = answer.headers.get('content-type') ?? '';
  const policy = answer.headers.get('content-security-policy');
  const headers = new Headers({ 'content-type': type, 'content-length': String(bytes.size), 'accept-ranges': 'bytes' });
  if (policy) headers.set('content-security-policy', policy);
  const cache = await caches.open(TAKEN);
  await cache.put(href, new Response(bytes, { headers }));
  return bytes.size;
}

/** Forgets files by their names. */
export async function dropFiles(names: readonly string[]): Promise<void> {
  const cache = await caches.open(TAKEN);
  await Promise.all(names.map((name) => cache.delete(productFileHref(name))));
}

/** Forgets all but those of these names, also what a taking that was cut off left behind. */
export async function dropFilesBut(names: ReadonlySet<string>): Promise<void> {
  const needed = new Set([...names].map(productFileHref));
  const cache = await caches.open(TAKEN);
  const kept = await cache.keys();
  await Promise.all(kept.flatMap((one) => (needed.has(new URL(one.url).pathname) ? [] : [cache.delete(one)])));
}
