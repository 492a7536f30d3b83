// Writes sub-accounts; the company stands in every WHERE of its own people (architecture §8).
import { type Money, textToMinor } from '@outrigger/contract';
import type { Trx } from '../../../platform/db/db.ts';

/** What a sub-account is made from. */
export interface NewSubAccount {
  companyId: number;
  email: string;
  username: string;
  country: string;
  createdBy: number;
  language: string;
  currency: string;
}
/** A locked sub-account. */
export interface LockedSubAccount {
  id: number;
  companyId: number;
  status: 'active' | 'inactive' | 'reviewing';
  permissions: number[];
  username: string;
  spendingLimitMinor: number | null;
  spendingLimitCurrency: string | null;
  /** Whether the person has taken the account. */
  isBound: boolean;
}

/** Adds one that waits, or puts a deleted one of the company back to waiting; null where the address has another account that keeps it. */
export async function insertSubAccount(trx: Trx, made: NewSubAccount): Promise<number | null> {
  const [row] = await trx<{ id: number }[]>`
    insert into users as u (role, company_id, email, username, country, status, created_by, language, currency)
    values ('sub', ${made.companyId}, ${made.email}, ${made.username}, ${made.country}, 'reviewing', ${made.createdBy},
      ${made.language}, ${made.currency})
    on conflict (email) do update set status = 'reviewing', username = excluded.username, country = excluded.country,
      created_by = excluded.created_by, password_hash = null, email_verified_at = null, phone = null, phone_verified_at = null,
      spending_limit_minor = null, spending_limit_currency = null
    where u.company_id = excluded.company_id and u.role = 'sub' and u.status = 'inactive'
    returning id`;
  return row?.id ?? null;
}

/** Locks a sub-account, of one company where that is given; null where there is none. */
export async function lockSubAccount(
  trx: Trx,
  id: number,
  companyId: number | null = null,
): Promise<LockedSubAccount | null> {
  const [row] = await trx<LockedSubAccount[]>`
    select u.id, u.company_id, u.status, coalesce(u.username, split_part(u.email, '@', 1)) as username, u.spending_limit_minor, u.spending_limit_currency,
      u.password_hash is not null as is_bound,
      array(select p.permission::int from user_permissions p where p.user_id = u.id order by 1) as permissions
    from users u where u.id = ${id} and u.role = 'sub' and (${companyId}::bigint is null or u.company_id = ${companyId})
    for no key update`;
  return row ?? null;
}

/** Gives exactly these permissions. */
export async function setPermissions(
  trx: Trx,
  userId: number,
  given: { permissions: readonly number[]; by: number },
): Promise<void> {
  const wanted = given.permissions as number[];
  await trx`delete from user_permissions where user_id = ${userId} and permission <> all(${wanted}::int[])`;
  await trx`
    insert into user_permissions (user_id, permission, granted_by)
    select ${userId}, p, ${given.by} from unnest(${wanted}::int[]) p on conflict do nothing`;
}

/** Sets or takes away the limit per order. */
export async function setSpendingLimit(trx: Trx, userId: number, limit: Money | null): Promise<void> {
  await trx`
    update users set spending_limit_minor = ${limit ? textToMinor(limit.amount) : null}, spending_limit_currency = ${limit?.currency ?? null}
    where id = ${userId}`;
}

/** Gives it another name. */
export async function renameSubAccount(trx: Trx, userId: number, username: string): Promise<void> {
  await trx`update users set username = ${username} where id = ${userId}`;
}

/** Puts it into a status. */
export async function setStatus(trx: Trx, userId: number, status: LockedSubAccount['status']): Promise<void> {
  await trx`update users set status = ${status} where id = ${userId} and role = 'sub'`;
}

/** Somebody who can answer for a company from now on. */
export interface Successor {
  id: number;
  companyId: number;
  company: string;
}

/** Locks the active sub-account of an address whose person has taken it; null where there is none. */
export async function lockSuccessor(trx: Trx, email: string): Promise<Successor | null> {
  const [row] = await trx<Successor[]>`
    select u.id, u.company_id, c.name as company from users u join companies c on c.id = u.company_id
    where u.email = ${email} and u.role = 'sub' and u.status = 'active' and u.password_hash is not null
    for no key update of u`;
  return row ?? null;
}

/** Makes the successor the main account, without a limit; whoever was it before is a sub-account with all permissions, and is given. */
export async function passMainRole(
  trx: Trx,
  { id, companyId }: Successor,
): Promise<{ id: number; email: string } | null> {
  const [before] = await trx<{ id: number; email: string }[]>`
    update users set role = 'sub' where company_id = ${companyId} and role = 'main' returning id, email`;
  await trx`
    update users set role = 'main', spending_limit_minor = null, spending_limit_currency = null where id = ${id}`;
  if (before) await setPermissions(trx, before.id, { permissions: [1, 2, 3], by: id });
  return before ?? null;
}
