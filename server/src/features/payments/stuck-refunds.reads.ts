// Which money is owed that a provider would not give back, however often it was asked (product §7 Payment).
import { type calls, limits, money, type ResultOf } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';

/** Of captures `c` of orders `o`: owed, on no way back, and tried as often as the clock tries it. The office's queue asks the same. */
export const isStuck = (db: Db | Trx) => db`
  c.amount_minor > c.refunded_minor and (not c.counts or o.status in ('canceled', 'notApproved'))
    and not exists (select from refunds r where r.capture_id = c.id and r.status = 'requested')
    and (select count(*) from refunds r where r.capture_id = c.id and r.status = 'failed') >= ${limits.refundTries}::int`;

type Row = Omit<ResultOf<typeof calls.refundDesk.stuckRefunds>[number], 'amount' | 'failedAt'> & {
  owedMinor: number;
  currency: string;
  failedAt: Date;
};

/** What of an order is stuck, oldest first. */
export async function readStuck(
  db: Db,
  { orderNo }: { orderNo: string },
): Promise<ResultOf<typeof calls.refundDesk.stuckRefunds>> {
  const rows = await db<Row[]>`
    select c.id as capture_id, a.provider, c.provider_ref, c.amount_minor - c.refunded_minor as owed_minor, c.currency,
      last.failure, last.ended_at as failed_at,
      (select count(*)::int from refunds r where r.capture_id = c.id and r.status = 'failed') as tries
    from captures c join orders o on o.id = c.order_id join payment_attempts a on a.id = c.attempt_id
      cross join lateral (
        select r.failure, r.ended_at from refunds r where r.capture_id = c.id and r.status = 'failed' order by r.id desc limit 1) last
    where o.order_no = ${orderNo} and ${isStuck(db)} order by c.id`;
  return rows.map(({ owedMinor, currency, failedAt, ...row }) => ({
    ...row,
    amount: money(owedMinor, currency),
    failedAt: failedAt.toISOString(),
  }));
}
