// Asks for money back: a row for each capture of which something is left, done by whoever speaks with the provider (product §7: refund call).
import type { Trx } from '../../../platform/db/db.ts';

/** Requests the rest of everything that was taken for an order; doing it twice requests nothing twice. */
export async function requestRefunds(
  trx: Trx,
  { orderId, reason, userId }: { orderId: number; reason: string; userId: number | null },
): Promise<void> {
  await trx`select from captures where order_id = ${orderId} order by id for update`;
  await trx`
    insert into refunds (capture_id, order_id, currency, amount_minor, reason, requested_by)
    select id, order_id, currency, amount_minor - refunded_minor, ${reason}, ${userId}
    from captures where order_id = ${orderId} and amount_minor > refunded_minor order by id`;
}
