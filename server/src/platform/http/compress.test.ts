// Answers go out compressed to whoever takes them so, and whole to everybody else (docs/decisions/0026).
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop } from '../../../test/shop.ts';
import { compressAnswers, packedOf } from './compress.ts';

const ROWS = { rows: Array.from({ length: 200 }, (_, at) => ({ code: `P-${at}`, name: 'Bolt – 螺栓' })) };
const DRAWING = `<svg>${'<path d="M0 0"/>'.repeat(500)}</svg>`;
const KEPT = Buffer.from(JSON.stringify(ROWS));
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  compressAnswers(app);
  app.get('/rows', async () => ROWS);
  app.get('/kept', async (_request, reply) => reply.type('application/json').send(KEPT));
  app.get('/few', async () => ({ rows: [] }));
  app.get('/picture', async (_request, reply) => reply.type('image/png').send(Buffer.alloc(5000)));
  app.get('/drawing', async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .header('content-length', DRAWING.length)
      .send(Readable.from([Buffer.from(DRAWING)])),
  );
  app.get('/done', async (_request, reply) => reply.type('text/css').header('content-encoding', 'br').send(KEPT));
  const varied = {
    other: 'origin',
    several: ['origin', 'accept-language'],
    named: 'Accept-Encoding, origin',
    all: '*',
  };
  for (const [name, by] of Object.entries(varied))
    app.get(`/${name}`, async (_request, reply) => reply.header('vary', by).send(ROWS));
  await app.ready();
});
afterAll(() => app.close());

const ask = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each(['/rows', '/kept'])(
  'product §2 %s is the same whether it comes in brotli, in gzip or as it is',
  async (url) => {
    const [plain, br, gzip] = await Promise.all([ask(url), ask(url, 'gzip, deflate, br, zstd'), ask(url, 'gzip')]);
    expect([plain, br, gzip].map((one) => one.headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    expect(JSON.parse(plain.body)).toEqual(ROWS);
    for (const one of [plain, br, gzip]) {
      expect(one.headers['vary']).toBe('accept-encoding');
      expect(Number(one.headers['content-length'])).toBe(one.rawPayload.byteLength);
    }
    expect(br.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 4);
  },
);

test('product §2 a drawing from the store is compressed on its way', async () => {
  const answer = await ask('/drawing', 'br');
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(DRAWING);
  expect((await ask('/drawing')).body).toBe(DRAWING);
});

test.each([
  ['a few bytes', '/few', 'br'],
  ['what is compressed by its nature', '/picture', 'br'],
  ['a coding nobody asked for', '/rows', 'identity'],
  ['a coding that is refused', '/rows', 'br;q=0, gzip; q=0.0'],
  ['a coding that is only named like one', '/rows', 'brx, xgzip'],
])('product §2 not compressed: %s', async (_what, url, accepted) => {
  expect((await ask(url, accepted)).headers['content-encoding']).toBeUndefined();
});

test('product §2 what is compressed already stays as it is', async () => {
  expect((await ask('/done', 'br')).rawPayload).toEqual(KEPT);
});

test.each([
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=1, br;q=0.05', 'gzip'],
  ['gzip;q=0.5, br;q=0.8', 'br'],
  ['gzip;q=0.5,br;Q=0.5', 'br'],
  ['*', 'br'],
  ['gzip, *;q=0.1', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0, gzip', 'gzip'],
  ['*;q=0', undefined],
  ['identity, br;q=oddly', undefined],
])('product §2 the coding that weighs most is taken: %s', async (accepted, coding) => {
  expect((await ask('/rows', accepted)).headers['content-encoding']).toBe(coding);
});

test.each([
  ['/other', 'origin, accept-encoding'],
  ['/several', 'origin, accept-language, accept-encoding'],
  ['/named', 'Accept-Encoding, origin'],
  ['/all', '*'],
])('product §2 what an answer varies by already stays named: %s', async (url, named) => {
  expect((await ask(url, 'br')).headers['vary']).toBe(named);
  expect((await ask(url)).headers['vary']).toBe(named);
});

test('quality 13 bytes that are kept are compressed once', () => {
  expect(packedOf(KEPT, 'br')).toBe(packedOf(KEPT, 'br'));
  expect(packedOf(Buffer.from(KEPT), 'br')).not.toBe(packedOf(KEPT, 'br'));
});

test("product §2 the shop's own answers are compressed", async () => {
  const answer = await (await testShop()).app.inject({
    url: '/api/openapi.json',
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toHaveProperty('paths');
});
