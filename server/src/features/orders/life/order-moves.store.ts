// Moves one locked order along its table: status, event, and what comes with it (product §7: lock, check, apply, append).
import type { OrderStatus } from '@outrigger/contract';
import type { Trx } from '../../../platform/db/db.ts';
import type { OrderEvent, PaymentMethod } from './order.rules.ts';

/** An order under lock, as far as its moves need it; amounts in minor units. */
export interface LockedOrder {
  id: number;
  companyId: number;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  currency: string;
  totalMinor: number;
  storeCreditMinor: number;
  /** Credit set aside for it and neither posted nor given back. */
  heldMinor: number;
}

/** Orders whose time ran out: unpaid past their pay-by time, or waiting longer than so many days; oldest first. */
export async function findOverdue(trx: Trx, approvalDays: number, count: number): Promise<number[]> {
  const rows = await trx<{ id: number }[]>`
    select id from orders where ${overdue(trx, approvalDays)} order by id limit ${count} for update skip locked`;
  return rows.map((row) => row.id);
}

/** Locks an order that is still overdue, whoever's it is: for the clock alone. */
export async function lockOverdue(trx: Trx, orderId: number, approvalDays: number): Promise<LockedOrder | null> {
  const [row] = await trx<LockedOrder[]>`
    select id, company_id, status, payment_method, currency, total_minor, store_credit_minor, (
      select coalesce(sum(e.amount_minor), 0)::bigint from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id where t.order_id = orders.id and a.kind = 'held') as held_minor
    from orders where id = ${orderId} and ${overdue(trx, approvalDays)} for update`;
  return row ?? null;
}

const overdue = (trx: Trx, approvalDays: number) => trx`(
  (status = 'unpaid' and pay_by <= now())
  or (status = 'pendingApproval' and placed_at <= now() - make_interval(days => ${approvalDays})))`;

/** Writes the new status of an order that ends, with the clock's event; planned batches end with it. */
export async function endByClock(
  trx: Trx,
  order: LockedOrder,
  end: { event: OrderEvent; to: OrderStatus },
): Promise<void> {
  await trx`update orders set status = ${end.to}, closed_at = now(), changed_at = now() where id = ${order.id}`;
  await trx`update shipments set status = 'canceled' where order_id = ${order.id} and status = 'planned'`;
  await trx`
    insert into order_events (order_id, company_id, event, from_status, to_status, actor)
    values (${order.id}, ${order.companyId}, ${end.event}, ${order.status}, ${end.to}, 'clock')`;
}
