// What decides about an order that waits: its maker's limit, the credit line, its parts, his other orders (product §7).
import type { Db } from '../../../platform/db/db.ts';
import type { ApprovalReason, PaymentMethod } from '../life/order.rules.ts';
import type { LineWithOrder } from './approval.rules.ts';

/** The order and its maker; amounts in minor units. */
export interface ApprovalRow {
  id: number;
  orderNo: string;
  companyId: number;
  createdBy: number;
  status: 'pendingApproval';
  paymentMethod: PaymentMethod;
  currency: string;
  totalMinor: number;
  dueMinor: number;
  isStockTaken: boolean;
  /** Whether every piece set aside lies in a warehouse; else some are awaited. */
  isAllThere: boolean;
  country: string;
  makerName: string;
  makerEmail: string;
  spendingLimitMinor: number | null;
  spendingLimitCurrency: string | null;
  promiseDate: string | null;
  expiresAt: Date;
  hasWaitedOut: boolean;
  waiting: ApprovalReason[];
}

/** The order if it waits, of this company or with null of anybody's. */
export async function readApprovalRow(
  db: Db,
  asked: { orderNo: string; companyId: number | null; approvalDays: number },
): Promise<ApprovalRow | null> {
  const [row] = await db<ApprovalRow[]>`
    select o.id, o.order_no, o.company_id, o.created_by, o.status, o.payment_method, o.currency, o.total_minor,
      o.total_minor - o.store_credit_minor as due_minor, o.is_stock_taken, o.country,
      not exists (select from order_lines l where l.order_id = o.id and l.quantity > (
        select coalesce(sum(r.quantity), 0) from reservations r
        where r.order_line_id = l.id and r.state <> 'released' and r.inbound_delivery_id is null)) as is_all_there,
      coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) as maker_name, u.email as maker_email,
      u.spending_limit_minor, u.spending_limit_currency,
      (select max(l.promise_date) from order_lines l where l.order_id = o.id) as promise_date,
      o.placed_at + make_interval(days => ${asked.approvalDays}) as expires_at,
      o.placed_at <= now() - make_interval(days => ${asked.approvalDays}) as has_waited_out,
      array(select a.reason from order_approvals a where a.order_id = o.id and a.state = 'waiting' order by a.reason) as waiting
    from orders o join users u on u.id = o.created_by
    where o.order_no = ${asked.orderNo} and o.company_id = coalesce(${asked.companyId}::bigint, o.company_id)
      and o.status = 'pendingApproval'`;
  return row ?? null;
}

/** The credit line an order is on. */
export async function readLineFor(
  db: Db,
  of: { companyId: number; currency: string },
): Promise<(LineWithOrder & { automaticLimitMinor: number }) | null> {
  const [row] = await db<(LineWithOrder & { automaticLimitMinor: number })[]>`
    select limit_minor, held_minor, posted_minor, is_frozen, automatic_limit_minor from credit_lines
    where company_id = ${of.companyId} and currency = ${of.currency}`;
  return row ?? null;
}

/** What an order wants of stock. */
export async function readWantedOf(
  db: Db,
  orderId: number,
): Promise<{ partId: number; quantity: number; isStockOnly: boolean }[]> {
  return await db`
    select part_id, quantity, sell_policy = 'stockOnly' as is_stock_only from order_lines where order_id = ${orderId} order by line_no`;
}

/** Other orders of the same person that wait, the oldest first. */
export async function readOthers(
  db: Db,
  { id, companyId, createdBy }: ApprovalRow,
): Promise<{ orderNo: string; placedAt: Date; totalMinor: number; currency: string }[]> {
  return await db`
    select order_no, placed_at, total_minor, currency from orders
    where company_id = ${companyId} and created_by = ${createdBy} and status = 'pendingApproval' and id <> ${id}
    order by placed_at limit 5`;
}

/** Whose order it is; null where there is none. */
export async function readOwner(
  db: Db,
  orderNo: string,
): Promise<{ id: number; name: string; customerNumber: string | null } | null> {
  const [row] = await db<{ id: number; name: string; customerNumber: string | null }[]>`
    select c.id, c.name, c.customer_number from orders o join companies c on c.id = o.company_id where o.order_no = ${orderNo}`;
  return row ?? null;
}
