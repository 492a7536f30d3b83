// Operator commands work on a database of their own release: none but a start brings one forward (product §1).
import type { Db } from '../platform/db/db.ts';
import { pendingMigrations } from '../platform/db/migrate.ts';
import { StartProblem } from '../platform/start-problem.ts';

/** Throws StartProblem for a database that is older or newer than the program. */
export async function requireThisRelease(db: Db): Promise<void> {
  const [missing] = await pendingMigrations(db);
  if (missing === undefined) return;
  throw new StartProblem(
    `The database is of an earlier release (it has no ${missing}): use the command of that release, or start the shop of this one first.`,
  );
}
