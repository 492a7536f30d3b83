// Files of machines that were taken along, in a cache that the service worker answers from.
import { productFileHref } from '../api/use-product-file.ts';
import { NoAnswer } from '../api/failures.ts';
import { TAKEN } from './cache-names.ts';

/** Fetches a file of the catalogue and keeps it; gives its size in bytes, 0 where there is no such file. Rejects with NoAnswer, or as the browser does that has no room. */
export async function takeFile(name: string, signal: AbortSignal): Promise<number> {
  const href = productFileHref(name);
  // Asked of the shop itself: what the worker keeps already would be kept twice.
  const answer = await fetch(href, { signal, cache: 'no-cache' }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new NoAnswer(navigator.onLine ? 'unreachable' : 'offline', 'nothing');
  });
  if (!answer.ok) return 0;
  const bytes = await answer.blob();
  const type = answer.headers.get('content-type') ?? '';
  const policy = answer.headers.get('content-security-policy');
  const headers = new Headers({ 'content-type': type, 'content-length': String(bytes.size), 'accept-ranges': 'bytes' });
  if (policy) headers.set('content-security-policy', policy);
  await (await caches.open(TAKEN)).put(href, new Response(bytes, { headers }));
  return bytes.size;
}

/** Forgets files by their names. */
export async function dropFiles(names: readonly string[]): Promise<void> {
  const cache = await caches.open(TAKEN);
  await Promise.all(names.map((name) => cache.delete(productFileHref(name))));
}
