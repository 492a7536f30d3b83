// Documents as lists show them: of a company, or of one order (product §7 Invoice, packing list).
import { type calls, documentNo, type ListedDocument, money, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';

/** Whose documents, and whether those with amounts are among them. */
export interface ListedFor {
  companyId: number;
  maySeePrices: boolean;
}

interface Row {
  kind: ListedDocument['kind'];
  number: number | null;
  packingListNo: string | null;
  creditNoteId: number | null;
  batchNo: number | null;
  orderNo: string;
  purchaseOrderNo: string | null;
  issuedAt: Date;
  totalMinor: number | null;
  currency: string;
}

// Every document of one company; each arm goes by its own index of the company.
const documentsOf = (db: Db, { companyId, maySeePrices }: ListedFor): Fragment => db`
  select 'invoice' as kind, 'INV-' || lpad(i.number::text, greatest(6, length(i.number::text)), '0') as document_no, i.number, null::text as packing_list_no,
    null::bigint as credit_note_id, null::int as batch_no, i.order_id, i.issued_at, i.total_minor
  from invoices i where i.company_id = ${companyId} and ${maySeePrices}
  union all
  select 'creditNote', 'CN-' || lpad(n.number::text, greatest(6, length(n.number::text)), '0'), n.number, null, n.id, null, i.order_id, n.issued_at, n.amount_minor
  from credit_notes n join invoices i on i.id = n.invoice_id where i.company_id = ${companyId} and ${maySeePrices}
  union all
  select 'packingList', s.packing_list_no, null, s.packing_list_no, null, s.batch_no, s.order_id, s.dispatched_at, null
  from shipments s where s.company_id = ${companyId} and s.packing_list_no is not null and s.dispatched_at is not null`;

const COLUMNS = (db: Db): Fragment => db`
  d.kind, d.number, d.packing_list_no, d.credit_note_id, d.batch_no, o.order_no, o.purchase_order_no, d.issued_at, d.total_minor, o.currency`;

/** All of one order of the company, the oldest first; null where it has no such order. */
export async function readOrderDocuments(db: Db, orderNo: string, listed: ListedFor): Promise<ListedDocument[] | null> {
  const [order] = await db<{ id: number }[]>`
    select id from orders where order_no = ${orderNo} and company_id = ${listed.companyId}`;
  if (!order) return null;
  const rows = await db<Row[]>`
    select ${COLUMNS(db)} from (${documentsOf(db, listed)}) d join orders o on o.id = d.order_id where o.id = ${order.id}
    order by d.issued_at, d.kind desc, d.document_no`;
  return rows.map(shown);
}

type List = typeof calls.documents.documentList;

/** One page of all of them, the newest first. */
export async function readDocumentList(db: Db, input: ParsedOf<List>, listed: ListedFor): Promise<ResultOf<List>> {
  const { page, pageSize, kind = null, keyword = null, from = null, to = null } = input;
  const rows = await db<(Row & { found: number })[]>`
    select ${COLUMNS(db)}, count(*) over ()::int as found from (${documentsOf(db, listed)}) d join orders o on o.id = d.order_id
    where (${kind}::text is null or d.kind = ${kind})
      and (${keyword}::text is null
        or strpos(lower(concat_ws(' ', d.document_no, o.order_no, o.purchase_order_no)), lower(${keyword}::text)) > 0)
      and (${from}::date is null or d.issued_at >= ${from}::timestamp at time zone 'UTC' + make_interval(mins => ${input.fromOffset}::int))
      and (${to}::date is null or d.issued_at < (${to}::date + 1)::timestamp at time zone 'UTC' + make_interval(mins => ${input.toOffset}::int))
    order by d.issued_at desc, d.kind, d.document_no desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
  return { items: rows.map(shown), total: rows[0]?.found ?? 0, page, pageSize };
}

function shown({ number, packingListNo, totalMinor, currency, issuedAt, ...row }: Row): ListedDocument {
  const { kind, creditNoteId, batchNo, orderNo, purchaseOrderNo } = row;
  return {
    kind,
    documentNo: kind === 'packingList' ? (packingListNo ?? '') : documentNo(kind, number ?? 0),
    creditNoteId,
    batchNo,
    orderNo,
    purchaseOrderNo,
    issuedAt: issuedAt.toISOString(),
    ...(totalMinor === null ? {} : { total: money(totalMinor, currency) }),
  };
}
