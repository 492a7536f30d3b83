// Puts the files of a restore in their place after its commit, and again at the next start where that was cut short (product §1).
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Db } from './db/db.ts';
import { forgetRestoreToken, readRestoreToken } from './restored-files.store.ts';
import { newToken } from './sessions/token.ts';

const DRAFT = '.restoring-';

/** Tells the files of one restore from those of another. */
export const newRestoreToken = (): string => newToken().slice(0, 16);

/** Where the files of a restore are unpacked: beside their place, so that one rename brings them there. */
export const draftOf = (filesDirectory: string, token: string): string => `${filesDirectory}${DRAFT}${token}`;

/** Makes files and database agree: drafts of the restore that committed take the place, those of others go. */
export async function settleFiles(db: Db, filesDirectory: string): Promise<void> {
  const token = await readRestoreToken(db);
  const draft = token === undefined ? undefined : draftOf(filesDirectory, token);
  const before = `${filesDirectory}.before`;
  if (draft !== undefined && (await isThere(draft))) {
    // The old files go only once the new ones lie in their place.
    await rm(before, { recursive: true, force: true });
    if (await isThere(filesDirectory)) await rename(filesDirectory, before);
    await rename(draft, filesDirectory);
  }
  await rm(before, { recursive: true, force: true });
  await removeDrafts(filesDirectory);
  if (token !== undefined) await forgetRestoreToken(db);
}

async function removeDrafts(filesDirectory: string): Promise<void> {
  const folder = dirname(filesDirectory);
  const names = await readdir(folder).catch(() => []);
  const drafts = names.filter((name) => name.startsWith(basename(filesDirectory) + DRAFT));
  for (const name of drafts) await rm(join(folder, name), { recursive: true, force: true });
}

async function isThere(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
