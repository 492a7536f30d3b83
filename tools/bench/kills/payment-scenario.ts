// Orders by wallet, paid at the built-in test provider and now and then canceled, while parts of the shop are killed (quality 4, 5).
import { setTimeout as sleep } from 'node:timers/promises';
import { makeBuyer } from '@outrigger/server/src/features/orders/orders.make.ts';
import { moneyProblems } from '@outrigger/server/src/features/orders/pay/money-problems.make.ts';
import { makePart } from '@outrigger/server/src/features/parts/parts.make.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { LEASE_SECONDS } from '@outrigger/server/src/platform/jobs/outbox.store.ts';
import { makeOrderLoad, type OrderLoad } from '../orders/order-load.ts';
import { orderBody } from '../orders/place.ts';
import { type Asker, type InEnvelope, untilAnswered } from '../orders/until-answered.ts';
import type { OrderShop, Scenario } from './scenario.ts';

const LOOK_MS = 100;
/** The shop answers one address 300 times a minute how a payment stands. */
const BETWEEN_MS = 600;
const LONGEST_MS = 60_000;
/** What a killed worker had in hand is taken by another once its lease is over, and then done. */
const UNTIL_DONE_MS = LEASE_SECONDS * 1000 + LONGEST_MS;
/** One order of so many is canceled once it is paid, and its money goes back. */
const CANCELED_OF = 4;

interface Paying {
  asker: Asker;
  load: OrderLoad;
  strange: string[];
}

/** Each order is acknowledged once the shop has said that it is paid; then it must be there, paid once or given back, in the shop's books as in the provider's. */
export async function paymentScenario({ shop, db, onAnswer }: OrderShop): Promise<Scenario> {
  const buyer = await makeBuyer(db, { credit: null });
  const { code } = await makePart(db, { stock: 2e9 });
  const asker = { url: shop.url, token: buyer.token, onAnswer };
  const body = orderBody(buyer.addressId, [{ code, qty: 1 }], 'wallet');
  const paying: Paying = { asker, load: makeOrderLoad({ ...asker, body }), strange: [] };
  let begun = 0;
  return {
    name: 'orders paid at the provider',
    write: async (signal) => {
      await sleep(BETWEEN_MS);
      begun += 1;
      const isCanceled = begun % CANCELED_OF === 0;
      const orderNo = await paying.load.placeOne(signal);
      await pay(paying, orderNo);
      if (isCanceled) await send(paying, '/order/refund', { orderNo });
      return orderNo;
    },
    lost: (acknowledged) => unpaid(db, acknowledged),
    broken: async () => [...paying.load.strange(), ...paying.strange, ...(await wrongMoney(db, buyer.companyId))],
  };
}

// Who has begun to pay goes on, whatever ends: nobody walks away from a page that took his money.
async function pay(paying: Paying, orderNo: string): Promise<void> {
  const { redirectUrl, attempt } = await send(paying, '/order/payNow', { orderNo });
  await pressPay(`${paying.asker.url}${new URL(String(redirectUrl), paying.asker.url).pathname}`);
  // Whoever asks too often is told so, which is no outage.
  const quiet = { url: paying.asker.url, token: paying.asker.token };
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until) {
    const { state } = await send({ ...paying, asker: quiet }, '/pay/return', { attempt: String(attempt) });
    if (state === 'paid') return;
    await sleep(LOOK_MS);
  }
  throw new Error(`${orderNo} was not paid`);
}

async function send(paying: Paying, path: string, body: object): Promise<InEnvelope['result']> {
  const answer = await untilAnswered(paying.asker, { path, body }, AbortSignal.timeout(LONGEST_MS));
  if (answer.reason === 'ok') return answer.result;
  paying.strange.push(`${path}: ${answer.status} ${answer.reason}`);
  throw new Error(`${path} was answered ${answer.status} ${answer.reason}`);
}

async function pressPay(page: string): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until) {
    const body = new URLSearchParams({ answer: 'pay' });
    const pressed = await fetch(page, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
    if (pressed?.status === 303) return;
    await sleep(LOOK_MS);
  }
  throw new Error('the page of the provider did not answer');
}

async function unpaid(db: Db, acknowledged: string[]): Promise<string[]> {
  const found = await db<{ orderNo: string }[]>`
    select o.order_no from orders o join captures c on c.order_id = o.id
    where o.order_no = any(${acknowledged}) and c.counts and o.paid_at is not null`;
  const there = new Set(found.map((row) => row.orderNo));
  return acknowledged.filter((orderNo) => !there.has(orderNo));
}

// The worker brings notices and gives money back; what is still wrong once it had the time for it is wrong.
async function wrongMoney(db: Db, companyId: number): Promise<string[]> {
  const until = Date.now() + UNTIL_DONE_MS;
  const orders = await db<{ orderNo: string }[]>`select order_no from orders where company_id = ${companyId}`;
  let left = orders.map((one) => one.orderNo);
  for (;;) {
    const problems: string[] = [];
    const wrong: string[] = [];
    for (const orderNo of left) {
      const found = await moneyProblems(db, orderNo);
      if (found.length > 0) wrong.push(orderNo);
      problems.push(...found);
    }
    left = wrong;
    if (left.length === 0 || Date.now() > until) return problems;
    await sleep(LOOK_MS * 5);
  }
}
