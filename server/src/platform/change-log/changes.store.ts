// Keeps the change log short (docs/decisions/0007).
import type { Db, Trx } from '../db/db.ts';

/** Forgets changes older than six hours; a process that has not looked for one hour trusts nothing it kept. */
export async function forgetOldChanges(db: Db): Promise<void> {
  await db`delete from change_log where changed_at < now() - interval '6 hours'`;
}

/** Says in the transaction's own breath that these topics changed as a whole. */
export async function logChanges(trx: Trx, topics: Iterable<string>): Promise<void> {
  for (const topic of topics) await trx`insert into change_log (topic) values (${topic})`;
}
