// Invitations that stand, and how far the invited person is (product §3: bind flow).
import type { Db, Trx } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/sessions/token.ts';

/** An invited person. */
export interface Invited {
  userId: number;
  email: string;
  username: string | null;
  company: string;
  isEmailVerified: boolean;
}

/** The person behind the secret of a link; null where it is wrong, accepted or over, or the account may not sign in. */
export async function findInvited(db: Db, secret: string): Promise<Invited | null> {
  const [row] = await db<Invited[]>`
    select u.id as user_id, u.email, u.username, c.name as company, u.email_verified_at is not null as is_email_verified
    from invitations i join users u on u.id = i.user_id join companies c on c.id = i.company_id
    where i.token_hash = ${hashOf(secret)} and i.accepted_at is null and i.expires_at > now()
      and u.status = 'active' and c.status <> 'blocked'`;
  return row ?? null;
}

/** Whether the person has shown that the email address is the own one. */
export async function isEmailVerified(trx: Trx, userId: number): Promise<boolean> {
  const [row] = await trx`select 1 from users where id = ${userId} and email_verified_at is not null`;
  return row !== undefined;
}
