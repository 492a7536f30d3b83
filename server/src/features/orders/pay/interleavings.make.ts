// Random interleavings of everything that can happen to the payment of one order, over the real API and the worker's jobs (quality 4).
import { calls } from '@outrigger/contract';
import type { TestShop } from '../../../../test/shop.ts';
import { work } from '../../../jobs.ts';
import { TEST_NOTICE_JOB } from '../../../platform/outside/payments/test-provider/test-payments.store.ts';
import { makeStoreCredit } from '../../credit/credit.make.ts';
import { hearRefund, lookAtRefunds } from '../../payments/index.ts';
import { makeAdministrator } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';
import { expireOrders } from '../life/expire-orders.ts';
import { type Buyer, makeBuyer, newKey, orderOf } from '../orders.make.ts';
import { isAtRest, owedAtOnce } from './at-rest.make.ts';
import { moneyProblems } from './money-problems.make.ts';
import { pressAtProvider, pressPay, refOf, sendNotice, testGateway } from './pay.make.ts';
import { settleAttempts } from './settle-attempt.ts';

/** Numbers from 0 to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One order while things happen to it. */
interface Round {
  it: TestShop;
  buyer: Buyer;
  /** The token of somebody of finance. */
  desk: string;
  orderNo: string;
  random: () => number;
  /** Payments opened at the provider, and secrets of their return paths. */
  refs: string[];
  attempts: string[];
  eventIds: string[];
}

type Action = (round: Round) => Promise<unknown>;

const pick = <T>(round: Round, from: readonly T[]): T | undefined => from[Math.floor(round.random() * from.length)];

async function openPayment(round: Round, method: 'wallet' | 'card'): Promise<void> {
  const opened = await pressPay(round.it, { orderNo: round.orderNo, method }, round.buyer.token);
  if (opened.status !== 200) return;
  round.refs.push(refOf(opened.result.redirectUrl));
  round.attempts.push(opened.result.attempt);
}

const press =
  (answer: string): Action =>
  async (round) => {
    const ref = pick(round, round.refs);
    return ref === undefined ? undefined : await pressAtProvider(round.it, ref, answer);
  };

// Another sum than was asked for is taken, a cent too much or too little.
async function payWrongSum(round: Round): Promise<void> {
  const ref = pick(round, round.refs);
  if (ref === undefined) return;
  await round.it.shop.db`
    update test_payments set amount_minor = amount_minor + ${round.random() < 0.5 ? 1 : -1} where ref = ${ref} and status = 'open'`;
  await pressAtProvider(round.it, ref, 'pay');
}

// What the provider says by itself of a refund it has taken on, also of one that ended long since, and twice.
async function refundNotice(round: Round): Promise<void> {
  const { it, orderNo } = round;
  const known = await it.shop.db<{ ref: string }[]>`
    select r.provider_ref as ref from refunds r join orders o on o.id = r.order_id
    where o.order_no = ${orderNo} and r.provider_ref like 'pending %' order by r.id`;
  const refundRef = pick(round, known)?.ref;
  if (refundRef === undefined) return;
  const state = await testGateway(it)
    .refundState(refundRef)
    .catch(() => null);
  for (let times = round.random() < 0.3 ? 2 : 1; state && times > 0; times -= 1)
    await hearRefund(it.shop.db, 'test', { eventId: `evt_${newKey()}`, refundRef, refund: state });
}

async function pollRefunds({ it, orderNo }: Round): Promise<void> {
  await it.shop.db`
    update refunds set looked_at = now() - interval '1 day'
    where status = 'requested' and provider_ref is not null and order_id = (select id from orders where order_no = ${orderNo})`;
  await lookAtRefunds(it.shop, it.app.log);
}

const notice =
  (state?: unknown): Action =>
  async (round) => {
    const ref = pick(round, round.refs);
    if (ref === undefined) return;
    const isReplay = round.random() < 0.4;
    const id = (isReplay ? pick(round, round.eventIds) : undefined) ?? `evt_${newKey()}`;
    round.eventIds.push(id);
    await sendNotice(round.it, ref, { id: `${id} ${ref}`, ...(state ? { state } : {}) });
  };

async function comeBack(round: Round): Promise<void> {
  const attempt = pick(round, round.attempts);
  if (attempt === undefined) return;
  await ageLooks(round.it, round.orderNo);
  await round.it.ask(calls.payments.paymentReturn, { attempt });
}

async function ageLooks({ shop }: TestShop, orderNo: string): Promise<void> {
  await shop.db`
    update payment_attempts set looked_at = now() - interval '1 hour', looks = 0
    where status = 'live' and order_id = (select id from orders where order_no = ${orderNo})`;
  await shop.db`
    update payment_attempts set looked_at = null, ended_at = now() - interval '1 day'
    where status in ('ended', 'failed') and order_id = (select id from orders where order_no = ${orderNo})`;
}

async function poll(round: Round): Promise<void> {
  await ageLooks(round.it, round.orderNo);
  await settleAttempts(round.it.shop, round.it.app.log);
}

const cancel: Action = ({ it, orderNo, buyer }) =>
  it.ask(calls.orderLife.cancelOrder, { orderNo }, { token: buyer.token, key: newKey() });

async function expire({ it, orderNo }: Round): Promise<void> {
  await it.shop
    .db`update orders set pay_by = now() - interval '1 second' where order_no = ${orderNo} and status = 'unpaid'`;
  await expireOrders(it.shop.db);
}

