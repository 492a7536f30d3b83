// Locks and settles a refund that the office sees to (product §7 Payment).
import type { OrderStatus } from '@outrigger/contract';
import type { Trx } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/outbox.store.ts';
import { ledger, writeMovements } from '../credit/index.ts';
import { REFUND_JOBS } from './captures.store.ts';
import { isStuck } from './stuck-refunds.reads.ts';

/** A capture of which money is owed. */
export interface OwedCapture {
  id: number;
  orderId: number;
  companyId: number;
  currency: string;
  owedMinor: number;
  /** Its refund that waits for a clear answer; null where each was refused. */
  openId: number | null;
}

/** Locks a capture of an order while its refund is stuck; else answers how the order stands, null where there is none such. */
export async function lockStuck(
  trx: Trx,
  { orderNo, captureId }: { orderNo: string; captureId: number },
): Promise<OwedCapture | OrderStatus | null> {
  // The refund before its capture, as its provider's answer locks them: whoever is second sees what the first one did.
  const [open] = await trx<{ id: number; amountMinor: number }[]>`
    select id, amount_minor from refunds where capture_id = ${captureId} and status = 'requested' order by id limit 1 for update`;
  const [stuck] = await trx<OwedCapture[]>`
    select c.id, c.order_id, o.company_id, c.currency, ${open?.id ?? null}::bigint as open_id,
      coalesce(${open?.amountMinor ?? null}::bigint, c.amount_minor - c.refunded_minor) as owed_minor
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

/** Requests it once more, by a job; what waits already is asked again by its own key, so that it goes back once. */
export async function requestAgain(trx: Trx, capture: OwedCapture, by: AskedBy): Promise<void> {
  const { openId } = capture;
  if (openId !== null)
    return await enqueue(trx, REFUND_JOBS.refund, { refundId: openId }, { uniqueKey: `refund ${openId}` });
  const [row] = await trx<{ id: number }[]>`
    insert into refunds (capture_id, order_id, currency, amount_minor, reason, requested_by)
    values (${capture.id}, ${capture.orderId}, ${capture.currency}, ${capture.owedMinor}, ${by.reason}, ${by.userId}) returning id`;
  await enqueue(trx, REFUND_JOBS.refund, { refundId: row?.id ?? 0 });
}

/** Books it as given back by hand; what waits for its provider ends so, and is asked for no more. */
export async function bookByHand(trx: Trx, capture: OwedCapture, { userId, reason }: AskedBy): Promise<void> {
  const { id, orderId, companyId, currency, owedMinor: amountMinor, openId } = capture;
  const [booked] =
    openId === null
      ? await trx<{ id: number }[]>`
          insert into refunds (capture_id, order_id, currency, amount_minor, reason, requested_by, status, is_by_hand, ended_at)
          values (${id}, ${orderId}, ${currency}, ${amountMinor}, ${reason}, ${userId}, 'done', true, now()) returning id`
      : await trx<{ id: number }[]>`
          update refunds set status = 'done', is_by_hand = true, reason = ${reason}, ended_at = now() where id = ${openId} returning id`;
  await enqueue(trx, REFUND_JOBS.mail, { refundId: booked?.id ?? 0 });
  await writeMovements(trx, [ledger.refund({ orderId, companyId, currency, amountMinor, userId, note: reason })]);
}
