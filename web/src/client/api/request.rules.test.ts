// Spec §7: how calls become addresses and bodies.
import { del, get, post } from '@outrigger/contract';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { fileNameFrom } from './file-name.rules.ts';
import { addressAndBody } from './request.rules.ts';

const shape = { about: '', input: z.object({}), result: z.null(), access: 'anyone', refuses: [] } as const;

test('§7 GET calls add a timestamp parameter and leave out what is not said', () => {
  const sent = addressAndBody(get('/order/list', shape), { from: '2026-01-01', to: undefined, page: 2 }, 1234);
  expect(sent).toEqual({ address: '/api/order/list?from=2026-01-01&page=2&_t=1234', body: undefined });
});

test('§7 POST calls carry their input as body, path parts in the path', () => {
  const call = post('/category/host/refreshHostPart/{hostId}', shape);
  expect(addressAndBody(call, { hostId: 12, deep: true }, 1)).toEqual({
    address: '/api/category/host/refreshHostPart/12',
    body: { deep: true },
  });
});

test('§7 DELETE calls carry a query and no timestamp', () => {
  expect(addressAndBody(del('/userinfo/subaccount-delete', shape), { id: 3 }, 1).address).toBe(
    '/api/userinfo/subaccount-delete?id=3',
  );
});

test('§7 what a person typed cannot leave its place in the address', () => {
  const { address } = addressAndBody(get('/x/{code}', shape), { code: '../a?b#c', q: 'a&b=c' }, 1);
  expect(address).toBe('/api/x/..%2Fa%3Fb%23c?q=a%26b%3Dc&_t=1');
});

test('§7 a download takes its name from the answer, the UTF-8 form first', () => {
  expect(fileNameFrom(`attachment; filename="a.xls"; filename*=UTF-8''%E8%AE%A2%E5%8D%95.xls`, 'x')).toBe('订单.xls');
  expect(fileNameFrom('attachment; filename="orders.xls"', 'x')).toBe('orders.xls');
  expect(fileNameFrom(null, 'x')).toBe('x');
});
