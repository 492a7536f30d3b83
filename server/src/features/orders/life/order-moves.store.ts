// Locks one order, writes where it went, and finds those whose time has come (product §7: lock, check guard, apply, append an event).
import { limits, type OrderStatus } from '@outrigger/contract';
import type { Trx } from '../../../platform/db/db.ts';
import type { Fragment } from '../../../platform/db/localized-name.ts';
import type { Actor, ClockEvent, OrderEvent, PaymentMethod } from './order.rules.ts';

/** An order under lock, as far as its moves need it; amounts in minor units. */
export interface LockedOrder {
  id: number;
  orderNo: string;
  companyId: number;
  createdBy: number;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  shipMode: 'batches' | 'together';
  currency: string;
  totalMinor: number;
  storeCreditMinor: number;
  /** What is left to pay after store credit. */
  dueMinor: number;
  /** False while neither stock nor credit was set aside for it (decision 0025). */
  isStockTaken: boolean;
  /** Where it is shipped to. */
  country: string;
}

const columns = (trx: Trx) => trx`
  id, order_no, company_id, created_by, status, payment_method, ship_mode, currency, total_minor, store_credit_minor,
  total_minor - store_credit_minor as due_minor, is_stock_taken, country`;

/** Locks an order of this company, or with null of whoever's; null where there is none. */
export async function lockOrder(
  trx: Trx,
  asked: { orderNo: string; companyId: number | null },
): Promise<LockedOrder | null> {
  const [row] = await trx<LockedOrder[]>`
    select ${columns(trx)} from orders
    where order_no = ${asked.orderNo} and company_id = coalesce(${asked.companyId}::bigint, company_id) for update`;
  return row ?? null;
}

/** Locks an order by its id, whoever's it is; null where another process has it in hand. */
export async function lockFree(trx: Trx, orderId: number): Promise<LockedOrder | null> {
  const [row] = await trx<LockedOrder[]>`
    select ${columns(trx)} from orders where id = ${orderId} for update skip locked`;
  return row ?? null;
}

/** What is written about a move. */
export interface WrittenMove {
  event: OrderEvent;
  to: OrderStatus;
  actor: Actor;
  userId: number | null;
  reason?: string | undefined;
  facts?: Record<string, unknown> | undefined;
}

/** Writes the new status and appends the event. */
export async function writeMove(trx: Trx, order: LockedOrder, move: WrittenMove): Promise<void> {
  const hasEnded = move.to === 'canceled' || move.to === 'notApproved';
  await trx`
    update orders set status = ${move.to}, closed_at = case when ${hasEnded} then coalesce(closed_at, now()) else closed_at end,
      changed_at = now() where id = ${order.id}`;
  await trx`
    insert into order_events (order_id, company_id, event, from_status, to_status, actor, user_id, reason, facts)
    values (${order.id}, ${order.companyId}, ${move.event}, ${order.status}, ${move.to}, ${move.actor}, ${move.userId},
      ${move.reason ?? null}, ${trx.json(move.facts ?? {})})`;
}

/** Orders that the clock has something to do with, oldest first. */
export async function findDue(trx: Trx, event: ClockEvent, count: number): Promise<number[]> {
  const rows = await trx<{ id: number }[]>`
    select o.id from orders o where ${due[event](trx)} order by o.id limit ${count}`;
  return rows.map((row) => row.id);
}

/** Whether the time of an event has come for this order, asked under its lock. */
export async function isDue(trx: Trx, orderId: number, event: ClockEvent): Promise<boolean> {
  return (await trx`select from orders o where o.id = ${orderId} and ${due[event](trx)}`).length > 0;
}

const said = (trx: Trx, event: ClockEvent) =>
  trx`(select count(*) from order_events e where e.order_id = o.id and e.event = ${event})`;

const due: Record<ClockEvent, (trx: Trx) => Fragment> = {
  payByPassed: (trx) => trx`o.status = 'unpaid' and o.pay_by <= now()`,
  approvalExpired: (trx) =>
    trx`o.status = 'pendingApproval' and o.placed_at <= now() - make_interval(days => ${limits.approvalDays})`,
  receiptOverdue: (trx) => trx`
    o.status = 'inTransit' and o.delivered_at <= now() - make_interval(days => ${limits.receiptDays})
      and not exists (select from shipments s where s.order_id = o.id and s.status in ('planned', 'inTransit'))`,
  payReminder: (trx) => trx`
    o.status = 'unpaid' and o.pay_by > now() and o.pay_by <= now() + make_interval(hours => ${limits.payReminderHours})
      and ${said(trx, 'payReminder')} = 0`,
  approvalReminder: (trx) => trx`
    o.status = 'pendingApproval' and ${said(trx, 'approvalReminder')} < (
      select count(*) from unnest(${[...limits.approvalReminderDays]}::int[]) as waited (days)
      where o.placed_at <= now() - make_interval(days => waited.days))`,
};
