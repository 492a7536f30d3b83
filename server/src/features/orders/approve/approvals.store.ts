// Writes what was said to the reasons an order waits for (product §7), under the lock of its order.
import type { Trx } from '../../../platform/db/db.ts';
import type { ApprovalReason, Actor } from '../life/order.rules.ts';
import type { LockedOrder } from '../life/order-moves.store.ts';
import type { Reason } from './approval.rules.ts';

/** What was said, and by whom. */
export interface Said {
  reasons: readonly ApprovalReason[];
  state: 'approved' | 'rejected';
  userId: number;
  note?: string | undefined;
}

/** The reasons an order waited or waits for. */
export async function readReasons(trx: Trx, orderId: number): Promise<Reason[]> {
  return await trx<Reason[]>`select reason, state from order_approvals where order_id = ${orderId} order by reason`;
}

/** Says it to each of the reasons that still waits. */
export async function sayTo(trx: Trx, orderId: number, said: Said): Promise<void> {
  await trx`
    update order_approvals set state = ${said.state}, decided_by = ${said.userId}, decided_at = now(), note = ${said.note ?? null}
    where order_id = ${orderId} and state = 'waiting' and reason = any(${said.reasons as string[]})`;
}

/** Appends that some of the reasons were cleared while others wait on. */
export async function appendCleared(
  trx: Trx,
  order: LockedOrder,
  by: { actor: Actor; userId: number; reasons: readonly ApprovalReason[] },
): Promise<void> {
  await trx`
    insert into order_events (order_id, company_id, event, from_status, to_status, actor, user_id, facts)
    values (${order.id}, ${order.companyId}, 'clear', ${order.status}, ${order.status}, ${by.actor}, ${by.userId},
      ${trx.json({ reasons: [...by.reasons] })})`;
}

/** Where an order stands now. */
export async function readStatus(trx: Trx, orderId: number): Promise<LockedOrder['status']> {
  const [row] = await trx<Pick<LockedOrder, 'status'>[]>`select status from orders where id = ${orderId}`;
  if (!row) throw new RangeError('an order under lock is gone');
  return row.status;
}
