// The built pages over HTTP: the page for every screen, whatever compression is asked for; nothing beside the build (product §2; quality 10).
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../refuse.ts';
import { servePages } from './pages.ts';

const PAGE = '<!doctype html><head><title>Shop</title></head>';
const SCRIPT = 'export const one = 1;';
let above: string;
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  // A folder of that name above says nothing about what is in it.
  above = await mkdtemp(join(tmpdir(), 'outrigger-pages-'));
  folder = join(above, 'static', 'web');
  await mkdir(join(folder, 'static'), { recursive: true });
  for (const [name, text] of [
    ['index.html', PAGE],
    ['static/main-1.js', SCRIPT],
  ] as const) {
    await writeFile(join(folder, name), text);
    await writeFile(join(folder, `${name}.gz`), gzipSync(text));
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(text));
  }
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\n');
  await mkdir(join(folder, '.vite'));
  await writeFile(
    join(folder, '.vite/early-files.json'),
    JSON.stringify({ '/shop': ['/static/list-1.js', '/static/shop-1.css'] }),
  );
  app = Fastify({
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      if (!app.answerBadPath?.(request, reply)) reply.code(400).send({ message: 'unreadable' });
    },
  });
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Refusal ? error.status : 500).send({ message: String(error) }),
  );
  app.post('/api/order/make', async () => 'made');
  await servePages(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(above, { recursive: true });
});

const ACCEPTED = [undefined, 'identity', 'gzip', 'br', 'gzip, deflate, br'];

test.each(ACCEPTED)('product §2 every screen answers with the page to Accept-Encoding %s', async (accepted) => {
  const headers = accepted ? { 'accept-encoding': accepted } : {};
  for (const url of ['/', '/?a=1', '/shop', '/shop/detail/AB%2F1', '/index.html']) {
    const { statusCode, headers: got } = await app.inject({ url, headers });
    expect([url, statusCode, got['content-type']]).toEqual([url, 200, expect.stringContaining('text/html')]);
    expect((await app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(200);
  }
  expect((await app.inject({ url: '/', headers })).body).toBe(PAGE);
});

test.each(ACCEPTED)(
  'product §2 an asset is kept for a year, and compressed for Accept-Encoding %s',
  async (accepted) => {
    const headers = accepted ? { 'accept-encoding': accepted } : {};
    const answer = await app.inject({ url: '/static/main-1.js', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
    const encoding = answer.headers['content-encoding'];
    const body = encoding === undefined ? answer.body : SCRIPT;
    expect(body).toBe(SCRIPT);
    expect((accepted ?? 'identity').split(', ')).toContain(encoding ?? 'identity');
  },
);

test.each([
  '/static',
  '/static/',
  '/static/none.js',
  '/static/main-1.js.br',
  '/shop/..%2f..%2fetc/passwd',
  '//elsewhere.example/',
  '/%00',
  '/%5C%5Celsewhere.example',
  '/api',
  '/api/none',
])('quality 10 %s is not found', async (url) => {
  for (const method of ['GET', 'HEAD'] as const) expect((await app.inject({ method, url })).statusCode).toBe(404);
});

test('product §2 a plain file of the build is itself', async () => {
  expect((await app.inject('/robots.txt')).body).toBe('User-agent: *\n');
});

test('quality 10 a path that is there for another method says which', async () => {
  for (const method of ['GET', 'DELETE'] as const) {
    const answer = await app.inject({ method, url: '/api/order/make' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
    expect(answer.json().message).toContain('methodNotAllowed');
  }
  expect((await app.inject({ method: 'POST', url: '/shop' })).statusCode).toBe(404);
});

test('product §2 the page of a path names the files of its first screen, other paths get the page as it is', async () => {
  const bodyOf = async (url: string) => (await app.inject({ url })).body;
  expect(await bodyOf('/shop?sort=nameAsc')).toBe(
    PAGE.replace(
      '</head>',
      '<link rel="modulepreload" crossorigin href="/static/list-1.js"><link rel="preload" as="style" crossorigin href="/static/shop-1.css"></head>',
    ),
  );
  expect(await bodyOf('/order')).toBe(PAGE);
  expect(await bodyOf('/.vite/early-files.json')).toBe(PAGE);
});

test('product §2 what is not an asset with a name of its own is asked for anew each time', async () => {
  expect((await app.inject({ url: '/robots.txt' })).headers['cache-control']).toBe('no-cache');
});

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('product §2 a browser that opens a path nobody can read gets the page, which says so', async () => {
  for (const method of ['GET', 'HEAD'] as const)
    for (const url of ['/%ff%c0', '/detail%zz?id=1']) {
      const { statusCode, headers } = await app.inject({ method, url, headers: BROWSER });
      expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    }
  expect((await app.inject({ url: '/%ff%c0', headers: BROWSER })).body).toBe(PAGE);
});

test('quality 10 a browser that opens a path with a character of no link gets the page, which says so', async () => {
  const answer = await app.inject({ url: '/%00', headers: BROWSER });
  expect([answer.statusCode, answer.body]).toEqual([404, PAGE]);
  for (const url of ['/api/%00', '/static/%00', '/%00/..%2fetc', '/%5C%5Celsewhere.example/%00'])
    expect([url, (await app.inject({ url, headers: BROWSER })).json().message]).toEqual([
      url,
      expect.stringContaining('notFound'),
    ]);
});

test.each([
  ['GET', '/%ff%c0', '*/*'],
  ['GET', '/%ff%c0', 'application/json'],
  ['GET', '/api/%ff', BROWSER.accept],
  ['GET', '/static/%ff', BROWSER.accept],
  ['POST', '/%ff%c0', BROWSER.accept],
] as const)('product §2 a program hears about such a path in the envelope: %s %s %s', async (method, url, accept) => {
  const answer = await app.inject({ method, url, headers: { accept } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
});
