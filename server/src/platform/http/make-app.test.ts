// Every answer has the shop's headers and envelope, whatever was sent (product §2; quality 10, 11); requests are drained (product §1).
import { once } from 'node:events';
import { connect } from 'node:net';
import { del, get, post } from '@outrigger/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { expectCompleteHead, expectCompleteHeaders } from '../../../test/complete-headers.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { serveHealth } from './health.ts';
import { makeApp } from './make-app.ts';
import { serve } from './serve.ts';

const whereFrom = get('/test/whereFrom', {
  about: 'Tells the address a request is counted under.',
  input: z.object({}),
  result: z.object({ ip: z.string() }),
  access: 'anyone',
  refuses: [],
});

const slow = get('/test/slow', {
  about: 'Answers after a while.',
  input: z.object({}),
  result: z.null(),
  access: 'anyone',
  refuses: [],
});

const large = post('/test/large', {
  about: 'Takes more than other calls.',
  input: z.strictObject({ text: z.string() }),
  result: z.null(),
  access: 'anyone',
  bodyLimit: 300 * 1024,
  refuses: [],
});

const gone = del('/test/gone', {
  about: 'Takes something away.',
  input: z.object({ id: z.string() }),
  result: z.object({ id: z.string() }),
  access: 'anyone',
  refuses: [],
});

let it: TestShop;
let port = 0;
/** Slow calls that have begun. */
const asked: string[] = [];
const opened: ReturnType<typeof makeApp>[] = [];

async function listen(settings: Partial<TestShop['shop']['config']> = {}, staysOpenMs = 0) {
  const shop = { ...it.shop, config: { ...it.shop.config, ...settings } };
  const app = makeApp(shop, staysOpenMs);
  serveHealth(app, shop);
  serve(
    app,
    shop,
    { whereFrom, slow, large, gone },
    {
      whereFrom: async ({ ip }) => ({ ip }),
      large: async () => null,
      gone: async (_context, { id }) => ({ id }),
      slow: () => {
        asked.push('slow');
        return new Promise((resolve) => setTimeout(resolve, 300, null));
      },
    },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  opened.push(app);
  return app;
}

function portOf(app: ReturnType<typeof makeApp>): number {
  const at = app.server.address();
  return typeof at === 'object' ? (at?.port ?? 0) : 0;
}

beforeAll(async () => {
  it = await testShop();
  await it.app.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(it.app);
});
afterAll(() => Promise.all([it.app, ...opened].map((app) => app.close())));

/** Sends bytes as they are and gives what came back until the other side closes or nothing more comes. */
function sendRaw(text: string, to = port): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(to, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', () => resolve(answer));
    socket.setTimeout(1000, () => socket.destroy());
    socket.write(text);
  });
}

test.each([
  ['a page', 'GET /login', 200],
  ['a call that is refused', 'POST /api/userinfo/profile', 401],
  ['a path that is none', 'GET /%', 400],
  ['a call whose path is none', 'GET /api/%zz', 400],
  ['another host as path', 'GET //elsewhere.example/', 404],
  ['a method that a call does not take', 'DELETE /api/userinfo/profile', 405],
  ['the API itself', 'GET /api', 404],
  ['a folder of assets', 'GET /static/', 404],
  ['a character that no link holds', 'GET /%00', 404],
  ['a product file that is not there', 'GET /static/product/none.png', 404],
])('quality 11 the headers are complete on %s', async (_what, line, status) => {
  const [method, url] = line.split(' ') as ['GET', string];
  const answer = await it.app.inject({ method, url });
  expect(answer.statusCode).toBe(status);
  expectCompleteHeaders(answer.headers, line);
  const isRefusal = String(answer.headers['content-type']).includes('json');
  expect(isRefusal ? answer.json() : { code: 200, result: { facts: {} } }).toMatchObject({
    code: status,
    result: { facts: {} },
  });
});

test.each([
  '/%2e%2e/package.json',
  '/../package.json',
  '/static/../../../etc/passwd',
  '/static/%2e%2e/%2e%2e/etc/passwd',
  '/static/product/../../../etc/passwd',
  '/shop/../../etc/passwd',
  '/shop\\..\\..\\etc',
])('quality 10 %s, a way out of the pages, is not found, and no bug', async (path) => {
  const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
});

