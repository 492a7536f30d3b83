// Whether the audit trail is still as it was written (product §8).
import type { Db } from './db/db.ts';

/** What the check of the chain found. */
export interface AuditCheck {
  rows: number;
  /** The place of the first row that is changed, or after which one was taken out; null where the chain holds. */
  brokenAt: number | null;
  /** The hash of the last row in hex: whoever notes it down sees later whether the end was cut off; null without rows. */
  head: string | null;
}

/** Reckons every hash anew and holds each row to the one before. */
export async function checkAudit(db: Db): Promise<AuditCheck> {
  const [found] = await db<AuditCheck[]>`
    select count(*)::int as rows, min(position) filter (where is_broken)::int as broken_at,
      (select encode(hash, 'hex') from audit order by position desc limit 1) as head
    from (
      select a.position, a.hash <> audit_hash(a) or a.position <> row_number() over chain
        or a.prev_hash is distinct from lag(a.hash) over chain as is_broken
      from audit a window chain as (order by a.position)
    ) c`;
  return found ?? { rows: 0, brokenAt: null, head: null };
}

/** Whether a row with this hash (hex) is in the trail. */
export async function holdsHash(db: Db, head: string): Promise<boolean> {
  const rows = await db`select 1 from audit where hash = decode(${head}, 'hex')`;
  return rows.length > 0;
}

/** How far the chain was found as it was written. */
export interface AuditStretch {
  /** The last entry that holds, 0 for none, and its hash. */
  position: number;
  hash: Buffer | null;
  /** The first entry that does not, or after which one was taken out; null where all hold. */
  brokenAt: number | null;
}

/** Checks as many entries as told after one that held, and that this one is still the same. */
export async function checkAuditFrom(db: Db, from: AuditStretch, most: number): Promise<AuditStretch> {
  const { position, hash } = from;
  const [held] = await db<{ isSame: boolean }[]>`
    select ${position}::bigint = 0 or exists (select 1 from audit where position = ${position} and hash = ${hash}) as is_same`;
  if (!held?.isSame) return { ...from, brokenAt: Math.max(position, 1) };
  const rows = await db<{ position: number; hash: Buffer; isBroken: boolean }[]>`
    select a.position, a.hash, a.hash <> audit_hash(a) or a.position <> ${position}::bigint + row_number() over chain
      or a.prev_hash is distinct from lag(a.hash, 1, ${hash}::bytea) over chain as is_broken
    from audit a where a.position > ${position} window chain as (order by a.position) order by a.position limit ${most}`;
  const broken = rows.findIndex((row) => row.isBroken);
  const last = rows[broken < 0 ? rows.length - 1 : broken - 1] ?? from;
  return { position: last.position, hash: last.hash, brokenAt: rows[broken]?.position ?? null };
}
