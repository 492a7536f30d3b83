// Brings a placed demo order along, writing what each step of product §7 writes: ledger, stock, batches, invoices, events.
import { ledger, writeMovements } from '@outrigger/server/src/features/credit/index.ts';
import { releaseStock } from '@outrigger/server/src/features/stock/index.ts';
import type { Trx } from '@outrigger/server/src/platform/db/db.ts';
import type { Step } from './order-plans.ts';
import type { PlacedOrder } from './place-plan.ts';
import { timeOfStep } from './time-of-step.ts';

/** The order as it stands. */
interface Standing {
  id: number;
  companyId: number;
  createdBy: number;
  orderNo: string;
  status: string;
  currency: string;
  paymentMethod: string;
  totalMinor: number;
  at: Date;
}

/** Who acts for the shop and for the customer. */
export interface Actors {
  officeId: number;
  mainId: number;
}

/** Takes one step; days are counted from the day of the order, `number` is its place among its steps. */
export async function advance(
  trx: Trx,
  placed: PlacedOrder,
  step: Step & { number: number },
  actors: Actors,
): Promise<void> {
  const [order] = await trx<(Standing & { placedAt: Date; now: Date })[]>`
    select id, company_id, created_by, order_no, status, currency, payment_method, total_minor, placed_at, now() as now, now() as at
    from orders where id = ${placed.id} for update`;
  if (!order) throw new Error('the order is gone');
  await takeStep(trx, { ...order, at: timeOfStep(order, step) }, { step, actors });
}

async function takeStep(trx: Trx, order: Standing, { step, actors }: { step: Step; actors: Actors }): Promise<void> {
  const by = actors.officeId;
  switch (step.do) {
    case 'approve':
      return approve(trx, order, step.by === 'office' ? by : actors.mainId);
    case 'reject':
      return reject(trx, order, { by, note: step.note });
    case 'pay':
      return pay(trx, order);
    case 'cancel':
      return cancel(trx, order);
    case 'dispatch':
      return dispatch(trx, order, { batch: step.batch, by });
    case 'deliver':
      return deliver(trx, order);
    case 'confirmReceipt':
      return confirmReceipt(trx, order);
    case 'return':
      return acceptReturn(trx, order, { by, reason: step.reason });
    case 'rate':
      return rate(trx, order, step);
  }
}

const movementOf = (order: Standing, userId: number) => ({
  companyId: order.companyId,
  orderId: order.id,
  currency: order.currency,
  userId,
  amountMinor: order.totalMinor,
});

interface EventFacts {
  event: string;
  to: string;
  actor: 'buyer' | 'office' | 'provider' | 'carrier' | 'clock';
  by?: number;
  reason?: string;
}

async function note(trx: Trx, order: Standing, { event, to, actor, by, reason }: EventFacts): Promise<void> {
  await trx`
    insert into order_events (order_id, company_id, event, from_status, to_status, actor, user_id, reason, at)
    values (${order.id}, ${order.companyId}, ${event}, ${order.status}, ${to}, ${actor}, ${by ?? null}, ${reason ?? null}, ${order.at})`;
}

async function issueInvoice(trx: Trx, order: Standing): Promise<void> {
  await trx`
    insert into invoices (order_id, company_id, currency, total_minor, language, issued_at)
    select id, company_id, currency, total_minor, language, ${order.at} from orders where id = ${order.id}`;
}

async function approve(trx: Trx, order: Standing, by: number): Promise<void> {
  await trx`update order_approvals set state = 'approved', decided_by = ${by}, decided_at = ${order.at} where order_id = ${order.id}`;
  await trx`update orders set status = 'toBeShipped', changed_at = ${order.at} where id = ${order.id}`;
  const movement = movementOf(order, by);
  await writeMovements(trx, [ledger.voidHold(movement), ledger.post(movement)]);
  await note(trx, order, { event: 'approve', to: 'toBeShipped', actor: 'buyer', by });
  await issueInvoice(trx, order);
}

async function reject(trx: Trx, order: Standing, { by, note: text }: { by: number; note: string }): Promise<void> {
  await trx`
    update order_approvals set state = 'rejected', decided_by = ${by}, decided_at = ${order.at}, note = ${text} where order_id = ${order.id}`;
  await trx`update shipments set status = 'canceled' where order_id = ${order.id}`;
  await trx`update orders set status = 'notApproved', closed_at = ${order.at} where id = ${order.id}`;
  await writeMovements(trx, [ledger.voidHold(movementOf(order, by))]);
  await releaseStock(trx, order.id);
  await note(trx, order, { event: 'reject', to: 'notApproved', actor: 'office', by, reason: text });
}

