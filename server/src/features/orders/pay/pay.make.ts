// Test factory of payments: an unpaid order, presses on the test provider's page, its signed notices (architecture §7).
import { calls } from '@outrigger/contract';
import type { TestShop } from '../../../../test/shop.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import type { PaymentGateway } from '../../../platform/outside/payments/payment-gateway.ts';
import { readPaymentSecret } from '../../../platform/outside/payments/payment-secrets.reads.ts';
import { sign } from '../../../platform/outside/payments/test-provider/signature.rules.ts';
import { testStateOf } from '../../../platform/outside/payments/test-provider/test-gateway.ts';
import { readTestPayment } from '../../../platform/outside/payments/test-provider/test-payments.store.ts';
import { doRefund, REFUND_JOBS } from '../../payments/index.ts';
import { lockOrder } from '../life/order-moves.store.ts';
import { moveOrder } from '../life/move-order.ts';
import type { Move } from '../life/move.ts';
import { newKey } from '../orders.make.ts';

/** Presses "pay now" for an order. */
export const pressPay = (
  it: TestShop,
  asked: { orderNo: string; method?: 'wallet' | 'card' },
  token: string,
  key = newKey(),
) => it.ask(calls.payments.payNow, asked, { token, key });

/** The built-in provider of a test shop. */
export function testGateway({ shop }: TestShop): PaymentGateway {
  const gateway = shop.gateways.named('test');
  if (!gateway) throw new Error('the shop has no test provider');
  return gateway;
}

/** The number a pay page's address carries. */
export const refOf = (redirectUrl: string): string => redirectUrl.split('/').at(-1) ?? '';

/** Presses a button of the test provider's page; answers where it leads. */
export async function pressAtProvider(it: TestShop, ref: string, answer: string): Promise<string> {
  const pressed = await it.app.inject({
    method: 'POST',
    url: `/pay/test/${ref}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${answer}`,
  });
  return String(pressed.headers['location'] ?? pressed.statusCode);
}

/** Sends a notice of how a payment stands, signed as the provider signs; answers the status. */
export async function sendNotice(
  it: TestShop,
  ref: string,
  given: { id?: string; state?: unknown; secondsAgo?: number; signature?: string } = {},
): Promise<number> {
  const payment = await readTestPayment(it.shop.db, ref);
  const state = given.state ?? (payment ? testStateOf(payment) : { is: 'live' });
  const body = Buffer.from(JSON.stringify({ id: given.id ?? `evt_${newKey()}`, ref, state }));
  const seconds = Math.floor(Date.now() / 1000) - (given.secondsAgo ?? 0);
  const signature = given.signature ?? sign(await readPaymentSecret(it.shop.db, 'testProvider'), body, seconds);
  const answer = await it.app.inject({
    method: 'POST',
    url: '/api/pay/webhook/test',
    headers: { 'content-type': 'application/json', 'test-signature': signature },
    payload: body,
  });
  return answer.statusCode;
}

/** Does all refunds that wait, as the worker does. */
export async function doRefunds({ shop }: TestShop, orderNo: string): Promise<void> {
  const jobs = await shop.db<{ facts: Record<string, unknown> }[]>`
    select j.facts from outbox j join refunds r on r.id = (j.facts ->> 'refundId')::bigint join orders o on o.id = r.order_id
    where j.job = ${REFUND_JOBS.refund} and o.order_no = ${orderNo} order by j.id`;
  for (const { facts } of jobs) await doRefund(shop, facts);
}

/** Brings an event about, as nobody's press would. */
export async function move(
  { shop }: TestShop,
  orderNo: string,
  event: Move,
): Promise<'moved' | 'noEffect' | 'refused'> {
  return await inTransaction(shop.db, async (trx) => {
    const order = await lockOrder(trx, { orderNo, companyId: null });
    return order ? await moveOrder(trx, order, event) : 'refused';
  });
}

/** What of the money of an order stands in the books; amounts in minor units. */
export interface MoneyOf {
  status: string;
  isPaid: boolean;
  invoices: number;
  captured: number;
  counting: number;
  refunded: number;
  attempts: string[];
  events: string[];
}

/** Reads it. */
export async function moneyOf({ shop }: TestShop, orderNo: string): Promise<MoneyOf> {
  const [row] = await shop.db<MoneyOf[]>`
    select o.status, o.paid_at is not null as is_paid,
      (select count(*)::int from invoices i where i.order_id = o.id) as invoices,
      (select coalesce(sum(amount_minor), 0)::bigint from captures c where c.order_id = o.id) as captured,
      (select count(*)::int from captures c where c.order_id = o.id and c.counts) as counting,
      (select coalesce(sum(amount_minor), 0)::bigint from refunds r where r.order_id = o.id and r.status = 'done') as refunded,
      array(select a.status from payment_attempts a where a.order_id = o.id order by a.id) as attempts,
      array(select e.event from order_events e where e.order_id = o.id order by e.id) as events
    from orders o where o.order_no = ${orderNo}`;
  if (!row) throw new Error(`no order ${orderNo}`);
  return row;
}
