// What the mails about a receipt say (product §7 receipt).
import { type Language, permissions } from '@outrigger/contract';
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
  /** The note that credits it, in minor units; null where nothing is credited. */
  noteNumber: number | null;
  creditedMinor: number | null;
  currency: string;
  company: string;
  by: string;
  email: string;
  language: Language;
  /** False where whoever reads it may not sign in any more. */
  isActive: boolean;
  maySeePrices: boolean;
}

/** The report with who reads of it: who made it, or the main account; null where it is gone, or the main account made it. */
export async function readMailedReport(
  db: Db,
  reportId: number,
  reader: 'reporter' | 'main',
): Promise<MailedReport | null> {
  const isReader =
    reader === 'main' ? db`u.company_id = r.company_id and u.role = 'main' and u.id <> b.id` : db`u.id = b.id`;
  const [row] = await db<MailedReport[]>`
    select r.id, u.id as user_id, r.company_id, o.order_no, l.code, r.problem, r.quantity, r.note, r.answer, r.outcome, c.name as company, u.email, u.language, u.status = 'active' as is_active,
      n.number as note_number, n.amount_minor as credited_minor, o.currency, u.role = 'main' or not (o.hides_prices and o.created_by = u.id)
        and exists (select from user_permissions p where p.user_id = u.id and p.permission = ${permissions.viewPrices}) as may_see_prices,
      coalesce(nullif(concat_ws(' ', b.first_name, b.last_name), ''), b.username, b.email) as by,
      (select count(*)::int from receipt_report_photos p where p.report_id = r.id) as photos
    from receipt_reports r join orders o on o.id = r.order_id join order_lines l on l.id = r.order_line_id
      join companies c on c.id = r.company_id join users b on b.id = r.reported_by
      join users u on ${isReader} left join credit_notes n on n.receipt_report_id = r.id
    where r.id = ${reportId}`;
  return row ?? null;
}
