// Sends orders made without a network, each once: with its idempotency key, one tab at a time, and only as long as it still is what its buyer saw (product §3).
import type { ResultOf } from '@outrigger/contract';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { request } from '../../../client/api/api.ts';
import { Refused } from '../../../client/api/failures.ts';
import { isOutcomeUnknown } from '../../../client/api/idempotency-keys.ts';
import { refreshCalls } from '../../../client/api/use-call.ts';
import { session } from '../../../client/session/session.ts';
import { agreeOnCart } from '../../cart/index.ts';
import { fitInputs } from '../cart/line-fits.rules.ts';
import { misfitKey, misfitsOf } from '../misfits/misfits.rules.ts';
import { dropWaiting, keepWaiting, readWaiting, type WaitingOrder } from './waiting-orders.stored.ts';
import { isNoDearer, shownSum, sumNow } from './waiting-order.ts';

/** A placed order, or one that its buyer has to look at. */
export type Sent =
  | { kind: 'placed'; placed: ResultOf<typeof orderCalls.makeOrder> }
  | { kind: 'refused'; order: WaitingOrder };

/** What is said of an order that is not sent as it is. */
export interface RefusalWords {
  dearer: string;
  /** Of codes that do not fit the machines they were ordered for. */
  misfits: (codes: string) => string;
}

/** Why it is not sent as it is: prices have risen, or parts do not fit and nobody said that they are wanted all the same. */
type Stopped = { stopped: 'dearer' } | { stopped: 'misfits'; codes: string };

/** The order with its total of now, kept before it is sent: from then on nothing of it changes. */
async function freeze(order: WaitingOrder): Promise<WaitingOrder | Stopped> {
  if (order.isSent) return order;
  const { lines, addressId, shipMode = 'batches' } = order.body;
  const plan = await request(orderCalls.shipBatchList, { lines, addressId, shipMode });
  if (!isNoDearer(shownSum(order.lines), sumNow(plan))) return { stopped: 'dearer' };
  const off = await unacceptedMisfits(order);
  if (off.length > 0) return { stopped: 'misfits', codes: off.join(', ') };
  const body = { ...order.body, shipMode, ...(plan.total ? { expectedTotal: plan.total } : {}) };
  const frozen = { ...order, body, isSent: true };
  keepWaiting(frozen);
  return frozen;
}

/** Codes that do not fit their machines by what the shop knows now; where the device had no list of the machine, nobody was asked. */
async function unacceptedMisfits({ lines, accepted = [] }: WaitingOrder): Promise<string[]> {
  const off = new Set<string>();
  for (const asked of fitInputs(lines))
    for (const { partId, verdict } of await request(machineCalls.fitOfParts, asked))
      if (verdict === 'doesNotFit') off.add(misfitKey(asked.hostId, partId));
  const open = misfitsOf(lines, off).filter(({ key }) => !accepted.includes(key));
  return [...new Set(open.map(({ code }) => code))];
}

/** Refused before the shop looked at it, or not known to have been: it goes on waiting. */
const isForLater = (error: unknown): boolean =>
  isOutcomeUnknown(error) || (error instanceof Refused && [401, 403, 429].includes(error.status));

async function sendOne(order: WaitingOrder, words: RefusalWords): Promise<Sent | undefined> {
  const refuse = (refused: string): Sent => {
    // It is no longer the order that was sent: the next try is another one, with a key of its own.
    const next = { ...order, isSent: false, refused };
    keepWaiting(next);
    return { kind: 'refused', order: next };
  };
  try {
    const frozen = await freeze(order);
    if ('stopped' in frozen) return refuse(frozen.stopped === 'dearer' ? words.dearer : words.misfits(frozen.codes));
    const placed = await request(orderCalls.makeOrder, frozen.body, { idempotencyKey: order.key, stake: 'work' });
    dropWaiting(order.key);
    return { kind: 'placed', placed };
  } catch (error) {
    if (isForLater(error)) return undefined;
    if (!(error instanceof Refused)) throw error;
    return refuse(error.reason === 'pricesChanged' ? words.dearer : error.message);
  }
}

async function sendAll(words: RefusalWords, tell: (sent: Sent) => void): Promise<void> {
  const owner = session.get()?.userId;
  const due = readWaiting().filter(({ refused }) => refused === undefined);
  if (due.length === 0) return;
  // Lines that were ordered have to be out of the shop's cart before it hears of the order, or it takes them for others.
  await agreeOnCart();
  for (const order of due) {
    if (session.get()?.userId !== owner) return;
    const sent = await sendOne(order, words);
    if (sent) tell(sent);
  }
  await refreshCalls([orderCalls.orderList, orderCalls.orderInfo]);
}

/** Sends what waits, unless another tab is at it; what gets no answer goes on waiting. */
export async function sendWaitingOrders(words: RefusalWords, tell: (sent: Sent) => void): Promise<void> {
  if (!session.get()?.user || readWaiting().length === 0) return;
  await navigator.locks.request('outrigger-waiting-orders', { ifAvailable: true }, async (lock) => {
    if (lock) await sendAll(words, tell).catch(() => undefined);
  });
}
