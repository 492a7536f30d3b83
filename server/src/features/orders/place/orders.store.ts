// Writes new orders, any number in the same few statements (stack.md: batching); the snapshot they keep never changes again.
import type { Trx } from '../../../platform/db/db.ts';
import { enqueueAll } from '../../../platform/jobs/outbox.store.ts';
import { writeMovements } from '../../credit/index.ts';
import { reserve } from '../../stock/index.ts';
import type { DecidedOrder } from './decide-order.ts';
import { issueInvoice } from '../documents.store.ts';
import { ORDER_MAIL_JOB } from '../life/order-mail-job.ts';
import type { MailedEvent } from '../mail/mailed-events.rules.ts';
import { writeShipments } from '../plan/shipments.store.ts';
import { movementsOf } from './movements-of.ts';
import { does, type NewOrder } from './new-order.ts';
import { lineMachineRows, lineRows, orderRows, reservationRows, shipmentLineRows, shipmentRows } from './order-rows.ts';
import { after, type Outcome, valuesOf } from '../plan/outcome.ts';

/** Takes ids and order numbers for all of them before anything is written. */
export async function takeNumbers(
  trx: Trx,
  decided: readonly Outcome<DecidedOrder>[],
  payByHours: number,
): Promise<Outcome<NewOrder>[]> {
  const orders = valuesOf(decided);
  const sum = (count: (order: DecidedOrder) => number) => orders.reduce((total, order) => total + count(order), 0);
  // Asked for as a subquery, the count does not tempt PostgreSQL to plan anew for each.
  const counted = (count: number) => trx`generate_series(1, (select ${count}::int))`;
  const [taken] = await trx<{ ids: number[]; numbers: string[]; lines: number[]; shipments: number[]; payBy: Date }[]>`
    select array(select nextval('orders_id_seq') from ${counted(orders.length)}) as ids,
      array(select new_order_no() from ${counted(orders.length)}) as numbers,
      array(select nextval('order_lines_id_seq') from ${counted(sum((one) => one.basis.lines.length))}) as lines,
      array(select nextval('shipments_id_seq') from ${counted(sum((one) => one.plan.batches.length))}) as shipments,
      now() + make_interval(hours => ${payByHours}) as pay_by`;
  if (!taken) throw new Error('the database gave no numbers');
  return decided.map((outcome) =>
    after(outcome, (order) => ({
      ...order,
      orderId: taken.ids.shift() ?? 0,
      orderNo: taken.numbers.shift() ?? '',
      lineIds: taken.lines.splice(0, order.basis.lines.length),
      shipmentIds: taken.shipments.splice(0, order.plan.batches.length),
      payBy: taken.payBy,
    })),
  );
}

/** Writes orders with all that belongs to them; throws what the database refuses, and then nothing may stay. */
export async function writeOrders(trx: Trx, orders: readonly NewOrder[]): Promise<void> {
  const invoiced = orders.filter(does('issueInvoice')).map(({ orderId }) => orderId);
  await trx.together((one) => [
    insertOrders(one, orders),
    insertLineMachines(one, orders),
    insertApprovals(one, orders),
    reserve(one, orders.flatMap(reservationRows)),
    writeShipments(one, orders.flatMap(shipmentRows), orders.flatMap(shipmentLineRows)),
    writeMovements(one, orders.flatMap(movementsOf)),
    issueInvoice(one, invoiced),
    enqueueAll(one, ORDER_MAIL_JOB, orders.filter(does('sendMail')).flatMap(mailsOf)),
  ]);
}

// Its maker hears that it is made, and those it waits for that it waits.
function mailsOf({ orderId, status }: NewOrder): { orderId: number; event: MailedEvent }[] {
  const made = { orderId, event: 'make' } as const;
  return status === 'pendingApproval' ? [made, { orderId, event: 'approvalAsked' }] : [made];
}

