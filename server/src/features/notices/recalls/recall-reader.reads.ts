// Who is mailed a recall.
import type { Language } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';

/** Somebody of a company. */
export interface RecallReader {
  userId: number;
  companyId: number;
  email: string;
  language: Language;
}

/** The person; null where he is not active any more. */
export async function readRecallReader(db: Db, userId: number): Promise<RecallReader | null> {
  const [row] = await db<RecallReader[]>`
    select id as user_id, company_id, email, language from users
    where id = ${userId} and status = 'active' and company_id is not null`;
  return row ?? null;
}
