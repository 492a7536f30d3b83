// Orders made over the API, as the browser of a demo person makes them: for tests that begin where an order stands.
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { PASSWORD } from './people.ts';

/** An order that was made, and the codes of its lines. */
export interface Ordered {
  orderNo: string;
  codes: string[];
}

/** Somebody of the demo who is signed in, with his first address. */
async function caller(request: APIRequestContext, email: string) {
  const ask = async <R>(path: string, data: object, headers: Record<string, string> = {}): Promise<R> =>
    (await (await request.post(`/api${path}`, { data, headers: { 'currency-name': 'USD', ...headers } })).json())
      .result;
  const { token } = await ask<{ token: string }>('/userLogin/login', { email, password: PASSWORD });
  const get = async <R>(path: string): Promise<R> =>
    (await (await request.get(`/api${path}`, { headers: { token, 'currency-name': 'USD' } })).json()).result;
  const [address] = await ask<{ id: number }[]>('/userinfo/address', {}, { token });
  const change = <R>(path: string, data: object): Promise<R> =>
    ask<R>(path, data, { token, 'idempotency-key': randomUUID() });
  return { get, change, addressId: address?.id ?? 0 };
}

type Card = { code: string; stock: number; packQuantity: number | null; minQuantity: number | null };
type Planned = { code: string; now: { warehouse: string }[]; waits: { quantity: number } };

/** Orders one piece each of three parts that two warehouses hold, in batches, on credit. */
export async function orderFromTwoWarehouses(request: APIRequestContext, email: string): Promise<Ordered> {
  const { get, change, addressId } = await caller(request, email);
  const { items } = await get<{ items: Card[] }>('/shop/goods-list?keyword=seal&pageSize=48');
  const single = items.filter(
    ({ stock, packQuantity, minQuantity }) => stock > 5 && (packQuantity ?? 1) === 1 && (minQuantity ?? 1) === 1,
  );
  const asked = single.map(({ code }) => `${code}*1`).join(',');
  const { lines } = await get<{ lines: Planned[] }>(
    `/order/calculateMaterialStockAssign?lines=${encodeURIComponent(asked)}&addressId=${addressId}`,
  );
  const there = lines.filter(({ now, waits }) => now.length === 1 && waits.quantity === 0);
  const from = (line: Planned | undefined) => line?.now[0]?.warehouse;
  const [first] = there;
  const other = there.find((line) => from(line) !== from(first));
  const third = there.find((line) => line !== first && from(line) === from(first));
  const codes = [first, third, other].flatMap((line) => (line ? [line.code] : []));
  expect(codes, asked).toHaveLength(3);
  const made = await change<{ orderNo: string }>('/order/make', {
    lines: codes.map((code) => ({ code, qty: 1 })),
    addressId,
    shipMode: 'batches',
    paymentMethod: 'credit',
    purchaseOrderNo: `LIFE-${Date.now()}`,
  });
  return { orderNo: made.orderNo, codes };
}

/** Orders one piece of something, to be paid by card. */
export async function orderByCard(request: APIRequestContext, email: string): Promise<string> {
  const { get, change, addressId } = await caller(request, email);
  const { items } = await get<{ items: Card[] }>('/shop/goods-list?keyword=seal&pageSize=48');
  const code = items.find((one) => one.stock > 5 && (one.packQuantity ?? 1) === 1)?.code ?? '';
  const body = { lines: [{ code, qty: 1 }], addressId, shipMode: 'together', paymentMethod: 'card' };
  const made = await change<{ orderNo: string; status: string }>('/order/make', body);
  expect(made.status, JSON.stringify(made)).toBe('unpaid');
  return made.orderNo;
}
