// Test factory of companies and people; each test makes its own (architecture §7).
import { randomBytes } from 'node:crypto';
import type { OfficeRole, Permission } from '@outrigger/contract';
import type { Db } from '../../platform/db/db.ts';
import { startSession } from '../../platform/sessions/sessions.store.ts';

let count = 0;
const unique = () => `${process.pid.toString(36)}${(count += 1)}${randomBytes(3).toString('hex')}`;

/** A made person with a live session. */
export interface MadeUser {
  userId: number;
  email: string;
  token: string;
}
/** A made company and its main account. */
export interface MadeCompany extends MadeUser {
  companyId: number;
  name: string;
}

/** A company with its main account, signed in; approved unless told otherwise. */
export async function makeCompany(
  db: Db,
  given: { status?: 'waiting' | 'approved' | 'blocked'; currency?: string; passwordHash?: string } = {},
): Promise<MadeCompany> {
  const name = `Company ${unique()}`;
  const status = given.status ?? 'approved';
  const [company] = await db<{ id: number }[]>`
    insert into companies (name, status, currency, approved_at)
    values (${name}, ${status}, ${given.currency ?? 'USD'}, ${status === 'approved' ? db`now()` : null}) returning id`;
  const companyId = company?.id ?? 0;
  const user = await makeUser(db, {
    role: 'main',
    companyId,
    currency: given.currency,
    passwordHash: given.passwordHash,
  });
  return { ...user, companyId, name };
}

/** What may be said of a person to make. */
export interface GivenUser {
  role: 'main' | 'sub' | 'admin';
  companyId?: number;
  permissions?: Permission[];
  officeRoles?: OfficeRole[];
  isAccess?: boolean;
  status?: 'active' | 'inactive' | 'reviewing';
  currency?: string | undefined;
  passwordHash?: string | undefined;
  scope?: 'full' | 'bind' | 'enroll';
}

/** A sub-account of a company, signed in; without permissions unless given. */
export function makeSubAccount(
  db: Db,
  companyId: number,
  given: Omit<GivenUser, 'role' | 'companyId'> = {},
): Promise<MadeUser> {
  return makeUser(db, { ...given, role: 'sub', companyId });
}

/** An administrator with these office roles, signed in. */
export function makeAdministrator(
  db: Db,
  officeRoles: OfficeRole[] = ['super'],
  given: Partial<GivenUser> = {},
): Promise<MadeUser> {
  return makeUser(db, { ...given, role: 'admin', officeRoles });
}

async function makeUser(db: Db, given: GivenUser): Promise<MadeUser> {
  const email = `${unique()}@example.test`;
  const [row] = await db<{ id: number }[]>`
    insert into users (role, company_id, email, password_hash, is_access, status, currency)
    values (${given.role}, ${given.companyId ?? null}, ${email}, ${given.passwordHash ?? null}, ${given.isAccess ?? true},
      ${given.status ?? 'active'}, ${given.currency ?? 'USD'}) returning id`;
  const userId = row?.id ?? 0;
  for (const permission of given.permissions ?? [])
    await db`insert into user_permissions (user_id, permission) values (${userId}, ${permission})`;
  for (const role of given.officeRoles ?? [])
    await db`insert into admin_roles (user_id, role) values (${userId}, ${role})`;
  const loginType = given.role === 'admin' ? 'admin' : 'user';
  const token = await db.begin((trx) => startSession(trx, { userId, loginType, scope: given.scope ?? 'full' }));
  return { userId, email, token };
}
