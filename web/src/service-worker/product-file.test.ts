// Product §2: what was opened is there without a network, and is the drawing of today where there is one.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OPENED, TAKEN } from '../client/kept/cache-names.ts';
import { productFile } from './product-file.ts';

const HREF = 'https://parts.example/static/product/figure/A.svg';
const kept = new Map<string, Response>();
const open = async (name: string) => ({
  match: async (url: string) => kept.get(`${name} ${url}`)?.clone(),
  put: async (request: Request, answer: Response) => void kept.set(`${name} ${request.url}`, answer),
});
const keep = (name: string, text: string, hoursAgo: number) =>
  kept.set(
    `${name} ${HREF}`,
    new Response(text, { headers: { date: new Date(Date.now() - hoursAgo * 3_600_000).toUTCString() } }),
  );
const shown = async () => await (await productFile(new Request(HREF))).text();

beforeEach(() => {
  vi.stubGlobal('caches', { open });
  vi.stubGlobal('fetch', async () => new Response('new'));
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test('a drawing opened within a day is shown as it is, an older one is asked for anew and kept', async () => {
  keep(OPENED, 'of today', 20);
  expect(await shown()).toBe('of today');
  keep(OPENED, 'old', 30);
  expect(await shown()).toBe('new');
  expect(await kept.get(`${OPENED} ${HREF}`)?.text()).toBe('new');
});

test.each([
  ['fails', () => Promise.reject(new TypeError('no network'))],
  ['does not answer', () => new Promise<Response>(() => {})],
  ['has not made it yet', async () => new Response(null, { status: 503 })],
])('an older one is shown where the network %s', async (_, fetching) => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetching);
  keep(OPENED, 'old', 30);
  const text = shown();
  await vi.advanceTimersByTimeAsync(6000);
  vi.useRealTimers();
  expect(await text).toBe('old');
});

test('one that is gone from the shop is not shown any more, and what was taken along is as old as its machine', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  keep(OPENED, 'old', 30);
  expect((await productFile(new Request(HREF))).status).toBe(404);
  keep(TAKEN, 'taken', 300);
  expect(await shown()).toBe('taken');
});
