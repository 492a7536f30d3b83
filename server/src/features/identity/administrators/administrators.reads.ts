// The people of the office as those who manage them see them (product §8: users and roles).
import type { Administrator, calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { atOneMoment, type Db, type Trx } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { hashOf } from '../../../platform/sessions/token.ts';

type List = typeof calls.administrators.administratorList;
type Invitation = ResultOf<typeof calls.administrators.officeInvitation>;

/** One page by address. */
export async function readAdministrators(db: Db, callerId: number, asked: ParsedOf<List>): Promise<ResultOf<List>> {
  const { page, pageSize, keyword = '', role = null, state = null } = asked;
  const words = likePattern(keyword);
  return await atOneMoment(db, async (trx) => {
    const found = trx`
      from users u where u.role = 'admin'
        and (u.email ilike ${words} or concat_ws(' ', u.first_name, u.last_name) ilike ${words})
        and (${state}::text is null or ${stateOf(trx)} = ${state})
        and (${role}::text is null or exists (select 1 from admin_roles r where r.user_id = u.id and r.role = ${role}))`;
    const items = await trx<Administrator[]>`
      select ${columns(trx, callerId)} ${found} order by u.email limit ${pageSize} offset ${(page - 1) * pageSize}`;
    const [sum] = await trx<{ total: number }[]>`select count(*)::int as total ${found}`;
    return { items, total: sum?.total ?? 0, page, pageSize };
  });
}

/** One of them; null where there is none. */
export async function readAdministrator(db: Db, callerId: number, id: number): Promise<Administrator | null> {
  const [row] = await db<Administrator[]>`
    select ${columns(db, callerId)} from users u where u.id = ${id} and u.role = 'admin'`;
  return row ?? null;
}

const stateOf = (db: Db | Trx) => db`
  case when u.status <> 'active' then 'inactive' when u.password_hash is null then 'invited' else 'active' end`;
const nameOf = (db: Db | Trx) => db`nullif(concat_ws(' ', u.first_name, u.last_name), '')`;
const rolesOf = (db: Db | Trx) => db`array(select r.role from admin_roles r where r.user_id = u.id order by 1)`;
const columns = (db: Db | Trx, callerId: number) => db`
  u.id, u.email, ${nameOf(db)} as name, ${rolesOf(db)} as roles, ${stateOf(db)} as state,
  u.totp_enrolled_at is not null as has_second_factor, u.id = ${callerId} as is_own,
  (select to_json(max(s.last_seen_at)) #>> '{}' from sessions s where s.user_id = u.id and s.scope = 'full') as last_seen_at,
  (select to_json(t.expires_at) #>> '{}' from tickets t where t.user_id = u.id and t.purpose = 'officeInvitation'
    and t.used_at is null and t.expires_at > now()) as invited_until`;

/** Whom a mailed link is for; null where it is wrong, used or over. */
export async function findOfficeInvitation(db: Db, secret: string): Promise<Invitation | null> {
  const [row] = await db<Invitation[]>`
    select u.email, ${nameOf(db)} as name, ${rolesOf(db)} as roles
    from tickets t join users u on u.id = t.user_id
    where t.token_hash = ${hashOf(secret)} and t.purpose = 'officeInvitation' and t.used_at is null and t.expires_at > now()
      and u.status = 'active' and u.password_hash is null`;
  return row ?? null;
}
