// What the mails about a receipt say (product §7 receipt).
import type { Language } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';

/** A report as its mails tell it. */
export interface MailedReport {
  id: number;
  userId: number;
  companyId: number;
  orderNo: string;
  code: string;
  problem: 'short' | 'damaged' | 'wrong';
  quantity: number;
  note: string | null;
  photos: number;
  answer: string | null;
  outcome: 'replacement' | 'credited' | 'refused' | null;
  company: string;
  by: string;
  email: string;
  language: Language;
  /** False where he may not sign in any more. */
  isActive: boolean;
}

/** The report with who made it; null where it is gone. */
export async function readMailedReport(db: Db, reportId: number): Promise<MailedReport | null> {
  const [row] = await db<MailedReport[]>`
    select r.id, r.reported_by as user_id, r.company_id, o.order_no, l.code, r.problem, r.quantity, r.note, r.answer, r.outcome, c.name as company, u.email, u.language, u.status = 'active' as is_active,
      coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username, u.email) as by,
      (select count(*)::int from receipt_report_photos p where p.report_id = r.id) as photos
    from receipt_reports r join orders o on o.id = r.order_id join order_lines l on l.id = r.order_line_id
      join companies c on c.id = r.company_id join users u on u.id = r.reported_by
    where r.id = ${reportId}`;
  return row ?? null;
}
