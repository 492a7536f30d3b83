// Issues invoices and credit notes; their numbers are taken last of all, since the row that counts stays locked until the commit (product §7).
import type { Trx } from '../../platform/db/db.ts';

/** Issues the invoices of these orders. */
export async function issueInvoice(trx: Trx, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await trx`
    insert into invoices (order_id, company_id, currency, total_minor, language)
    select id, company_id, currency, total_minor, language from orders where id = any(${orderIds as number[]}::bigint[]) order by id`;
}

/** Takes back what is left of an order's invoice. */
export async function issueCreditNote(trx: Trx, orderId: number, reason: string): Promise<void> {
  await trx`
    insert into credit_notes (invoice_id, currency, amount_minor, reason)
    select id, currency, total_minor - credited_minor, ${reason} from invoices
    where order_id = ${orderId} and total_minor > credited_minor`;
}
