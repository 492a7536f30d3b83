// Product §3: an order made without a network is sent once, with its key, to the shop of then; what it is no more is not sent without its buyer.
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { NoAnswer, Refused } from '../../../client/api/failures.ts';
import { makePartCard } from '../../../test/catalogue.make.ts';
import { newLine } from '../../cart/cart.rules.ts';
import { sendWaitingOrders } from './send-waiting-orders.ts';
import { keepWaiting, readWaiting, type WaitingOrder } from './waiting-orders.stored.ts';

const wire = vi.hoisted(() => ({ request: vi.fn<(call: unknown) => unknown>() }));
vi.mock('../../../client/api/api.ts', async (original) => ({ ...(await original<object>()), request: wire.request }));
vi.mock('../../cart/cart.sync.ts', () => ({ agreeOnCart: async () => undefined }));
vi.mock('../../../client/session/session.ts', async (original) => ({
  ...(await original<object>()),
  session: { get: () => ({ userId: 1, user: {} }), subscribe: () => () => undefined },
}));

const usd = (amount: string) => ({ amount, currency: 'USD' });
const line = newLine({ ...makePartCard(), partId: 1, code: 'A', price: usd('10.00') }, 2);
const waiting = (more: Partial<WaitingOrder> = {}): WaitingOrder => ({
  key: 'k1',
  body: { lines: [{ code: 'A', qty: 2 }], addressId: 3, shipMode: 'batches', paymentMethod: 'credit' },
  lines: [line],
  madeAt: 1,
  knownAt: 1,
  isSent: false,
  ...more,
});
const placed = { orderNo: 'O-1', status: 'toBeShipped', approvals: [] };
const heard = vi.fn<(told: unknown) => void>();
const send = () => sendWaitingOrders({ dearer: 'dearer now', misfits: (codes) => `${codes} does not fit` }, heard);

/** What the shop says to the plan and to the order. */
function shopSays(plan: unknown, made: () => unknown): void {
  wire.request.mockImplementation(async (call: unknown) => (call === orderCalls.shipBatchList ? plan : made()));
}
const made = () => wire.request.mock.calls.filter(([call]) => call === orderCalls.makeOrder);

beforeEach(() => {
  localStorage.clear();
  wire.request.mockReset();
  heard.mockReset();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: async (_name: string, _how: object, work: (lock: object) => Promise<void>) => await work({}) },
  });
});

test('it is placed with its key and the total of now, and waits no longer', async () => {
  keepWaiting(waiting());
  shopSays({ total: usd('25.00'), freight: usd('5.00') }, () => placed);
  await send();
  expect(made()).toEqual([
    [orderCalls.makeOrder, { ...waiting().body, expectedTotal: usd('25.00') }, { idempotencyKey: 'k1', stake: 'work' }],
  ]);
  expect([heard.mock.calls, readWaiting()]).toEqual([[[{ kind: 'placed', placed }]], []]);
});

test('a lost answer is asked for again with the same key and word for word the same order, whatever it would cost by then', async () => {
  keepWaiting(waiting());
  shopSays({ total: usd('25.00'), freight: usd('5.00') }, () => {
    throw new NoAnswer('unreachable');
  });
  await send();
  expect(readWaiting()).toMatchObject([{ key: 'k1', isSent: true }]);
  shopSays({ total: usd('99.00'), freight: usd('5.00') }, () => placed);
  await send();
  const [first, second] = made();
  expect(second).toEqual(first);
  expect(readWaiting()).toEqual([]);
});

test('goods that became dearer are not ordered: the order waits for its buyer and is not tried again', async () => {
  keepWaiting(waiting());
  shopSays({ total: usd('25.01'), freight: usd('5.00') }, () => placed);
  await send();
  await send();
  expect(made()).toEqual([]);
  expect(readWaiting()).toMatchObject([{ refused: 'dearer now', isSent: false }]);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what does not fit its machine is not sent unasked, and is once its buyer said so', async () => {
  const meant = { ...line, machines: [{ hostId: 41, serialNumber: 'S1012', qty: 2 }] };
  keepWaiting(waiting({ lines: [meant] }));
  const says = { total: usd('25.00'), freight: usd('5.00') };
  wire.request.mockImplementation(async (call: unknown) => {
    if (call === machineCalls.fitOfParts) return [{ partId: 1, verdict: 'doesNotFit' }];
    return call === orderCalls.shipBatchList ? says : placed;
  });
  await send();
  expect(made()).toEqual([]);
  expect(readWaiting()).toMatchObject([{ refused: 'A does not fit', isSent: false }]);
  keepWaiting(waiting({ lines: [meant], accepted: ['41:1'] }));
  await send();
  expect(made()).toHaveLength(1);
  expect(readWaiting()).toEqual([]);
});

test('who sees no prices is shown none, and orders all the same', async () => {
  const unpriced = { ...line, amount: 0 };
  keepWaiting(waiting({ lines: [unpriced] }));
  shopSays({ batches: [] }, () => placed);
  await send();
  expect(made()).toEqual([[orderCalls.makeOrder, waiting().body, { idempotencyKey: 'k1', stake: 'work' }]]);
});

test('a session that has ended leaves it waiting; what the shop refuses is told in its words', async () => {
  keepWaiting(waiting());
  shopSays({ total: usd('25.00'), freight: usd('5.00') }, () => {
    throw new Refused(401, 'sign in', { reason: 'signInAgain', facts: {} });
  });
  await send();
  expect(readWaiting()).toMatchObject([{ key: 'k1' }]);
  expect(readWaiting()[0]?.refused).toBeUndefined();
  shopSays({ total: usd('25.00'), freight: usd('5.00') }, () => {
    throw new Refused(409, 'Part A cannot be bought', { reason: 'cannotBeBought', facts: {} });
  });
  await send();
  expect(readWaiting()).toMatchObject([{ refused: 'Part A cannot be bought' }]);
});
