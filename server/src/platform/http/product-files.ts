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
    const name = request.params['*'];
    const type = TYPES[extname(name).toLowerCase()];
    if (!type || !/^[\w.-]+(\/[\w.-]+){0,3}$/.test(name) || name.includes('..')) throw new Refusal('notFound', {});
    reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).type(type);
    if (type === 'image/svg+xml') reply.header('content-security-policy', DRAWING_POLICY);
    const stored = await shop.files.open(productKey(name));
    if (stored) return reply.header('content-length', stored.sizeBytes).send(stored.stream);
    return await sendDrawn(shop, name, reply);
  });
}

async function sendDrawn(shop: Shop, name: string, reply: FastifyReply): Promise<FastifyReply> {
  const drawn = await shop.draw(name);
  if (!drawn) throw new Refusal('notFound', {});
  if (!shop.disk.isReadOnly()) await shop.files.put(productKey(name), drawn);
  return reply.send(drawn);
}
