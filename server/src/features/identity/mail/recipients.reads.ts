// Whom a letter goes to.
import type { Language } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';

/** A person with an account, as letters address them. */
export interface Recipient {
  email: string;
  language: Language;
  /** Empty for the office. */
  company: string;
  companyId: number | null;
}

/** The person; null where the account is closed or gone. */
export async function readRecipient(db: Db | Trx, userId: number): Promise<Recipient | null> {
  const [row] = await db<Recipient[]>`
    select u.email, u.language, coalesce(c.name, '') as company, u.company_id
    from users u left join companies c on c.id = u.company_id where u.id = ${userId} and u.status = 'active'`;
  return row ?? null;
}
