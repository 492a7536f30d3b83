// The rows behind an order's page (spec §3 Order; product §7).
import { type Language, limits, type OrderDetail } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import { type Fragment, langOfName, namedAs, namedIn } from '../../../platform/db/localized-name.ts';
import { piecesReportable } from '../receipt/pieces-reportable.reads.ts';
import { carriersCode } from '../ship/tracking.reads.ts';
import { type SummaryRow, summaryColumns } from './order-list.reads.ts';

/** The order itself, amounts in minor units. */
export interface OrderRow extends SummaryRow {
  id: number;
  createdById: number;
  itemsMinor: number;
  freightMinor: number;
  storeCreditMinor: number;
  moneyBack: NonNullable<OrderDetail['moneyBack']> | null;
  shipMode: OrderDetail['shipMode'];
  payBy: Date | null;
  invoiceNo: number | null;
  returnUntil: Date | null;
  mayComeBack: boolean;
  notes: string | null;
  costCentre: string | null;
  wantedBy: string | null;
  recipientName: string;
  streetAddress: string;
  city: string;
  postalCode: string;
  state: string;
  country: string;
  countryName: string;
  phone: string;
  weightGrams: number | null;
  /** Whether it has waited as long as an order may wait to be approved. */
  hasWaitedOut: boolean;
}
/** A line, amounts in minor units. */
export interface LineRow extends Omit<OrderDetail['lines'][number], 'unitPrice' | 'total' | 'priceList'> {
  unitPriceMinor: number;
  totalMinor: number;
  priceList: string | null;
}
/** A batch with its packing list. */
export interface BatchRow extends Omit<OrderDetail['batches'][number], 'dispatchedAt' | 'deliveredAt'> {
  dispatchedAt: Date | null;
  deliveredAt: Date | null;
}

/** Which order of which company. */
export interface OrderAsked {
  companyId: number;
  orderNo: string;
  language: Language;
}

// What failed to go back is tried anew until it failed too often: then the parts desk has to see to it.
const moneyBack = (db: Db): Fragment => db`
  case when o.status in ('canceled', 'notApproved') then (
    select case when bool_and(c.amount_minor <= r.done) then 'done'
      when bool_or(c.amount_minor > r.done and not r.waits and r.failures >= ${limits.refundTries}::int) then 'refused' else 'onItsWay' end
    from captures c cross join lateral (
      select coalesce(sum(amount_minor) filter (where status = 'done'), 0) as done, coalesce(bool_or(status = 'requested'), false) as waits,
        count(*) filter (where status = 'failed') as failures
      from refunds where capture_id = c.id) r
    where c.order_id = o.id having count(*) > 0) end`;

/** The order, or null where the company has no such order. */
export async function readOrderRow(db: Db, asked: OrderAsked): Promise<OrderRow | null> {
  const [row] = await db<OrderRow[]>`
    select ${summaryColumns(db, asked.language)}, o.id, o.created_by as created_by_id, o.items_minor, o.freight_minor, o.store_credit_minor,
      o.ship_mode, o.pay_by, (select i.number from invoices i where i.order_id = o.id) as invoice_no, o.return_until,
      o.status = 'completed' and o.return_until >= now() and exists (
        select from order_lines l where l.order_id = o.id and l.returned_quantity + l.credited_quantity < l.shipped_quantity) as may_come_back, o.notes, o.cost_centre, o.wanted_by,
      o.recipient_name, o.street_address, o.city, o.postal_code, o.state, o.country, ${namedIn(db, 'c', asked.language)} as country_name,
      o.phone, o.weight_grams, ${moneyBack(db)} as money_back,
      o.placed_at <= now() - make_interval(days => ${limits.approvalDays}) as has_waited_out
    from orders o join users u on u.id = o.created_by join countries c on c.code = o.country
    where o.order_no = ${asked.orderNo} and o.company_id = ${asked.companyId}`;
  return row ?? null;
}

