// How the worker answers what a page asks for (product §2: pages, files and API are one origin). Calls of the API are never answered here: the page keeps answers itself, for one person alone.
import { createPartialResponse } from 'workbox-range-requests';
import { BUILT, OPENED, TAKEN } from '../client/kept/cache-names.ts';
import { keepOpened } from './caches.ts';
import { files } from './scope.ts';

/** The page under which the frame is kept, one a version: its scripts are of that version. */
export const SHELL = `/index.html?version=${files.version}`;
/** A network that does not answer is none for whoever waits for a page. */
const PAGE_PATIENCE_MS = 5000;

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
  const late = new Promise<undefined>((resolve) => void setTimeout(resolve, PAGE_PATIENCE_MS));
  const first = await Promise.race([fresh, late]).catch(() => undefined);
  return first ?? (await kept) ?? (await fresh);
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

/** A file never changes under its name; what was taken along or opened needs no network. Books are asked for piece by piece. */
async function productFile(request: Request): Promise<Response> {
  // Whoever takes a machine along asks the shop itself, and keeps what comes.
  if (request.cache === 'no-cache') return await fetch(request);
  const kept =
    (await (await caches.open(TAKEN)).match(request.url, { ignoreVary: true })) ??
    (await (await caches.open(OPENED)).match(request.url, { ignoreVary: true }));
  const isPiece = request.headers.has('range');
  if (kept) return isPiece ? await createPartialResponse(request, kept) : kept;
  const answer = await fetch(request);
  if (answer.status === 200 && !isPiece && !isBook(request.url)) await keepOpened(request, answer.clone());
  return answer;
}

// A book of a hundred megabytes is kept by whoever takes it along, not by having been opened.
const isBook = (url: string): boolean => url.endsWith('.pdf');
