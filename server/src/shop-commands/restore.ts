// The command line of a restore (product §1).
import { resolve } from 'node:path';
import type { Config } from '../platform/config.ts';
import { migrate } from '../platform/db/migrate.ts';
import { filesDirectory, isOnS3 } from '../platform/outside/file-place.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { makeWritable } from '../platform/supervisor/data-lock.ts';
import { readArguments } from './arguments.ts';
import { requireWhole } from './frames.ts';
import { readBackup } from './read-backup.ts';
import { refuseToOverwrite } from './restore.store.ts';
import { withDatabase } from './with-database.ts';

/** `restore FILE [--replace]`; afterwards the tables are brought forward to this release. */
export async function restore(config: Config, args: string[], say: (line: string) => void): Promise<void> {
  const { words, options } = readArguments(args, {
    usage: 'restore FILE [--replace]',
    words: 1,
    options: ['--replace'],
  });
  const [source] = words;
  if (!source) throw new StartProblem('Name the file to read: npm run shop -- restore FILE');
  const path = resolve(source);
  await requireWhole(path);
  const result = await withDatabase(config, true, async (db) => {
    await refuseToOverwrite(db, options.has('--replace'));
    const directory = isOnS3(config) ? null : filesDirectory(config);
    if (directory !== null) await makeWritable(directory, config.filesUrl ? 'FILES_URL' : 'DATA_DIR');
    const restored = await readBackup(db, directory, path);
    await migrate(db);
    return restored;
  });
  say(`Restored ${result.rows} rows and ${result.files} files of ${result.madeAt}.`);
}
