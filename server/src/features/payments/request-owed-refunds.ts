// Tries anew what failed to go back: a new row for a failed refund, a new job where the old one was given up (product §7 Payment).
import { type Db, inTransaction } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/outbox.store.ts';
import { requestRefunds, REFUND_JOBS } from './captures.store.ts';
import { findOwed, findStale } from './payments.reads.ts';

const AT_ONCE = 100;

/** Requests what is owed and not on its way; answers how many orders and refunds it saw to. */
export async function requestOwedRefunds(db: Db): Promise<number> {
  const owed = await findOwed(db, AT_ONCE);
  for (const { orderId, isLateAlone } of owed)
    await inTransaction(db, (trx) =>
      requestRefunds(trx, { orderId, reason: 'the refund before failed', userId: null, isLateAlone }),
    );
  const stale = await findStale(db, AT_ONCE);
  for (const refundId of stale)
    await inTransaction(db, (trx) =>
      enqueue(trx, REFUND_JOBS.refund, { refundId }, { uniqueKey: `refund ${refundId}` }),
    );
  return owed.length + stale.length;
}
