// Which attempts and refunds there are, for those who lead them on and for those who look (product §7 Payment).
import { limits } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Attempt } from './attempts.store.ts';
import { tokenHash } from './attempt-keys.rules.ts';
import type { OpenRefund } from './captures.store.ts';

const columns = (db: Db | Trx) => db`
  a.id, a.order_id, o.order_no, a.company_id, a.provider, a.method, a.amount_minor, a.currency, a.status, a.provider_ref, a.redirect_url`;

/** One attempt, by its id. */
export async function readAttempt(db: Db, attemptId: number): Promise<Attempt | null> {
  const [row] = await db<Attempt[]>`
    select ${columns(db)} from payment_attempts a join orders o on o.id = a.order_id where a.id = ${attemptId}`;
  return row ?? null;
}

/** The live attempt of an order of a company, not locked. */
export async function findOpen(db: Db, asked: { orderNo: string; companyId: number }): Promise<Attempt | null> {
  const [row] = await db<Attempt[]>`
    select ${columns(db)} from payment_attempts a join orders o on o.id = a.order_id
    where o.order_no = ${asked.orderNo} and o.company_id = ${asked.companyId} and a.status = 'live'`;
  return row ?? null;
}

/** The attempt of a return path's secret. */
export async function findReturned(db: Db, token: string): Promise<Attempt | null> {
  const [row] = await db<Attempt[]>`
    select ${columns(db)} from payment_attempts a join orders o on o.id = a.order_id where a.return_token_hash = ${tokenHash(token)}`;
  return row ?? null;
}

/** The attempt a provider speaks of. */
export async function findAtProvider(db: Db, provider: string, providerRef: string): Promise<Attempt | null> {
  const [row] = await db<Attempt[]>`
    select ${columns(db)} from payment_attempts a join orders o on o.id = a.order_id
    where a.provider = ${provider} and a.provider_ref = ${providerRef}`;
  return row ?? null;
}

/** Whether a live attempt was begun so long ago that whoever began it is gone. */
export async function isForgotten(db: Db, attemptId: number, minutes: number): Promise<boolean> {
  const found = await db`
    select from payment_attempts where id = ${attemptId} and created_at < now() - make_interval(mins => ${minutes})`;
  return found.length > 0;
}

/** Whether the money of an attempt counts for nothing or goes back. */
export async function isGivenBack(db: Db, attemptId: number): Promise<boolean> {
  const found = await db`select from captures where attempt_id = ${attemptId} and (not counts or refunded_minor > 0)`;
  return found.length > 0;
}

const refundColumns = (db: Db) => db`
  r.id, r.order_id, a.company_id, r.amount_minor, r.currency, a.provider, c.provider_ref as capture_ref, r.provider_ref as refund_ref
  from refunds r join captures c on c.id = r.capture_id join payment_attempts a on a.id = c.attempt_id`;

/** A refund, while it waits for its provider. */
export async function readOpenRefund(db: Db, refundId: number): Promise<OpenRefund | null> {
  const [row] = await db<OpenRefund[]>`
    select ${refundColumns(db)} where r.id = ${refundId} and r.status = 'requested'`;
  return row ?? null;
}

/** The refund a provider speaks of, however it stands. */
export async function findRefundAtProvider(db: Db, provider: string, refundRef: string): Promise<OpenRefund | null> {
  const [row] = await db<OpenRefund[]>`
    select ${refundColumns(db)} where r.provider_ref = ${refundRef} and a.provider = ${provider}`;
  return row ?? null;
}

/** What was tried and given back for an order, as its page shows it; amounts in minor units. */
export interface PaymentsOfOrder {
  attempts: {
    startedAt: Date;
    endedAt: Date | null;
    method: Attempt['method'];
    state: Attempt['status'];
    amountMinor: number;
  }[];
  refunds: {
    requestedAt: Date;
    endedAt: Date | null;
    /** Failed is what its provider refused too often to be asked again. */
    state: 'requested' | 'done' | 'failed';
    amountMinor: number;
    currency: string;
  }[];
  currency: string;
}

/** Attempts and refunds of an order of a company, newest first; null where the company has no such order. */
export async function readPayments(
  db: Db,
  asked: { orderNo: string; companyId: number },
): Promise<PaymentsOfOrder | null> {
  const [order] = await db<{ id: number; currency: string }[]>`
    select id, currency from orders where order_no = ${asked.orderNo} and company_id = ${asked.companyId}`;
  if (!order) return null;
  const [attempts, refunds] = await Promise.all([
    db<PaymentsOfOrder['attempts']>`
      select created_at as started_at, ended_at, method, status as state, amount_minor from payment_attempts
      where order_id = ${order.id} order by id desc limit 50`,
    // What failed and was tried again is told once, by its last try.
    db<PaymentsOfOrder['refunds']>`
      select r.requested_at, case when r.state <> 'requested' then r.ended_at end as ended_at, r.state, r.amount_minor, r.currency from (
        select id, requested_at, ended_at, amount_minor, currency, lead(id) over of_capture as next,
          case when status = 'failed' and count(*) filter (where status = 'failed') over (partition by capture_id) < ${limits.refundTries}::int
            then 'requested' else status end as state
        from refunds where order_id = ${order.id} window of_capture as (partition by capture_id order by id)
      ) r where r.state = 'done' or r.next is null order by r.id desc limit 50`,
  ]);
  return { attempts, refunds, currency: order.currency };
}

/** Money of an order that was given back; null until its provider, or the parts desk, said so. */
export async function readGivenBackRefund(
  db: Db,
  refundId: number,
): Promise<{ orderId: number; amountMinor: number; currency: string; isLate: boolean } | null> {
  const [row] = await db<{ orderId: number; amountMinor: number; currency: string; isLate: boolean }[]>`
    select r.order_id, r.amount_minor, r.currency, not c.counts as is_late
    from refunds r join captures c on c.id = r.capture_id where r.id = ${refundId} and r.status = 'done'`;
  return row ?? null;
}

/** Orders of which money is owed though no refund waits: the last one failed an hour ago, or two after the second time. */
export async function findOwed(db: Db, count: number): Promise<{ orderId: number; isLateAlone: boolean }[]> {
  return await db`
    select c.order_id, bool_and(o.status not in ('canceled', 'notApproved')) as is_late_alone
    from (
        select capture_id, count(*) as failures, max(ended_at) as last from refunds where status = 'failed' group by capture_id
      ) f join captures c on c.id = f.capture_id join orders o on o.id = c.order_id
    where c.amount_minor > c.refunded_minor and (not c.counts or o.status in ('canceled', 'notApproved'))
      and not exists (select from refunds r where r.capture_id = c.id and r.status = 'requested')
      and f.failures < ${limits.refundTries}::int and f.last < now() - make_interval(hours => (2 ^ (f.failures - 1))::int)
    group by c.order_id order by c.order_id limit ${count}`;
}

/** Refunds that wait so long that their job may have been given up. */
export async function findStale(db: Db, count: number): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select r.id from refunds r
    where r.status = 'requested' and r.provider_ref is null and r.requested_at < now() - interval '1 hour'
      and not exists (
        select from outbox j where j.job = 'refund a capture' and (j.facts ->> 'refundId')::bigint = r.id
          and j.done_at is null and j.failed_at is null)
    order by r.id limit ${count}`;
  return rows.map((row) => row.id);
}
