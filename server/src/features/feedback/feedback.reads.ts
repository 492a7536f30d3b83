// A question as it is mailed to the parts desk.
import type { Db } from '../../platform/db/db.ts';

/** Whether a question with the key is kept. */
export async function hasFeedback(db: Db, sendKey: string): Promise<boolean> {
  const rows = await db`select 1 from feedback where send_key = ${sendKey}`;
  return rows.length > 0;
}

/** A question with the firm of who asked, where he was signed in. */
export interface AskedQuestion {
  questionType: number;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  company: string | null;
}

/** The question behind a job; null where it is gone. */
export async function readQuestion(db: Db, id: number): Promise<AskedQuestion | null> {
  const [row] = await db<AskedQuestion[]>`
    select f.question_type, f.name, f.email, f.phone, f.subject, f.message, c.name as company
    from feedback f left join companies c on c.id = f.company_id where f.id = ${id}`;
  return row ?? null;
}