test.each([
  ['no request at all', 'GARBAGE\r\n\r\n'],
  [
    'two lengths',
    'POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n',
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX-Big: ${'a'.repeat(20_000)}\r\n\r\n`],
])('quality 11 the headers are complete on what the parser refuses: %s', async (_what, text) => {
  const [head = '', body = ''] = (await sendRaw(text)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expectCompleteHead(head);
  expect(JSON.parse(body)).toMatchObject({ code: 400, result: { reason: 'notAcceptable' } });
});

test('quality 11 a request without a host is refused like any other that cannot be read', async () => {
  const [head = '', body = ''] = (await sendRaw('GET /api/area-api/tree HTTP/1.1\r\nConnection: close\r\n\r\n')).split(
    '\r\n\r\n',
  );
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expectCompleteHead(head, true);
  expect(JSON.parse(body)).toMatchObject({ code: 400, result: { reason: 'notAcceptable' } });
  expect(await sendRaw('GET /api/health/live HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('quality 11 two hosts, an unknown expectation and CONNECT are answered in the envelope, with all headers', async () => {
  const asking = (method: string, more: string) =>
    sendRaw(`${method} HTTP/1.1\r\nHost: a\r\n${more}Connection: close\r\n\r\n`);
  const refused: [string, number, string][] = [
    [await asking('GET /api/health/live', 'Host: b\r\n'), 400, 'notAcceptable'],
    [await asking('GET /api/health/live', 'Expect: a miracle\r\n'), 417, 'expectationFailed'],
    [await asking('CONNECT shop.example:443', ''), 405, 'methodNotAllowed'],
  ];
  for (const [answer, code, reason] of refused) {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${code} `));
    expectCompleteHead(head);
    expect(JSON.parse(body)).toMatchObject({ code, result: { reason } });
  }
  expect(refused[2]?.[0]).toContain('allow: GET, HEAD, POST, DELETE');
  expect(await asking('GET /api/health/live', 'Expect: 100-continue\r\n')).toContain('HTTP/1.1 200 ');
});

test('§7 a DELETE that says its body is JSON and has none is done; a POST without its body is still refused', async () => {
  const to = portOf(await listen());
  const send = (line: string, more = '') =>
    sendRaw(`${line} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${more}Connection: close\r\n\r\n`, to);
  expect(await send('DELETE /api/test/gone?id=7')).toMatch(/^HTTP\/1.1 200 [^]*"id":"7"/);
  expect(await send('DELETE /api/test/gone?id=7', 'Content-Length: 0\r\n')).toMatch(/^HTTP\/1.1 200 /);
  expect(await send('POST /api/test/large', 'Content-Length: 0\r\n')).toMatch(/^HTTP\/1.1 400 /);
});

