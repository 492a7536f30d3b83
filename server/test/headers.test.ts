// Quality 11: the headers are complete on what is no call of the contract, too; `reads-and-writes.test.ts` asks for those of each call.
import { calls } from '@outrigger/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrder, newKey } from '../src/features/orders/orders.make.ts';
import { expectCompleteHeaders } from './complete-headers.ts';
import { openTestShop, type TestShop, testShop } from './shop.ts';

let it: TestShop;
let token = '';
let origin = '';
let payPage = '';

beforeAll(async () => {
  it = await testShop();
  origin = await it.app.listen({ port: 0, host: '127.0.0.1' });
  const { buyer, orderNo } = await makeOrder(it, { status: 'unpaid' });
  ({ token } = buyer);
  const { result } = await it.ask(calls.payments.payNow, { orderNo, method: 'card' }, { token, key: newKey() });
  payPage = result.redirectUrl;
});
afterAll(() => it.app.close());

const PLACES: [string, () => string, number][] = [
  ['a file of orders', () => `/api${calls.orderExport.exportOrders.path}?format=csv`, 200],
  ['the page of the test provider', () => payPage, 200],
  ['a payment that there is not', () => '/pay/test/none', 404],
  ['figures for machines', () => '/metrics', 200],
  ['the description of the calls', () => '/api/openapi.json', 200],
  ['the health of the shop', () => '/api/health/ready', 200],
  ['a page', () => '/shop', 200],
  ['a call that there is not', () => '/api/none', 404],
];
test.each(PLACES)('quality 11 the headers are complete on %s', async (what, path, status) => {
  const answer = await fetch(new URL(path(), origin), { headers: { token } });
  expect(answer.status).toBe(status);
  expectCompleteHeaders(Object.fromEntries(answer.headers), what);
});

test('quality 11 and on what the provider is answered', async () => {
  const answer = await fetch(new URL('/api/pay/webhook/test', origin), { method: 'POST', body: 'not signed' });
  expect(answer.status).toBe(400);
  expectCompleteHeaders(Object.fromEntries(answer.headers), 'webhook');
});

test('quality 11 an answer that is given again from memory has them all, and an id of its own', async () => {
  const ids = new Set<string | null>();
  for (let time = 0; time < 3; time += 1) {
    const answer = await fetch(new URL(`/api${calls.catalogue.goodsList.path}`, origin), { headers: { token } });
    expectCompleteHeaders(Object.fromEntries(answer.headers), `time ${time}`);
    ids.add(answer.headers.get('x-request-id'));
  }
  expect(ids.size).toBe(3);
});

test('quality 11 over https the browser is told to stay there', async () => {
  const secure = await openTestShop({ PUBLIC_URL: 'https://parts.example.test' });
  const { headers } = await secure.app.inject({ url: '/api/health/live' });
  expectCompleteHeaders(headers, 'https');
  expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
});
