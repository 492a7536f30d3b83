// Sub-accounts as their company and the parts desk see them (spec §2 sub-account table; product §8).
import { type calls, type ParsedOf, type ResultOf, type SubAccount } from '@outrigger/contract';
import { atOneMoment, type Db, type Trx } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { invitedUntil } from '../invitations/invitations.reads.ts';
import { type LimitColumns, limitOf } from './sub-account-change.rules.ts';

type AskedWaiting = ParsedOf<typeof calls.subAccounts.subAccountsToDecide>;
type Waiting = ResultOf<typeof calls.subAccounts.subAccountsToDecide>;
type Row = Omit<SubAccount, 'createTime' | 'spendingLimit' | 'isOwn'> & {
  createTime: Date;
} & LimitColumns;
/** Which of a company's sub-accounts, for whom. */
export interface Asked {
  companyId: number;
  callerId: number;
  maySeeAmounts: boolean;
}

/** One page, the newest first. */
export async function readSubAccounts(
  db: Db,
  asked: Asked & { page: number; pageSize: number },
): Promise<ResultOf<typeof calls.subAccounts.subAccountList>> {
  const { companyId, page, pageSize } = asked;
  return await atOneMoment(db, async (trx) => {
    const rows = await trx<Row[]>`
      select ${columns(trx)} from users u where u.company_id = ${companyId} and u.role = 'sub'
      order by u.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
    const [sum] = await trx<{ total: number }[]>`
      select count(*)::int as total from users where company_id = ${companyId} and role = 'sub'`;
    return { items: rows.map((row) => shown(row, asked)), total: sum?.total ?? 0, page, pageSize };
  });
}

/** One of them; null where the company has no such sub-account. */
export async function readSubAccount(db: Db, asked: Asked & { id: number }): Promise<SubAccount | null> {
  const [row] = await db<Row[]>`
    select ${columns(db)} from users u where u.id = ${asked.id} and u.company_id = ${asked.companyId} and u.role = 'sub'`;
  return row ? shown(row, asked) : null;
}

const columns = (db: Db | Trx) => db`
  u.id, coalesce(u.username, split_part(u.email, '@', 1)) as username, u.email, u.country, u.created_at as create_time, u.status,
  u.spending_limit_minor, u.spending_limit_currency, u.password_hash is not null as is_bound, ${invitedUntil(db)} as invited_until,
  array(select p.permission::int from user_permissions p where p.user_id = u.id order by 1) as permissions`;

function shown({ spendingLimitMinor, spendingLimitCurrency, ...row }: Row, asked: Asked): SubAccount {
  const limit = limitOf({ spendingLimitMinor, spendingLimitCurrency });
  return {
    ...row,
    createTime: row.createTime.toISOString(),
    isOwn: row.id === asked.callerId,
    ...(asked.maySeeAmounts ? { spendingLimit: limit } : {}),
  };
}

/** Those that wait for the parts desk, the oldest first. */
export async function readWaiting(db: Db, { page, pageSize, keyword = '' }: AskedWaiting): Promise<Waiting> {
  const words = likePattern(keyword);
  return await atOneMoment(db, async (trx) => {
    const found = trx`
      from users u join companies c on c.id = u.company_id left join users b on b.id = u.created_by
      where u.role = 'sub' and u.status = 'reviewing'
        and (u.email ilike ${words} or u.username ilike ${words} or c.name ilike ${words})`;
    const rows = await trx<(Omit<Waiting['items'][number], 'spendingLimit'> & LimitColumns)[]>`
      select u.id, coalesce(u.username, split_part(u.email, '@', 1)) as username, u.email, u.country, c.name as company,
        b.email as applied_by, to_json(u.created_at) #>> '{}' as create_time, u.spending_limit_minor, u.spending_limit_currency,
        array(select p.permission::int from user_permissions p where p.user_id = u.id order by 1) as permissions
      ${found} order by u.created_at, u.id limit ${pageSize} offset ${(page - 1) * pageSize}`;
    const [sum] = await trx<{ total: number }[]>`select count(*)::int as total ${found}`;
    const items = rows.map(({ spendingLimitMinor, spendingLimitCurrency, ...row }) => ({
      ...row,
      spendingLimit: limitOf({ spendingLimitMinor, spendingLimitCurrency }),
    }));
    return { items, total: sum?.total ?? 0, page, pageSize };
  });
}

/** The caller's own limit per order. */
export async function readOwnLimit(db: Db | Trx, userId: number): Promise<{ minor: number; currency: string } | null> {
  const [row] = await db<{ minor: number | null; currency: string | null }[]>`
    select spending_limit_minor as minor, spending_limit_currency as currency from users where id = ${userId}`;
  return row && row.minor !== null && row.currency !== null ? { minor: row.minor, currency: row.currency } : null;
}

/** Whoever applied for a sub-account, with the address that was applied for. */
export interface Applicant {
  userId: number;
  companyId: number;
  email: string;
  language: string;
  username: string;
}

/** Who is told what became of an application; null where he is not active any more. */
export async function readApplicant(db: Db | Trx, userId: number): Promise<Applicant | null> {
  const [row] = await db<Applicant[]>`
    select b.id as user_id, b.company_id, b.email, b.language, u.email as username
    from users u join users b on b.id = u.created_by and b.company_id = u.company_id
    where u.id = ${userId} and b.status = 'active'`;
  return row ?? null;
}
