// Money taken and money to go back, never more than was taken (product §0 Capture, §7 Payment; quality 4).
import type { Trx } from '../../platform/db/db.ts';
import { enqueueAll } from '../../platform/jobs/outbox.store.ts';
import { ledger, writeMovements } from '../credit/index.ts';
import type { Attempt } from './attempts.store.ts';

/** The job that gives one refund to its provider. */
export const REFUND_JOB = 'refund a capture';

/** Records the money of an attempt under lock; `counts` is false for what came late, twice or short. */
export async function recordCapture(
  trx: Trx,
  attempt: Attempt,
  capture: { captureRef: string; amountMinor: number; counts: boolean },
): Promise<void> {
  const { id, orderId, companyId, currency } = attempt;
  const { amountMinor } = capture;
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
    REFUND_JOB,
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
}

/** Writes what the provider said of a refund that waited; answers whether it still did. */
export async function endRefund(
  trx: Trx,
  refund: OpenRefund,
  end: { as: 'done'; refundRef: string } | { as: 'failed'; failure: string },
): Promise<boolean> {
  const { id, orderId, companyId, currency, amountMinor } = refund;
  const { count } = await trx`
    update refunds set status = ${end.as}, ended_at = now(), provider_ref = ${end.as === 'done' ? end.refundRef : null},
      failure = ${end.as === 'failed' ? end.failure.slice(0, 500) : null}
    where id = ${id} and status = 'requested'`;
  if (count > 0 && end.as === 'done')
    await writeMovements(trx, [ledger.refund({ orderId, companyId, currency, amountMinor, userId: null })]);
  return count > 0;
}
