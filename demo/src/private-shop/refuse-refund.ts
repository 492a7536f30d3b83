// Has the provider of a demo order refuse to give its money back until the shop gives up, so that the refund desk has something to see to (product §7, §8).
import { limits } from '@outrigger/contract';
import { endRefund, requestRefunds, REFUND_JOBS } from '@outrigger/server/src/features/payments/captures.store.ts';
import { readOpenRefund } from '@outrigger/server/src/features/payments/payments.reads.ts';
import { inTransaction, type Db } from '@outrigger/server/src/platform/db/db.ts';

/** Refuses the refund that waits, and each that is requested in its place. */
export async function refuseRefund(db: Db, orderId: number, failure: string): Promise<void> {
  for (let tries = 1; tries <= limits.refundTries; tries += 1) {
    if (tries > 1)
      await inTransaction(db, (trx) =>
        requestRefunds(trx, { orderId, reason: 'the refund before failed', userId: null }),
      );
    const [waiting] = await db<{ id: number }[]>`
      select id from refunds where order_id = ${orderId} and status = 'requested' order by id limit 1`;
    const refund = await readOpenRefund(db, waiting?.id ?? 0);
    if (!refund) throw new Error('no refund waits');
    await inTransaction(db, (trx) => endRefund(trx, refund, { as: 'failed', failure }));
  }
  await db`
    update outbox set done_at = now() where job = ${REFUND_JOBS.refund} and done_at is null
      and (facts ->> 'refundId')::bigint in (select id from refunds where order_id = ${orderId})`;
}
