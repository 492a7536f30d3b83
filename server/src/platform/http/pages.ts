// Serves the built pages: hashed assets for a year, the one page for every screen's path (product §2).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refuse.ts';
import { SCANNER_POLICY } from './headers.ts';

const YEAR_SECONDS = 31_536_000;

/** Mounts the pages of `folder`, the output of the web build; assets come compressed where the build made them so. Without a build only the API answers. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const page = existsSync(join(folder, 'index.html')) ? readFileSync(join(folder, 'index.html')) : null;
  app.setNotFoundHandler((request, reply) => {
    const isPage = page && (request.method === 'GET' || request.method === 'HEAD');
    const path = request.url.split('?')[0] ?? '/';
    if (!isPage || path.startsWith('/api/') || path.startsWith('/static/')) throw new Refusal('notFound', {});
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
  if (!page) return;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/static/');
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      if (/scanner[^/]*\.js(\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', SCANNER_POLICY);
    },
  });
}
