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

/** Until when the newest invitation of the user `u` works or worked, as JSON writes it; null for who has taken the account. */
export const invitedUntil = (db: Db | Trx) => db`
  (select to_json(max(i.expires_at)) #>> '{}' from invitations i
    where i.user_id = u.id and i.accepted_at is null and u.password_hash is null)`;

/** The approved person behind an address who has not taken the account yet; null where there is none. */
export async function findUnbound(db: Db, email: string): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    select u.id from users u join companies c on c.id = u.company_id
    where u.email = ${email} and u.role = 'sub' and u.status = 'active' and u.password_hash is null and c.status <> 'blocked'`;
  return row?.id ?? null;
}