test('product §2 a product file that is not there may be there in a moment: nobody keeps the answer', async () => {
  const answer = await it.app.inject({ url: '/static/product/none.png' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('quality 11 behind a proxy the address it names counts, and nothing the sender wrote before it', async () => {
  const ask = async (trustProxy: false | number | string[], remoteAddress = '127.0.0.1') => {
    const app = await listen({ trustProxy });
    const headers = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7' };
    const answer = await app.inject({ url: '/api/test/whereFrom', headers, remoteAddress });
    return answer.json<{ result: { ip: string } }>().result.ip;
  };
  expect(await ask(1)).toBe('203.0.113.7');
  expect(await ask(1, '10.0.0.7')).toBe('203.0.113.7');
  expect(await ask(1, '8.8.8.8')).toBe('8.8.8.8');
  expect(await ask(2)).toBe('198.51.100.9');
  expect(await ask(2, '8.8.8.8')).toBe('8.8.8.8');
  expect(await ask(['8.8.8.0/24'], '8.8.8.8')).toBe('203.0.113.7');
  expect(await ask(['8.8.8.8', '203.0.113.7'], '8.8.8.8')).toBe('198.51.100.9');
  expect(await ask(['8.8.8.0/24'], '9.9.9.9')).toBe('9.9.9.9');
  expect(await ask(false)).toBe('127.0.0.1');
});

test('product §1 what a connection asks while the shop drains is answered', async () => {
  const app = await listen();
  const socket = connect(portOf(app), '127.0.0.1');
  const closed = once(socket, 'close');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  asked.length = 0;
  socket.write('GET /api/test/slow HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => asked).toEqual(['slow']);
  const closing = app.close();
  await expect.poll(() => app.draining.isDraining).toBe(true);
  socket.write('GET /api/health/live HTTP/1.1\r\nHost: a\r\n\r\n');
  await Promise.all([closing, closed]);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
});

test('product §1 an answer given while the shop drains says that its connection ends, and an idle one is served once more', async () => {
  const app = await listen();
  const [busy, idle] = [connect(portOf(app), '127.0.0.1'), connect(portOf(app), '127.0.0.1')];
  const closed = [busy, idle].map((socket) => once(socket, 'close'));
  const answers = ['', ''];
  const wasReset = [false, false];
  [busy, idle].forEach((socket, at) => {
    socket.on('data', (chunk) => (answers[at] += chunk.toString()));
    socket.on('error', () => (wasReset[at] = true));
  });
  idle.write('GET /api/health/live HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => answers[1]).toContain('HTTP/1.1 200');
  asked.length = 0;
  busy.write('GET /api/test/slow HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => asked).toEqual(['slow']);
  const began = Date.now();
  const closing = app.close();
  await expect.poll(() => app.draining.isDraining).toBe(true);
  idle.write('GET /api/health/live HTTP/1.1\r\nHost: a\r\n\r\n');
  await Promise.all([closing, ...closed]);
  expect(Date.now() - began).toBeLessThan(3000);
  expect(wasReset).toEqual([false, false]);
  expect(answers[0]).toMatch(/^HTTP\/1\.1 200/);
  expect(answers[0]).toMatch(/\r\nconnection: close\r\n/i);
  expect(answers[1]?.match(/HTTP\/1\.1 \d+|connection: [\w-]+/gi)).toEqual([
    'HTTP/1.1 200',
    'Connection: keep-alive',
    'HTTP/1.1 200',
    'connection: close',
  ]);
});

test('product §1 while the shop drains behind a balancer it is no longer ready, and new connections are still served', async () => {
  const app = await listen({}, 1500);
  const url = `http://127.0.0.1:${portOf(app)}/api`;
  const statusOf = (path: string) =>
    globalThis.fetch(url + path, { headers: { connection: 'close' } }).then(({ status }) => status);
  expect(await statusOf('/health/ready')).toBe(200);
  const closing = app.close();
  await expect.poll(() => statusOf('/health/ready')).toBe(503);
  expect(await statusOf('/health/live')).toBe(200);
  expect(await statusOf('/test/whereFrom')).toBe(200);
  await closing;
  await expect(statusOf('/health/live')).rejects.toThrow();
});

test('operating: a proxy nobody named is told once, one that is trusted never', async () => {
  const told = async (trustProxy: false | number) => {
    const app = await listen({ trustProxy });
    const warn = vi.spyOn(app.log, 'warn').mockImplementation(() => {});
    const ask = (headers = {}) => app.inject({ url: '/api/health/live', headers, remoteAddress: '127.0.0.1' });
    await ask();
    for (let n = 0; n < 3; n += 1) await ask({ 'x-forwarded-for': '127.0.0.1' });
    const lines = warn.mock.calls.map((said) => String(said[1]));
    warn.mockRestore();
    return lines;
  };
  expect(await told(1)).toEqual([]);
  expect(await told(false)).toEqual([expect.stringContaining('set TRUST_PROXY')]);
});

test('§8 a body that is too large is refused with the limit of its own call', async () => {
  const app = await listen();
  const send = (url: string, size: number) => app.inject({ method: 'POST', url, payload: { text: 'x'.repeat(size) } });
  expect((await send('/api/test/large', 299 * 1024)).statusCode).toBe(200);
  const refused = await send('/api/test/large', 301 * 1024);
  expect(refused.json().result).toMatchObject({ reason: 'bodyTooLarge', facts: { limitBytes: 300 * 1024 } });
  const usual = await it.app.inject({
    method: 'POST',
    url: '/api/userLogin/login',
    payload: { x: 'x'.repeat(300_000) },
  });
  expect(usual.json().result).toMatchObject({ reason: 'bodyTooLarge', facts: { limitBytes: 256 * 1024 } });
});
