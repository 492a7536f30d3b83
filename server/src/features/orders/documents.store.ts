// Issues invoices and credit notes; their numbers are taken last of all, since the row that counts stays locked until the commit (product §7).
import type { Trx } from '../../platform/db/db.ts';

/** Issues the invoices of these orders, with the buyer as he is called now. */
export async function issueInvoice(trx: Trx, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await trx`
    insert into invoices (order_id, company_id, currency, total_minor, language, buyer_name, buyer_tax_number)
    select o.id, o.company_id, o.currency, o.total_minor, o.language, c.name, c.tax_number
    from orders o join companies c on c.id = o.company_id where o.id = any(${orderIds as number[]}::bigint[]) order by o.id`;
}

/** Takes back what is left of an order's invoice. */
export async function issueCreditNote(trx: Trx, orderId: number, reason: string): Promise<void> {
  await trx`
    insert into credit_notes (invoice_id, currency, amount_minor, reason)
    select id, currency, total_minor - credited_minor, ${reason} from invoices
    where order_id = ${orderId} and total_minor > credited_minor`;
}

/** What a return gives back of an order's invoice, in minor units. */
export interface CreditedReturn {
  orderId: number;
  returnId: number;
  amountMinor: number;
  reason: string;
}

/** Gives back on the invoice what a return is worth; nothing where nothing is left of it to give. */
export async function creditReturn(trx: Trx, given: CreditedReturn): Promise<void> {
  if (given.amountMinor === 0) return;
  await trx`
    insert into credit_notes (invoice_id, currency, amount_minor, reason, return_id)
    select id, currency, ${given.amountMinor}::bigint, ${given.reason}, ${given.returnId} from invoices where order_id = ${given.orderId}`;
}

/** What the report of a receipt gives back of an order's invoice, in minor units. */
export interface CreditedReceipt {
  orderId: number;
  reportId: number;
  amountMinor: number;
  reason: string;
}

/** Gives back on the invoice what came short or damaged; nothing for what cost nothing. */
export async function creditReceipt(trx: Trx, given: CreditedReceipt): Promise<void> {
  if (given.amountMinor === 0) return;
  await trx`
    insert into credit_notes (invoice_id, currency, amount_minor, reason, receipt_report_id)
    select id, currency, ${given.amountMinor}::bigint, ${given.reason}, ${given.reportId} from invoices where order_id = ${given.orderId}`;
}
