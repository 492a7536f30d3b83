// An order as the buyer's browser makes it: cart, prices and stock beside addresses, both plans with their freight, the order itself.
import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { Buyer } from '@outrigger/server/src/features/orders/orders.make.ts';
import { orderBody } from './place.ts';

/** A buyer at the browser, and where the shop listens. */
export interface AtBrowser {
  port: number;
  agent: Agent;
  buyer: Buyer;
  /** The version of the cart that this browser knows. */
  cartVersion: number;
}

/** Connections that stay open, as a browser keeps them. */
export const keptConnections = (): Agent => new Agent({ keepAlive: true });

/** Orders one piece of each part by the six requests of the checkout, those together that a page asks together; throws where one is refused. */
export async function orderAtBrowser(at: AtBrowser, codes: readonly string[]): Promise<void> {
  const lines = codes.map((code) => ({ code, qty: 1 }));
  const cart = await post(at, '/cart/change', { since: at.cartVersion, lines });
  // The order takes its lines out, which makes the next version.
  at.cartVersion = (cart as { version: number }).version + 1;
  const ordering = { lines, addressId: at.buyer.addressId };
  await Promise.all([
    post(at, '/order/checkPriceAndInventory', { materialList: codes }),
    post(at, '/userinfo/address', {}),
  ]);
  const [, together] = await Promise.all(
    ['batches', 'together'].map((shipMode) => post(at, '/order/getShipBatchList', { ...ordering, shipMode })),
  );
  const { total } = together as { total: { amount: string; currency: string } };
  const body = { ...orderBody(at.buyer.addressId, lines, 'credit'), expectedTotal: total };
  await post(at, '/order/make', body, { 'idempotency-key': randomUUID() });
}

/** The last of them alone: the same order, and nothing was asked before it. */
export async function makeAlone(at: AtBrowser, codes: readonly string[]): Promise<void> {
  const lines = codes.map((code) => ({ code, qty: 1 }));
  await post(at, '/order/make', orderBody(at.buyer.addressId, lines, 'credit'), { 'idempotency-key': randomUUID() });
}

function post(
  { port, agent, buyer }: AtBrowser,
  path: string,
  body: object,
  more: Record<string, string> = {},
): Promise<unknown> {
  const bytes = Buffer.from(JSON.stringify(body));
  const headers = {
    token: buyer.token,
    language: 'en',
    'currency-name': 'USD',
    'accept-encoding': 'br',
    'content-type': 'application/json',
    'content-length': bytes.length,
    ...more,
  };
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const asking = request({ port, host: '127.0.0.1', path: `/api${path}`, method: 'POST', agent, headers }, (answer) => {
    void textOf(answer).then((text) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} was answered ${answer.statusCode}: ${text}`));
      else resolve((JSON.parse(text) as { result: unknown }).result);
    }, reject);
  });
  asking.on('error', reject);
  asking.end(bytes);
  return promise;
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const bytes = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>));
  return (answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
}
