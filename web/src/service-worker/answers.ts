// How the worker answers what a page asks for (product §2: pages, files and API are one origin). Calls of the API are never answered here: the page keeps answers itself, for one person alone.
import { BUILT } from '../client/kept/cache-names.ts';
import { orNothing } from './patience.ts';
import { productFile } from './product-file.ts';
import { files } from './scope.ts';

/** The page under which the frame is kept, one a version: its scripts are of that version. */
export const SHELL = `/index.html?version=${files.version}`;
const PRODUCT = '/static/product/';

/** The answer to a request, or undefined where the network alone answers. */
export function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return undefined;
  if (pathname.startsWith(PRODUCT)) return productFile(request);
  if (pathname.startsWith('/static/')) return builtFile(request);
  return request.mode === 'navigate' ? page(request) : rootFile(request);
}

// The version that the server has now, where it answers; else the one that is kept.
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(BUILT);
  const kept = cache.match(SHELL);
  const fresh = fetch(request);
  return (await orNothing(fresh)) ?? (await kept) ?? (await fresh);
}

async function builtFile(request: Request): Promise<Response> {
  const cache = await caches.open(BUILT);
  const kept = await cache.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone()).catch(() => undefined);
  return answer;
}

async function rootFile(request: Request): Promise<Response> {
  const cache = await caches.open(BUILT);
  return await fetch(request).catch(async () => (await cache.match(request.url)) ?? Response.error());
}
