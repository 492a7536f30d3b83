// Serves the built pages: hashed assets for a year, the one page for every screen's path (product §2).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { refusals } from '@outrigger/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refuse.ts';
import { SCANNER_POLICY } from './headers.ts';
import { isScrambled, mayNameScreen, namesScreen } from './page-paths.rules.ts';
import { refuseOtherMethod } from './other-method.ts';

const YEAR_SECONDS = 31_536_000;
/** Workers that compile programs of their own: what reads codes off pictures, and what unpacks the pictures of a book. */
const WORKS_BY_WASM = /(scanner|pdf\.worker)[^/]*\.m?js(\.br|\.gz)?$/;

/** Mounts the pages of `folder`, the output of the web build; assets come compressed where the build made them so. Without a build only the API answers. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const pages = readPages(folder);
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    refuseOtherMethod(app, request, reply);
    const path = pathOf(request);
    if (pages && isOpened(request) && isScrambled(path)) return sendPage(reply.code(404), pages.plain);
    if (!pages || !isRead(request) || !namesScreen(path)) throw new Refusal('notFound', {});
    return sendPage(reply, pages.ofPath.get(path) ?? pages.plain);
  };
  app.setNotFoundHandler(answer);
  if (!pages) return;
  // Whoever opened a link that broke on its way reads the shop's words about it, not an envelope.
  app.decorate('answerBadPath', (request: FastifyRequest, reply: FastifyReply) => {
    const isPage = isOpened(request);
    if (isPage) sendPage(reply.code(refusals.notAcceptable.status), pages.plain);
    return isPage;
  });
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = relative(folder, path).startsWith(`static${sep}`);
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      if (WORKS_BY_WASM.test(path)) reply.header('content-security-policy', SCANNER_POLICY);
    },
  });
  // Only names that the build made reach the file system: a folder, or a way out of it, is no name of a file.
  const files = namesOf(folder);
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const name = request.params['*'];
    return files.has(name) ? reply.sendFile(name) : answer(request, reply);
  });
}

// Asked for anew each time.
const sendPage = (reply: FastifyReply, page: Buffer): FastifyReply =>
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);

interface Pages {
  plain: Buffer;
  /** The page of a path of its own: it names the files of that screen before any script could ask for them. */
  ofPath: ReadonlyMap<string, Buffer>;
}

function readPages(folder: string): Pages | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const plain = readFileSync(join(folder, 'index.html'));
  const early = join(folder, '.vite', 'early-files.json');
  const files = existsSync(early) ? (JSON.parse(readFileSync(early, 'utf8')) as Record<string, string[]>) : {};
  const withFiles = (hrefs: readonly string[]): Buffer =>
    Buffer.from(plain.toString('utf8').replace('</head>', `${hrefs.map(hint).join('')}</head>`));
  return { plain, ofPath: new Map(Object.entries(files).map(([path, hrefs]) => [path, withFiles(hrefs)])) };
}

const hint = (href: string): string =>
  href.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${href}">`
    : `<link rel="modulepreload" crossorigin href="${href}">`;

// A browser that opens an address says that it reads pages; scripts and programs do not.
const isOpened = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/html') === true && isRead(request) && mayNameScreen(pathOf(request));

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';

function namesOf(folder: string): ReadonlySet<string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = found.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  // What the build notes for itself begins with a dot and is nobody's business.
  return new Set(names.filter((name) => !/\.(br|gz)$|(^|\/)\./.test(name)));
}
