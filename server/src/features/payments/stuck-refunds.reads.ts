// Which money is owed that a provider would not give back, however often it was asked, or of which it says nothing clear (product §7 Payment).
import { type calls, limits, money, type ResultOf } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';

/** Of captures `c`: a refund that waits for longer than a provider needs, be it switched off, shut out or slow. The clock goes on asking. */
const isSilent = (db: Db | Trx) => db`exists (
  select from refunds r where r.capture_id = c.id and r.status = 'requested'
    and r.requested_at < now() - make_interval(days => ${limits.refundDays}::int))`;

/** Of captures `c` of orders `o`: owed, on no way back, and tried as often as the clock tries it; or silent. The office's queue asks the same. */
export const isStuck = (db: Db | Trx) => db`(${isSilent(db)} or (
  c.amount_minor > c.refunded_minor and (not c.counts or o.status in ('canceled', 'notApproved'))
    and not exists (select from refunds r where r.capture_id = c.id and r.status = 'requested')
    and (select count(*) from refunds r where r.capture_id = c.id and r.status = 'failed') >= ${limits.refundTries}::int))`;

type Row = Omit<ResultOf<typeof calls.refundDesk.stuckRefunds>[number], 'amount' | 'failedAt' | 'waitsSince'> & {
  owedMinor: number;
  currency: string;
  failedAt: Date | null;
  waitsSince: Date | null;
};

/** What of an order is stuck, oldest first. */
export async function readStuck(
  db: Db,
  { orderNo }: { orderNo: string },
): Promise<ResultOf<typeof calls.refundDesk.stuckRefunds>> {
  const rows = await db<Row[]>`
    select c.id as capture_id, a.provider, c.provider_ref, coalesce(open.amount_minor, c.amount_minor - c.refunded_minor) as owed_minor,
      c.currency, last.failure, last.ended_at as failed_at, open.requested_at as waits_since,
      (select count(*)::int from refunds r where r.capture_id = c.id and r.status = 'failed') as tries
    from captures c join orders o on o.id = c.order_id join payment_attempts a on a.id = c.attempt_id
      left join lateral (
        select r.failure, r.ended_at from refunds r where r.capture_id = c.id and r.status = 'failed' order by r.id desc limit 1) last on true
      left join lateral (
        select r.amount_minor, r.requested_at from refunds r where r.capture_id = c.id and r.status = 'requested' order by r.id limit 1) open on true
    where o.order_no = ${orderNo} and ${isStuck(db)} order by c.id`;
  return rows.map(({ owedMinor, currency, failedAt, waitsSince, ...row }) => ({
    ...row,
    amount: money(owedMinor, currency),
    failedAt: failedAt?.toISOString() ?? null,
    waitsSince: waitsSince?.toISOString() ?? null,
  }));
}
