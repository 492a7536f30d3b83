// Whether the money of an order has come to rest, and time that passes for what is owed (quality 4).
import type { TestShop } from '../../../../test/shop.ts';
import { requestOwedRefunds, REFUND_JOBS } from '../../payments/index.ts';

/** Whether nothing of an order is under way any more, here or at its provider. */
export async function isAtRest({ shop }: TestShop, orderNo: string): Promise<boolean> {
  const moving = await shop.db`
    select from orders o where o.order_no = ${orderNo} and (
      exists (select from refunds r where r.order_id = o.id and r.status = 'requested')
      or exists (select from captures c where c.order_id = o.id and c.amount_minor > c.refunded_minor and (not c.counts or o.status = 'canceled'))
      or exists (select from payment_attempts a where a.order_id = o.id and a.status = 'live' and o.status <> 'unpaid')
      or exists (select from test_payments t join payment_attempts a on a.provider_ref = t.ref
        where t.about = o.order_no and t.status = 'paid' and a.status <> 'captured'))`;
  return moving.length === 0;
}

/** Pauses of hours are over at once: the failed refund is of long ago. */
export async function owedAtOnce({ shop }: TestShop, orderNo: string): Promise<void> {
  await shop.db.begin(async (trx) => {
    await trx`set local session_replication_role = replica`;
    await trx`
      update refunds set ended_at = now() - interval '2 days'
      where status = 'failed' and order_id = (select id from orders where order_no = ${orderNo})`;
  });
  await requestOwedRefunds(shop.db);
  await shop.db`update outbox set failed_at = null where job = ${REFUND_JOBS.refund} and failed_at is not null`;
}
