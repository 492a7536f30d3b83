// Serves pictures, illustrations, models and manuals of the catalogue under the common static area (spec §7).
import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../refuse.ts';
import type { Shop } from '../shop.ts';

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
// A drawing opened by itself must not run anything, whatever was stored.
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Where product files lie in the file store; the same names stand in part and figure rows. */
export const productKey = (name: string): string => `product/${name}`;

/** Mounts `/static/product/*`; a file that was never stored is drawn where the catalogue knows how, else not found. */
export function serveProductFiles(app: FastifyInstance, shop: Shop): void {
  app.get<{ Params: { '*': string } }>('/static/product/*', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const name = request.params['*'];
    const type = TYPES[extname(name).toLowerCase()];
    if (!type || !/^[\w.-]+(\/[\w.-]+){0,3}$/.test(name) || name.includes('..')) throw new Refusal('notFound', {});
    const stored = await shop.files.open(productKey(name));
    if (stored) return keepable(reply, type).header('content-length', stored.sizeBytes).send(stored.stream);
    const drawn = await draw(shop, name);
    // A drawing that did not come in time may come with the next request, so nobody is to keep its absence.
    if (!drawn) throw new Refusal('notFound', {});
    return keepable(reply, type).send(drawn);
  });
}

function keepable(reply: FastifyReply, type: string): FastifyReply {
  if (type === 'image/svg+xml') void reply.header('content-security-policy', DRAWING_POLICY);
  return reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).type(type);
}

async function draw(shop: Shop, name: string): Promise<Buffer | null> {
  const drawn = await shop.draw(name);
  if (drawn && !shop.disk.isReadOnly()) await shop.files.put(productKey(name), drawn);
  return drawn;
}
