// Who is behind a token, with today's rights (product §3: changes work on the very next request).
import { limits } from '@outrigger/contract';
import type { Caller } from '../caller.ts';
import type { Db } from '../db/db.ts';

/** A live session with its person, and when it ends and was last seen, in seconds. */
export interface FoundSession extends Caller {
  hash: string;
  expiresAt: number;
  lastSeenAt: number;
}

/** Finds the live sessions behind these token hashes (hex), in one query however many ask at once. */
export const findSessions = async (db: Db, hashes: string[]): Promise<FoundSession[]> => await liveSessions(db, hashes);

/** The live sessions behind these token hashes (hex), for use in a statement; also in JSON, whose keys stay as they are written. */
export const liveSessions = (db: Db, hashes: string[]) => db<FoundSession[]>`
    select encode(s.token_hash, 'hex') as hash, s.id as "sessionId", u.id as "userId", u.email, u.role, u.company_id as "companyId",
      c.status as "companyStatus", u.is_access and coalesce(c.status = 'approved', true) as "isAccess",
      s.login_type as "loginType", s.scope, u.currency, extract(epoch from s.expires_at)::float8 as "expiresAt",
      extract(epoch from s.last_seen_at)::float8 as "lastSeenAt",
      case u.role when 'main' then array[1, 2, 3]::int[]
        else array(select p.permission::int from user_permissions p where p.user_id = u.id order by 1) end as permissions,
      array(select r.role from admin_roles r where r.user_id = u.id order by 1) as "officeRoles"
    from sessions s join users u on u.id = s.user_id left join companies c on c.id = u.company_id
    where s.token_hash = any(array(select decode(h, 'hex') from unnest(${hashes}::text[]) h)) and s.ended_at is null and s.expires_at > now()
      and s.last_seen_at > now() - make_interval(mins => ${limits.idleMinutes})
      and u.status = 'active' and c.status is distinct from 'blocked'`;
