// Reads what an invoice or a credit note states (product §7 Invoice); company_id null asks for any company's, as the office may.
import type { Language } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import { namedIn } from '../../../platform/db/localized-name.ts';
import type { Buyer, DocumentLine, Seller } from './document-facts.ts';

/** Which document of whose order. */
export interface DocumentAsked {
  companyId: number | null;
  orderNo: string;
  creditNoteId: number | null;
}

/** An invoice, or one of its credit notes, as the tables have it. */
export interface DocumentRow {
  orderId: number;
  language: Language;
  invoiceNumber: number;
  invoiceIssuedAt: Date;
  invoiceTotalMinor: number;
  currency: string;
  placedAt: Date;
  purchaseOrderNo: string | null;
  costCentre: string | null;
  wantedBy: string | null;
  isMachineDown: boolean;
  paymentMethod: 'credit' | 'wallet' | 'card';
  itemsMinor: number;
  freightMinor: number;
  storeCreditMinor: number;
  creditNumber: number | null;
  creditIssuedAt: Date | null;
  creditMinor: number | null;
  reason: string | null;
  returnId: number | null;
  receiptReportId: number | null;
}

/** The document; null where the order has none such, or is another company's. */
export async function readDocumentRow(db: Db, asked: DocumentAsked): Promise<DocumentRow | null> {
  const { companyId, orderNo, creditNoteId } = asked;
  const [row] = await db<DocumentRow[]>`
    select o.id as order_id, i.language, i.number as invoice_number, i.issued_at as invoice_issued_at, i.total_minor as invoice_total_minor,
      i.currency, o.placed_at, o.purchase_order_no, o.cost_centre, o.wanted_by, o.is_machine_down, o.payment_method, o.items_minor, o.freight_minor, o.store_credit_minor,
      cn.number as credit_number, cn.issued_at as credit_issued_at, cn.amount_minor as credit_minor, cn.reason, cn.return_id,
      cn.receipt_report_id
    from orders o join invoices i on i.order_id = o.id
      left join credit_notes cn on cn.invoice_id = i.id and cn.id = ${creditNoteId}::bigint
    where o.order_no = ${orderNo} and (${companyId}::bigint is null or o.company_id = ${companyId}::bigint)
      and (${creditNoteId}::bigint is null or cn.id is not null)`;
  return row ?? null;
}

/** Whether there is such an order. */
export async function isOrder(db: Db, { companyId, orderNo }: Omit<DocumentAsked, 'creditNoteId'>): Promise<boolean> {
  const rows = await db`
    select from orders where order_no = ${orderNo} and (${companyId}::bigint is null or company_id = ${companyId}::bigint)`;
  return rows.length > 0;
}

/** The buyer as the invoice has him, and where the order goes. */
export async function readBuyer(db: Db, orderId: number, language: Language): Promise<Buyer> {
  const [row] = await db<Buyer[]>`
    select i.buyer_name as name, i.buyer_tax_number as tax_number, o.recipient_name as recipient, o.street_address as street, o.postal_code,
      o.city, o.state, o.country, ${namedIn(db, 'c', language)} as country_name
    from orders o join invoices i on i.order_id = o.id join countries c on c.code = o.country where o.id = ${orderId}`;
  if (!row) throw new RangeError(`order ${orderId} has no invoice`);
  return row;
}

/** The seller as he stood at a moment; for what was issued before he was told, as he was told first. Null before that. */
export async function readSellerAt(db: Db, at: Date, language: Language): Promise<Seller | null> {
  const [row] = await db<Seller[]>`
    select s.name, s.street, s.postal_code, s.city, s.country, ${namedIn(db, 'c', language)} as country_name, s.vat_id, s.registration_no,
      s.email, s.phone, s.bank_name, s.iban, s.bic, s.payment_days, s.tax_note
    from seller_details s join countries c on c.code = s.country
    where s.id = coalesce((select max(id) from seller_details where changed_at <= ${at}), (select min(id) from seller_details))`;
  return row ?? null;
}

/** The lines of the order, or what of them was taken by a return or credited by the report of a receipt. */
export async function readDocumentLines(
  db: Db,
  { orderId, returnId, receiptReportId }: Pick<DocumentRow, 'orderId' | 'returnId' | 'receiptReportId'>,
  language: Language,
): Promise<DocumentLine[]> {
  return await db<DocumentLine[]>`
    select l.line_no, l.code, ${namedIn(db, 'l', language)} as name, l.unit, stated.quantity, l.unit_price_minor,
      l.unit_price_minor * stated.quantity as total_minor, l.machine_serial, l.reference
    from order_lines l cross join lateral (select case
      when ${returnId}::bigint is not null then (
        select r.taken_quantity from return_lines r where r.order_line_id = l.id and r.return_id = ${returnId}::bigint)
      when ${receiptReportId}::bigint is not null then (
        select w.quantity from receipt_reports w where w.order_line_id = l.id and w.id = ${receiptReportId}::bigint)
      else l.quantity end as quantity) stated
    where l.order_id = ${orderId} and stated.quantity > 0 order by l.line_no`;
}

/** Whose order it is. */
export async function readCompanyOf(db: Db, orderNo: string): Promise<number | null> {
  const [row] = await db<{ companyId: number }[]>`select company_id from orders where order_no = ${orderNo}`;
  return row?.companyId ?? null;
}
