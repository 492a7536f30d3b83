// Whether the database answers, for the readiness check (product §2).
import type { Db } from './db.ts';

/** Resolves when the database answers; throws what keeps it from answering. */
export async function askAlive(db: Db): Promise<void> {
  await db`select 1`;
}
