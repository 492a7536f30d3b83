// How the worker answers for files of the catalogue: pictures, drawings, models, books (product §2: pages, files and API are one origin).
import { createPartialResponse } from 'workbox-range-requests';
import { OPENED, TAKEN } from '../client/kept/cache-names.ts';
import { keepOpened } from './caches.ts';
import { orNothing } from './patience.ts';

/** So long the shop lets a file be kept: an import may put another of its name in its place. */
const DAY_MS = 86_400_000;

/** What was taken along is as old as its machine says, and what was opened within a day is shown as it is; older it is asked for anew, and shown where no network answers. Books are asked for piece by piece. */
export async function productFile(request: Request): Promise<Response> {
  // Whoever takes a machine along asks the shop itself, and keeps what comes.
  if (request.cache === 'no-cache') return await fetch(request);
  const taken = await keptIn(TAKEN, request);
  const kept = taken ?? (await keptIn(OPENED, request));
  if (kept && (taken || isOfToday(kept))) return await asAsked(request, kept);
  const asked = fetch(request);
  const answer = kept ? ((await orNothing(asked)) ?? kept) : await asked;
  if (answer === kept || (kept && answer.status >= 500)) return await asAsked(request, kept);
  if (answer.status === 200 && !isPiece(request) && !isBook(request.url)) await keepOpened(request, answer.clone());
  return answer;
}

const keptIn = async (cache: string, request: Request): Promise<Response | undefined> =>
  await (await caches.open(cache)).match(request.url, { ignoreVary: true });

// Without a date nobody knows how old it is.
const isOfToday = (kept: Response): boolean => Date.now() - Date.parse(kept.headers.get('date') ?? '') < DAY_MS;

const isPiece = (request: Request): boolean => request.headers.has('range');

const asAsked = async (request: Request, kept: Response): Promise<Response> =>
  isPiece(request) ? await createPartialResponse(request, kept) : kept;

// A book of a hundred megabytes is kept by whoever takes it along, not by having been opened.
const isBook = (url: string): boolean => url.endsWith('.pdf');
