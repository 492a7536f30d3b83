// How far the worker has checked the audit trail (product §8).
import type { AuditStretch } from '../../platform/audit.reads.ts';
import type { Db } from '../../platform/db/db.ts';

/** Where the last check ended; the beginning where there was none. */
export async function lastAuditCheck(db: Db): Promise<AuditStretch> {
  const [row] = await db<AuditStretch[]>`
    select position, hash, broken_at from audit_checks order by id desc limit 1`;
  return row ?? { position: 0, hash: null, brokenAt: null };
}

/** Keeps where a check ended, in place of those before. */
export async function keepAuditCheck(db: Db, { position, hash, brokenAt }: AuditStretch): Promise<void> {
  await db`
    with kept as (
      insert into audit_checks (position, hash, broken_at) values (${position}, ${hash}, ${brokenAt}) returning id
    )
    delete from audit_checks using kept where audit_checks.id < kept.id`;
}
