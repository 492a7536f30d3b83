// Product §2: /metrics is for the operator, not for everybody (docs/decisions/0025).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { serveHealth } from './health.ts';
import { makeApp } from './make-app.ts';

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

test('product §2 who comes through a proxy is not near because the proxy is', async () => {
  const far = { 'x-forwarded-for': '203.0.113.7' };
  const near = { 'x-forwarded-for': '10.0.0.7' };
  expect(await statusFrom('127.0.0.1', far)).toBe(401);
  expect(await statusFrom('127.0.0.1', near)).toBe(401);
  expect(await statusFrom('127.0.0.1', far, { trustProxy: true })).toBe(401);
  expect(await statusFrom('127.0.0.1', near, { trustProxy: true })).toBe(200);
});

test('product §2 with METRICS_TOKEN the token opens from everywhere, and nothing else does', async () => {
  const settings = { metricsToken: 'scrape-me-0123' };
  const bearer = { authorization: 'Bearer scrape-me-0123' };
  expect(await statusFrom('203.0.113.7', bearer, settings)).toBe(200);
  expect(await statusFrom('203.0.113.7', { authorization: 'Bearer scrape-me-012' }, settings)).toBe(401);
  expect(await statusFrom('127.0.0.1', {}, settings)).toBe(401);
});
