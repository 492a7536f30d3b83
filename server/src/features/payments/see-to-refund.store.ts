// Locks and settles a refund that the office sees to (product §7 Payment).
import type { OrderStatus } from '@outrigger/contract';
import type { Trx } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/outbox.store.ts';
import { ledger, writeMovements } from '../credit/index.ts';
import { REFUND_JOB } from './captures.store.ts';
import { isStuck } from './stuck-refunds.reads.ts';

/** A capture of which money is owed. */
export interface OwedCapture {
  id: number;
  orderId: number;
  companyId: number;
  currency: string;
  owedMinor: number;
}

/** Locks a capture of an order while its refund is stuck; else answers how the order stands, null where there is none such. */
export async function lockStuck(
  trx: Trx,
  { orderNo, captureId }: { orderNo: string; captureId: number },
): Promise<OwedCapture | OrderStatus | null> {
  const [stuck] = await trx<OwedCapture[]>`
    select c.id, c.order_id, o.company_id, c.currency, c.amount_minor - c.refunded_minor as owed_minor
    from captures c join orders o on o.id = c.order_id
    where c.id = ${captureId} and o.order_no = ${orderNo} and ${isStuck(trx)} for update of c`;
  if (stuck) return stuck;
  const [order] = await trx<{ status: OrderStatus }[]>`
    select o.status from orders o join captures c on c.order_id = o.id where c.id = ${captureId} and o.order_no = ${orderNo}`;
  return order?.status ?? null;
}

/** Who asked, and in which words. */
export interface AskedBy {
  userId: number;
  reason: string;
}

/** Requests it once more, by a job. */
export async function requestAgain(trx: Trx, capture: OwedCapture, by: AskedBy): Promise<void> {
  const [row] = await trx<{ id: number }[]>`
    insert into refunds (capture_id, order_id, currency, amount_minor, reason, requested_by)
    values (${capture.id}, ${capture.orderId}, ${capture.currency}, ${capture.owedMinor}, ${by.reason}, ${by.userId}) returning id`;
  await enqueue(trx, REFUND_JOB, { refundId: row?.id ?? 0 });
}

/** Books it as given back by hand. */
export async function bookByHand(trx: Trx, capture: OwedCapture, { userId, reason }: AskedBy): Promise<void> {
  const { id, orderId, companyId, currency, owedMinor: amountMinor } = capture;
  await trx`
    insert into refunds (capture_id, order_id, currency, amount_minor, reason, requested_by, status, is_by_hand, ended_at)
    values (${id}, ${orderId}, ${currency}, ${amountMinor}, ${reason}, ${userId}, 'done', true, now())`;
  await writeMovements(trx, [ledger.refund({ orderId, companyId, currency, amountMinor, userId, note: reason })]);
}
