// Checks the chain of the audit trail from the command line (product §8).
import { checkAudit, holdsHash } from '../platform/audit.reads.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/db/db.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { requireThisRelease } from './this-release.ts';
import { withDatabase } from './with-database.ts';

/** `audit`, or `audit HASH` with the last hash of an earlier check, which must still be there. */
export async function audit(config: Config, args: string[], say: (line: string) => void): Promise<void> {
  const [noted, ...others] = args;
  if (others.length > 0 || (noted !== undefined && !/^[0-9a-f]{64}$/i.test(noted)))
    throw new StartProblem('Say "audit", or "audit HASH" with the 64 characters of an earlier check.');
  await withDatabase(config, false, async (db) => {
    await requireThisRelease(db);
    await tellAudit(db, noted, say);
  });
}

/** Throws where the trail is not as it was written. */
export async function tellAudit(db: Db, noted: string | undefined, say: (line: string) => void): Promise<void> {
  const { rows, brokenAt, head } = await checkAudit(db);
  if (brokenAt !== null) throw new Error(`the audit trail was changed: row ${brokenAt} does not fit the one before it`);
  if (noted !== undefined && !(await holdsHash(db, noted.toLowerCase())))
    throw new Error('the audit trail was cut off: the row with the noted hash is gone');
  say(`${rows} rows, each as it was written${head === null ? '' : `; last hash ${head}`}`);
}
