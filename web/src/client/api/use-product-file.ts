// Reads a file of the catalogue, a drawing or a model, for a screen that draws it itself (spec §7 product images).
import { limits } from '@outrigger/contract';
import { useQuery } from '@tanstack/react-query';
import { NoAnswer, Refused } from './failures.ts';
import { queryClient } from './query-client.ts';

/** Says with a request that a screen is about this file: it comes before the pictures of lists. A header of our own, since `Priority` goes with every request of a script over HTTP/2. */
export const AWAITED = { 'x-awaited': '1' } as const;

async function read(name: string, signal: AbortSignal): Promise<Response> {
  const timeout = AbortSignal.timeout(limits.requestTimeoutMs);
  const init = { headers: AWAITED, signal: AbortSignal.any([timeout, signal]) };
  const response = await fetch(productFileHref(name), init).catch(() => {
    throw new NoAnswer(timeout.aborted ? 'timeout' : navigator.onLine ? 'unreachable' : 'offline', 'nothing');
  });
  if (!response.ok) throw new Refused(response.status, '');
  return response;
}

/** Address of a file of the catalogue by its name. */
export const productFileHref = (name: string): string =>
  `/static/product/${name.split('/').map(encodeURIComponent).join('/')}`;

/** An import may put another file of a name in its place: a day, as the shop lets it be kept. */
const shape = { staleTime: 86_400_000, gcTime: 300_000 };

/** A drawing as text. */
export const useDrawingFile = (name: string | null) =>
  useQuery(
    {
      ...shape,
      queryKey: ['drawing', name],
      enabled: name !== null,
      queryFn: async ({ signal }) => await (await read(name ?? '', signal)).text(),
    },
    queryClient,
  );

/** A picture of the catalogue, drawn to be read; it is the caller's to close. */
export const loadPicture = async (name: string, signal: AbortSignal): Promise<ImageBitmap> =>
  await createImageBitmap(await (await read(name, signal)).blob());

/** A model as bytes. */
export const useModelFile = (name: string | null) =>
  useQuery(
    {
      ...shape,
      queryKey: ['model', name],
      enabled: name !== null,
      queryFn: async ({ signal }) => await (await read(name ?? '', signal)).arrayBuffer(),
    },
    queryClient,
  );