async function pay(trx: Trx, order: Standing): Promise<void> {
  const reference = `T-${order.orderNo}-1`;
  const [attempt] = await trx<{ id: number }[]>`
    insert into payment_attempts (order_id, company_id, currency, amount_minor, provider, provider_ref, created_at)
    values (${order.id}, ${order.companyId}, ${order.currency}, ${order.totalMinor}, 'test', ${reference}, ${order.at}) returning id`;
  await trx`
    insert into captures (attempt_id, order_id, currency, amount_minor, provider_ref, captured_at)
    values (${attempt?.id ?? 0}, ${order.id}, ${order.currency}, ${order.totalMinor}, ${`${reference}-C`}, ${order.at})`;
  await trx`update orders set status = 'toBeShipped', paid_at = ${order.at}, pay_by = null where id = ${order.id}`;
  await note(trx, order, { event: 'captured', to: 'toBeShipped', actor: 'provider' });
  await issueInvoice(trx, order);
}

async function cancel(trx: Trx, order: Standing): Promise<void> {
  const [invoice] = await trx<{ id: number }[]>`select id from invoices where order_id = ${order.id}`;
  if (invoice)
    await trx`
      insert into credit_notes (invoice_id, currency, amount_minor, reason, issued_at)
      values (${invoice.id}, ${order.currency}, ${order.totalMinor}, 'Order canceled before dispatch', ${order.at})`;
  const { amountMinor, ...of } = movementOf(order, order.createdBy);
  const entries = [
    { account: 'sales' as const, amountMinor },
    { account: 'posted' as const, amountMinor: -amountMinor },
  ];
  if (order.status === 'toBeShipped' && order.paymentMethod === 'credit')
    await writeMovements(trx, [{ ...of, kind: 'reverse', entries }]);
  await releaseStock(trx, order.id);
  await trx`update shipments set status = 'canceled' where order_id = ${order.id}`;
  await trx`update orders set status = 'canceled', closed_at = ${order.at} where id = ${order.id}`;
  await note(trx, order, { event: 'cancel', to: 'canceled', actor: 'buyer', by: order.createdBy });
}

async function dispatch(trx: Trx, order: Standing, { batch, by }: { batch?: number; by: number }): Promise<void> {
  const sent = await trx<{ id: number }[]>`
    update shipments set status = 'inTransit', dispatched_at = ${order.at}, carrier = 'simulated',
      tracking_code = 'SIM' || ${order.orderNo.slice(2)}::text || batch_no, packing_list_no = ${order.orderNo}::text || '-' || batch_no
    where order_id = ${order.id} and (${batch ?? null}::int is null or batch_no = ${batch ?? null}::int) returning id`;
  if (sent.length === 0) throw new Error(`order ${order.orderNo} has no batch ${batch}`);
  for (const { id } of sent) {
    await trx`
      update order_lines l set shipped_quantity = l.shipped_quantity + s.quantity
      from shipment_lines s where s.shipment_id = ${id} and s.order_line_id = l.id`;
    await takeFromStock(trx, order, id);
    await track(trx, id, { at: order.at, status: 'pickedUp', number: 1 });
  }
  await trx`
    update orders set status = 'inTransit', dispatched_at = coalesce(dispatched_at, ${order.at}) where id = ${order.id}`;
  await note(trx, order, { event: 'dispatch', to: 'inTransit', actor: 'office', by });
}

/** What is set aside for the lines of this batch leaves the warehouses. */
async function takeFromStock(trx: Trx, order: Standing, shipmentId: number): Promise<void> {
  await trx`
    with sent as (
      update reservations r set state = 'shipped', ended_at = ${order.at}
      from shipments s
      where s.id = ${shipmentId} and r.order_id = s.order_id and r.state = 'held' and r.inbound_delivery_id is null
        and r.warehouse_id = s.warehouse_id
        and exists (select from shipment_lines l where l.shipment_id = s.id and l.order_line_id = r.order_line_id)
      returning r.part_id, r.warehouse_id, r.quantity
    ), summed as (select part_id, warehouse_id, sum(quantity)::int as quantity from sent group by 1, 2)
    update stock_levels k set on_hand = k.on_hand - summed.quantity, reserved = k.reserved - summed.quantity
    from summed where k.part_id = summed.part_id and k.warehouse_id = summed.warehouse_id`;
}

