// The built pages over HTTP: the page for every screen, whatever compression is asked for; nothing beside the build (product §2; quality 10).
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../refuse.ts';
import { servePages } from './pages.ts';

const PAGE = '<!doctype html><title>Shop</title>';
const SCRIPT = 'export const one = 1;';
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outrigger-pages-'));
  await mkdir(join(folder, 'static'));
  for (const [name, text] of [
    ['index.html', PAGE],
    ['static/main-1.js', SCRIPT],
  ] as const) {
    await writeFile(join(folder, name), text);
    await writeFile(join(folder, `${name}.gz`), gzipSync(text));
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(text));
  }
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\n');
  app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Refusal ? error.status : 500).send({ message: String(error) }),
  );
  app.post('/api/order/make', async () => 'made');
  await servePages(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
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