// Orders with their lines and the event that made them: one statement, since each costs a way to the database and back.
async function insertOrders(trx: Trx, orders: readonly NewOrder[]): Promise<void> {
  await trx`
    with made as (
      insert into orders (id, order_no, company_id, created_by, status, payment_method, ship_mode, currency, exchange_rate, line_count,
        items_minor, freight_minor, total_minor, store_credit_minor, weight_grams, address_id, recipient_name, street_address, city,
        postal_code, state, country, phone, language, notes, purchase_order_no, cost_centre, wanted_by, is_machine_down, hides_prices,
        pay_by, paid_at, is_stock_taken, last_promise_on, sought_words, sought_codes) overriding system value
      select id, "orderNo", "companyId", "createdBy", status, "paymentMethod", "shipMode", currency, "exchangeRate", "lineCount",
        "itemsMinor", "freightMinor", "totalMinor", "storeCreditMinor", "weightGrams", "addressId", "recipientName", "streetAddress",
        city, "postalCode", state, country, phone, language, notes, "purchaseOrderNo", "costCentre", "wantedBy", "isMachineDown",
        "hidesPrices", "payBy", case when "isPaid" then now() end, "isStockTaken",
        "lastPromiseOn", lower("soughtWords"), "soughtCodes"
      from jsonb_to_recordset(${trx.json(orders.map(orderRows))}) as r (id bigint, "orderNo" text, "companyId" bigint,
        "createdBy" bigint, status text, "paymentMethod" text, "shipMode" text, currency text, "exchangeRate" numeric, "lineCount" int,
        "itemsMinor" bigint, "freightMinor" bigint, "totalMinor" bigint, "storeCreditMinor" bigint, "weightGrams" bigint,
        "addressId" bigint, "recipientName" text, "streetAddress" text, city text, "postalCode" text, state text, country text,
        phone text, language text, notes text, "purchaseOrderNo" text, "costCentre" text, "wantedBy" date, "isMachineDown" boolean,
        "hidesPrices" boolean, "payBy" timestamptz, "isPaid" boolean, "isStockTaken" boolean, "lastPromiseOn" date,
        "soughtWords" text, "soughtCodes" text)
      returning id, company_id, status, created_by
    ), told as (
      insert into order_events (order_id, company_id, event, to_status, actor, user_id)
      select id, company_id, 'make', status, 'buyer', created_by from made
    )
    insert into order_lines (id, order_id, company_id, line_no, part_id, code, change_code, name_en, name_es, name_pt, name_fr, name_zh,
      unit, sell_policy, quantity, batched_quantity, price_list_id, list_price_minor, unit_price_minor, total_minor, weight_grams,
      machine_id, machine_serial, verdict, proof, reference, promise_date) overriding system value
    select id, "orderId", "companyId", "lineNo", "partId", code, "changeCode", "nameEn", "nameEs", "namePt", "nameFr", "nameZh",
      unit, "sellPolicy", quantity, "batchedQuantity", "priceListId", "listPriceMinor", "unitPriceMinor", "unitPriceMinor" * quantity,
      "weightGrams", "machineId", "machineSerial", verdict, proof, reference, "promiseDate"
    from jsonb_to_recordset(${trx.json(orders.flatMap(lineRows))}) as r (id bigint, "orderId" bigint, "companyId" bigint,
      "lineNo" int, "partId" bigint, code text, "changeCode" text, "nameEn" text, "nameEs" text, "namePt" text, "nameFr" text,
      "nameZh" text, unit text, "sellPolicy" text, quantity int, "batchedQuantity" int, "priceListId" bigint, "listPriceMinor" bigint,
      "unitPriceMinor" bigint, "weightGrams" int, "machineId" bigint, "machineSerial" text, verdict text, proof text, reference text,
      "promiseDate" date)`;
}

async function insertLineMachines(trx: Trx, orders: readonly NewOrder[]): Promise<void> {
  const machines = orders.flatMap(lineMachineRows);
  if (machines.length === 0) return;
  await trx`
    insert into order_line_machines (order_line_id, machine_id, quantity, verdict, proof)
    select "lineId", "machineId", quantity, verdict, proof from jsonb_to_recordset(${trx.json(machines)})
      as r ("lineId" bigint, "machineId" bigint, quantity int, verdict text, proof text)`;
}

async function insertApprovals(trx: Trx, orders: readonly NewOrder[]): Promise<void> {
  const rows = orders.flatMap(({ orderId, reasons }) => reasons.map((reason) => ({ orderId, reason })));
  if (rows.length === 0) return;
  await trx`
    insert into order_approvals (order_id, reason)
    select "orderId", reason from jsonb_to_recordset(${trx.json(rows)}) as r ("orderId" bigint, reason text)`;
}
