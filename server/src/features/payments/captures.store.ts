// Money taken and money to go back, never more than was taken (product §0 Capture, §7 Payment; quality 4).
import type { Trx } from '../../platform/db/db.ts';
import { enqueue, enqueueAll } from '../../platform/jobs/outbox.store.ts';
import { ledger, writeMovements } from '../credit/index.ts';
import type { Attempt } from './attempts.store.ts';

/** The jobs of a refund: giving it to its provider, and telling whoever placed the order that its money was given back, which the mail room of orders does. */
export const REFUND_JOBS = { refund: 'refund a capture', mail: 'refundMail' } as const;

/** Records the money of an attempt under lock; `counts` is false for what came late, twice or in another amount or currency. */
export async function recordCapture(
  trx: Trx,
  attempt: Attempt,
  capture: { captureRef: string; amountMinor: number; currency: string; counts: boolean },
): Promise<void> {
  const { id, orderId, companyId } = attempt;
  const { amountMinor, currency } = capture;
  await trx`
    insert into captures (attempt_id, order_id, currency, amount_minor, counts, provider_ref)
    values (${id}, ${orderId}, ${currency}, ${amountMinor}, ${capture.counts}, ${capture.captureRef})`;
  await writeMovements(trx, [ledger.capture({ orderId, companyId, currency, amountMinor, userId: null })]);
}

/** Whose money goes back, why, and who asked; the clock and providers are nobody. */
export interface RefundsAsked {
  orderId: number;
  reason: string;
  userId: number | null;
  /** Of money that came late or twice alone; else everything that was taken. */
  isLateAlone?: boolean;
}

/** Requests the rest of what was taken for an order, each by a job; doing it twice requests nothing twice. */
export async function requestRefunds(trx: Trx, asked: RefundsAsked): Promise<void> {
  const { orderId, reason, userId, isLateAlone = false } = asked;
  const owed = await trx<{ id: number }[]>`
    select id from captures where order_id = ${orderId} and amount_minor > refunded_minor and not (${isLateAlone} and counts)
    order by id for update`;
  if (owed.length === 0) return;
  const requested = await trx<{ id: number }[]>`
    insert into refunds (capture_id, order_id, currency, amount_minor, reason, requested_by)
    select id, order_id, currency, amount_minor - refunded_minor, ${reason}, ${userId}
    from captures where id = any(${owed.map(({ id }) => id)}::bigint[]) order by id returning id`;
  await enqueueAll(
    trx,
    REFUND_JOBS.refund,
    requested.map(({ id: refundId }) => ({ refundId })),
  );
}

/** A refund that waits for its provider. */
export interface OpenRefund {
  id: number;
  orderId: number;
  companyId: number;
  amountMinor: number;
  currency: string;
  provider: string;
  captureRef: string | null;
  /** The provider's number of it, once it has taken it on. */
  refundRef: string | null;
}

/** Keeps the provider's number of a refund that it has taken on and not done yet. */
export async function notePending(trx: Trx, refundId: number, refundRef: string): Promise<void> {
  await trx`update refunds set provider_ref = ${refundRef}, looked_at = now() where id = ${refundId} and status = 'requested'`;
}

/** How a refund ended, by its provider's word. */
export type RefundEnd = { as: 'done'; refundRef: string } | { as: 'failed'; failure: string };

/** Writes how a refund ended; one that was done and failed all the same is open again, and its money is back in the books. */
export async function endRefund(trx: Trx, refund: OpenRefund, end: RefundEnd): Promise<void> {
  const { id, orderId, companyId, currency, amountMinor } = refund;
  const [before] = await trx<{ status: string }[]>`
    select status from refunds where id = ${id} and not is_by_hand for update`;
  const wasDone = before?.status === 'done' && end.as === 'failed';
  if (before?.status !== 'requested' && !wasDone) return;
  await trx`
    update refunds set status = ${end.as}, ended_at = now(),
      provider_ref = coalesce(${end.as === 'done' ? end.refundRef : null}, provider_ref),
      failure = ${end.as === 'failed' ? end.failure.slice(0, 500) : null}
    where id = ${id}`;
  const movement = { orderId, companyId, currency, amountMinor, userId: null };
  if (end.as === 'done') {
    await writeMovements(trx, [ledger.refund(movement)]);
    await enqueue(trx, REFUND_JOBS.mail, { refundId: id });
  } else if (wasDone) await writeMovements(trx, [ledger.returnRefund(movement)]);
}

/** Takes refunds that their provider has taken on and nobody has told of since, with pauses that grow with their age. */
export async function takePendingRefunds(trx: Trx, count: number): Promise<number[]> {
  const rows = await trx<{ id: number }[]>`
    update refunds set looked_at = now() where id in (
      select r.id from refunds r
      where r.status = 'requested' and r.provider_ref is not null and coalesce(r.looked_at, r.requested_at)
        < now() - least(interval '6 hours', greatest(interval '2 minutes', (now() - r.requested_at) / 10))
      order by r.looked_at nulls first, r.id limit ${count} for update skip locked
    ) returning id`;
  return rows.map((row) => row.id);
}
