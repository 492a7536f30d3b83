// Writes what was reported at a receipt, and how it was settled (product §7 receipt).
import type { Trx } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/outbox.store.ts';
import { piecesLeft } from '../returns/pieces-left.reads.ts';
import { piecesReportable } from './pieces-reportable.reads.ts';
import { RECEIPT_MAIL_JOB } from './receipt-mail-job.ts';

/** A line of an order, and the pieces of it that have left and of which nothing is decided or asked. */
export interface ReportableLine {
  lineId: number;
  orderId: number;
  code: string;
  left: number;
}

/** The line of an order of this company, locked against another report; null where there is none. */
export async function lockReportable(
  trx: Trx,
  { orderNo, lineNo, companyId }: { orderNo: string; lineNo: number; companyId: number },
): Promise<ReportableLine | null> {
  const [row] = await trx<ReportableLine[]>`
    select l.id as line_id, o.id as order_id, l.code, ${piecesReportable(trx)} as left
    from orders o join order_lines l on l.order_id = o.id
    where o.order_no = ${orderNo} and o.company_id = ${companyId} and l.line_no = ${lineNo} for update of l`;
  return row ?? null;
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

/** The order whose receipt a report is about; null where there is no such report. */
export async function readReportedOrder(trx: Trx, reportId: number): Promise<string | null> {
  const [row] = await trx<{ orderNo: string }[]>`
    select o.order_no from receipt_reports r join orders o on o.id = r.order_id where r.id = ${reportId}`;
  return row?.orderNo ?? null;
}

/** A report that is settled now. */
export interface SettledReport {
  id: number;
  lineId: number;
  quantity: number;
}

/** Settles a report with an answer; null where there is none, or it was settled already. */
export async function settleReport(
  trx: Trx,
  { id, answer, outcome, userId }: { id: number; answer: string; outcome: string; userId: number },
): Promise<SettledReport | null> {
  const [row] = await trx<SettledReport[]>`
    update receipt_reports set answer = ${answer}, outcome = ${outcome}, settled_by = ${userId}, settled_at = now()
    where id = ${id} and settled_at is null returning id, order_line_id as line_id, quantity`;
  if (row) await enqueue(trx, RECEIPT_MAIL_JOB, { reportId: id, to: 'reporter' });
  if (row && outcome === 'credited') await enqueue(trx, RECEIPT_MAIL_JOB, { reportId: id, to: 'main' });
  return row ?? null;
}

/** A line of a locked order, what may still be credited of it, and what a piece was sold for, in minor units. */
export interface CreditableLine {
  code: string;
  left: number;
  unitPriceMinor: number;
}

/** The line. */
export async function readCreditable(trx: Trx, lineId: number): Promise<CreditableLine> {
  const [row] = await trx<CreditableLine[]>`
    select l.code, ${piecesLeft(trx)} as left, l.unit_price_minor from order_lines l where l.id = ${lineId}`;
  if (!row) throw new RangeError(`there is no order line ${lineId}`);
  return row;
}

/** Counts pieces of a line as credited; the database refuses more than have left. */
export async function countCredited(trx: Trx, lineId: number, pieces: number): Promise<void> {
  await trx`update order_lines set credited_quantity = credited_quantity + ${pieces} where id = ${lineId}`;
}