async function track(
  trx: Trx,
  shipmentId: number,
  { at, status, number }: { at: Date; status: string; number: number },
): Promise<void> {
  await trx`
    insert into tracking_events (shipment_id, occurred_at, status, place, carrier_event, received_at)
    select ${shipmentId}, ${at}, ${status}, w.city, ${`${shipmentId}-${number}`}, ${at}
    from shipments s join warehouses w on w.id = s.warehouse_id where s.id = ${shipmentId}`;
}

async function deliver(trx: Trx, order: Standing): Promise<void> {
  const arrived = await trx<{ id: number }[]>`
    update shipments set status = 'delivered', delivered_at = ${order.at}
    where order_id = ${order.id} and status = 'inTransit' returning id`;
  await trx`update orders set delivered_at = ${order.at} where id = ${order.id}`;
  for (const { id } of arrived) await track(trx, id, { at: order.at, status: 'delivered', number: 2 });
  await note(trx, order, { event: 'delivered', to: 'inTransit', actor: 'carrier' });
}

async function confirmReceipt(trx: Trx, order: Standing): Promise<void> {
  await trx`
    update orders set status = 'completed', completed_at = ${order.at}, return_until = ${order.at}::timestamptz + interval '20 days'
    where id = ${order.id}`;
  await note(trx, order, { event: 'confirmReceipt', to: 'completed', actor: 'buyer', by: order.createdBy });
}

const RESTOCKING_SHARE = 0.2;

async function acceptReturn(trx: Trx, order: Standing, { by, reason }: { by: number; reason: string }): Promise<void> {
  const [line] = await trx<{ id: number; unitPriceMinor: number }[]>`
    update order_lines set returned_quantity = 1 where id = (select min(id) from order_lines where order_id = ${order.id})
    returning id, unit_price_minor`;
  if (!line) throw new Error('nothing to return');
  const goods = line.unitPriceMinor;
  const fee = Math.round(goods * RESTOCKING_SHARE);
  const [row] = await trx<{ id: number }[]>`
    insert into returns (company_id, currency, status, reason, goods_minor, fee_minor, credit_minor, requested_by, requested_at, decided_by, decided_at)
    values (${order.companyId}, ${order.currency}, 'accepted', ${reason}, ${goods}, ${fee}, ${goods - fee}, ${order.createdBy}, ${order.at}, ${by}, ${order.at})
    returning id`;
  await trx`
    insert into return_lines (return_id, company_id, currency, order_id, order_line_id, quantity)
    values (${row?.id ?? 0}, ${order.companyId}, ${order.currency}, ${order.id}, ${line.id}, 1)`;
  await grantStoreCredit(trx, order, { goods, fee, by });
  await note(trx, order, { event: 'returnAccepted', to: 'completed', actor: 'office', by, reason });
}

async function grantStoreCredit(
  trx: Trx,
  order: Standing,
  { goods, fee, by }: { goods: number; fee: number; by: number },
): Promise<void> {
  const { kind: _, ...movement } = ledger.returnStoreCredit(movementOf(order, by));
  const [transaction] = await trx<{ id: number }[]>`
    insert into ledger_transactions (company_id, order_id, currency, kind, user_id)
    values (${movement.companyId}, ${movement.orderId}, ${movement.currency}, 'storeCredit', ${by}) returning id`;
  const entries = [
    { account: 'returns', amount: goods },
    { account: 'restockingFees', amount: -fee },
    { account: 'storeCredit', amount: fee - goods },
  ].filter(({ amount }) => amount !== 0);
  await trx`
    insert into ledger_entries (transaction_id, account_id, currency, amount_minor)
    select ${transaction?.id ?? 0}, ledger_account(case when e.account = 'storeCredit' then ${order.companyId}::bigint end, ${order.currency}, e.account),
      ${order.currency}, e.amount
    from jsonb_to_recordset(${trx.json(entries)}) as e (account text, amount bigint)`;
}

async function rate(trx: Trx, order: Standing, { stars, text }: Extract<Step, { do: 'rate' }>): Promise<void> {
  await trx`
    insert into ratings (part_id, company_id, user_id, order_line_id, stars, body, status, created_at)
    select part_id, company_id, ${order.createdBy}, id, ${stars}, ${text}, 'shown', ${order.at}
    from order_lines where order_id = ${order.id} order by unit_price_minor desc limit 2
    on conflict do nothing`;
}
