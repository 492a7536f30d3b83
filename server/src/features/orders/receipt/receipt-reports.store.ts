// Writes what was reported at a receipt, and how it was settled (product §7 receipt).
import type { Trx } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/outbox.store.ts';
import { RECEIPT_MAIL_JOB } from './receipt-mail-job.ts';

/** A line of an order that has left, and how much of it. */
export interface ReportableLine {
  lineId: number;
  orderId: number;
  code: string;
  shipped: number;
}

/** The line of an order of this company, locked against another report; null where there is none. */
export async function lockReportable(
  trx: Trx,
  { orderNo, lineNo, companyId }: { orderNo: string; lineNo: number; companyId: number },
): Promise<ReportableLine | null> {
  const [row] = await trx<ReportableLine[]>`
    select l.id as line_id, o.id as order_id, l.code, l.shipped_quantity as shipped from orders o join order_lines l on l.order_id = o.id
    where o.order_no = ${orderNo} and o.company_id = ${companyId} and l.line_no = ${lineNo} for update of l`;
  return row ?? null;
}

/** Pieces of a locked line that are reported and wait for the parts desk. */
export async function countReported(trx: Trx, lineId: number): Promise<number> {
  const [row] = await trx<{ pieces: number }[]>`
    select coalesce(sum(quantity), 0)::int as pieces from receipt_reports where order_line_id = ${lineId} and settled_at is null`;
  return row?.pieces ?? 0;
}

/** Keeps a report with its photos; false where one of them belongs to another report already. */
export async function insertReceiptReport(
  trx: Trx,
  line: ReportableLine,
  said: {
    companyId: number;
    userId: number;
    problem: string;
    quantity: number;
    note: string | undefined;
    fileIds: readonly number[];
  },
): Promise<boolean> {
  const [row] = await trx<{ id: number }[]>`
    insert into receipt_reports (order_id, company_id, order_line_id, problem, quantity, note, reported_by)
    values (${line.orderId}, ${said.companyId}, ${line.lineId}, ${said.problem}, ${said.quantity}, ${said.note || null}, ${said.userId})
    returning id`;
  await enqueue(trx, RECEIPT_MAIL_JOB, { reportId: row?.id ?? 0, to: 'desk' });
  const photos = [...new Set(said.fileIds)];
  const { count } = await trx`
    insert into receipt_report_photos (report_id, file_id)
    select ${row?.id ?? 0}, f from unnest(${photos}::bigint[]) f on conflict (file_id) do nothing`;
  return count === photos.length;
}

/** Settles a report with an answer; false where there is none, or it was settled already. */
export async function settleReport(
  trx: Trx,
  { id, answer, outcome, userId }: { id: number; answer: string; outcome: string; userId: number },
): Promise<boolean> {
  const { count } = await trx`
    update receipt_reports set answer = ${answer}, outcome = ${outcome}, settled_by = ${userId}, settled_at = now() where id = ${id} and settled_at is null`;
  if (count > 0) await enqueue(trx, RECEIPT_MAIL_JOB, { reportId: id, to: 'reporter' });
  return count > 0;
}
