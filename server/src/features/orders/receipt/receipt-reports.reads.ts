// What was reported of an order at its receipt (product §7 receipt).
import type { ReceiptReport } from '@outrigger/contract';
import type { Sql } from '../../../platform/db/driver/sql-on.ts';

type Row = Omit<ReceiptReport, 'at' | 'settledAt'> & { at: Date; settledAt: Date | null };

/** The reports of an order of this company, or with null of whoever's, newest first; null where there is no such order. */
export async function readReceiptReports(
  db: Sql,
  { orderNo, companyId }: { orderNo: string; companyId: number | null },
): Promise<ReceiptReport[] | null> {
  const [order] = await db<{ id: number }[]>`
    select id from orders where order_no = ${orderNo} and company_id = coalesce(${companyId}::bigint, company_id)`;
  if (!order) return null;
  const rows = await db<Row[]>`
    select r.id, l.line_no, l.code, r.problem, r.quantity, r.note, r.reported_at as at, r.answer, r.outcome, r.settled_at,
      coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) as by,
      (select coalesce(jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.name, 'mediaType', f.media_type, 'sizeBytes', f.size_bytes)
          order by f.id), '[]')
        from receipt_report_photos p join files f on f.id = p.file_id where p.report_id = r.id) as photos
    from receipt_reports r join order_lines l on l.id = r.order_line_id join users u on u.id = r.reported_by
    where r.order_id = ${order.id} order by r.id desc`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), settledAt: row.settledAt?.toISOString() ?? null }));
}

/** One moment of a report: made, with what was noted, or answered by the parts desk; amounts in minor units. */
export interface ReportMoment {
  at: Date;
  isAnswer: boolean;
  /** What is done about it; null when it was made, and of answers before it was asked. */
  outcome: ReceiptReport['outcome'];
  by: string | null;
  reason: string | null;
  creditedMinor: number | null;
  currency: string;
}

/** When something of an order was reported, and how each report was settled. */
export async function readReportMoments(db: Sql, orderId: number): Promise<ReportMoment[]> {
  return await db<ReportMoment[]>`
    select r.reported_at as at, false as is_answer, null as outcome, coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) as by,
      concat_ws(': ', l.code, r.note) as reason, null::bigint as credited_minor, o.currency
    from receipt_reports r join orders o on o.id = r.order_id join order_lines l on l.id = r.order_line_id join users u on u.id = r.reported_by
    where r.order_id = ${orderId}
    union all
    select r.settled_at, true, r.outcome, null, concat_ws(': ', l.code, r.answer), n.amount_minor, o.currency
    from receipt_reports r join orders o on o.id = r.order_id join order_lines l on l.id = r.order_line_id
      left join credit_notes n on n.receipt_report_id = r.id
    where r.order_id = ${orderId} and r.settled_at is not null`;
}