// The first item of the line's part, or of the one that was asked for, in the book of its machine.
const placeInBook = (db: Db) => db`(
  select jsonb_build_object('figureId', i.figure_id, 'itemNo', i.item_no)
  from machines h join figure_models fm on fm.variant_id = h.variant_id join items i on i.figure_id = fm.figure_id
    join item_lines il on il.item_id = i.id
      and il.part_id in (l.part_id, (select asked.id from parts asked where asked.code = l.change_code))
  where h.id = l.machine_id order by il.part_id = l.part_id desc, fm.chapter_id, fm.position, i.position, i.id limit 1)`;

/** How many pieces of an order line `l` are for which machine, as its orderer said. */
export const machinesOfLine = (db: Db): Fragment => db`(
  select coalesce(jsonb_agg(jsonb_build_object('serialNumber', h.serial_number, 'quantity', m.quantity) order by h.serial_number), '[]')
  from order_line_machines m join machines h on h.id = m.machine_id where m.order_line_id = l.id)`;

/** The lines of an order. */
export async function readOrderLines(db: Db, orderId: number): Promise<LineRow[]> {
  return await db<LineRow[]>`
    select l.line_no, l.code, l.change_code, l.name_en as name, l.name_es, l.name_pt, l.name_fr as name_fh, l.name_zh as name_cn,
      coalesce(p.image_url, '') as image_url, l.unit, l.quantity, l.unit_price_minor, l.total_minor, pl.code as price_list,
      l.machine_serial, ${machinesOfLine(db)} as machines, l.machine_id as host_id, ${placeInBook(db)} as place, l.verdict, l.proof, l.reference, l.promise_date,
      l.shipped_quantity, case when l.shipped_quantity > 0 then ${piecesReportable(db)} else 0 end as reportable_quantity
    from order_lines l join parts p on p.id = l.part_id left join price_lists pl on pl.id = l.price_list_id
    where l.order_id = ${orderId} order by l.line_no`;
}

/** The batches of an order, names in the caller's language. */
export async function readOrderBatches(db: Db, orderId: number, language: Language): Promise<BatchRow[]> {
  return await db<BatchRow[]>`
    select s.batch_no, s.status, w.code as warehouse, ${namedAs(db, 'w', language, 'warehouse_name')}, s.estimated_dispatch_on as estimated_dispatch,
      s.estimated_delivery_on as estimated_delivery, s.dispatched_at, s.delivered_at, s.carrier, s.carrier_name, ${carriersCode(db)} as tracking_code,
      (select coalesce(jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'code', l.code, 'name', ${namedIn(db, 'l', language)}, 'nameLang', ${langOfName(db, 'l', language)},
          'quantity', sl.quantity, 'weightGrams', l.weight_grams * sl.quantity) order by l.line_no), '[]')
        from shipment_lines sl join order_lines l on l.id = sl.order_line_id where sl.shipment_id = s.id) as packing_list
    from shipments s join orders o on o.id = s.order_id join warehouses w on w.id = s.warehouse_id
    where s.order_id = ${orderId} order by s.batch_no`;
}

/** Why an order waited, and what was said to it. */
export async function readApprovals(
  db: Db,
  orderId: number,
): Promise<(Omit<OrderDetail['approvals'][number], 'decidedAt'> & { decidedAt: Date | null })[]> {
  return await db`
    select a.reason, a.state, a.note, a.decided_at, case when a.reason <> 'credit' then (
      select coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) from orders o
        join users u on u.company_id = o.company_id and u.role = 'main' where o.id = a.order_id) end as who
    from order_approvals a where a.order_id = ${orderId} order by a.reason`;
}

/** What happened to an order, oldest first. */
export async function readEvents(
  db: Db,
  orderId: number,
): Promise<(Omit<OrderDetail['events'][number], 'at'> & { at: Date })[]> {
  return await db`
    select e.event, e.to_status, e.actor, e.at, e.reason, (e.facts->>'batchNo')::int as batch_no,
      case e.actor when 'buyer' then coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) end as by
    from order_events e left join users u on u.id = e.user_id where e.order_id = ${orderId} order by e.id`;
}

/** What was given back of an order's money, oldest first; amounts in minor units. */
export async function readGivenBack(
  db: Db,
  orderId: number,
): Promise<{ at: Date; amountMinor: number; currency: string; isByHand: boolean }[]> {
  return await db`
    select ended_at as at, amount_minor, currency, is_by_hand from refunds where order_id = ${orderId} and status = 'done' order by id`;
}
