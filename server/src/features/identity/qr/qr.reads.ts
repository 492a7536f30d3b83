// QR sign-ins as either side may see them (product §3).
import type { Db } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/sessions/token.ts';
import { claimOf, type QrAnswer, type QrAsker, type QrTicket } from './qr.store.ts';

/** Who asks behind a code that may still be confirmed; null for any other. */
export async function findQrAsker(db: Db, code: string): Promise<(QrAsker & { askedAt: Date }) | null> {
  const [row] = await db<(QrAsker & { askedAt: Date })[]>`
    select facts ->> 'agent' as agent, facts ->> 'address' as address, created_at as asked_at from tickets
    where purpose = 'qrLogin' and token_hash = ${hashOf(code)} and user_id is null and used_at is null and expires_at > now()`;
  return row ?? null;
}

/** Whether this very answer was given before by the same sign-in: a button pressed twice. */
export async function isQrAnswered(db: Db, code: string, { by, isAllowed }: QrAnswer): Promise<boolean> {
  const rows = await db`
    select 1 from tickets
    where purpose = 'qrLogin' and token_hash = ${hashOf(code)} and (facts ->> 'session')::bigint = ${by.sessionId}
      and user_id is not distinct from ${isAllowed ? by.userId : null}::bigint and expires_at > now()`;
  return rows.length > 0;
}

/** How it stands with the QR sign-in of a browser; null where its secret is none. */
export async function findQrTicket(db: Db, claim: string): Promise<QrTicket | null> {
  const [row] = await db<QrTicket[]>`
    select user_id, used_at is not null as is_used, expires_at <= now() as is_over from tickets
    where purpose = 'qrLogin' and facts ->> 'claim' = ${claimOf(claim)}`;
  return row ?? null;
}
