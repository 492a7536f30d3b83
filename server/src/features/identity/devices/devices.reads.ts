// The live sign-ins of a person (product §3: list of signed-in devices).
import { limits } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';

/** One live sign-in. */
export interface LiveSession {
  id: number;
  userAgent: string | null;
  address: string | null;
  since: Date;
  lastSeen: Date;
}

/** Sign-ins that still pass, the one last used first. */
export async function readLiveSessions(db: Db, userId: number): Promise<LiveSession[]> {
  return await db<LiveSession[]>`
    select id, user_agent, address, created_at as since, last_seen_at as last_seen from sessions
    where user_id = ${userId} and scope = 'full' and ended_at is null and expires_at > now()
      and last_seen_at > now() - make_interval(mins => ${limits.idleMinutes})
    order by last_seen_at desc, id desc limit 100`;
}
