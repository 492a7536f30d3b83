// Product §2: /metrics is for the operator, not for everybody (docs/decisions/0027).
import type * as Machine from 'node:os';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { serveHealth } from './health.ts';
import { makeApp } from './make-app.ts';

const own = vi.hoisted(() => ({ address: '' }));
vi.mock('node:os', async (original) => ({
  ...(await original<typeof Machine>()),
  networkInterfaces: () => ({ eth0: [{ address: own.address }] }),
}));

let it: TestShop;
const opened: ReturnType<typeof makeApp>[] = [];
beforeAll(async () => {
  it = await testShop();
});
afterAll(() => Promise.all(opened.map((app) => app.close())));

async function statusFrom(
  remoteAddress: string,
  headers: Record<string, string> = {},
  settings: Partial<TestShop['shop']['config']> = {},
): Promise<number> {
  const shop = { ...it.shop, config: { ...it.shop.config, ...settings } };
  const app = makeApp(shop);
  opened.push(app);
  serveHealth(app, shop);
  const answer = await app.inject({ url: '/metrics', remoteAddress, headers });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain(answer.statusCode === 401 ? '"reason":"signInAgain"' : 'process_cpu_seconds_total');
  return answer.statusCode;
}

test.each([
  ['127.0.0.1', 200],
  ['::1', 200],
  ['::ffff:10.0.0.7', 200],
  ['172.31.2.3', 200],
  ['192.168.1.5', 200],
  ['fd00::1', 200],
  ['172.32.0.1', 401],
  ['203.0.113.7', 401],
  ['2001:db8::1', 401],
  ['::ffff:203.0.113.7', 401],
])(
  'product §2 without a token /metrics answers this machine and private networks: %s gets %i',
  async (from, status) => {
    expect(await statusFrom(from)).toBe(status);
  },
);

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
  'product §2 a request that a proxy sent on, as %s tells, is not near because the proxy is, whatever TRUST_PROXY says',
  async (name) => {
    for (const trustProxy of [false, 1] as const)
      expect(await statusFrom('127.0.0.1', { [name]: '10.0.0.7' }, { trustProxy })).toBe(401);
    const metricsToken = 'scrape-me-0123';
    const headers = { [name]: '203.0.113.7', authorization: `Bearer ${metricsToken}` };
    expect(await statusFrom('127.0.0.1', headers, { metricsToken })).toBe(200);
  },
);

test('product §2 whoever asks on this machine itself is near, by whichever of its addresses', async () => {
  own.address = '198.51.100.20';
  // What the system said is kept for a minute.
  const later = performance.now() + 61_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => later);
  expect(await statusFrom('198.51.100.20')).toBe(200);
  expect(await statusFrom('::ffff:198.51.100.20')).toBe(200);
  expect(await statusFrom('198.51.100.21')).toBe(401);
  expect(await statusFrom('fe80::7%eth0')).toBe(200);
  clock.mockRestore();
});

test('product §2 with METRICS_TOKEN the token opens from everywhere, and nothing else does', async () => {
  const settings = { metricsToken: 'scrape-me-0123' };
  const bearer = { authorization: 'Bearer scrape-me-0123' };
  expect(await statusFrom('203.0.113.7', bearer, settings)).toBe(200);
  expect(await statusFrom('203.0.113.7', { authorization: 'Bearer scrape-me-012' }, settings)).toBe(401);
  expect(await statusFrom('127.0.0.1', {}, settings)).toBe(401);
});
