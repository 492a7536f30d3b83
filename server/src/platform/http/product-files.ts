// Serves pictures, illustrations, models and manuals of the catalogue under the common static area (spec §7).
import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../refuse.ts';
import type { Made } from '../outside/make-files.ts';
import type { ByteRange, StoredFile } from '../outside/file-store.ts';
import type { Shop } from '../shop.ts';
import { standsInCatalogue } from './product-names.reads.ts';

const TYPES: Record<string, string> = {
  '.glb': 'model/gltf-binary',
  '.gltf': 'model/gltf+json',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};
const DAY_SECONDS = 86_400;
const RETRY_SECONDS = 5;
/** Says that a screen is about this file. Not `Priority`, which browsers send with whatever a script asks for. */
const AWAITED = 'x-awaited';
/** A name that comes with an import is made this much later at most. */
const KNOWN_MS = 10_000;
const MOST_REMEMBERED = 5000;
// A drawing opened by itself must not run anything, whatever was stored.
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Where product files lie in the file store; the same names stand in part and figure rows. */
export const productKey = (name: string): string => `product/${name}`;

/** The picture that a larger one, `….large.webp`, is of: whoever has the one may ask for the other. */
const smallerOf = (name: string): string => name.replace(/\.large(?=\.\w+$)/, '');

/** Mounts `/static/product/*`; a file that was never stored is made where its name stands in the catalogue, else not found; 503 where it was not made in time. */
export function serveProductFiles(app: FastifyInstance, shop: Shop): void {
  const isKnown = rememberedFor(KNOWN_MS, (name) => standsInCatalogue(shop.readDb, name));
  app.get<{ Params: { '*': string } }>('/static/product/*', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const name = request.params['*'];
    const type = TYPES[extname(name).toLowerCase()];
    if (!type || !/^[\w.-]+(\/[\w.-]+){0,3}$/.test(name) || name.includes('..')) throw new Refusal('notFound', {});
    const stored = await shop.files.open(productKey(name), isRead(type) ? rangeIn(request.headers.range) : undefined);
    if (stored) return sendStored(keepable(reply, type), stored);
    const isAwaited = request.headers[AWAITED] !== undefined;
    const made = (await isKnown(smallerOf(name))) ? await make(shop, { name, isAwaited }) : null;
    if (!made) throw new Refusal('notFound', {});
    if (made === 'not yet') {
      void reply.header('retry-after', RETRY_SECONDS);
      throw new Refusal('unavailable', {});
    }
    return keepable(reply, type).send(made);
  });
}

// Books are read piece by piece: a reader of one page does not wait for a thousand. What is sent compressed is not.
const isRead = (type: string): boolean => type === 'application/pdf';

function sendStored(reply: FastifyReply, { sizeBytes, stream, piece }: StoredFile): FastifyReply {
  if (!piece) return reply.header('content-length', sizeBytes).send(stream);
  const { first, last } = piece;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${sizeBytes}`)
    .header('content-length', last - first + 1)
    .send(stream);
}

/** One range from a first byte on; whatever else is asked is answered with the whole, as RFC 9110 §14.2 allows. */
function rangeIn(header: string | undefined): ByteRange | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  return first === undefined ? undefined : { first: Number(first), last: last ? Number(last) : undefined };
}

function keepable(reply: FastifyReply, type: string): FastifyReply {
  if (type === 'image/svg+xml') void reply.header('content-security-policy', DRAWING_POLICY);
  if (isRead(type)) void reply.header('accept-ranges', 'bytes');
  return reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).type(type);
}

/** All who wait for a file are given the same bytes, which are stored once. */
const underWay = new WeakMap<Buffer, Promise<void>>();

async function make(shop: Shop, { name, isAwaited }: { name: string; isAwaited: boolean }): Promise<Made> {
  const made = await shop.makeFile(name, isAwaited);
  if (!Buffer.isBuffer(made) || shop.disk.isReadOnly()) return made;
  const storing = underWay.get(made) ?? shop.files.put(productKey(name), made);
  underWay.set(made, storing);
  await storing;
  return made;
}

// One question for a name asked for again and again; when too many are remembered, all are forgotten.
function rememberedFor(ms: number, find: (name: string) => Promise<boolean>): (name: string) => Promise<boolean> {
  const remembered = new Map<string, { until: number; found: Promise<boolean> }>();
  return (name) => {
    const known = remembered.get(name);
    if (known && known.until > Date.now()) return known.found;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const found = find(name);
    found.catch(() => remembered.delete(name));
    remembered.set(name, { until: Date.now() + ms, found });
    return found;
  };
}
