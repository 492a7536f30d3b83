// Sessions: started, kept awake and ended (product §3: 30 minutes idle, 12 hours absolute).
import { limits } from '@outrigger/contract';
import type { Db, Trx } from '../db/db.ts';
import { hashOf, newToken } from './token.ts';

/** What a new session is for. */
export interface NewSession {
  userId: number;
  loginType: 'user' | 'admin';
  scope: 'full' | 'bind' | 'enroll';
  /** What the browser calls itself, for the list of signed-in devices. */
  agent?: string;
  /** Network address it comes from, for the same list. */
  ip?: string;
}
/** Why a session ended. */
export type SessionEnd = 'signOut' | 'idle' | 'expired' | 'password' | 'disabled' | 'replaced';

const BIND_MINUTES = 30;

/** Starts a session and gives its token, which is stored nowhere. */
export async function startSession(trx: Trx, session: NewSession): Promise<string> {
  const token = newToken();
  await trx`
    insert into sessions (token_hash, user_id, login_type, scope, user_agent, address, expires_at)
    values (${hashOf(token)}, ${session.userId}, ${session.loginType}, ${session.scope}, ${session.agent || null},
      ${session.ip || null},
      now() + make_interval(mins => ${session.scope === 'bind' ? BIND_MINUTES : limits.sessionHours * 60}))`;
  return token;
}

/** Ends one session; ending it twice changes nothing. */
export async function endSession(db: Db | Trx, token: string, why: SessionEnd): Promise<void> {
  await db`update sessions set ended_at = now(), address = null, ended_why = ${why} where token_hash = ${hashOf(token)} and ended_at is null`;
}

/** Ends all sessions of a user but, where given, one. */
export async function endSessionsOf(
  trx: Db | Trx,
  userId: number,
  why: SessionEnd,
  except: number | null = null,
): Promise<void> {
  await trx`
    update sessions set ended_at = now(), address = null, ended_why = ${why}
    where user_id = ${userId} and ended_at is null and id is distinct from ${except}`;
}

/** Ends whatever began with a link that another one has replaced. */
export async function endBindSessionsOf(trx: Db | Trx, userId: number): Promise<void> {
  await trx`
    update sessions set ended_at = now(), address = null, ended_why = 'replaced'
    where user_id = ${userId} and scope = 'bind' and ended_at is null`;
}

/** Ends one live session of a user from elsewhere; false where there is none of this id. */
export async function endSessionOf(db: Db, userId: number, sessionId: number): Promise<boolean> {
  const rows = await db`
    update sessions set ended_at = now(), address = null, ended_why = 'signOut'
    where id = ${sessionId} and user_id = ${userId} and scope = 'full' and ended_at is null returning id`;
  return rows.length > 0;
}

/** Notes that these sessions were used just now. */
export async function keepAwake(db: Db, sessionIds: number[]): Promise<void> {
  await db`update sessions set last_seen_at = greatest(last_seen_at, now()) where id = any(${sessionIds}) and ended_at is null`;
}

/** Marks sessions that ran out as ended, for the worker's round; gives how many. */
export async function endStaleSessions(db: Db): Promise<number> {
  const rows = await db`
    update sessions set ended_at = now(), address = null, ended_why = case when expires_at <= now() then 'expired' else 'idle' end
    where ended_at is null and (expires_at <= now() or last_seen_at <= now() - make_interval(mins => ${limits.idleMinutes}))
    returning id`;
  return rows.length;
}
