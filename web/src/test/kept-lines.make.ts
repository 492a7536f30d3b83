// The cart as the server keeps it, for web tests of cart, checkout and orders; say what differs.
import type { ResultOf } from '@outrigger/contract';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { network } from './fake-network.ts';

type KeptLine = ResultOf<typeof cartCalls.cart>['lines'][number];

/** The line the server keeps in the cart, two of one part. */
export function makeKept(differs: Partial<KeptLine> = {}): KeptLine {
  return {
    code: 'NV-1000001',
    partId: 1,
    qty: 2,
    changeCode: null,
    reference: null,
    machines: [],
    isRemoved: false,
    version: 1,
    ...differs,
  };
}

/** The server's own answer to changed lines. */
export function keepLines(): Response {
  const sent = network.sentTo(cartCalls.changeCart);
  const body = sent.at(-1)?.body as { lines: { code: string; qty: number }[] } | undefined;
  const kept = (body?.lines ?? []).map((line) => makeKept({ version: 1 + sent.length, ...line, machines: [] }));
  const result = { version: 1 + sent.length, lines: kept };
  return new Response(JSON.stringify({ code: 200, message: 'OK', result }), { status: 200 });
}

/** The server's answer to who asks what changed since a version: nothing, once the line is known; what was ordered is gone. */
export function keptSince(): Response {
  const since = Number(network.sentTo(cartCalls.cart).at(-1)?.query.get('since') ?? 0);
  const isRemoved = network.sentTo(orderCalls.makeOrder).length > 0;
  const result = { version: Math.max(1, since), lines: since < 1 ? [makeKept({ isRemoved })] : [] };
  return new Response(JSON.stringify({ code: 200, message: 'OK', result }), { status: 200 });
}
