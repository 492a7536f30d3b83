// Who can sign in, for the operator (product §1).
import type { Db } from '../platform/db/db.ts';

/** One user as the operator sees him. */
export type UserLine = { email: string; role: string; status: string; company: string | null };

/** All users, administrators first. */
export async function listUsers(db: Db): Promise<UserLine[]> {
  return db<UserLine[]>`
    select u.email, u.role, u.status, c.name as company
    from users u left join companies c on c.id = u.company_id
    order by u.role = 'admin' desc, c.name, u.email`;
}

/** Whether somebody may sign in under the email, whatever state the account is in. */
export async function isUser(db: Db, email: string): Promise<boolean> {
  const [row] = await db`select 1 from users where email = ${email}`;
  return row !== undefined;
}