/** What may happen, each with how often it is drawn. */
const ACTIONS: readonly [weight: number, action: Action][] = [
  [3, (round) => openPayment(round, 'wallet')],
  [3, (round) => openPayment(round, 'card')],
  [5, press('pay')],
  [1, press('twice')],
  [1, payWrongSum],
  [1, press('decline')],
  [1, press('close')],
  [4, notice()],
  [1, notice({ is: 'live' })],
  [1, notice({ is: 'failed', failure: 'out of order' })],
  [1, notice({ is: 'ended', failure: 'out of order' })],
  [2, comeBack],
  [2, poll],
  [2, refundNotice],
  [1, pollRefunds],
  [2, cancel],
  [1, expire],
  [1, (round) => doJobsOf(round)],
];
const TOTAL = ACTIONS.reduce((sum, [weight]) => sum + weight, 0);

function draw(random: () => number): Action {
  let left = random() * TOTAL;
  return ACTIONS.find(([weight]) => (left -= weight) < 0)?.[1] ?? cancel;
}

const LOST_NOTICES = 0.1;

/** Does what waits in the outbox for one order, as a worker does; what fails stays for later, and some notices never arrive. */
async function doJobsOf({ it: { shop, app }, orderNo, random }: Round): Promise<void> {
  const jobs = await shop.db<{ id: number; job: string; facts: Record<string, unknown> }[]>`
    select j.id, j.job, j.facts from outbox j join orders o on o.order_no = ${orderNo}
    where j.done_at is null and (
      (j.facts ->> 'refundId')::bigint in (select r.id from refunds r where r.order_id = o.id)
      or (j.facts ->> 'attemptId')::bigint in (select a.id from payment_attempts a where a.order_id = o.id)
      or j.facts ->> 'ref' in (select t.ref from test_payments t where t.about = ${orderNo}))
    order by j.id`;
  for (const { id, job, facts } of jobs) {
    try {
      // Without a port of its own a test shop is told by its door.
      if (job === TEST_NOTICE_JOB) {
        if (random() >= LOST_NOTICES)
          await sendNotice({ shop, app } as TestShop, String(facts['ref']), { id: String(facts['eventId']) });
      } else await work.jobs[job]?.(shop, facts);
      await shop.db`update outbox set done_at = now() where id = ${id}`;
    } catch {
      // It is tried again below.
    }
  }
}

const TURNS = 30;

/** Lets everything that is under way come to its end. */
async function drain(round: Round): Promise<void> {
  const { it, orderNo } = round;
  await it.shop.db`
    update payment_attempts set created_at = now() - interval '1 hour'
    where provider_ref is null and order_id = (select id from orders where order_no = ${orderNo})`;
  for (let turn = 0; turn < TURNS; turn += 1) {
    await doJobsOf(round);
    await poll(round);
    await pollRefunds(round);
    await owedAtOnce(it, orderNo);
    await seeToRefunds(round);
    if (turn > 0 && (await isAtRest(it, orderNo))) return;
  }
}

// What failed for good is tried once more by the desk, now and then, and else given back by hand.
async function seeToRefunds({ it, orderNo, desk, random }: Round): Promise<void> {
  const { stuckRefunds, retryRefund, refundByHand } = calls.refundDesk;
  const { result } = await it.ask(stuckRefunds, { orderNo }, { token: desk });
  for (const { captureId } of result) {
    const way = { token: desk, key: newKey() };
    if (random() < 0.5) await it.ask(retryRefund, { orderNo, captureId }, way);
    else await it.ask(refundByHand, { orderNo, captureId, reason: 'paid out by the bank' }, way);
  }
}

const desks = new WeakMap<TestShop, Promise<string>>();
const deskOf = (it: TestShop): Promise<string> => {
  const known = desks.get(it) ?? makeAdministrator(it.shop.db, ['finance']).then(({ token }) => token);
  desks.set(it, known);
  return known;
};

async function begin(it: TestShop, random: () => number): Promise<Round> {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const useStoreCredit = random() < 0.3;
  if (useStoreCredit) await makeStoreCredit(db, buyer.companyId, 500);
  const part = await makePart(db);
  const paymentMethod = random() < 0.5 ? 'wallet' : 'card';
  const body = orderOf(buyer, [{ code: part.code, qty: 2 }], { paymentMethod, useStoreCredit });
  const made = await it.ask(calls.orders.makeOrder, body, { token: buyer.token, key: newKey() });
  const desk = await deskOf(it);
  const round: Round = { it, buyer, desk, orderNo: made.result.orderNo, random, refs: [], attempts: [], eventIds: [] };
  await openPayment(round, paymentMethod);
  return round;
}

/** One order from its making to its rest, with up to a dozen events of which some come at once; answers what is wrong with its money. */
export async function runInterleaving(it: TestShop, random: () => number): Promise<string[]> {
  const round = await begin(it, random);
  let left = 2 + Math.floor(random() * 11);
  while (left > 0) {
    const together = Math.min(left, 1 + Math.floor(random() * 4));
    left -= together;
    await Promise.all(Array.from({ length: together }, () => draw(random)(round)));
  }
  await drain(round);
  await it.shop.db`delete from counters where name = 'payment return'`;
  return (await moneyProblems(it.shop.db, round.orderNo)).map((problem) => `${round.orderNo}: ${problem}`);
}
