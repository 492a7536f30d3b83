// QR sign-ins as tickets: the link's code and the asking browser's secret are halves that nobody else holds together (product §3).
import type { Trx, Db } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/sessions/token.ts';

/** Two minutes to scan and confirm. */
export const QR_SECONDS = 120;
/** What the asking browser has left to come back in, once the phone has said yes. */
const COLLECT_SECONDS = 30;

/** What the phone is told of who asks; kept with the ticket. */
export interface QrAsker {
  agent: string;
  address: string;
}

/** Who of the two ends a QR sign-in: what stands behind a secret. */
export interface QrTicket {
  userId: number | null;
  isUsed: boolean;
  isOver: boolean;
}

/** Keeps a new QR sign-in under the hashes of its two secrets. */
export async function insertQrTicket(db: Db, secrets: { code: string; claim: string }, asker: QrAsker): Promise<void> {
  await db`
    insert into tickets (purpose, token_hash, facts, expires_at)
    values ('qrLogin', ${hashOf(secrets.code)}, ${db.json({ claim: claimOf(secrets.claim), ...asker })},
      now() + make_interval(secs => ${QR_SECONDS}))`;
}

/** The phone's answer: whose sign-in it came from, and what was said. */
export interface QrAnswer {
  by: { userId: number; sessionId: number };
  isAllowed: boolean;
}

/** Keeps the phone's answer with the sign-in it came from, once: yes names the person, no uses the ticket up; false where it is over or somebody was faster. */
export async function decideQrTicket(db: Db, code: string, { by, isAllowed }: QrAnswer): Promise<boolean> {
  const rows = await db`
    update tickets set user_id = ${isAllowed ? by.userId : null}, used_at = case when ${!isAllowed}::boolean then now() end,
      facts = facts || ${db.json({ session: by.sessionId })},
      expires_at = greatest(expires_at, now() + make_interval(secs => ${COLLECT_SECONDS}))
    where purpose = 'qrLogin' and token_hash = ${hashOf(code)} and user_id is null and used_at is null and expires_at > now()
    returning id`;
  return rows.length > 0;
}

/** Uses up a confirmed ticket for the browser that holds its secret, and gives who confirmed; null where there is nothing to use, or the phone was signed out since. */
export async function useQrTicket(trx: Trx, claim: string): Promise<number | null> {
  const [row] = await trx<{ userId: number }[]>`
    update tickets set used_at = now()
    where purpose = 'qrLogin' and facts ->> 'claim' = ${claimOf(claim)} and user_id is not null and used_at is null
      and expires_at > now() and exists (
        select 1 from sessions s where s.id = (facts ->> 'session')::bigint and s.ended_at is null and s.expires_at > now())
    returning user_id`;
  return row?.userId ?? null;
}

/** The hash of what the asking browser holds, as it stands in the ticket. */
export const claimOf = (secret: string): string => hashOf(secret).toString('hex');
