// Accounts as sign-in and pages need them (spec §3 Profile, User state).
import type { SignedInUser } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/localized-name.ts';

/** What sign-in must know of an account. */
export interface Account {
  id: number;
  role: 'main' | 'sub' | 'admin';
  status: 'active' | 'inactive' | 'reviewing';
  passwordHash: string | null;
  companyStatus: 'waiting' | 'approved' | 'blocked' | null;
  totpSecret: string | null;
  isEnrolled: boolean;
  totpLastStep: number | null;
  epochSeconds: number;
}

/** Whether somebody may sign in at all: neither waiting nor switched off, nor of a blocked company. */
export const isOpen = ({ status, companyStatus }: Account): boolean =>
  status === 'active' && companyStatus !== 'blocked';

/** The account behind an email address, if there is one. */
export async function findAccount(db: Db, email: string): Promise<Account | null> {
  return await oneAccount(db, db`u.email = ${email}`);
}

/** The account of a company's person behind a verified phone number; administrators have a second factor and none by phone. */
export async function findAccountByPhone(db: Db | Trx, phone: string): Promise<Account | null> {
  return await oneAccount(db, db`u.phone = ${phone} and u.phone_verified_at is not null and u.role <> 'admin'`);
}

/** The account of a session's person. */
export async function findAccountById(db: Db | Trx, userId: number): Promise<Account | null> {
  return await oneAccount(db, db`u.id = ${userId}`);
}

async function oneAccount(db: Db | Trx, where: Fragment): Promise<Account | null> {
  const [row] = await db<Account[]>`
    select u.id, u.role, u.status, u.password_hash, c.status as company_status, u.totp_secret, u.totp_last_step,
      u.totp_enrolled_at is not null as is_enrolled, extract(epoch from now())::float8 as epoch_seconds
    from users u left join companies c on c.id = u.company_id where ${where}`;
  return row ?? null;
}

/**
 * Whether an account, `u`, leaves its address to whoever else has a claim to it: a sub-account that was deleted or turned
 * down, or that a company merely named and nobody has decided about.
 */
export const isAddressFree = (db: Db | Trx): Fragment => db`
  (u.role = 'sub' and (u.status = 'inactive' or (u.status = 'reviewing' and u.password_hash is null)))`;

/** The signed-in person as the pages know them. */
export async function readUser(db: Db, userId: number): Promise<SignedInUser | null> {
  const [row] = await db<SignedInUser[]>`
    select u.id, u.email, u.role, u.currency, u.language, c.name as company, u.first_name, u.last_name, u.social_title,
      u.phone, u.phone_verified_at is not null as is_phone_verified,
      u.is_access and coalesce(c.status = 'approved', true) as is_access,
      array(select r.role from admin_roles r where r.user_id = u.id order by 1) as office_roles,
      case u.role when 'main' then array[1, 2, 3]::int[]
        else array(select p.permission::int from user_permissions p where p.user_id = u.id order by 1) end as permissions
    from users u left join companies c on c.id = u.company_id where u.id = ${userId}`;
  return row ?? null;
}

/** Whether the shop sells in this currency. */
export async function isSoldIn(db: Db, currency: string): Promise<boolean> {
  const rows = await db`select 1 from currencies where code = ${currency} and is_offered`;
  return rows.length > 0;
}
