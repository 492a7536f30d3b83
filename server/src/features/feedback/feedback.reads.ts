// A question as it is mailed to the parts desk.
import type { Db } from '../../platform/db/db.ts';

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
