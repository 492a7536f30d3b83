// Issues invoices and credit notes; their numbers are taken last of all, since the row that counts stays locked until the commit (product §7).
import type { Trx } from '../../platform/db/db.ts';

/** Issues the invoices of these orders, with the buyer as he is called now. */
export async function issueInvoice(trx: Trx, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await trx`
    insert into invoices (order_id, company_id, currency, total_minor, language, buyer_name, buyer_tax_number)
    select o.id, o.company_id, o.currency, o.total_minor, o.language, c.name, c.tax_number
    from orders o join companies c on c.id = o.company_id where o.id = any((select ${orderIds as number[]}::bigint[])::bigint[]) order by o.id`;
}

/** Takes back what is left of an order's invoice. */
export async function issueCreditNote(trx: Trx, orderId: number, reason: string): Promise<void> {
  await trx`
    insert into credit_notes (invoice_id, currency, amount_minor, reason)
    select id, currency, total_minor - credited_minor, ${reason} from invoices
    where order_id = ${orderId} and total_minor > credited_minor`;
}

/** What a return or the report of a receipt gives back of an order's invoice, in minor units. */
export interface CreditedGoods {
  orderId: number;
  amountMinor: number;
  reason: string;
  of: { returnId: number; reportId?: never } | { reportId: number; returnId?: never };
}

/** Gives back on the invoice what goods are worth that were returned, or came short or damaged; no document for what cost nothing. */
export async function creditGoods(trx: Trx, { orderId, amountMinor, reason, of }: CreditedGoods): Promise<void> {
  if (amountMinor === 0) return;
  await trx`
    insert into credit_notes (invoice_id, currency, amount_minor, reason, return_id, receipt_report_id)
    select id, currency, ${amountMinor}::bigint, ${reason}, ${of.returnId ?? null}::bigint, ${of.reportId ?? null}::bigint
    from invoices where order_id = ${orderId}`;
}
