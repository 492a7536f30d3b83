// Writes about people of the office: made, given roles, switched off and on, their second factor forgotten (product §8).
import type { OfficeRole } from '@outrigger/contract';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { hashOf, newToken } from '../../../platform/sessions/token.ts';

/** A person to invite. */
export interface NewAdministrator {
  email: string;
  firstName: string;
  lastName: string;
  language: string;
  createdBy: number;
}
/** A person of the office whose row is locked. */
export interface LockedAdministrator {
  id: number;
  status: 'active' | 'inactive';
  hasPassword: boolean;
  hasSecondFactor: boolean;
  roles: OfficeRole[];
}

/** Makes a person without a password and gives the id; null where the address has an account. */
export async function insertInvited(trx: Trx, made: NewAdministrator): Promise<number | null> {
  const [row] = await trx<{ id: number }[]>`
    insert into users (role, email, first_name, last_name, language, created_by)
    values ('admin', ${made.email}, ${made.firstName}, ${made.lastName}, ${made.language}, ${made.createdBy})
    on conflict do nothing returning id`;
  return row?.id ?? null;
}

/** Locks everybody of the office in one order, so that what two do to each other at once is one after the other. */
export async function lockAdministrators(trx: Trx): Promise<LockedAdministrator[]> {
  await trx`select 1 from users where role = 'admin' order by id for no key update`;
  // Read after the lock: what another transaction did meanwhile counts.
  return await trx<LockedAdministrator[]>`
    select u.id, u.status, u.password_hash is not null as has_password, u.totp_enrolled_at is not null as has_second_factor,
      array(select r.role from admin_roles r where r.user_id = u.id order by 1) as roles
    from users u where u.role = 'admin'`;
}

/** Gives exactly these roles. */
export async function setRoles(trx: Trx, userId: number, roles: readonly OfficeRole[]): Promise<void> {
  const wanted = roles as OfficeRole[];
  await trx`delete from admin_roles where user_id = ${userId} and role <> all(${wanted}::text[])`;
  await trx`
    insert into admin_roles (user_id, role) select ${userId}, r from unnest(${wanted}::text[]) r on conflict do nothing`;
}

/** Switches somebody on or off. */
export async function setActive(trx: Trx, userId: number, isActive: boolean): Promise<void> {
  await trx`update users set status = ${isActive ? 'active' : 'inactive'} where id = ${userId} and role = 'admin'`;
}

/** Forgets secret and recovery codes: the next sign-in enrols anew. */
export async function forgetSecondFactor(trx: Trx, userId: number): Promise<void> {
  await trx`
    update users set totp_secret = null, totp_enrolled_at = null, totp_last_step = null where id = ${userId} and role = 'admin'`;
  await trx`delete from recovery_codes where user_id = ${userId}`;
}

/** Ends the link that was mailed before. */
export async function endOfficeInvitations(trx: Trx, userId: number): Promise<void> {
  await trx`
    update tickets set used_at = now() where purpose = 'officeInvitation' and user_id = ${userId} and used_at is null`;
}

/** Makes the secret of a link, which is stored nowhere, in place of the one before (product §3: 14 days). */
export async function issueOfficeInvitation(db: Db, userId: number): Promise<string> {
  const secret = newToken();
  await db.begin(async (trx) => {
    await endOfficeInvitations(trx, userId);
    await trx`
      insert into tickets (purpose, token_hash, user_id, expires_at)
      values ('officeInvitation', ${hashOf(secret)}, ${userId}, now() + interval '14 days')`;
  });
  return secret;
}

/** Uses a link up and gives whose it is; null where it is wrong, used or over, or the person has a way in already. */
export async function useOfficeInvitation(trx: Trx, secret: string): Promise<number | null> {
  const [row] = await trx<{ userId: number }[]>`
    update tickets t set used_at = now() from users u
    where t.token_hash = ${hashOf(secret)} and t.purpose = 'officeInvitation' and t.used_at is null and t.expires_at > now()
      and u.id = t.user_id and u.status = 'active' and u.password_hash is null
    returning t.user_id`;
  return row?.userId ?? null;
}

/** Keeps the first password of an invited person, whose address the link has proven. */
export async function keepFirstPassword(trx: Trx, userId: number, passwordHash: string): Promise<void> {
  await trx`
    update users set password_hash = ${passwordHash}, email_verified_at = now() where id = ${userId} and password_hash is null`;
}
