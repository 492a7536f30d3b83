// The command line of a backup (product §1).
import { resolve } from 'node:path';
import type { Config } from '../platform/config.ts';
import { pendingMigrations } from '../platform/db/migrate.ts';
import { filesDirectory, isOnS3 } from '../platform/outside/file-place.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { readArguments } from './arguments.ts';
import { withDatabase } from './with-database.ts';
import { writeBackup } from './write-backup.ts';

/** `backup FILE`; warns of tables of other programs, of files that rows speak of and the store has not, and of files that lie in S3 and stay there. */
export async function backup(config: Config, args: string[], say: (line: string) => void): Promise<void> {
  const { words } = readArguments(args, { usage: 'backup FILE', words: 1 });
  const [target] = words;
  if (!target) throw new StartProblem('Name the file to write: npm run shop -- backup FILE');
  const path = resolve(target);
  const result = await withDatabase(config, false, async (db) => {
    // An older one is copied as it is, for a restore brings it forward; a newer one is refused.
    await pendingMigrations(db);
    return writeBackup(db, isOnS3(config) ? null : filesDirectory(config), path);
  });
  if (isOnS3(config)) say('The files lie in S3 and are not in this backup: keep versions of the bucket.');
  for (const name of result.foreign) say(`left out, for it is a table of another program: ${name}`);
  for (const key of result.missing) say(`missing from the store and so from the backup: ${key}`);
  say(`${path}: ${result.rows} rows and ${result.files} files`);
}
