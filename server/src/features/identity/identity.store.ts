// Writes to accounts: second factors, settings, administrators (product §3).
import type { calls, OfficeRole, ResultOf } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { isAddressFree } from './identity.reads.ts';
import { hashOf } from '../../platform/sessions/token.ts';

type OwnSettings = Pick<ResultOf<typeof calls.settings.updateSetting>, 'language' | 'currency'>;

/** Makes an administrator with these office roles and gives the id; refuses an address that has an account. */
export async function insertAdministrator(
  trx: Trx,
  admin: { email: string; passwordHash: string; roles: readonly OfficeRole[] },
): Promise<number> {
  const [row] = await trx<{ id: number }[]>`
    insert into users (role, email, password_hash, email_verified_at)
    values ('admin', ${admin.email}, ${admin.passwordHash}, now())
    on conflict do nothing returning id`;
  if (!row) refuse('emailTaken');
  for (const role of admin.roles) await trx`insert into admin_roles (user_id, role) values (${row.id}, ${role})`;
  return row.id;
}

/** Uses up the one-time ticket of the first administrator; false where it is wrong, old, or somebody was faster. */
export async function useFirstAdminTicket(trx: Trx, ticket: string): Promise<boolean> {
  const rows = await trx`
    update tickets set used_at = now()
    where purpose = 'firstAdmin' and token_hash = ${hashOf(ticket)} and used_at is null and expires_at > now()
      and not exists (select 1 from users where role = 'admin')
    returning id`;
  return rows.length > 0;
}

/** Moves the address of an account that no longer has a claim to it out of the way, but for one of the given company; its history stays. */
export async function releaseAddress(trx: Trx, email: string, companyId: number | null): Promise<void> {
  // Nothing is ever sent to .invalid.
  await trx`
    update users u set email = left('released-' || u.id || '-' || u.email, 246) || '.invalid', status = 'inactive',
      phone_verified_at = null
    where u.email = ${email} and u.company_id is distinct from ${companyId}::bigint and ${isAddressFree(trx)}`;
}

/** Changes the given settings and gives all of them; null where the person is gone. */
export async function saveSettings(db: Db, userId: number, input: Partial<OwnSettings>): Promise<OwnSettings | null> {
  const [row] = await db<OwnSettings[]>`
    update users set language = coalesce(${input.language ?? null}, language),
      currency = coalesce(${input.currency ?? null}, currency)
    where id = ${userId} returning language, currency`;
  return row ?? null;
}

/** Keeps that the email address is the person's own. */
export async function markEmailVerified(trx: Trx, userId: number): Promise<void> {
  await trx`update users set email_verified_at = now() where id = ${userId}`;
}

/**
 * Holds an account as it is until the transaction ends; false where it is closed by now, or another password was set
 * since the given hash was checked. Whoever ends its sessions meanwhile waits, and then finds the new one too.
 */
export async function holdAccount(trx: Trx, userId: number, passwordHash: string | null = null): Promise<boolean> {
  const rows = await trx`
    select 1 from users where id = ${userId} and status = 'active'
      and (${passwordHash}::text is null or password_hash = ${passwordHash}) for share`;
  return rows.length > 0;
}

/** Keeps a new password; false where the account is closed or gone. */
export async function changePassword(trx: Trx, userId: number, passwordHash: string): Promise<boolean> {
  const rows = await trx`
    update users set password_hash = ${passwordHash} where id = ${userId} and status = 'active' returning id`;
  return rows.length > 0;
}
