// The worker's check of the audit trail (product §8): from the entry that held last to the end, a stretch at a time; `npm run shop -- audit` checks it whole.
import { checkAuditFrom } from '../../platform/audit.reads.ts';
import type { Db } from '../../platform/db/db.ts';
import { keepAuditCheck, lastAuditCheck } from './audit-checks.store.ts';

const STRETCH = 10_000;

/** Goes on to the end; once something is found changed it stays said, and nothing after it is looked at. */
export async function checkAuditFurther(db: Db): Promise<void> {
  let last = await lastAuditCheck(db);
  for (;;) {
    if (last.brokenAt !== null) return;
    const found = await checkAuditFrom(db, last, STRETCH);
    await keepAuditCheck(db, found);
    if (found.position < last.position + STRETCH) return;
    last = found;
  }
}
